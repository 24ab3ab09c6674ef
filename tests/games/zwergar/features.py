"""What a recorded game of Zwergar exercises: cards, events, verbs, ways to pay, and the phases after the last round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from steiger.core.table import Table
from steiger.games.zwergar.rules.words import VOCABULARY

EVERY = (
    {f"complete {n}" for n in range(1, 46)}
    | {f"upgrade {n}" for n in range(1, 46)}
    | {f"event {n}" for n in range(46, 61)}
    | {f"verb {verb.word}" for verb in VOCABULARY.verbs}
    | {"furnaces pay", "extra heat", "less stone", "less iron", "west", "gold", "gold declined", "gold wins an action"}
    | {"west declined", "project 44 in the mine", "event 52 with an order of spaces"}  # since rules version 2
    | {"silverbeard given", "silverbeard lost", "foreman in a cart", "break from a cart", "heat kept", "short"}
)


def of_action(before: dict[str, Any], words: str, after: dict[str, Any]) -> set[str]:
    parts = words.split(" ")
    found = {f"verb {parts[0]}"}
    if parts[0] in ("complete", "upgrade"):
        found.add(f"{parts[0]} {parts[1]}")
    found |= {name for sign, name in SIGNS.items() if any(part.startswith(sign) for part in parts[2:])}
    return found | of_change(before, words, after)


SIGNS = {"+": "furnaces pay", "x": "extra heat", "-s": "less stone", "-i": "less iron"}


def of_change(before: dict[str, Any], words: str, after: dict[str, Any]) -> set[str]:
    seat = before["player"]
    checks = {
        f"event {after['event']}": after["event"] is not None,
        "gold": before["phase"] == "upgrade" and words != "end",
        "gold declined": before["phase"] == "upgrade" and words == "end",
        "gold wins an action": before["phase"] == "upgrade" and after["phase"] == "choose",
        "silverbeard given": before["silverbeard"] is None and after["silverbeard"] is not None,
        "silverbeard lost": words == "end" and before["silverbeard"] is not None and after["silverbeard"] is None,
        "foreman in a cart": words.startswith("place foreman mine"),
        "break from a cart": words.startswith("break") and any(board[seat]["foreman"] for board in before["boards"]),
        "heat kept": words == "end" and after["player"] != seat and after["seats"][seat]["heat"] > 0 == before["actions"],
        "west": last_round_is_over(before, after),
        "west declined": before["phase"] == "choose" and words == "end",
        "project 44 in the mine": words.startswith("as ") and loads(before, seat) != loads(after, seat),
    }
    return {name for name, seen in checks.items() if seen}


def loads(state: dict[str, Any], seat: int) -> list[Any]:
    return [board[seat]["load"] for board in state["boards"]]


def last_round_is_over(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """A player begins actions again although no event is left and the turn order is through."""
    if after["stacks"]["events"] or before["round"] != after["round"] or after["phase"] != "choose":
        return False
    players = len(after["seats"])
    last = (after["start"] - 1) % players
    return bool(before["phase"] == "work" and before["actions"] == 0 and before["player"] == last)


def of_game(options: dict[str, Any]) -> set[str]:
    return {"short"} if options.get("short") else set()


def exercised(table: Table, actions: Iterable[str]) -> set[str]:
    """Play these actions and return what they exercised, including what the options add."""
    found = of_game(table.options)
    before = table.game.describe(table.state)
    for words in actions:
        table.play(words)
        after = table.game.describe(table.state)
        found |= of_action(before, words, after)
        before = after
    if "event 52" in found and table.rules > 1:
        found.add("event 52 with an order of spaces")
    return found
