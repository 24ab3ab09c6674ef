"""Measures our own engine, compiled or interpreted as the process was started, and prints rows as JSON lines.

Playouts begin from copies of first positions, as OpenSpiel's rollouts do; the Python loop is legal, choose, apply.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

import steiger
from bench.clock import copy_us, gauge_ms, pace
from bench.rows import Row
from steiger import _loading
from steiger.core.game import Game
from steiger.core.playout import playout
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices, State

DEALS = 20


def first_positions(game: Game, players: int) -> list[State]:
    options = game.check_options({})
    return [game.first_position(players, options, seed) for seed in range(DEALS)]


def middle_positions(game: Game, players: int) -> list[State]:
    """Positions from the middle of random games: what a search copies."""
    rng = Rng(1)
    found = []
    for state in first_positions(game, players):
        for _ in range(100):
            if state.to_move() == NOBODY:
                break
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        found.append(state)
    return found


def playouts(positions: list[State]) -> Callable[[], int]:
    rng, choices = Rng(1), Choices()

    def run() -> int:
        return sum(int(playout(state.copy(), rng, choices)) for state in positions)

    return run


def python_loop(positions: list[State]) -> Callable[[], int]:
    pick = random.Random(1)

    def run() -> int:
        state, decisions = pick.choice(positions).copy(), 0
        while state.to_move() != NOBODY:
            state.apply(pick.choice(state.legal()))
            decisions += 1
        return decisions

    return run


def determinizations(positions: list[State]) -> list[Callable[[], object]]:
    rng = Rng(1)

    def redeal(state: State) -> Callable[[], object]:
        copy = state.copy()
        return lambda: copy.determinize(0, rng)

    return [redeal(state) for state in positions]


def measure(game: Game, players: int, seconds: float) -> list[Row]:
    how = "compiled" if _loading.is_compiled() else "interpreted"
    name = f"{game.name}, {players} players, {how}"
    positions, middle = first_positions(game, players), middle_positions(game, players)
    inside = pace(playouts(positions), float, seconds)
    loop = pace(python_loop(positions), float, seconds)
    return [
        Row(
            name=f"{name}, playouts inside the engine",
            decisions_per_s=inside.steps_per_s,
            playouts_per_s=inside.runs_per_s * DEALS,
            copy_us=copy_us([state.copy for state in middle], seconds / 2),
            gauge_ms=inside.gauge_ms,
        ),
        Row(
            name=f"{name}, Python loop",
            decisions_per_s=loop.steps_per_s,
            playouts_per_s=loop.runs_per_s,
            gauge_ms=loop.gauge_ms,
        ),
        Row(name=f"{name}, determinize", copy_us=copy_us(determinizations(middle), seconds / 2), gauge_ms=gauge_ms()),
    ]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    for row in measure(steiger.game(args.game), args.players, args.seconds):
        print(row.to_json(), flush=True)


if __name__ == "__main__":
    main()
