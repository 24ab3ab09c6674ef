"""How bots find what a game knows about itself: its minds by style and what its nets learn. Asks the game, lists none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from steiger.bots.contrast import Contrast
from steiger.bots.mind import Mind
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.state import State

if TYPE_CHECKING:
    from steiger.bots.net_spec import NetSpec


class Minds(ABC):
    """What `Game.mind()` returns: the ways to play one game, and how nets learn it."""

    styles: tuple[str, ...] = ("",)  # "" is the way to play well; the others overdo something

    @abstractmethod
    def mind(self, style: str, rng: Rng) -> Mind:
        """Return a new mind of one of the styles. It draws all its chance from this Rng."""

    def net_spec(self) -> NetSpec | None:
        """Return how nets learn this game, or None if they cannot."""
        return None

    def contrast(self) -> Contrast:
        """Return how played turns of this game are told apart and compared."""
        return Contrast()


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


def net_spec_of(game: str) -> NetSpec | None:
    """Return how nets learn this game, or None if they cannot."""
    minds = minds_of(game)
    return None if minds is None else minds.net_spec()


def find_net_spec(state: State) -> NetSpec:
    """Return how nets learn positions like this one. The game must describe its nets."""
    spec = net_spec_of(state.game_name())
    assert spec is not None, state.game_name()
    return spec
