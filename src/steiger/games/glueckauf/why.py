"""Hints for words that are no action. Reasons for refused actions are in the steps of the rules."""

from __future__ import annotations

from steiger.core.errors import Reason
from steiger.games.glueckauf.rules.terms import COLOURS
from steiger.games.glueckauf.rules.words import FILL_VERB, SOURCES, VOCABULARY


def misspelt(words: str) -> Reason | None:
    """Return what is wrong with a well-formed fill that names a slot or a cube the order does not take."""
    verb, *parts = words.split(" ")
    if verb != FILL_VERB.word or len(parts) not in (3, 4) or not is_fill(*parts):
        return None
    order, slot, *cubes = parts
    if len(cubes) == 1 and colour_of(cubes[0]) != slot:
        return Reason("glueckauf-colour-mismatch", slot=slot, cube=colour_of(cubes[0]))
    if f"{verb} {order} {slot} c:{slot}" not in VOCABULARY.ids:
        return Reason("glueckauf-no-such-slot", order=order, slot=slot)
    return Reason("glueckauf-pair-order", words=words)


def is_fill(order: str, slot: str, *cubes: str) -> bool:
    return order.isdigit() and slot in COLOURS and all(cube in SOURCES for cube in cubes)


def colour_of(cube: str) -> str:
    return cube.partition(":")[2]
