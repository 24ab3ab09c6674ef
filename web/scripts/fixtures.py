"""Sample views for drawing and tests: random play of a game, stopped at given plies. Run: python web/scripts/fixtures.py"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import steiger
from steiger.core.table import Table
from steiger.core.view import as_json

View = dict[str, Any]
Wish = Callable[[View, int], bool]
FOLDER = Path(__file__).parent.parent / "fixtures"


def sample(game: str, players: int, seed: int, wanted: Wish) -> dict[str, Any]:
    """Random play until a position is as wanted; the snapshot has what a server would send to the player to move."""
    table, chance = Table.new(steiger.game(game), players, {}, seed), random.Random(seed)
    while True:
        seat = table.to_move()
        view = as_json(table.view(0 if seat is None else seat))
        if seat is None or wanted(view, table.ply):
            breakdown = table.game.breakdown(table.state) if seat is None else None
            return {
                "game": game,
                "view": view,
                "legal": table.legal() if seat is not None else [],
                "ply": table.ply,
                "log": [list(entry) for entry in table.log(seat)],
                "breakdown": breakdown,
                "result": table.result(),
                "verbs": {verb.word: verb.names for verb in table.game.vocabulary.verbs},
            }
        table.play(choose(table.legal(), chance))


def choose(legal: list[str], chance: random.Random) -> str:
    """Random, but mining rather than stopping, filling rather than wandering, and delivering what is ready."""
    for verb in ("place deliver", "fill", "store", "upgrade", "complete"):
        some = [words for words in legal if words.startswith(verb) and len(words.split()) <= 4]
        if some:
            return chance.choice(some)
    if any(words.startswith("load") for words in legal) and chance.random() < 0.8:
        return chance.choice([words for words in legal if words.startswith("load")])
    some = [w for w in legal if w.startswith(("cage", "place mine", "place factory-", "place money"))]
    return chance.choice(some if some and chance.random() < 0.8 else legal)


def mover(view: View) -> dict[str, Any]:
    seat: dict[str, Any] = view["seats"][view["player"]]
    return seat


def hauling(view: View, ply: int) -> bool:
    return bool(view["shift"] == 2 and view["phase"] == "mine" and view["steps"] > 4 and sum(mover(view)["cage"].values()) > 1)


def late_haul(view: View, ply: int) -> bool:
    return bool(view["shift"] == 3 and view["phase"] == "mine" and view["steps"] > 4 and mover(view)["workers"] < 6)


WANTED: dict[str, tuple[str, int, int, Wish]] = {
    "glueckauf-draft-3": ("glueckauf", 3, 3, lambda view, ply: ply == 4),
    "glueckauf-early-4": ("glueckauf", 4, 11, lambda view, ply: ply > 20 and view["phase"] == "place"),
    "glueckauf-mid-4": ("glueckauf", 4, 5, lambda view, ply: view["shift"] == 2 and mover(view)["workers"] == 7),
    "glueckauf-mine-3": ("glueckauf", 3, 8, hauling),
    "glueckauf-take-2": ("glueckauf", 2, 2, lambda view, ply: view["phase"] == "take" and ply > 60),
    "glueckauf-late-4": ("glueckauf", 4, 21, late_haul),
    "glueckauf-over-4": ("glueckauf", 4, 9, lambda view, ply: False),
    "zwergar-early-4": ("zwergar", 4, 4, lambda view, ply: ply > 25 and view["phase"] == "choose"),
    "zwergar-mid-3": ("zwergar", 3, 6, lambda view, ply: view["round"] == 6 and bool(mover(view)["completed"])),
    "zwergar-late-2": ("zwergar", 2, 6, lambda view, ply: view["round"] == 10),
    "zwergar-over-4": ("zwergar", 4, 7, lambda view, ply: False),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (game, players, seed, stop) in WANTED.items():
        if len(sys.argv) < 2 or game in sys.argv[1:]:
            text = json.dumps(sample(game, players, seed, stop), ensure_ascii=False)
            (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
