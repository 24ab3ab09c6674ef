"""A mind for games that have none of their own: every action is a turn, and random play to the end is the evaluation."""

from __future__ import annotations

from statistics import fmean

from steiger.bots.mind import Mind, Outlook, Turn, settled
from steiger.core.playout import playout
from steiger.core.rng import Rng
from steiger.core.state import Choices, State

WIN_WORTH = 20.0  # points ahead that a win counts like
PLAYOUTS = 16  # for an outlook


class BlindMind(Mind):
    """Knows no more of a game than its legal actions and how it ends."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.choices = Choices()

    def end(self, state: State) -> State:
        """Return how the game may end from here."""
        end = state.copy()
        playout(end, self.rng, self.choices)
        return end

    def turns(self, state: State, variety: int) -> list[Turn]:
        return [Turn([action], 0.0, []) for action in state.legal()]

    def finish(self, state: State) -> None:
        """A turn is one action, so none is ever under way."""

    def play(self, state: State) -> None:
        legal = state.legal()
        state.apply(legal[self.rng.below(len(legal))])

    def value(self, state: State, seat: int) -> float:
        return lead(self.end(state), seat)

    def values_by_seat(self, state: State) -> list[float]:
        end = self.end(state)
        return [lead(end, seat) for seat in range(len(end.scores()))]

    def outlook(self, state: State, seat: int) -> Outlook:
        ends = [settled(self.end(state), seat) for _ in range(PLAYOUTS)]
        return Outlook(
            fmean(end.win for end in ends),
            fmean(end.own for end in ends),
            fmean(end.other for end in ends),
        )

    def parts(self, state: State, seat: int) -> dict[str, float]:
        return {}


def lead(end: State, seat: int) -> float:
    """Return the points ahead at the end of a game, with a win or a loss on top."""
    result = settled(end, seat)
    return result.own - result.other + WIN_WORTH * (2 * result.win - 1)
