"""A game of four played at random almost to its end, as a record, for measuring the pages: python -m bench.endgame GAME"""

from __future__ import annotations

import json
import random
import sys

import steiger
from steiger.core.table import Table

PLAYERS = 4
LEFT = 0.12  # of the game that is still to be played


def played(game: str, seed: int) -> Table:
    table, chance = Table.new(steiger.game(game), PLAYERS, {}, seed), random.Random(seed)
    while table.to_move() is not None:
        table.play(chance.choice(table.legal()))
    return table


def main() -> None:
    table = played(sys.argv[1], 1)
    ply = int(table.ply * (1 - LEFT))
    print(json.dumps({"record": table.record().to_json(), "ply": ply, "seat": table.movers[ply]}))


if __name__ == "__main__":
    main()
