"""Chooses between the compiled modules and their sources: compiled where they can be loaded, else the same source, only slower.

STEIGER_PURE=1 asks for the sources even where compiled modules lie beside them.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PROBE = "steiger.core.rng"  # imports nothing of ours: if it loads, the others do


class SourceFinder(MetaPathFinder):
    """Finds this package's modules as sources, passing over compiled ones."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("steiger."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def prepare() -> None:
    if not _has_vectors():
        _stand_in()
        prefer_sources()
    elif os.environ.get("STEIGER_PURE") == "1" or not _compiled_loads():
        prefer_sources()


def prefer_sources() -> None:
    for name in [name for name in sys.modules if name.startswith("steiger.core")]:
        del sys.modules[name]
    sys.meta_path.insert(0, SourceFinder())


def is_compiled() -> bool:
    """Whether the engine at work is the compiled one."""
    return not str(sys.modules[PROBE].__file__).endswith(".py")


def _has_vectors() -> bool:
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        return False
    return True


def _compiled_loads() -> bool:
    """A compiled module built against another Python or another librt does not load; its source does."""
    try:
        __import__(PROBE)
    except (ImportError, SystemError, ValueError):
        return False
    return True


def _stand_in() -> None:
    """librt ships no build for this machine: its vectors as lists."""
    from steiger import _vectors

    package = ModuleType("librt")
    package.vecs = _vectors  # type: ignore[attr-defined]
    sys.modules["librt"] = package
    sys.modules["librt.vecs"] = _vectors
