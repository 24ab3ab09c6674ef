"""The game of a table, with the corrections of its owner's box. Laying them into the box takes a while, so it is kept."""

from __future__ import annotations

import json
from functools import lru_cache

from steiger.core.game import Game, Json
from steiger.core.registry import find_game

MOST_BOXES = 64


def boxed_game(name: str, components: dict[str, Json]) -> Game:
    return find_game(name) if not components else _corrected(name, json.dumps(components, sort_keys=True))


def edition_of(name: str, components: dict[str, Json]) -> str | None:
    """The name that these corrections have, if we gave them one. An edition may also name numbers that are so anyway."""
    named = ((edition.name, boxed_game(name, dict(edition.components)).changes()) for edition in find_game(name).editions())
    return next((edition for edition, changes in named if changes == components), None)


@lru_cache(MOST_BOXES)
def _corrected(name: str, components: str) -> Game:
    return find_game(name).with_components(json.loads(components))
