"""Chooses the golden games of Glück Auf: `python -m tests.golden --new-games`, then read the diff.

Plays many games with a few leanings and keeps those that together exercise every rule named in features.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import steiger
from steiger.core.rng import Rng
from steiger.core.table import Table
from tests.games.glueckauf import features
from tests.golden import write

GAME = steiger.game("glueckauf")
LEAST_GAMES = 12

# The weight of an action by the beginning of its words. The longest beginning counts, and 1 is the default.
LEANINGS: dict[str, dict[str, float]] = {
    "even": {},
    "builder": {
        "place factory": 30,
        "place money": 10,
        "place mine": 0.2,
        "place deliver": 0.1,
        "take none": 0.1,
        "place order": 0.2,
    },
    "miner": {"place mine": 12, "place deliver": 60, "load": 6, "fill": 8, "stop": 0.2, "place order": 3, "place factory": 2},
    "clerk": {"place order": 20, "place order-draw": 40, "place deliver": 10, "take none": 0.1},
    "idler": {"place bank": 60, "place money": 5, "place order": 0.01, "place factory": 0.01},
    "storer": {"place mine": 12, "load": 8, "store": 30, "fill": 0.4, "stop": 0.2, "cage 0": 4, "place deliver": 20},
}


def weight(words: str, leaning: dict[str, float]) -> float:
    fitting = [start for start in leaning if words.startswith(start)]
    return leaning[max(fitting, key=len)] if fitting else 1.0


def choose(legal: list[str], leaning: dict[str, float], rng: Rng) -> str:
    weights = [max(1, int(1000 * weight(words, leaning))) for words in legal]
    mark = int(rng.below(sum(weights)))
    for words, share in zip(legal, weights, strict=True):
        mark -= share
        if mark < 0:
            return words
    raise AssertionError(mark)


def moves(table: Table, leaning: str, rng: Rng) -> Iterator[str]:
    while table.to_move() is not None:
        yield choose(table.legal(), LEANINGS[leaning], rng)


def play(players: int, options: dict[str, Any], leaning: str, seed: int) -> tuple[Table, set[str]]:
    """Play one game and return it with the rules that it exercised."""
    table = Table.new(GAME, players, options, seed)
    return table, features.exercised(table, moves(table, leaning, Rng(seed)))


def candidates() -> list[tuple[str, int, dict[str, Any], int]]:
    """Return the tables to try, in this order: leaning, players, options, seed."""
    options = [{}, {"storage": "free"}, {"delivered": "open"}]
    return [
        (leaning, players, options[(seed + players) % 3], seed)
        for seed in range(400)
        for leaning in LEANINGS
        for players in (2, 3, 4)
    ]


def main() -> None:
    missing = set(features.EVERY)
    kept: list[tuple[str, Table]] = []
    for leaning, players, options, seed in candidates():
        if not missing and len(kept) >= LEAST_GAMES:
            break
        table, found = play(players, options, leaning, seed)
        if missing & found or (not missing and len(kept) < LEAST_GAMES):
            missing -= found
            kept.append((f"{leaning}-{players}-{seed}", table))
            print(f"{len(kept):3} {kept[-1][0]:16} still missing {len(missing)}: {' '.join(sorted(missing)[:6])}")
    assert not missing, sorted(missing)
    write(GAME.name, {name: table.record().to_json() for name, table in kept})


if __name__ == "__main__":
    main()
