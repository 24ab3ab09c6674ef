"""Every field of a position is carried by copy and fingerprint. A new field that one of them forgets fails here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.pile import Pile
from steiger.core.state import NOBODY
from steiger.games.glueckauf.rules.board import Player
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.terms import Card, Colour
from tests.games.glueckauf.deal import glueckauf

# Fields that a fingerprint leaves out, with the reason.
LEFT_OUT = {
    "crowded": "follows from the occupants",
    "free": "follows from the orders and the sizes of the stacks",
    "tiles_for": "follows from the tiles",
    "wanted": "follows from the open orders",
    "complete": "follows from the open orders",
    "shared": "says how copies share memory, and a position and its copy are equal",
}


def fields(thing: object) -> list[str]:
    """Return the declared attributes of a compiled class, or the assigned ones of an interpreted object."""
    return sorted(getattr(type(thing), "__mypyc_attrs__", None) or vars(thing))


def distinct() -> Position:
    """Return a position in which every number and every element of a vector has its own value."""
    position, numbers = glueckauf(players=2).state, count(100)
    for thing in (position, *position.players):
        for name in fields(thing):
            setattr(thing, name, another(getattr(thing, name), numbers))
    return position


def another(value: Any, numbers: Iterator[int]) -> Any:
    """Return another value of the same type: numbers from the iterator, a pile with its top card drawn, players as they are."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return next(numbers)
    if isinstance(value, Pile):
        drawn = value.copy()
        drawn.draw()
        return drawn
    if len(value) > 0 and isinstance(value[0], Player):
        return value
    return vec[i64]([next(numbers) for _ in range(len(value) + 1)])


def plain(value: Any) -> Any:
    """Return a value as plain data, to compare and to keep."""
    if isinstance(value, Position | Player | Pile):
        return {name: plain(getattr(value, name)) for name in fields(value) if name != "shared"}
    return [plain(item) for item in value] if isinstance(value, list | vec) else value


def test_fields_are_found() -> None:
    position = distinct()
    assert {"agenda", "players", "tile_pile", "underneath"} <= set(fields(position))
    assert {"cage", "open", "shared"} <= set(fields(position.players[0]))


def test_copy_carries_every_field() -> None:
    position = distinct()
    assert plain(position.copy()) == plain(position)


@pytest.mark.parametrize("of_player", [False, True])
def test_fingerprint_carries_every_field(of_player: bool) -> None:
    before = distinct().fingerprint(NOBODY)
    for name in fields(distinct().players[1] if of_player else distinct()):
        position = distinct()
        thing: Any = position.players[1] if of_player else position
        value = getattr(thing, name)
        setattr(thing, name, value[:1] if name == "players" else another(value, count(1000)))
        assert (position.fingerprint(NOBODY) != before) == (name not in LEFT_OUT), name


def test_copy_shares_nothing_that_changes() -> None:
    position = distinct()
    before = plain(position)
    twin = position.copy()
    for thing in (twin, *twin.players):
        for name in fields(thing):
            if name in ("coal", "tiles", "orders", "occupants", "crowded"):
                getattr(thing, name)[0] += 1
    twin.tile_pile.draw()
    twin.order_pile.draw()
    assert plain(position) == before


WRITES: dict[str, Callable[[Player], object]] = {
    "earn": lambda player: player.earn(0, 3),
    "add_tunnel": lambda player: player.add_tunnel(0, 0),
    "add_late_cube": lambda player: player.add_late_cube(Colour(0)),
    "add_order": lambda player: player.add_order(Card(43)),
    "fill": lambda player: player.fill(Card(1), Colour(1), 2),
}


@pytest.mark.parametrize("write", WRITES)
def test_shared_vectors_are_copied_before_the_first_write(write: str) -> None:
    position = glueckauf(players=2).drafted().state
    me, twin = position.me(), position.copy().me()
    before = plain(position)
    WRITES[write](twin)
    assert plain(twin) != plain(me)
    assert plain(position) == before


def test_delivery_leaves_the_copy_alone() -> None:
    position = glueckauf(players=2).drafted().state
    position.me().fill(Card(1), Colour(1), 2)
    before = plain(position)
    assert len(position.copy().me().deliver(0)) == 1
    assert plain(position) == before
