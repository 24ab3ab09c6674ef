"""The cards and tiles of the games as JSON for drawing, from the engine's own tables. Run: python web/scripts/components.py"""

from __future__ import annotations

import json
from pathlib import Path

from steiger.games.glueckauf.rules.tables import CLOSED, ORDER_ROWS, TILE_CARTS, TILE_PRICE, TILES
from steiger.games.glueckauf.rules.terms import FIELDS

GAMES = Path(__file__).parent.parent / "src" / "games"


def glueckauf() -> dict[str, object]:
    orders = {str(nr + 1): {"vehicle": row[0], "points": row[1], "slots": row[2]} for nr, row in enumerate(ORDER_ROWS)}
    tiles = {tile: {"carts": int(TILE_CARTS[kind]), "price": int(TILE_PRICE[kind])} for kind, tile in enumerate(TILES)}
    return {"fields": list(FIELDS), "closed": CLOSED, "orders": orders, "tiles": tiles}


if __name__ == "__main__":
    (GAMES / "glueckauf" / "components.json").write_text(json.dumps(glueckauf(), separators=(",", ":")) + "\n")
