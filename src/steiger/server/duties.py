"""What the server must do at a table without being asked. Duties follow from the stored table, so they survive any fault."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from steiger.core.table import Table
from steiger.server.rows import Row


class Duty(Struct, frozen=True):
    """`bot`: the seat's bot moves. `confirm`: the seat's draft confirms itself. `clock`: the seat's time runs out."""

    kind: Literal["bot", "confirm", "clock"]
    seat: int
    at: float


def drafter(table: Table, confirmed: Table) -> int | None:
    """Return the seat whose latest actions only its own player sees."""
    return table.movers[-1] if table.ply > confirmed.ply else None


def must_confirm(table: Table, confirmed: Table) -> bool:
    """Return whether a draft is complete, so that play goes on once it is confirmed."""
    seat = drafter(table, confirmed)
    return seat is not None and table.to_move() != seat


def mover(table: Table, confirmed: Table) -> int | None:
    """Return the seat that must act: play, or confirm."""
    return confirmed.to_move() if must_confirm(table, confirmed) else table.to_move()


def pending(row: Row, table: Table, confirmed: Table) -> Duty | None:
    """Return the duty that comes first, or None if everything waits for a player."""
    seat = mover(table, confirmed)
    if row.status != "running" or seat is None:
        return None
    if row.seats[seat].kind == "bot":
        return Duty("bot", seat, row.changed)
    draft = row.deadline if must_confirm(table, confirmed) else None
    duties = [_clock(row)] if draft is None else [Duty("confirm", seat, draft), _clock(row)]
    return min((duty for duty in duties if duty is not None), key=lambda duty: duty.at, default=None)


def due(row: Row, table: Table, confirmed: Table) -> float | None:
    """Return when the next duty is due, as the database stores it."""
    duty = pending(row, table, confirmed)
    return None if duty is None else duty.at


def _clock(row: Row) -> Duty | None:
    times = row.times
    if times is None or times.running is None or row.seats[times.running].late:
        return None
    return Duty("clock", times.running, times.since + times.left[times.running])
