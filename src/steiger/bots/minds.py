"""How bots find what a game knows about itself: its minds by style and its school. Asks the game, lists none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from steiger.bots.mind import Mind
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.state import State

if TYPE_CHECKING:
    from steiger.bots.school import School


class Minds(ABC):
    """What `Game.mind()` returns: the ways to play one game, and how nets learn it."""

    styles: tuple[str, ...] = ("",)  # "" is the way to play well; the others overdo something

    @abstractmethod
    def mind(self, style: str, rng: Rng) -> Mind:
        """Return a new mind of one of the styles. It draws all its chance from this Rng."""

    def school(self) -> School | None:
        """Return how nets learn this game, or None if they cannot."""
        return None


def minds_of(game: str) -> Minds | None:
    """Return what this game offers to bots, or None for a game that only game-blind bots can play."""
    found = find_game(game).mind()
    assert found is None or isinstance(found, Minds), (game, found)
    return found


def find_mind(state: State, style: str, rng: Rng) -> Mind:
    """Return a mind for positions like this one. The game must have one."""
    minds = minds_of(state.game_name())
    assert minds is not None, state.game_name()
    return minds.mind(style, rng)


def school_of(game: str) -> School | None:
    """Return how nets learn this game, or None if they cannot."""
    minds = minds_of(game)
    return None if minds is None else minds.school()


def find_school(state: State) -> School:
    """Return how nets learn positions like this one. The game must have a school."""
    school = school_of(state.game_name())
    assert school is not None, state.game_name()
    return school
