"""A recorded game in words: at every decision what was offered, what was done, and what everybody saw change."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from steiger.core.record import Record
from steiger.core.table import Table

LONGEST = 48  # characters of one verb's phrases; longer lists are abbreviated
IN_HEADING = ("player", "phase")  # parts of the view that the next decision's first line repeats

View = dict[str, Any]
Change = tuple[str, str]  # where, and what changed there


def playthrough(record: Record) -> str:
    table = Table.replay(record, to=0)
    lines = [*heading(table), "", *opening(table)]
    before = seen_by(table, None)
    for words in record.actions:
        lines += ["", *decision(table, words, before)]
        before = seen_by(table, None)
    return "\n".join([*lines, "", *ending(table)]) + "\n"


def heading(table: Table) -> Iterator[str]:
    yield f"{table.game.name}, {len(table.players)} players, rules version {table.rules}"
    yield f"options: {brief(table.options)}"


def opening(table: Table) -> Iterator[str]:
    """The first position as spectators see it."""
    for name, value in seen_by(table, None).items():
        yield f"{name}: {brief(value)}"


def decision(table: Table, words: str, before: View) -> list[str]:
    """Play one action and say what was asked, offered, done and seen."""
    mover = table.to_move()
    own_before = seen_by(table, mover)
    head = f"{table.ply}. seat {mover}, {before['phase']}. {offers(table.legal())}"
    table.play(words)
    everybody = changes(before, seen_by(table, None))
    own = [change for change in changes(own_before, seen_by(table, mover)) if change not in everybody]
    return [head, f"> {words}", *written(everybody, ""), *written(own, f"seat {mover} sees ")]


def ending(table: Table) -> Iterator[str]:
    yield f"scores: {brief(table.state.scores())}, winners: {brief(table.state.winners())}"
    for seat, sources in enumerate(table.game.breakdown(table.state)):
        yield f"points of seat {seat}: {brief({name: points for name, points in sources.items() if points})}"


def seen_by(table: Table, seat: int | None) -> View:
    """What a seat or a spectator sees of the position. Parts that a view only derives from it would repeat every change."""
    view = msgspec.to_builtins(table.view(seat))
    return {name: view[name] for name in table.game.describe(table.state) if name in view}


# Offers.


def offers(legal: list[str]) -> str:
    """The number of legal actions, and their phrases by verb: `5 legal: load y b, cage 0 1, stop`."""
    by_verb: dict[str, list[str]] = {}
    for words in legal:
        verb, _, phrase = words.partition(" ")
        by_verb.setdefault(verb, []).append(phrase)
    return f"{len(legal)} legal: " + ", ".join(f"{verb} {phrases_of(phrases)}".strip() for verb, phrases in by_verb.items())


def phrases_of(phrases: list[str]) -> str:
    """All phrases if they are short, otherwise the first and the last, their number and a checksum of all."""
    separator = " | " if any(" " in phrase for phrase in phrases) else " "
    text = separator.join(phrases)
    if len(text) <= LONGEST:
        return text
    checksum = hashlib.sha256(text.encode()).hexdigest()[:4]
    return f"{phrases[0]} … {phrases[-1]} ({len(phrases)}, #{checksum})"


# Changes.


def changes(before: View, after: View) -> list[Change]:
    return [change for change in differences(before, after) if change[0] not in IN_HEADING]


def written(found: list[Change], who: str) -> Iterator[str]:
    """One line per part of the view; the parts of a seat share one."""
    parts: dict[str, list[str]] = {}
    for where, change in found:
        first, _, rest = where.partition(" ")
        number, _, deeper = rest.partition(" ")
        part, inner = (f"{first} {number}", deeper) if number.isdigit() else (first, rest)
        parts.setdefault(part, []).append(f"{inner} {change}".strip())
    for part, texts in parts.items():
        yield f"  {who}{part}: {'; '.join(texts)}"


def differences(before: Any, after: Any, where: str = "") -> Iterator[Change]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            yield from of_key(before, after, key, f"{where} {key}".strip())
    elif isinstance(before, list) and isinstance(after, list):
        yield from of_lists(before, after, where)
    else:
        old = "" if isinstance(before, dict | list) else f"{brief(before)} "
        yield where, f"{old}→ {brief(after)}"


def of_key(before: dict[str, Any], after: dict[str, Any], key: str, where: str) -> Iterator[Change]:
    if key not in after:
        yield where, "gone"
    elif key not in before:
        yield where, f"new {brief(after[key])}"
    else:
        yield from differences(before[key], after[key], where)


def of_lists(before: list[Any], after: list[Any], where: str) -> Iterator[Change]:
    """Lists of as many objects place by place, numbers as they were and are, and otherwise the items that came and went."""
    items = [*before, *after]
    if len(before) == len(after) and all(isinstance(item, dict | list) for item in items):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from differences(old, new, f"{where} {place}".strip())
        return
    old_items, new_items = Counter(map(brief, before)), Counter(map(brief, after))
    gone, come = list((old_items - new_items).elements()), list((new_items - old_items).elements())
    if len(before) == len(after) and (not gone or all(item is None or isinstance(item, int) for item in items)):
        yield where, f"{brief(before)} → {brief(after)}"
    else:
        yield where, " ".join([*(f"−{item}" for item in gone), *(f"+{item}" for item in come)])


def brief(value: Any) -> str:
    """JSON without its quotes and colons: `{order 30, slots [y b]}`."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {brief(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + " ".join(brief(item) for item in value) + "]"
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return str(value)
