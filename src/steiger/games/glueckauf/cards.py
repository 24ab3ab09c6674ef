"""The fields, orders and tiles of Glück Auf as a message, for drawing."""

from __future__ import annotations

import msgspec

from steiger.games.glueckauf.contract import Components
from steiger.games.glueckauf.rules.tables import (
    CLOSED,
    ORDER_ROWS,
    TILE_PRICE,
    TILE_SIDE,
    TILES,
    TUNNEL_CARTS,
    TUNNEL_COLOUR,
    TUNNELS,
)
from steiger.games.glueckauf.rules.terms import COLOURS, FIELDS, SIDES


def components() -> Components:
    orders = {str(nr + 1): {"vehicle": row[0], "points": row[1], "slots": list(row[2])} for nr, row in enumerate(ORDER_ROWS)}
    tiles = {code: tile(kind) for kind, code in enumerate(TUNNELS)}
    return msgspec.convert({"fields": FIELDS, "closed": CLOSED, "orders": orders, "tiles": tiles}, Components)


def tile(kind: int) -> dict[str, str | int | None]:
    """The kinds after the last tile are the carts printed on the board."""
    printed = kind >= len(TILES)
    return {
        "colour": COLOURS[TUNNEL_COLOUR[kind]],
        "side": None if printed else SIDES[TILE_SIDE[kind]],
        "carts": TUNNEL_CARTS[kind],
        "price": 0 if printed else TILE_PRICE[kind],
    }
