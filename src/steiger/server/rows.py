"""A table as it is stored. What is JSON in a column is a struct here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from steiger.server.messages import ClockRule, Json, Mode, Origin, SeatKind, Status


class SeatRow(Struct, kw_only=True):
    """Who sits there. `owner` may come back while a bot plays; a hotseat belongs to the host."""

    kind: SeatKind = "open"
    owner: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    late: bool = False
    cancel: bool = False
    votes: list[int] = []

    def is_played_by(self, player: str | None) -> bool:
        return player is not None and self.owner == player and self.kind in ("human", "hotseat")


class Times(Struct, kw_only=True):
    """Seconds left by seat, and whose clock has been running since when."""

    left: list[float]
    running: int | None = None
    since: float = 0.0


class PlyRow(Struct, kw_only=True):
    seat: int
    words: str
    at: float


class Row(Struct, kw_only=True):
    id: str
    game: str
    rules: int
    options: dict[str, Json]
    components: dict[str, Json] = {}  # what the owner of the box corrected
    mode: Mode
    public: bool
    host: str
    invite: str
    clock: ClockRule | None
    created: float
    advice: bool = True
    origin: Origin | None = None
    base: int = 0  # nobody may go back behind it: a fork begins here
    setup: Json = None
    seed: int | None = None
    salt: str = ""
    version: int = 0
    status: Status = "open"
    ply: int = 0
    shown: int = 0
    undos: int = 0
    shown_undos: int = 0
    seats: list[SeatRow]
    times: Times | None = None
    changed: float
    rematch: str = ""


AS_JSON = {"options", "components", "clock", "origin", "setup", "seed", "seats", "times"}
PLAYED = ("version", "status", "ply", "shown", "undos", "shown_undos", "seats", "times", "changed", "rematch")


def columns(row: Row, names: tuple[str, ...] = Row.__struct_fields__) -> dict[str, Any]:
    """The row as the database has it."""
    return {name: _packed(name, getattr(row, name)) for name in names}


def _packed(name: str, value: Any) -> Any:
    return msgspec.json.encode(value).decode() if name in AS_JSON else value


def from_columns(found: Mapping[str, Any]) -> Row:
    values = {name: msgspec.json.decode(found[name]) if name in AS_JSON else found[name] for name in Row.__struct_fields__}
    return msgspec.convert(values, Row)


def played(row: Row, found: RowMapping) -> Row:
    """The row with what play has changed of it since."""
    values = {name: found[name] for name in PLAYED if name not in AS_JSON}
    seats = msgspec.json.decode(found["seats"], type=list[SeatRow])
    times = msgspec.json.decode(found["times"], type=Times | None)
    return msgspec.structs.replace(row, **values, seats=seats, times=times)


def copy_of(row: Row) -> Row:
    """A row to change while the other one still stands."""
    seats = [msgspec.structs.replace(seat, votes=seat.votes[:]) for seat in row.seats]
    times = None if row.times is None else msgspec.structs.replace(row.times, left=row.times.left[:])
    return msgspec.structs.replace(row, seats=seats, times=times)
