"""Shallow look-ahead on redealt decks: the best turns, all playing quickly until the mover is on again. Knows no game."""

from __future__ import annotations

from math import ceil, log2
from time import perf_counter

from steiger.bots.mind import Mind, Turn
from steiger.core.state import NOBODY, State


class Candidate:
    """A turn under examination, and what came of it in each deal."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.ends: list[State] = []
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else self.turn.value


class LookAhead:
    """Sequential halving: all candidates see the same deals, the better half goes on; each round has its share of the time."""

    def __init__(self, mind: Mind, width: int = 6, deals: int = 4, own_turns: int = 1, variety: int = 2) -> None:
        self.mind = mind
        self.width = width
        self.deals = deals  # at most, in the first round; each further round may have twice as many
        self.own_turns = own_turns
        self.variety = variety

    def search(self, state: State, seat: int, ms: int) -> list[Candidate]:
        """The candidates, best first; as far as the time goes."""
        began = perf_counter()
        candidates = [Candidate(turn) for turn in self.mind.turns(state, self.variety)]
        left, rest = candidates[: self.width], candidates[self.width :]
        rounds = ceil(log2(len(left)))
        for i in range(rounds):
            self._examine(state, seat, left, self.deals << i, began + ms / 1000 * (i + 1) / rounds)
            left.sort(key=lambda candidate: -candidate.mean)
            half = (len(left) + 1) // 2
            left, rest = left[:half], left[half:] + rest
        return left + rest

    def _examine(self, state: State, seat: int, candidates: list[Candidate], deals: int, until: float) -> None:
        for _ in range(deals):
            dealt = state.copy()
            dealt.determinize(seat, self.mind.rng)
            ends: list[State] = []
            for candidate in candidates:
                if perf_counter() > until:
                    return
                ends.append(self._end(dealt.copy(), seat, candidate.turn))
            for candidate, end, value in zip(candidates, ends, self.mind.values(ends, seat), strict=True):
                candidate.ends.append(end)
                candidate.values.append(value)

    def _end(self, state: State, seat: int, turn: Turn) -> State:
        for action in turn.actions:
            state.apply(action)
        self.mind.finish(state)
        own_turns = self.own_turns
        while state.to_move() != NOBODY:
            own = state.to_move() == seat
            if own and own_turns == 0:
                break
            self.mind.play(state)
            own_turns -= own
            if own and own_turns == 0 and self.mind.afterstates:
                break
        return state
