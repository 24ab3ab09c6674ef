"""Measures our environments and prints rows as JSON lines: the batch, and PettingZoo's own benchmark.

Only `step` is on the clock: choosing among the legal actions is the caller's work. Games that end begin again within it.
"""

from __future__ import annotations

import argparse
import re
from contextlib import redirect_stdout
from io import StringIO
from time import perf_counter

import numpy as np
import pettingzoo
from pettingzoo.test import performance_benchmark

import steiger
from bench.clock import SLICES, gauge_ms
from bench.rows import Row
from steiger.core.game import Game
from steiger.env import Batch, environment_ids

GAMES = 1024
WARM_UP = 150  # steps, until the games of a batch are in different phases


def batch_row(game: Game, players: int, observe: bool, seconds: float) -> Row:
    """The fastest slice of a batch in random play."""
    batch = Batch(game, GAMES, players, observe=observe)
    batch.reset(seed=1)
    generator = np.random.default_rng(1)
    for _ in range(WARM_UP):
        batch.step(batch.play_at_random(generator))
    found = [slice_of(batch, generator, seconds / SLICES) for _ in range(SLICES)]
    speed, gauge = max(found)
    what = "masks and observations" if observe else "masks"
    note = f"observations of {batch.setting.cells} numbers" if observe else f"{batch.setting.actions} actions"
    name = f"{game.name}, {players} players, batch of {GAMES:,}, {what}"
    return Row(name=name, decisions_per_s=speed, gauge_ms=gauge, note=note)


def slice_of(batch: Batch, generator: np.random.Generator, seconds: float) -> tuple[float, float]:
    spent, steps, gauge = 0.0, 0, gauge_ms()
    while spent < seconds:
        actions = batch.play_at_random(generator)
        start = perf_counter()
        batch.step(actions)
        spent += perf_counter() - start
        steps += batch.games
    return steps / spent, gauge


def zoo_row(game: Game, players: int) -> Row:
    """PettingZoo's performance_benchmark, which takes five seconds."""
    env = pettingzoo.make("aec", environment_ids(game)["pettingzoo"], players=players)
    said, gauge = StringIO(), gauge_ms()
    with redirect_stdout(said):
        performance_benchmark(env)
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None, said.getvalue()
    name = f"{game.name}, {players} players, PettingZoo's performance_benchmark"
    return Row(name=name, decisions_per_s=float(found[1]), gauge_ms=gauge, note="with masks and observations")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    game = steiger.game(args.game)
    for observe in (False, True):
        print(batch_row(game, args.players, observe, args.seconds).to_json(), flush=True)
    print(zoo_row(game, args.players).to_json(), flush=True)


if __name__ == "__main__":
    main()
