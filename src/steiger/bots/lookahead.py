"""Shallow look-ahead on redealt decks: the best turns, all playing quickly until the mover is on again. Knows no game."""

from __future__ import annotations

from math import ceil, log2

from steiger.bots.clock import now
from steiger.bots.mind import Mind, Turn
from steiger.core.state import NOBODY, State


class Candidate:
    """A turn under examination, and what came of it in each deal."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.ends: list[State] = []
        self.values: list[float] = []

    def mean(self, first_thought: float) -> float:
        """What it comes to on average; what it promised at first sight counts like so many deals."""
        if not self.values:
            return self.turn.value
        return (sum(self.values) + first_thought * self.turn.value) / (len(self.values) + first_thought)


class Line:
    """What comes of a turn in one deal: played on until the seat has had so many further turns."""

    def __init__(self, state: State, seat: int, own_turns: int) -> None:
        self.state = state
        self.seat = seat
        self.own_turns = own_turns

    def over(self, afterstates: bool) -> bool:
        """Positions are valued right after the seat's own turn, or when it is on again."""
        mover = self.state.to_move()
        return mover == NOBODY or (self.own_turns == 0 and (afterstates or mover == self.seat))


class LookAhead:
    """Sequential halving: all candidates see the same deals, the better half goes on; each round has its share of the time."""

    def __init__(
        self, mind: Mind, width: int = 6, deals: int = 4, own_turns: int = 1, variety: int = 2, first_thought: float = 0.0
    ) -> None:
        self.mind = mind
        self.width = width
        self.deals = deals  # at most, in the first round; each further round may have twice as many
        self.own_turns = own_turns
        self.variety = variety
        self.first_thought = first_thought

    def search(self, state: State, seat: int, ms: int) -> list[Candidate]:
        """The candidates, best first; as far as the time goes."""
        began = now()
        candidates = [Candidate(turn) for turn in self.mind.turns(state, self.variety)]
        left, rest = candidates[: self.width], candidates[self.width :]
        rounds = ceil(log2(len(left)))
        for i in range(rounds):
            self._examine(state, seat, left, self.deals << i, began + ms / 1000 * (i + 1) / rounds)
            left.sort(key=lambda candidate: -candidate.mean(self.first_thought))
            half = (len(left) + 1) // 2
            left, rest = left[:half], left[half:] + rest
        return left + rest

    def _examine(self, state: State, seat: int, candidates: list[Candidate], deals: int, until: float) -> None:
        """All in one deal after another; a deal that the time does not suffice for is forgotten."""
        for _ in range(deals):
            if now() > until:
                return
            dealt = state.copy()
            dealt.determinize(seat, self.mind.rng)
            lines = [self._begin(dealt.copy(), seat, candidate.turn) for candidate in candidates]
            if not self._play_on(lines, until):
                return
            ends = [line.state for line in lines]
            for candidate, end, value in zip(candidates, ends, self.mind.values(ends, seat), strict=True):
                candidate.ends.append(end)
                candidate.values.append(value)

    def _begin(self, state: State, seat: int, turn: Turn) -> Line:
        for action in turn.actions:
            state.apply(action)
        self.mind.finish(state)
        return Line(state, seat, self.own_turns)

    def _play_on(self, lines: list[Line], until: float) -> bool:
        """One turn in every line that is not over, and again; whether it came to its end in time."""
        while going := [line for line in lines if not line.over(self.mind.afterstates)]:
            if now() > until:
                return False
            for line in going:
                line.own_turns -= line.state.to_move() == line.seat
            self.mind.play_all([line.state for line in going])
        return True
