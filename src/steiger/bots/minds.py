"""Which package of bots knows which game's positions: its minds in their styles, and its school."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from steiger.bots.mind import Mind
from steiger.core.rng import Rng
from steiger.core.state import State

if TYPE_CHECKING:
    from steiger.bots.school import School

# By the module of the positions' class; each package has `styles.mind` and `school.SCHOOL`.
PACKAGES = {
    "steiger.games.glueckauf.rules.position": "steiger.games.glueckauf.mind",
    "steiger.games.zwergar.rules.position": "steiger.games.zwergar.mind",
}


GAMES = tuple(kind.split(".")[2] for kind in PACKAGES)


def find_mind(kind: str, style: str, rng: Rng) -> Mind:
    """The mind for positions of this kind (the module of their class)."""
    found = import_module(f"{PACKAGES[kind]}.styles").mind(style, rng)
    assert isinstance(found, Mind)
    return found


def teaches(state: State) -> bool:
    """Whether nets can learn positions like this one."""
    return type(state).__module__ in PACKAGES


def find_school(state: State) -> School:
    """How nets learn positions like this one."""
    from steiger.bots.school import School

    found = import_module(f"{PACKAGES[type(state).__module__]}.school").SCHOOL
    assert isinstance(found, School)
    return found
