"""The help that `?` gives about a field or a card: its sentence from the locale files with its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steiger.core.errors import Reason
from steiger.games.glueckauf.rules.tables import ORDER_ROWS, TILE_CARTS, TILE_COLOUR, TILE_PRICE, TILE_SIDE, TILES
from steiger.games.glueckauf.rules.terms import COLOURS, FIELDS, SIDES
from steiger.games.glueckauf.rules.words import ORDER_NUMBERS, VOCABULARY

if TYPE_CHECKING:
    from steiger.locale import Catalogue

VERBS = [verb.word for verb in VOCABULARY.verbs]
TOPICS = [*FIELDS, "canteen", *VERBS, *TILES, *ORDER_NUMBERS, "clock", "end"]


def explain(topic: str, catalogue: Catalogue) -> str | None:
    reason = about(topic)
    return None if reason is None else catalogue.say(reason)


def about(topic: str) -> Reason | None:
    if topic in FIELDS:
        area, _, which = topic.partition("-")
        return Reason(f"glueckauf-about-{area}-draw" if which == "draw" else f"glueckauf-about-{area}", field=topic, which=which)
    if topic in TILES:
        return about_tile(TILES.index(topic))
    if topic in ORDER_NUMBERS:
        vehicle, points, slots = ORDER_ROWS[int(topic) - 1]
        return Reason("glueckauf-about-order-card", order=topic, vehicle=vehicle, points=points, slots=" ".join(slots))
    if topic in VERBS or topic in ("canteen", "clock", "end"):
        return Reason(f"glueckauf-about-{'verb-' if topic in VERBS else ''}{topic}")
    return None


def about_tile(kind: int) -> Reason:
    return Reason(
        "glueckauf-about-tile",
        tile=TILES[kind],
        colour=COLOURS[TILE_COLOUR[kind]],
        carts=int(TILE_CARTS[kind]),
        side=SIDES[TILE_SIDE[kind]],
        price=int(TILE_PRICE[kind]),
    )
