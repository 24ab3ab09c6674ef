"""What a game adds to the search: its turns as macro moves, a quick player, and an evaluation. The search knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import i64, mypyc_attr

from steiger.core.rng import Rng
from steiger.core.state import State


@final
class Turn:
    """One macro move: the actions as far as they are certain, and what the position after them promises the mover."""

    def __init__(self, actions: list[int], value: float) -> None:
        self.actions = actions
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC):
    """All its chance comes from the Rng it is given."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.steady = 15.0  # points ahead that make a win about three times as likely as a loss

    @abstractmethod
    def turns(self, state: State, variety: i64) -> list[Turn]:
        """What the player to move may do with the rest of the turn, the best first; up to `variety` ways to do the same thing."""

    @abstractmethod
    def finish(self, state: State) -> None:
        """Play quickly on, in place, to the end of a turn that has begun; nothing if the next decision begins one."""

    @abstractmethod
    def play(self, state: State) -> None:
        """Play the best turn, quickly found, in place."""

    @abstractmethod
    def value(self, state: State, seat: i64) -> float:
        """What the position promises a seat, in points ahead of the others."""

    @abstractmethod
    def parts(self, state: State, seat: i64) -> dict[str, float]:
        """What that consists of."""


def by_value(turns: list[Turn]) -> list[Turn]:
    """The best first; equal ones stay as they were found."""
    return sorted(turns, key=_worst)


def _worst(turn: Turn) -> float:
    return -turn.value
