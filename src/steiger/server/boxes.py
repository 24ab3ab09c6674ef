"""The game of a table, with the corrections of its owner's box. Laying them into the box takes a while, so it is kept."""

from __future__ import annotations

import json
from functools import lru_cache

from steiger.core.game import Game, Json
from steiger.core.registry import find_game

MOST_BOXES = 64


def boxed_game(name: str, components: dict[str, Json]) -> Game:
    return find_game(name) if not components else _corrected(name, json.dumps(components, sort_keys=True))


@lru_cache(MOST_BOXES)
def _corrected(name: str, components: str) -> Game:
    return find_game(name).with_components(json.loads(components))
