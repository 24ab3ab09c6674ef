"""Turns examined in many deals: means, standard errors, and the difference of two of them over common deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt

from steiger.bots.mind import Turn
from steiger.review.appraisal import Promise


@dataclass
class Sampled:
    """A turn with what it promised in each deal."""

    turn: Turn
    promises: list[Promise] = field(default_factory=list)

    def shares(self, seat: int) -> list[float]:
        return [promise.shares[seat] for promise in self.promises]

    def points(self, seat: int) -> list[float]:
        return [promise.points[seat] for promise in self.promises]


def mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def error(values: Sequence[float]) -> float | None:
    """Return the standard error of the mean, which a single value does not have."""
    if len(values) < 2:
        return None
    middle = mean(values)
    return sqrt(fsum((value - middle) * (value - middle) for value in values) / (len(values) - 1) / len(values))


def differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]
