"""Tables of Glück Auf for tests: prepared deals, and play that reads as play."""

from __future__ import annotations

from typing import Any

import steiger
from steiger.core.jsontypes import Json
from steiger.core.record import default_players
from steiger.core.table import Table
from steiger.games.glueckauf.contract import View
from steiger.games.glueckauf.game import ALL_ORDERS, ALL_TILES
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.tables import POOL
from steiger.games.glueckauf.rules.terms import FIELDS, Field, Seat


def seen_by(table: Table, seat: int | None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


class Deal:
    """A table with short words for tests."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Position:
        assert isinstance(self.table.state, Position)
        return self.table.state

    def after(self, *actions: str) -> Deal:
        for words in actions:
            self.table.play(words)
        return self

    def drafted(self) -> Deal:
        """Everybody takes the lowest order on offer."""
        while self.now["phase"] == "draft":
            self.table.play(self.table.legal()[0])
        return self

    def view(self, seat: int | None) -> View:
        return seen_by(self.table, seat)

    @property
    def now(self) -> dict[str, Any]:
        return self.table.game.describe(self.state)

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.now["seats"][seat]
        return found

    def cost(self, field: str) -> int:
        return 1 + int(sum(self.now["fields"][field]))

    def stand(self, field: str, workers: int, seat: int) -> Deal:
        """Let a seat visit a field until this number of its workers stands there."""
        for _ in range(int(self.state.workers_on(Field(FIELDS.index(field)))), workers):
            self.state.stand(Field(FIELDS.index(field)), Seat(seat))
        return self

    def legal(self, verb: str = "") -> list[str]:
        return [words for words in self.table.legal() if words.startswith(verb)]

    def why(self, words: str) -> str:
        assert words not in self.table.legal(), words
        return self.table.game.why_not(self.state, words).key


def first_then_rest(first: list[Any], everything: list[Any]) -> list[Any]:
    rest = list(everything)
    for card in first:
        rest.remove(card)
    return first + rest


def glueckauf(
    players: int = 3,
    start: int = 0,
    tiles: str = "",
    draft: list[int] | None = None,
    orders: list[int] | None = None,
    storage: str = "strict",
    delivered: str = "hidden",
) -> Deal:
    """A deal with these tiles on top, these orders laid out for the draft and these on top of the stack after it."""
    game = steiger.game("glueckauf")
    pool = list(draft or [])
    later = list(orders or [])
    spare = [card for card in ALL_ORDERS if card not in pool and card not in later]
    while len(pool) < POOL[players]:
        pool.append(spare.pop(0))
    setup: dict[str, Json] = {
        "start": start,
        "tiles": first_then_rest(tiles.split(), list(ALL_TILES)),
        "orders": first_then_rest(pool + later, list(ALL_ORDERS)),
    }
    options = {"storage": storage, "delivered": delivered}
    return Deal(Table.read(game, default_players(players), options, setup, None, game.rules))
