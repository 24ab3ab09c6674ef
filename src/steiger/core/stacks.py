"""Stacks of cards in a set-up from outside: checked against the box, with errors that name the place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.jsontypes import Json

Card = TypeVar("Card", str, int)


def read_stack(name: str, given: Json, size: int, box: Sequence[Card]) -> list[Card]:
    """Return a list of `size` cards of the box, none more often than the box has it. An error names the first wrong place."""
    if not isinstance(given, list) or len(given) != size:
        raise BadRequest(Reason("setup-stack-size", stack=name, size=size))
    left = list(box)
    return [take_card(name, place, card, left) for place, card in enumerate(given)]


def take_card(name: str, place: int, card: Json, left: list[Card]) -> Card:
    for index, known in enumerate(left):
        if type(card) is type(known) and card == known:
            return left.pop(index)
    raise BadRequest(Reason("setup-stack-card", stack=name, place=place, card=in_json(card)))
