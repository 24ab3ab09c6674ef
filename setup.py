"""Builds Steiger: compiles the engine with mypyc where there is a C compiler, and puts the browser client into the package.

STEIGER_COMPILE=0 leaves the engine interpreted. STEIGER_COMPILE=1 fails where it cannot be compiled.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

from scripts import client
from scripts.compiler import compiler_works
from scripts.docstrings import add_docstrings

SOURCES = Path("src/steiger")
CORE = ["bits", "maths", "rng", "vocabulary", "state", "pile", "playout", "observation", "batch"]
BOTS = ["mind", "rows"]
GAME_ROOMS = ["rules", "planner", "mind", "observation"]  # of each game
INTERPRETED = {"minds.py", "styles.py", "net_spec.py", "rebuild.py"}  # numpy and setattr: nothing hot
# Only the engine is checked. What it does not import may be missing here, like numpy.
CHECKS = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
# Lets gcc inline one function of the engine into another. They are never replaced at load time.
INLINE = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
# Keeps a product and a sum apart, as Python does. Fused, they round once, and bots could choose differently on other machines.
FLAGS = [*INLINE, "-ffp-contract=off"] if sys.platform != "win32" else []
ARTIFACTS = {"sdist", "bdist_wheel"}
MUST_COMPILE = os.environ.get("STEIGER_COMPILE") == "1"


def engine(root: Path = Path()) -> list[str]:
    """The modules to compile: named ones of the house, and whole rooms of each game."""
    sources = root / SOURCES
    house = [sources / "core" / f"{name}.py" for name in CORE] + [sources / "bots" / f"{name}.py" for name in BOTS]
    games = [path for room in GAME_ROOMS for path in sorted(sources.glob(f"games/*/{room}/*.py"))]
    return [str(path) for path in house + games if path.name not in INTERPRETED | {"__init__.py"}]


def say(text: str) -> None:
    print(f"steiger: {text}", file=sys.stderr)


def compiled() -> list[Extension]:
    """The extensions to build, none where the engine stays interpreted."""
    if os.environ.get("STEIGER_COMPILE") == "0" or not (MUST_COMPILE or compiler_works()):
        say("the engine is not compiled and will run interpreted, which is slower")
        return []
    try:
        from mypyc.build import mypycify

        modules = mypycify([*CHECKS, *engine()], opt_level=os.environ.get("STEIGER_OPT", "3"), debug_level="0")
    except (ImportError, SystemExit) as error:
        if MUST_COMPILE:
            raise
        say(f"the engine is not compiled and will run interpreted, which is slower ({error})")
        return []
    generated = {Path(name) for module in modules for name in module.sources}
    add_docstrings(sorted(generated), [Path(name) for name in engine()], SOURCES.parent)
    for module in modules:
        module.optional = not MUST_COMPILE
        module.extra_compile_args += FLAGS
    return list(modules)


def provide_client() -> None:
    """A wheel without the client still plays in the terminal. An sdist without it is refused."""
    try:
        client.provide()
    except (client.NoNode, OSError, subprocess.CalledProcessError) as error:
        if "sdist" in sys.argv:
            raise
        say(f"the browser client is missing: install Node.js {client.OLDEST_NODE} or newer and build again ({error!r})")


if __name__ == "__main__":
    if ARTIFACTS & set(sys.argv):
        provide_client()
    setup(ext_modules=[] if sys.argv[1:2] in (["egg_info"], ["sdist"], ["dist_info"]) else compiled())
