"""What a game adds to the search: its turns as macro moves, a quick player, and an evaluation. The search knows no game."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from steiger.core.maths import exp
from steiger.core.rng import Rng
from steiger.core.state import State

STEADY: Final = 15.0  # points ahead that make a win about three times as likely as a loss


@final
class Turn:
    """One macro move: the actions as far as they are certain, what it promises the mover, and the positions it may lead to."""

    def __init__(self, actions: list[int], value: float, afters: list[State]) -> None:
        self.actions = actions
        self.value = value
        self.afters = afters


@final
class Outlook:
    """What a position promises a seat: the share of the win, its own final score and the best of the others'."""

    def __init__(self, win: float, own: float, other: float) -> None:
        self.win = win
        self.own = own
        self.other = other


def settled(state: State, seat: i64) -> Outlook:
    """How a game that is over ended for a seat."""
    scores = state.scores()
    winners = state.winners()
    assert winners, "the game is not over"
    best = max([scores[other] for other in range(len(scores)) if other != seat])
    return Outlook(1.0 / float(len(winners)) if seat in winners else 0.0, float(scores[seat]), float(best))


def likely(lead: float) -> float:
    """Return the share of the win that a lead in points is worth to the hand-written evaluations."""
    return 1.0 / (1.0 + exp(-lead / STEADY))


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """All its chance comes from the Rng it is given."""

    afterstates = False  # whether positions are best valued right after the seat's own turn

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def turns(self, state: State, variety: i64) -> list[Turn]:
        """What the player to move may do with the rest of the turn, the best first; up to `variety` ways to do the same thing."""
        raise NotImplementedError("turns")

    def quick_turns(self, state: State) -> list[Turn]:
        """Those worth a thought where there is little time for it, in any order."""
        return self.turns(state, 1)

    @abstractmethod
    def finish(self, state: State) -> None:
        """Play quickly on, in place, to the end of a turn that has begun; nothing if the next decision begins one."""
        raise NotImplementedError("finish")

    def unsettled(self, state: State) -> bool:
        """Whether the turn under way came to a decision that deserves to be weighed like a turn."""
        return False

    @abstractmethod
    def play(self, state: State) -> None:
        """Play the best turn, quickly found, in place."""
        raise NotImplementedError("play")

    def play_all(self, states: list[State]) -> None:
        """The same in each of several positions."""
        for state in states:
            self.play(state)

    @abstractmethod
    def value(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, on the mind's own scale."""
        raise NotImplementedError("value")

    def values(self, states: list[State], seat: i64) -> list[float]:
        """The same of several."""
        return [self.value(state, seat) for state in states]

    def values_by_seat(self, state: State) -> list[float]:
        """Return how good the position is for each seat."""
        return [self.value(state, seat) for seat in range(len(state.scores()))]

    @abstractmethod
    def outlook(self, state: State, seat: i64) -> Outlook:
        """What the position promises a seat."""
        raise NotImplementedError("outlook")

    @abstractmethod
    def parts(self, state: State, seat: i64) -> dict[str, float]:
        """What the seat's score, or its lead, will consist of, in points, by the keys of the locale files that name the parts."""
        raise NotImplementedError("parts")


def by_value(turns: list[Turn]) -> list[Turn]:
    """The best first; equal ones stay as they were found."""
    return sorted(turns, key=_worst)


def _worst(turn: Turn) -> float:
    return -turn.value
