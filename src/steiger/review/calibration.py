"""Fit a net's curve on games that it plays against itself, and measure it on games it was not fitted on. Names no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from msgspec.structs import replace

from steiger.arena.processes import spread_out
from steiger.arena.seeds import split_mix
from steiger.arena.self_play import Seating, SeatPlayer
from steiger.bots.exact import Doubles
from steiger.bots.learned import LearnedMind
from steiger.bots.mind import settled
from steiger.bots.minds import find_net_spec
from steiger.bots.net_spec import OWN, SCORE_UNIT, WIN
from steiger.bots.shipped import shipped_net
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State
from steiger.review.curve import Curve, Whole, net_hash

BINS = 10
KNOTS = 65
STEEPEST = 8.0  # the logit of the last knot
ROUNDS = 40  # of Newton's method; it settles in about ten
RIDGE = 1e-6
SLOPES = 2  # of the two ends of the curve; they may not be negative


@dataclass(frozen=True)
class Played:
    """One game: at every turn the raw estimates, distances to the move and current scores by seat, and how it ended."""

    wins: Doubles
    points: Doubles
    distances: Whole
    scores: Doubles
    shared: Doubles  # the win by seat
    final: Doubles


@dataclass(frozen=True)
class Bin:
    """Positions with about the same share: their number, mean share, and part that was won."""

    size: int
    share: float
    won: float


def play(game: str, players: int, seed: int) -> Played:
    """Play the shipped net against itself without look-ahead."""
    state = Seating(game, players).begin(seed)
    spec = find_net_spec(state)
    mind = LearnedMind(Rng(seed), spec, shipped_net(spec, players))
    player = SeatPlayer(mind, spec)
    states: list[State] = []
    while (seat := int(state.to_move())) != NOBODY:
        states.append(state.copy())
        player.play(state, seat)
    return noted(mind, states, state)


def noted(mind: LearnedMind, states: list[State], end: State) -> Played:
    players = len(end.scores())
    heads = mind.heads([state for state in states for _ in range(players)], list(range(players)) * len(states))
    by_seat = heads.reshape(len(states), players, -1)
    return Played(
        by_seat[:, :, WIN],
        by_seat[:, :, OWN] * SCORE_UNIT,
        distances_of(states),
        np.array([state.scores() for state in states], np.float64),
        np.array([settled(end, seat).win for seat in range(players)]),
        np.array(end.scores(), np.float64),
    )


def distances_of(states: Sequence[State]) -> Whole:
    """Return by position and seat how many seats move before it. At the end of a game, 0."""
    players = len(states[0].scores())
    movers = np.array([max(0, int(state.to_move())) for state in states], np.int64)
    found: Whole = (np.arange(players)[None, :] - movers[:, None]) % players
    return found


def games(game: str, players: int, seed: int, count: int, processes: int) -> Iterator[Played]:
    seeds = [split_mix(seed, index) >> 11 for index in range(count)]
    return spread_out(partial(play, game, players), seeds, processes)


def calibrate(game: str, players: int, played: Sequence[Played], held_out: Sequence[Played], seed: int) -> Curve:
    """Return the curve that makes the wins of the played games most likely, with its error on the held-out ones."""
    slopes = fit_shares(played)
    points = fit_points(played)
    curve = Curve(
        net=net_hash(game, players),
        raw=knots(),
        weights=weights(slopes[0], slopes[1]),
        waiting=[rounded(float(np.exp(part))) for part in (0.0, *slopes[SLOPES:])],
        points_waiting=[rounded(float(part)) for part in points[2:]],
        points_raw=rounded(float(points[0])),
        points_now=rounded(float(points[1])),
        games=len(played),
        held_out=len(held_out),
        seed=seed,
    )
    return replace(curve, error=round(error_of(bins_of(curve, held_out)), 5))


def rounded(value: float) -> float:
    return float(f"{value:.9g}")


def knots() -> list[float]:
    logits = np.linspace(-STEEPEST, STEEPEST, KNOTS)
    return [rounded(float(1 / (1 + np.exp(-logit)))) for logit in logits]


def weights(low: float, high: float) -> list[float]:
    return [rounded(float(2 ** (low - high) * raw**low / (1 - raw) ** high)) for raw in knots()]


# Shares: the softmax over the seats of `low` · ln p − `high` · ln (1 − p) + a constant per distance, by maximum likelihood.


def fit_shares(played: Sequence[Played]) -> Doubles:
    found = newton(played, True)
    if (found[:SLOPES] < 0).any():  # the curve would fall somewhere: use one slope for both ends
        found = newton(played, False)
    return found


def newton(played: Sequence[Played], two_slopes: bool) -> Doubles:
    inputs = np.concatenate([inputs_of(game, two_slopes) for game in played])
    won = np.concatenate([np.tile(game.shared, (len(game.wins), 1)) for game in played])
    per_game = np.concatenate([np.full(len(game.wins), 1 / len(game.wins)) for game in played])
    found = np.zeros(inputs.shape[2])
    found[0] = 0.5
    for _ in range(ROUNDS):
        said = softmax(inputs @ found)
        slope = np.einsum("b,bs,bsk->k", per_game, said - won, inputs)
        mean = np.einsum("bs,bsk->bk", said, inputs)
        bend = np.einsum("b,bs,bsk,bsl->kl", per_game, said, inputs, inputs) - np.einsum("b,bk,bl->kl", per_game, mean, mean)
        found = found - np.linalg.solve(bend + RIDGE * np.eye(len(found)), slope)
    return found if two_slopes else np.concatenate([found[:1], found])


def inputs_of(game: Played, two_slopes: bool) -> Doubles:
    raw = np.clip(game.wins, 1e-6, 1 - 1e-6)
    ends = [np.log(raw), -np.log(1 - raw)] if two_slopes else [np.log(raw / (1 - raw))]
    waiting = [(game.distances == distance) * 1.0 for distance in range(1, game.wins.shape[1])]
    return np.stack([*ends, *waiting], axis=-1)


def softmax(logits: Doubles) -> Doubles:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Doubles = powers / powers.sum(axis=1, keepdims=True)
    return found


# Points: least squares.


def fit_points(played: Sequence[Played]) -> Doubles:
    rows = np.concatenate([point_inputs(game) for game in played])
    ends = np.concatenate([np.tile(game.final, len(game.wins)) for game in played])
    found: Doubles = np.linalg.lstsq(rows, ends, rcond=None)[0]
    return found


def point_inputs(game: Played) -> Doubles:
    players = game.wins.shape[1]
    waiting = [(game.distances.ravel() == distance) * 1.0 for distance in range(players)]
    return np.stack([game.points.ravel(), game.scores.ravel(), *waiting], axis=-1)


# The measurement.


def bins_of(curve: Curve, played: Sequence[Played]) -> list[Bin]:
    """Sort all seats of all positions by their share into ten bins."""
    shares = np.concatenate([curve.shares(game.wins, game.distances).ravel() for game in played])
    won = np.concatenate([np.tile(game.shared, len(game.wins)) for game in played])
    place = np.minimum((shares * BINS).astype(np.int64), BINS - 1)
    found = [place == which for which in range(BINS)]
    return [Bin(int(here.sum()), float(shares[here].mean()), float(won[here].mean())) for here in found if here.any()]


def error_of(bins: Sequence[Bin]) -> float:
    """Return the calibration error: the mean difference between share and wins, each position counted once."""
    return sum(one.size * abs(one.share - one.won) for one in bins) / sum(one.size for one in bins)
