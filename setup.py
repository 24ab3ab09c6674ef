"""Compiles the engine with mypyc where that is possible; without a compiler the same sources run as they are."""

import os
import sys

from setuptools import setup
from setuptools.extension import Extension

ENGINE = [
    "core/bits.py",
    "core/rng.py",
    "core/vocabulary.py",
    "core/state.py",
    "core/pile.py",
    "core/playout.py",
    "glueckauf/terms.py",
    "glueckauf/tables.py",
    "glueckauf/words.py",
    "glueckauf/coal.py",
    "glueckauf/orders.py",
    "glueckauf/board.py",
    "glueckauf/scoring.py",
    "glueckauf/turns.py",
    "glueckauf/steps.py",
    "glueckauf/mining.py",
    "glueckauf/position.py",
    "glueckauf/view.py",
    "glueckauf/reach.py",
    "glueckauf/haul.py",
    "zwergar/terms.py",
    "zwergar/goods.py",
    "zwergar/words.py",
    "zwergar/box.py",
    "zwergar/board.py",
    "zwergar/heat.py",
    "zwergar/mine.py",
    "zwergar/projects.py",
    "zwergar/places.py",
    "zwergar/scoring.py",
    "zwergar/turns.py",
    "zwergar/steps.py",
    "zwergar/position.py",
    "zwergar/view.py",
    "bots/mind.py",
    "bots/rows.py",
    "bots/glueckauf/weights.py",
    "bots/glueckauf/majority.py",
    "bots/glueckauf/worth.py",
    "bots/glueckauf/hauling.py",
    "bots/glueckauf/turns.py",
    "bots/glueckauf/features.py",
    "bots/zwergar/weights.py",
    "bots/zwergar/outlook.py",
    "bots/zwergar/worth.py",
    "bots/zwergar/marks.py",
    "bots/zwergar/glance.py",
    "bots/zwergar/deeds.py",
    "bots/zwergar/best.py",
    "bots/zwergar/turns.py",
    "bots/zwergar/features.py",
]


def compiled() -> list[Extension]:
    if os.environ.get("STEIGER_COMPILE") == "0":
        return []
    try:
        from mypyc.build import mypycify

        modules = mypycify(["--strict", *(f"src/steiger/{path}" for path in ENGINE)], opt_level="3", debug_level="0")
    except (ImportError, SystemExit) as error:
        print(f"steiger: not compiled, the engine will run interpreted ({error})", file=sys.stderr)
        return []
    for module in modules:
        module.optional = True
        # Lets gcc inline one function of the engine into another; nobody replaces them at load time.
        module.extra_compile_args.append("-fno-semantic-interposition")
    return list(modules)


setup(ext_modules=compiled())
