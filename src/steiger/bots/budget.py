"""How much a search may do: for some milliseconds, or with a number of samples, which gives the same answer on every machine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import inf

from steiger.bots.clock import now

MOST_SAMPLES = 1_000_000
SIGN = "#"  # `NAME#200` is a bot with 200 samples per turn


@dataclass(frozen=True)
class Round:
    """A part of a search: at most `deals` deals of all its candidates, begun before `until`."""

    deals: int
    until: float


class Budget(ABC):
    """What one search may spend. Make a new one for each search."""

    @abstractmethod
    def round(self, index: int, rounds: int, candidates: int, most: int) -> Round:
        """Return what round `index` of `rounds` may spend on its candidates. `most` deals are enough where time is the limit."""

    @abstractmethod
    def whole(self, most: int) -> Round:
        """Return what a search in one piece may spend."""


class Milliseconds(Budget):
    """Time from now on, in equal parts for all rounds."""

    def __init__(self, ms: int) -> None:
        self.began = now()
        self.seconds = ms / 1000

    def round(self, index: int, rounds: int, candidates: int, most: int) -> Round:
        return Round(most, self.began + self.seconds * (index + 1) / rounds)

    def whole(self, most: int) -> Round:
        return Round(most, self.began + self.seconds)


class Samples(Budget):
    """A sample is one candidate played on in one deal. Rounds share the samples equally, and a rest goes to the next round."""

    def __init__(self, samples: int) -> None:
        self.samples = samples
        self.spent = 0

    def round(self, index: int, rounds: int, candidates: int, most: int) -> Round:
        deals = (self.samples * (index + 1) // rounds - self.spent) // candidates
        self.spent += deals * candidates
        return Round(deals, inf)

    def whole(self, most: int) -> Round:
        return Round(self.samples, inf)
