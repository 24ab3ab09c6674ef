"""Installs the toy game for a while, as pip would: its folder, with the entry point beside the module, is put on the path."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from steiger.core import registry
from steiger.locale import catalogue

PACKAGE = Path(__file__).parent / "package"
NAME = "nuggets"


@contextmanager
def installed() -> Iterator[None]:
    """Other processes find the game too. Afterwards it is forgotten, so that no other test meets it."""
    before = os.environ.get("PYTHONPATH")
    sys.path.insert(0, str(PACKAGE))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(PACKAGE), *([before] if before else [])])
    catalogue.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(PACKAGE))
        forget(before)


def forget(path: str | None) -> None:
    if path is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = path
    registry._registered.pop(NAME, None)
    registry.game_folder.cache_clear()
    catalogue.cache_clear()
