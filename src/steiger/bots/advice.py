"""What a bot thinks of its choices, as data: turns with what they promise, and why. The sentences are in the locale files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import exp

from steiger.bots.lookahead import Candidate, LookAhead
from steiger.bots.mind import Mind
from steiger.core.game import Json
from steiger.core.state import State

MOST_REASONS = 4
LEAST = 0.25  # smaller differences are no reason


@dataclass(frozen=True)
class Why:
    """One part of what a position is worth, before the turn and after it, in points ahead of the others."""

    part: str
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


@dataclass(frozen=True)
class Advice:
    """One turn: its actions as far as they are certain, the points ahead it promises ± two errors, the chance to win, and why."""

    actions: list[int]
    lead: float
    error: float
    win: float
    deals: int
    reasons: list[Why]

    def to_json(self, words: list[str]) -> Json:
        return asdict(self) | {"actions": [words[action] for action in self.actions]}


def advise(mind: Mind, state: State, seat: int, ms: int, most: int) -> list[Advice]:
    """The best turns for the seat to move, best first, by a look-ahead on what this seat knows."""
    found = LookAhead(mind).search(state, seat, ms)
    before = mind.parts(state, seat)
    return [advice_of(mind, state, seat, candidate, before) for candidate in found[:most]]


def advice_of(mind: Mind, state: State, seat: int, candidate: Candidate, before: Mapping[str, float]) -> Advice:
    after = state.copy()
    for action in candidate.turn.actions:
        after.apply(action)
    mind.finish(after)
    reasons = differences(before, mind.parts(after, seat))
    lead = candidate.mean
    win = 1 / (1 + exp(-max(-50.0, min(50.0, lead / mind.steady))))
    return Advice(list(candidate.turn.actions), lead, 2 * candidate.error, win, len(candidate.values), reasons)


def differences(before: Mapping[str, float], after: Mapping[str, float]) -> list[Why]:
    """The parts that change most."""
    found = [Why(part, value, after[part]) for part, value in before.items()]
    found = [why for why in found if abs(why.change) >= LEAST]
    return sorted(found, key=lambda why: -abs(why.change))[:MOST_REASONS]
