"""Shallow look-ahead on redealt decks: try the best turns, and play quickly until the mover's next turn. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, fsum, inf, log2

from steiger.bots.budget import Budget, Round
from steiger.bots.clock import now
from steiger.bots.mind import Mind, Turn
from steiger.core.state import NOBODY, State


class Candidate:
    """A turn under examination, with its result in each deal."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.ends: list[State] = []
        self.values: list[float] = []

    def mean(self, first_thought: float) -> float:
        """Return the average value. The first estimate counts as `first_thought` deals."""
        if not self.values:
            return self.turn.value
        return (fsum(self.values) + first_thought * self.turn.value) / (len(self.values) + first_thought)


class Continuation:
    """A turn played on in one deal until the seat has had `own_turns` further turns."""

    def __init__(self, state: State, seat: int, own_turns: int) -> None:
        self.state = state
        self.seat = seat
        self.own_turns = own_turns

    def over(self, afterstates: bool) -> bool:
        """Return whether to value the position: right after the seat's own turn, or at the start of its next."""
        mover = self.state.to_move()
        return mover == NOBODY or (self.own_turns == 0 and (afterstates or mover == self.seat))


class LookAhead:
    """Sequential halving: all candidates see the same deals, and the better half goes on. Rounds share the budget equally."""

    def __init__(
        self, mind: Mind, width: int = 6, deals: int = 4, own_turns: int = 1, variety: int = 2, first_thought: float = 0.0
    ) -> None:
        self.mind = mind
        self.width = width
        self.deals = deals  # at most, in the first round of a search by time; each further round allows twice as many
        self.own_turns = own_turns
        self.variety = variety
        self.first_thought = first_thought

    def search(self, state: State, seat: int, budget: Budget) -> list[Candidate]:
        """Return the candidates, best first, examined as far as the budget allows."""
        candidates = [Candidate(turn) for turn in self.mind.turns(state, self.variety)]
        left, rest = candidates[: self.width], candidates[self.width :]
        rounds = ceil(log2(len(left)))
        for i in range(rounds):
            self._examine(state, seat, left, budget.round(i, rounds, len(left), self.deals << i))
            left.sort(key=lambda candidate: -candidate.mean(self.first_thought))
            half = (len(left) + 1) // 2
            left, rest = left[:half], left[half:] + rest
        return left + rest

    def _examine(self, state: State, seat: int, candidates: list[Candidate], part: Round) -> None:
        """Examine all candidates in one deal after another. A deal that runs out of time does not count."""
        for _ in range(part.deals):
            if now() > part.until:
                return
            dealt = state.copy()
            dealt.determinize(seat, self.mind.rng)
            continuations = [self._begin(dealt.copy(), seat, candidate.turn) for candidate in candidates]
            if not self._play_on(continuations, part.until):
                return
            ends = [continuation.state for continuation in continuations]
            for candidate, end, value in zip(candidates, ends, self.mind.values(ends, seat), strict=True):
                candidate.ends.append(end)
                candidate.values.append(value)

    def play_out(self, dealt: State, seat: int, turns: Sequence[Turn]) -> list[State]:
        """Return where each turn leads in one deal, however long it takes."""
        continuations = [self._begin(dealt.copy(), seat, turn) for turn in turns]
        self._play_on(continuations, inf)
        return [continuation.state for continuation in continuations]

    def _begin(self, state: State, seat: int, turn: Turn) -> Continuation:
        for action in turn.actions:
            state.apply(action)
        self.mind.finish(state)
        return Continuation(state, seat, self.own_turns)

    def _play_on(self, continuations: list[Continuation], until: float) -> bool:
        """Play one turn in every open continuation until all are over. Return whether that ended in time."""
        while going := [continuation for continuation in continuations if not continuation.over(self.mind.afterstates)]:
            if now() > until:
                return False
            for continuation in going:
                continuation.own_turns -= continuation.state.to_move() == continuation.seat
            self.mind.play_all([continuation.state for continuation in going])
        return True
