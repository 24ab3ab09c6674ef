"""When a turn counts as a mistake, and how large a one."""

from __future__ import annotations

from steiger.review.data import BANDS

SHARES = (0.02, 0.04, 0.08)  # of the win with two players; with n players 2/n of it
POINTS = (2.0, 4.0, 8.0)  # where the win is decided
DECIDED = 0.01  # a best share this close to 0 or 1 is decided
ERRORS = 3.0  # standard errors by which a loss must exceed its band


def is_decided(share: float) -> bool:
    return share < DECIDED or share > 1 - DECIDED


def band_of(loss: float, error: float, decided: bool, players: int) -> str:
    """Return the largest band that a loss exceeds for certain. The number of deals must have been fixed beforehand."""
    limits = POINTS if decided else tuple(limit * 2 / players for limit in SHARES)
    certain = loss - ERRORS * error
    return BANDS[sum(certain > limit for limit in limits)]
