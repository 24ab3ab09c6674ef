"""The rules that a game has exercised, as names for the events between two positions. Golden games must cover them all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from steiger.core.table import Table
from steiger.games.glueckauf.contract import Element
from steiger.games.glueckauf.rules.terms import FIELDS
from tests.games.glueckauf.deal import seen_by

Position = dict[str, Any]
Namer = Callable[[Position, list[str], Position], set[str]]

EVERY = {
    *(f"players-{n}" for n in (2, 3, 4)),
    *(f"place-{field}" for field in FIELDS),
    *("draft", "take-tile", "take-order", "take-none", "return-top", "return-bottom", "only-top", "next-tile", "next-order"),
    *("coal-once", "coal-twice", "cart-left-empty", "tiles-exhausted", "orders-exhausted", "looked-at-fewer"),
    *("cage", "load", "load-foreign-colour", "fill-cage", "fill-store", "fill-pair-cage", "fill-pair-store", "fill-pair-mixed"),
    *("fill-own-colour-pair", "store", "store-though-wanted", "stop", "stop-at-once", "mining-ends-by-itself", "cage-full"),
    *("displace-other", "displace-own", "deliver-several", "skip-without-workers"),
    *("start-changes", "start-stays", "start-tie", "nobody-in-factory"),
    *("majority-alone", "majority-tied", "second-paid", "second-tied"),
    *("tilt", "open-orders-left", "negative-score", "tie-broken-by-money", "shared-victory", "option-free", "option-open"),
}


def of_game(players: int, options: dict[str, Any], last: Position, winners: list[int]) -> set[str]:
    found = {f"players-{players}"}
    found |= {"option-free"} if options["storage"] == "free" else set()
    found |= {"option-open"} if options["delivered"] == "open" else set()
    scores = [seat["score"] for seat in last["seats"]]
    best = scores.count(max(scores))
    found |= {"shared-victory"} if len(winners) > 1 else set()
    found |= {"tie-broken-by-money"} if best > len(winners) else set()
    found |= {"negative-score"} if min(scores) < 0 else set()
    found |= {"open-orders-left"} if any(seat["open"] for seat in last["seats"]) else set()
    return found


def of_action(before: Position, words: str, after: Position) -> set[str]:
    verb, *rest = words.split(" ")
    found = BY_VERB[verb](before, rest, after) if verb in BY_VERB else {verb}
    if before["phase"] == "mine" and verb != "stop" and after["phase"] != "mine":
        found.add("mining-ends-by-itself")
    if after["shift"] > before["shift"]:
        found |= new_start(before, after)
    elif after["phase"] == "place" == before["phase"] and verb == "place":
        found |= {"skip-without-workers"} if (before["player"] + 1) % len(before["seats"]) != after["player"] else set()
    for stack in ("tiles", "orders"):
        found |= {f"{stack}-exhausted"} if before["stacks"][stack] and not after["stacks"][stack] else set()
    return found


def place(before: Position, rest: list[str], after: Position) -> set[str]:
    field = rest[0]
    found = {f"place-{field}"}
    standing = before["fields"].get(field, [])
    if sum(standing):
        found.add("displace-own" if standing[before["player"]] else "displace-other")
    if field.startswith("deliver"):
        me = before["player"]
        gone = len(before["seats"][me]["open"]) - len(after["seats"][me]["open"])
        found |= {"deliver-several"} if gone > 1 else set()
    if field.startswith("factory-") and field != "factory-draw":
        found |= left_empty(before, after)
    if after["drawn"] and len(after["drawn"]) < 5:
        found.add("looked-at-fewer")
    return found


def left_empty(before: Position, after: Position) -> set[str]:
    """A new tunnel with fewer cubes than carts once nothing more is asked."""
    tunnel = after["seats"][before["player"]]["tunnels"][-1]
    empty = after["phase"] != "coal" and len(tunnel["cubes"]) < int(tunnel["tile"][1])
    return {"cart-left-empty"} if empty else set()


def take(before: Position, rest: list[str], after: Position) -> set[str]:
    if rest[0] == "none":
        return {"take-none"}
    return {"take-order" if rest[0].isdigit() else "take-tile"}


def put_back(before: Position, rest: list[str], after: Position) -> set[str]:
    stack = "tiles" if isinstance(before["drawn"][0], str) else "orders"
    return {f"return-{rest[0]}"} | ({"only-top"} if not before["stacks"][stack] else set())


def following(before: Position, rest: list[str], after: Position) -> set[str]:
    return {"next-order" if rest[0].isdigit() else "next-tile"}


def coal(before: Position, rest: list[str], after: Position) -> set[str]:
    return {"coal-twice" if after["phase"] == "coal" else "coal-once"} | left_empty(before, after)


def load(before: Position, rest: list[str], after: Position) -> set[str]:
    seat = after["seats"][before["player"]]
    found = {"load"}
    found |= {"cage-full"} if sum(seat["cage"].values()) == 5 else set()
    found |= {"load-foreign-colour"} if "ybgk"[seat["level"] - 1] != rest[0] else set()
    return found


def fill(before: Position, rest: list[str], after: Position) -> set[str]:
    slot, cubes = rest[1], rest[2:]
    if len(cubes) == 1:
        return {"fill-cage" if cubes[0][0] == "c" else "fill-store"}
    sources = {cube[0] for cube in cubes}
    found = {"fill-pair-mixed" if len(sources) == 2 else "fill-pair-cage" if "c" in sources else "fill-pair-store"}
    return found | ({"fill-own-colour-pair"} if any(cube[2] == slot for cube in cubes) else set())


def store(before: Position, rest: list[str], after: Position) -> set[str]:
    wanted = any(s[0] == rest[0] and not s[1] for order in before["seats"][before["player"]]["open"] for s in order["slots"])
    return {"store-though-wanted" if wanted else "store"}


def stop(before: Position, rest: list[str], after: Position) -> set[str]:
    return {"stop"} | ({"stop-at-once"} if before["steps"] in (4, 6, 8, 10) else set())


def new_start(before: Position, after: Position) -> set[str]:
    """From the workers as they stood before the last action: good enough for naming, the rules are tested elsewhere."""
    fields = [workers for field, workers in before["fields"].items() if field.startswith("factory")]
    sums = [sum(seat) for seat in zip(*fields, strict=True)]
    found = {"start-changes" if before["start"] != after["start"] else "start-stays"}
    found |= {"nobody-in-factory"} if not any(sums) else {"start-tie"} if sums.count(max(sums)) > 1 else set()
    return found


def of_scoring(clock: Sequence[Element], players: int) -> set[str]:
    """How the places fall in the elements as they stand at a scoring."""
    found: set[str] = set()
    for element in clock:
        counts = sorted(element.counts, reverse=True)
        if counts[0] == 0:
            continue
        tied = counts[0] == counts[1]
        found.add("majority-tied" if tied else "majority-alone")
        if players > 2 and not tied and counts[1] > 0:
            found.add("second-tied" if counts[1] == counts[2] else "second-paid")
    return found


BY_VERB: dict[str, Namer] = {
    "place": place,
    "take": take,
    "return": put_back,
    "next": following,
    "coal": coal,
    "load": load,
    "fill": fill,
    "store": store,
    "stop": stop,
}


def exercised(table: Table, actions: Iterable[str]) -> set[str]:
    """Play these actions; the rules they exercised, those of the whole game included."""
    game, players = table.game, len(table.players)
    found: set[str] = set()
    before: dict[str, Any] = game.describe(table.state)
    for words in actions:
        clock = seen_by(table, table.to_move()).clock
        table.play(words)
        after: dict[str, Any] = game.describe(table.state)
        found |= of_action(before, words, after)
        if after["shift"] > before["shift"] or after["phase"] == "over":
            found |= of_scoring(clock, players)
        before = after
    if any(part["tilt"] for part in game.breakdown(table.state)):
        found.add("tilt")
    return found | of_game(players, table.options, before, table.state.winners())
