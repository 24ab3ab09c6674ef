"""Compiles the engine with mypyc where that is possible; without a compiler the same sources run as they are."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

SOURCES = Path("src/steiger")
CORE = ["bits", "rng", "vocabulary", "state", "pile", "playout"]
BOTS = ["mind", "rows"]
GAME_ROOMS = ["rules", "planner", "mind"]  # of each game
INTERPRETED = {"styles.py", "school.py"}  # numpy and setattr: nothing hot


def engine(root: Path = Path()) -> list[str]:
    """The modules to compile: named ones of the house, and whole rooms of each game."""
    sources = root / SOURCES
    house = [sources / "core" / f"{name}.py" for name in CORE] + [sources / "bots" / f"{name}.py" for name in BOTS]
    games = [path for room in GAME_ROOMS for path in sorted(sources.glob(f"games/*/{room}/*.py"))]
    return [str(path) for path in house + games if path.name not in INTERPRETED | {"__init__.py"}]


def compiled() -> list[Extension]:
    if os.environ.get("STEIGER_COMPILE") == "0":
        return []
    try:
        from mypyc.build import mypycify

        modules = mypycify(["--strict", *engine()], opt_level=os.environ.get("STEIGER_OPT", "3"), debug_level="0")
    except (ImportError, SystemExit) as error:
        print(f"steiger: not compiled, the engine will run interpreted ({error})", file=sys.stderr)
        return []
    for module in modules:
        module.optional = True
        # Lets gcc inline one function of the engine into another; nobody replaces them at load time.
        module.extra_compile_args.append("-fno-semantic-interposition")
    return list(modules)


if __name__ == "__main__":
    setup(ext_modules=compiled())
