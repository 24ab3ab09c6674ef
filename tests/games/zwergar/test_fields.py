"""Every field of a position is carried by copy, become and fingerprint. A new field that one of them forgets fails here."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.state import NOBODY
from steiger.games.zwergar.rules.board import CARTS, POINT_SOURCES, Player
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import WORK
from steiger.games.zwergar.rules.work import Work
from tests.games.zwergar.deal import zwergar

# Fields that a fingerprint leaves out, with the reason.
DERIVED = {
    "box": "all positions of a game share it",
    "rule": "follows from the event",
    "stats": "follows from the upgraded projects",
    "income": "follows from the upgraded projects",
}
SEATS = 2
LENGTH = 60  # of the stacks: longer than any distinct number below, so that every number is a valid index


def fields(thing: object) -> list[str]:
    """All attributes: the declared ones of a compiled class, or the assigned ones of an interpreted object."""
    return sorted(getattr(type(thing), "__mypyc_attrs__", None) or vars(thing))


def test_the_fields_are_found() -> None:
    state = zwergar().state
    assert {"display", "work", "waiting"} <= set(fields(state))
    assert {"hand", "earned"} <= set(fields(state.players[0]))
    assert {"place", "paid"} <= set(fields(state.work))


class Numbers:
    """Distinct numbers, one after the other."""

    def __init__(self) -> None:
        self.last = 1

    def next(self) -> int:
        self.last += 1
        return self.last

    def several(self, count: int) -> vec[i64]:
        return vec[i64]([self.next() for _ in range(count)])


def fill(thing: Any, numbers: Numbers) -> Any:
    """Give every number of a sheet, a frame or a position its own value."""
    for name in fields(thing):
        if isinstance(getattr(thing, name), int):
            setattr(thing, name, numbers.next())
    return thing


def blank() -> Position:
    players = [Player(vec[i64]([0] * len(POINT_SOURCES))) for _ in range(SEATS)]
    carts = vec[i64]([0] * (int(CARTS) * SEATS))
    return Position(zwergar().state.box, players, carts, vec[i64]([]), vec[i64]([]))


def filled() -> Position:
    numbers = Numbers()
    position: Position = fill(blank(), numbers)
    assert numbers.last < LENGTH
    fill(position.work, numbers)
    for player in position.players:
        player.earned = numbers.several(len(POINT_SOURCES))
        fill(player, numbers)
    position.carts = numbers.several(len(position.carts))
    position.projects = numbers.several(LENGTH)
    position.events = numbers.several(LENGTH)
    position.phase = WORK  # the work counts only in this phase
    return position


def value(thing: object) -> Any:
    """A field as plain data, to compare and to keep."""
    if isinstance(thing, Player | Work | Position):
        return {name: value(getattr(thing, name)) for name in fields(thing)}
    if isinstance(thing, list):
        return [value(item) for item in thing]
    return list(thing) if isinstance(thing, vec) else thing


def test_copy_carries_every_field() -> None:
    position = filled()
    assert value(position.copy()) == value(position)


def test_become_carries_every_field() -> None:
    position, other = filled(), blank()
    other.become(position)
    assert value(other) == value(position) | {"box": other.box}


def parts(position: Position) -> list[tuple[object, str]]:
    """Every field of the position, of its work and of one sheet."""
    things = (position, position.work, position.players[1])
    return [(thing, name) for thing in things for name in fields(thing) if name not in ("players", "work")]


def change(thing: object, name: str) -> None:
    old = getattr(thing, name)
    if isinstance(old, vec):
        changed = old[:]
        changed[len(changed) - 1] += 1
        setattr(thing, name, changed)
    elif isinstance(old, int):
        setattr(thing, name, old + 1)
    else:
        assert name in DERIVED, name


def test_fingerprint_carries_every_field() -> None:
    before = filled().fingerprint(NOBODY)
    for at in range(len(parts(filled()))):
        position = filled()
        thing, name = parts(position)[at]
        change(thing, name)
        assert (position.fingerprint(NOBODY) != before) == (name not in DERIVED), (type(thing).__name__, name)


def test_a_copy_shares_nothing_that_changes() -> None:
    position = filled()
    before = value(position)
    copy = position.copy()
    for thing, name in parts(copy):
        change(thing, name)
    copy.carts[0] += 1
    copy.players[0].earned[0] += 1
    assert value(position) == before
