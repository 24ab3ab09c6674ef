"""What a bot thinks of its choices, as data: turns with what they promise, and why. The sentences are in the locale files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from statistics import fmean, stdev

from steiger.bots.budget import Budget
from steiger.bots.lookahead import Candidate, LookAhead
from steiger.bots.mind import Mind
from steiger.core.jsontypes import Json
from steiger.core.state import State

MOST_REASONS = 4
LEAST = 0.25  # smaller differences are no reason


@dataclass(frozen=True)
class Why:
    """One part of what a position is worth, before the turn and after it, in points."""

    part: str
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


@dataclass(frozen=True)
class Advice:
    """One turn: its actions as far as they are certain, the share of the win it promises ± two errors, the scores, and why."""

    actions: list[int]
    win: float
    error: float | None  # not known from a single deal
    score: float
    rival: float  # the best of the others' scores
    deals: int
    reasons: list[Why]

    @property
    def lead(self) -> float:
        return self.score - self.rival

    def to_json(self, words: list[str]) -> Json:
        return asdict(self) | {"actions": [words[action] for action in self.actions], "lead": self.lead}


def advise(search: LookAhead, state: State, seat: int, budget: Budget, most: int) -> list[Advice]:
    """The best turns for the seat to move, best first, by a look-ahead on what this seat knows."""
    found = search.search(state, seat, budget)
    before = search.mind.parts(state, seat)
    return [advice_of(search.mind, state, seat, candidate, before) for candidate in found[:most]]


def advice_of(mind: Mind, state: State, seat: int, candidate: Candidate, before: Mapping[str, float]) -> Advice:
    after = state.copy()
    for action in candidate.turn.actions:
        after.apply(action)
    mind.finish(after)
    promised = [mind.outlook(end, seat) for end in candidate.ends or [after]]
    wins = [outlook.win for outlook in promised]
    return Advice(
        actions=list(candidate.turn.actions),
        win=fmean(wins),
        error=2 * stdev(wins) / len(wins) ** 0.5 if len(wins) > 1 else None,
        score=fmean(outlook.own for outlook in promised),
        rival=fmean(outlook.other for outlook in promised),
        deals=len(candidate.ends),
        reasons=differences(before, mind.parts(after, seat)),
    )


def differences(before: Mapping[str, float], after: Mapping[str, float]) -> list[Why]:
    """The parts that change most."""
    found = [Why(part, value, after[part]) for part, value in before.items()]
    found = [why for why in found if abs(why.change) >= LEAST]
    return sorted(found, key=lambda why: -abs(why.change))[:MOST_REASONS]
