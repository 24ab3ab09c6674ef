"""Shallow look-ahead on redealt decks: the best turns, all playing quickly until the mover is on again. Knows no game."""

from __future__ import annotations

from time import perf_counter

from steiger.bots.mind import Mind, Turn
from steiger.core.state import NOBODY, State


class Candidate:
    """A turn under examination, and what came of it in each deal."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else self.turn.value

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        count = len(self.values)
        if count < 2:
            return 0.0
        spread = sum((value - self.mean) ** 2 for value in self.values) / (count - 1)
        return float((spread / count) ** 0.5)


class LookAhead:
    """Sequential halving: all candidates see the same deals, the better half goes on."""

    def __init__(self, mind: Mind, width: int = 6, deals: int = 4, own_turns: int = 1, variety: int = 2) -> None:
        self.mind = mind
        self.width = width
        self.deals = deals  # of the first round; each further round has twice as many
        self.own_turns = own_turns
        self.variety = variety

    def search(self, state: State, seat: int, ms: int) -> list[Candidate]:
        """The candidates, best first; as far as the time goes."""
        until = perf_counter() + ms / 1000
        turns = self.mind.turns(state, self.variety)
        left = [Candidate(turn) for turn in turns[: self.width]]
        rest = [Candidate(turn) for turn in turns[self.width :]]
        deals = self.deals
        while len(left) > 1 and perf_counter() < until:
            self._examine(state, seat, left, deals, until)
            left.sort(key=lambda candidate: -candidate.mean)
            half = (len(left) + 1) // 2
            left, rest = left[:half], left[half:] + rest
            deals *= 2
        return left + rest

    def _examine(self, state: State, seat: int, candidates: list[Candidate], deals: int, until: float) -> None:
        for _ in range(deals):
            dealt = state.copy()
            dealt.determinize(seat, self.mind.rng)
            for candidate in candidates:
                candidate.values.append(self._outcome(dealt.copy(), seat, candidate.turn))
            if perf_counter() > until:
                return

    def _outcome(self, state: State, seat: int, turn: Turn) -> float:
        for action in turn.actions:
            state.apply(action)
        self.mind.finish(state)
        own_turns = self.own_turns
        while state.to_move() != NOBODY:
            if state.to_move() == seat:
                if own_turns == 0:
                    break
                own_turns -= 1
            self.mind.play(state)
        return self.mind.value(state, seat)
