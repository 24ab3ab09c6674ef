"""The curve that turns a net's raw outputs into win shares that hold and sum to 1, and into expected final scores.

A curve belongs to one net and names its hash. A net without its own curve is used as it is, and its reviews say so.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from steiger.bots.exact import Doubles
from steiger.bots.net_spec import OWN, SCORE_UNIT, WIN
from steiger.core.errors import BadRequest, Reason
from steiger.core.registry import game_folder

FORMAT = "steiger-curve/1"
Whole = NDArray[np.int64]


class Curve(Struct, frozen=True, kw_only=True):
    """`weights` at the knots `raw` form the monotone curve. A seat's share is its weight, times the factor for the number of
    seats that move before it, divided by the sum over all seats. A final score is
    `points_waiting` + `points_raw` · the net's estimate + `points_now` · the current score."""

    format: str = FORMAT
    net: str  # sha256 of the file with the weights
    raw: list[float]
    weights: list[float]
    waiting: list[float]
    points_waiting: list[float]
    points_raw: float
    points_now: float
    games: int = 0  # that it was fitted on
    held_out: int = 0  # games that the error was measured on
    seed: int = 0
    error: float = 0.0  # mean difference between shares and wins, over ten bins of the held-out positions

    def shares(self, raw: Doubles, distances: Whole) -> Doubles:
        """Return the win share of every seat (columns) in every position (rows)."""
        weights = line(np.asarray(self.raw), np.asarray(self.weights), raw) * np.asarray(self.waiting)[distances]
        found: Doubles = weights / row_sums(weights)
        return found

    def points(self, raw: Doubles, distances: Whole, scores: Doubles) -> Doubles:
        """Return the expected final score of every seat in every position."""
        found: Doubles = np.asarray(self.points_waiting)[distances] + self.points_raw * raw + self.points_now * scores
        return found

    def apply(self, heads: Doubles, distances: Whole, scores: Doubles) -> tuple[Doubles, Doubles]:
        """Return shares and points from a net's heads (positions × seats × heads)."""
        return self.shares(heads[:, :, WIN], distances), self.points(heads[:, :, OWN] * SCORE_UNIT, distances, scores)


def line(knots: Doubles, values: Doubles, at: Doubles) -> Doubles:
    """Return the values of a line through the knots. Plain arithmetic gives the same bits on every machine."""
    low = np.clip(np.searchsorted(knots, at, side="right") - 1, 0, len(knots) - 2)
    part = np.clip((at - knots[low]) / (knots[low + 1] - knots[low]), 0.0, 1.0)
    found: Doubles = values[low] + part * (values[low + 1] - values[low])
    return found


def row_sums(values: Doubles) -> Doubles:
    """Return the sum of each row, added from left to right, as a column."""
    total = values[:, 0].copy()
    for column in range(1, values.shape[1]):
        total = total + values[:, column]
    return total[:, None]


def uncalibrated(net: str, players: int) -> Curve:
    """Return the curve that only normalises a net's own words."""
    return Curve(
        net=net,
        raw=[0.0, 1.0],
        weights=[1e-6, 1.0],
        waiting=[1.0] * players,
        points_waiting=[0.0] * players,
        points_raw=1.0,
        points_now=0.0,
    )


def net_file(game: str, players: int) -> Path:
    folder = game_folder(game)
    assert folder is not None, game
    return folder / "nets" / f"{players}.npz"


def curve_file(game: str, players: int) -> Path:
    return net_file(game, players).with_suffix(".curve.json")


@cache
def net_hash(game: str, players: int) -> str:
    return hashlib.sha256(net_file(game, players).read_bytes()).hexdigest()


@cache
def shipped_curve(game: str, players: int) -> Curve:
    """Return the curve of the shipped net, or one that only normalises if the net has none of its own."""
    try:
        return checked_curve(game, players)
    except BadRequest:
        return uncalibrated(net_hash(game, players), players)


def checked_curve(game: str, players: int) -> Curve:
    """Return the curve of the shipped net. A missing, damaged or stale one is an error that says how to make it."""
    path = curve_file(game, players)
    try:
        curve = msgspec.json.decode(path.read_bytes(), type=Curve)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadRequest(Reason("review-curve-missing", file=path.name, game=game, players=players, detail=str(error))) from None
    if curve.format != FORMAT or curve.net != net_hash(game, players):
        raise BadRequest(Reason("review-curve-stale", file=path.name, game=game, players=players))
    return curve
