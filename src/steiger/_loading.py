"""Chooses between the compiled modules and their sources: compiled where they can be loaded, else the same source, only slower.

STEIGER_PURE=1 asks for the sources even where compiled modules lie beside them.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

from steiger import _vectors

PROBE = "steiger.core.rng"  # imports nothing of ours: if it loads, the others do


class SourceFinder:
    """Finds this package's modules as sources, passing over compiled ones.

    A meta path finder by its method alone: importlib.abc takes longer to import than the whole engine.
    """

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("steiger."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def prepare() -> None:
    if os.environ.get("STEIGER_PURE") == "1" or not _compiled_loads():
        prefer_sources()


def prefer_sources() -> None:
    """From now on this package's modules are their sources, vectors are lists, and bits are counted by Python itself."""
    for name in [name for name in sys.modules if name.startswith("steiger.core")]:
        del sys.modules[name]
    sys.modules.setdefault("librt", ModuleType("librt"))
    sys.modules["librt.vecs"] = _vectors
    sys.meta_path.insert(0, SourceFinder())
    vars(import_module("steiger.core.bits"))["bit_count"] = int.bit_count


def is_compiled() -> bool:
    """Whether the engine at work is the compiled one."""
    return not str(sys.modules[PROBE].__file__).endswith(".py")


def _compiled_loads() -> bool:
    """Compiled modules are there, and fit this Python and this librt."""
    try:
        __import__(PROBE)
    except (ImportError, SystemError, ValueError):
        return False
    return is_compiled()
