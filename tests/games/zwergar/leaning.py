"""A random player for tests that prefers productive actions, so that games reach every card."""

from __future__ import annotations

from typing import Any

from steiger.core.rng import Rng
from steiger.core.table import Table

# How much more likely an action is, by its verb.
WORK = {"complete": 400, "upgrade": 400, "install": 6, "lift": 30, "end": 1, "as": 1, "silverbeard": 4, "steam": 2}
LEANINGS: dict[str, dict[str, int]] = {
    "worker": {},
    "stoker": {"boiler": 6, "forge": 4, "light": 20, "light-all": 40, "heat": 40, "build": 20},
    "digger": {"mine-4": 6, "mine-3": 6, "lift": 6},
    "helper": {"as": 60, "silverbeard": 60, "steam": 20, "refund": 20},
}


def choose(table: Table, leaning: str, rng: Rng, aims: frozenset[str] = frozenset()) -> str:
    """`aims` are features (features.py) that the player would like to see."""
    legal = table.legal()
    state = table.game.describe(table.state)
    weights = [aimed(words, state, aims, weight(words.split(" "), state, LEANINGS[leaning])) for words in legal]
    mark = int(rng.below(sum(weights)))
    for words, share in zip(legal, weights, strict=True):
        mark -= share
        if mark < 0:
            return words
    raise AssertionError(mark)


def aimed(words: str, state: dict[str, Any], aims: frozenset[str], usual: int) -> int:
    """What is aimed at comes first; other projects are left alone while one of these lies open."""
    verb, number = (*words.split(" "), "")[:2]
    if state["phase"] == "upgrade" and (words == "end" or number == "43"):
        return 100_000 if ("gold declined" if words == "end" else "gold wins an action") in aims else 1
    if number == "43" and verb == "upgrade" and "gold wins an action" in aims:
        return 1
    if f"{verb} {number}" in aims or f"verb {verb}" in aims:
        return 20_000
    mine = state["seats"][state["player"]]["completed"]
    if any(f"upgrade {n}" in aims for n in mine):
        return saving(words, state, usual)
    waiting = any(f"{what} {n}" in aims for what in ("complete", "upgrade") for n in state["display"] if n)
    return 1 if waiting and verb == "complete" else usual


def saving(words: str, state: dict[str, Any], usual: int) -> int:
    """A project waits for its upgrade: spend nothing else, fetch heat, then an engineer to the smelter."""
    me = state["seats"][state["player"]]
    if words.startswith("place"):
        hot = me["heat"] + me["warm"] > 4
        best = "place engineer smelter" if hot else "place miner boiler"
        return 2_000 if words == best else usual
    spends = words.startswith(("complete", "smelt", "steam", "build", "convert")) or "+" in words
    return 1 if spends or (words.startswith("lift") and words != "lift 1") else usual


def weight(words: list[str], state: dict[str, Any], lean: dict[str, int]) -> int:
    verb = words[0]
    if verb == "place":
        return place_weight(words[1], words[2], state) * lean.get(words[2], 1)
    return max(1, WORK.get(verb, 8) * lean.get(verb, 1) // (4 if words[-1].startswith("+") else 1))


def place_weight(dwarf: str, place: str, state: dict[str, Any]) -> int:
    seat = state["player"]
    me = state["seats"][seat]
    heat = me["heat"] + me["warm"]
    loads = sum(len(board[seat]["load"]) for board in state["boards"])
    goods = sum(me["resources"].values())
    if place.startswith("mine"):
        return 2 if state["boards"][int(place[-1])][seat]["load"] else 12
    if place == "office":
        return 40 if goods > 4 else 4
    if place == "smelter":
        return 60 if dwarf == "engineer" and me["completed"] and heat > 1 else 6 if heat > 1 else 1
    if place == "lift":
        return 4 + 3 * loads
    if place == "boiler":
        return 30 if me["cold"] > 1 else 3
    return 6


def play(table: Table, leaning: str, seed: int) -> Table:
    rng = Rng(seed)
    while table.to_move() is not None:
        table.play(choose(table, leaning, rng))
    return table
