"""Games with corrected components. Applying the corrections takes a while, so the results are cached."""

from __future__ import annotations

import json
from functools import lru_cache

from steiger.core.game import Game
from steiger.core.jsontypes import JsonObject
from steiger.core.registry import find_game
from steiger.server.messages import TableOptions

MOST_BOXES = 64


def game_of(chosen: TableOptions) -> Game:
    """Return the game of a table with the table's components."""
    return boxed_game(chosen.game, chosen.components)


def boxed_game(name: str, components: JsonObject) -> Game:
    return find_game(name) if not components else _corrected(name, json.dumps(components, sort_keys=True))


def edition_of(name: str, components: JsonObject) -> str | None:
    """Return the name of the edition with these components, if there is one."""
    # An edition may repeat default numbers, so its effective changes are compared.
    named = ((edition.name, boxed_game(name, edition.components).changes()) for edition in find_game(name).editions())
    return next((edition for edition, changes in named if changes == components), None)


@lru_cache(MOST_BOXES)
def _corrected(name: str, components: str) -> Game:
    return find_game(name).with_components(json.loads(components))
