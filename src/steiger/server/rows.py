"""A table as it is stored. JSON columns become structs here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from steiger.core.jsontypes import Json
from steiger.server.messages import Origin, SeatKind, Status, TableOptions


class SeatRow(Struct, kw_only=True):
    """A seat. Its `owner` may come back while a bot plays. A hotseat belongs to the host."""

    kind: SeatKind = "open"
    owner: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    late: bool = False
    cancel: bool = False
    votes: list[int] = []
    drafts: bool = True  # whether the player may draft; known to others only as “undo is over”, so no draft may change it

    def is_played_by(self, player: str | None) -> bool:
        return player is not None and self.owner == player and self.kind in ("human", "hotseat")


class Times(Struct, kw_only=True):
    """The seconds left for each seat, the seat whose clock is running, and when it started."""

    left: list[float]
    running: int | None = None
    since: float = 0.0


class PlyRow(Struct, kw_only=True):
    seat: int
    words: str
    at: float


class Row(Struct, kw_only=True):
    id: str
    chosen: TableOptions
    rules: int
    host: str
    invite: str
    created: float
    origin: Origin | None = None
    base: int = 0  # the ply where a fork begins; nobody can undo past it
    setup: Json = None
    salt: str = ""
    version: int = 0
    status: Status = "open"
    ply: int = 0
    confirmed: int = 0  # the ply that everybody sees; later plies are a draft
    undos: int = 0
    confirmed_undos: int = 0
    seats: list[SeatRow]
    times: Times | None = None
    deadline: float | None = None  # when a complete draft confirms itself; None if only its player confirms it
    due: float | None = None  # when the server must act by itself, see duties.py
    waits_for: str | None = None  # the player whose turn it is
    turn: int = 0  # the ply at which this turn began
    changed: float
    rematch: str = ""

    @property
    def game(self) -> str:
        return self.chosen.game

    @property
    def has_chosen_deal(self) -> bool:
        """Return whether somebody could know the deal: by its seed, or from the game that a fork or import continues."""
        return self.chosen.seed is not None or (self.setup is not None and not self.salt)


AS_JSON = {"chosen", "origin", "setup", "seats", "times"}
PLAYED = (
    "version",
    "status",
    "ply",
    "confirmed",
    "undos",
    "confirmed_undos",
    "seats",
    "times",
    "deadline",
    "due",
    "waits_for",
    "turn",
    "changed",
    "rematch",
)


def columns(row: Row, names: tuple[str, ...] = Row.__struct_fields__) -> dict[str, Any]:
    """Return the row as the database stores it."""
    return {name: _packed(name, getattr(row, name)) for name in names}


def all_columns(row: Row) -> dict[str, Any]:
    """Return every column of a new table."""
    return columns(row) | {"public": row.chosen.public}


def _packed(name: str, value: Any) -> Any:
    return msgspec.json.encode(value).decode() if name in AS_JSON else value


def from_columns(found: Mapping[str, Any]) -> Row:
    values = {name: msgspec.json.decode(found[name]) if name in AS_JSON else found[name] for name in Row.__struct_fields__}
    return msgspec.convert(values, Row)


def played(row: Row, found: RowMapping) -> Row:
    """Return the row with everything that play has changed since."""
    values = {name: found[name] for name in PLAYED if name not in AS_JSON}
    seats = msgspec.json.decode(found["seats"], type=list[SeatRow])
    times = msgspec.json.decode(found["times"], type=Times | None)
    return msgspec.structs.replace(row, **values, seats=seats, times=times)


def copy_of(row: Row) -> Row:
    """Return a copy whose seats and times can be changed."""
    seats = [msgspec.structs.replace(seat, votes=seat.votes[:]) for seat in row.seats]
    times = None if row.times is None else msgspec.structs.replace(row.times, left=row.times.left[:])
    return msgspec.structs.replace(row, seats=seats, times=times)


def table_options(source: TableOptions) -> dict[str, Any]:
    """Return the table options among the fields of a message that contains them."""
    return {name: getattr(source, name) for name in TableOptions.__struct_fields__}
