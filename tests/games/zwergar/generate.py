"""Chooses the golden games of Zwergar: `python -m tests.golden --new-games`, then read the diff.

Plays many games with a few leanings and keeps those that together exercise everything named in features.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import steiger
from steiger.core.record import default_players
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.games.zwergar.contract import Setup
from steiger.games.zwergar.rules.terms import SETS
from tests.games.zwergar import features
from tests.games.zwergar.leaning import LEANINGS, choose
from tests.golden import write

GAME = steiger.game("zwergar")
TRIES = 60  # games played as they come, before the players aim at what is missing
AIMED = 700
WORTH = 4  # how many new things a game must show to be kept, while there are many


def moves(table: Table, leaning: str, rng: Rng, aims: frozenset[str]) -> Iterator[str]:
    while table.to_move() is not None:
        yield choose(table, leaning, rng, aims)


def options_for(players: int, seed: int) -> dict[str, Any]:
    choices = list(combinations(SETS, players))
    options: dict[str, Any] = {"sets": list(choices[seed % len(choices)])}
    return options | ({"short": True} if seed % 7 == 0 else {})


def as_it_comes(seed: int) -> Table:
    players = 2 + seed % 3
    return Table.new(GAME, players, options_for(players, seed), seed)


def towards(missing: set[str], seed: int) -> Table:
    """A table for two whose stack has the missing projects on top, as far as basic and advanced allow."""
    wanted = [int(name.split(" ")[1]) for name in sorted(missing) if name.startswith(("complete", "upgrade"))]
    wanted += [44] * ("verb as" in missing) + [43, 23] * ("gold wins an action" in missing)
    wanted += [28, 34] * any(name.startswith("silverbeard") for name in missing)
    names = [SETS[(number - 1) // 9] for number in wanted[seed % len(wanted) :] + wanted] if wanted else ["gold"]
    sets = list(dict.fromkeys([*names, "gold", "east"]))[:2]
    options = GAME.check_options({"sets": sets})
    setup = GAME.setup_from(2, options, seed)
    assert isinstance(setup, Setup)
    setup.projects.sort(key=lambda number: ((number - 1) % 9 >= 4, number not in wanted))
    return Table(GAME, default_players(2), options, setup)


def main() -> None:
    missing = set(features.EVERY)
    kept: list[tuple[str, Table]] = []
    for seed in range(TRIES + AIMED):
        leaning = list(LEANINGS)[seed % len(LEANINGS)]
        table = as_it_comes(seed) if seed < TRIES else towards(missing, seed)
        aims = frozenset(missing) if seed >= TRIES else frozenset()
        found = features.exercised(table, moves(table, leaning, Rng(seed), aims))
        if len(missing & found) >= (min(WORTH, max(1, len(missing) // 8)) if seed < TRIES else 1):
            missing -= found
            kept.append((f"{leaning}-{len(table.players)}-{seed}", table))
            print(f"{len(kept):3} {kept[-1][0]:16} {table.state.scores()} still missing {len(missing)}: {sorted(missing)[:8]}")
        if not missing:
            break
    assert not missing, sorted(missing)
    write(GAME.name, {name: table.record().to_json() for name, table in kept})


if __name__ == "__main__":
    main()
