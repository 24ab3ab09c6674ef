"""What the server must do at a table without being asked. Duties follow from the stored table, so they survive any fault."""

from __future__ import annotations

from collections.abc import Sequence
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


def note(row: Row, table: Table, confirmed: Table) -> None:
    """Write into the row what the sweeps look for: when the next duty is due, whose turn it is, and since which ply."""
    duty, seat = pending(row, table, confirmed), mover(table, confirmed)
    row.due = None if duty is None else duty.at
    waits = row.status == "running" and seat is not None and row.seats[seat].is_played_by(row.seats[seat].owner)
    row.waits_for = row.seats[seat].owner if waits and seat is not None else None
    row.turn = 0 if seat is None else began(table.movers, seat)


def began(movers: Sequence[int], seat: int) -> int:
    """Return the ply at which this seat's turn began."""
    ply = len(movers)
    while ply > 0 and movers[ply - 1] == seat:
        ply -= 1
    return ply


def _clock(row: Row) -> Duty | None:
    times = row.times
    if times is None or times.running is None or row.seats[times.running].late:
        return None
    return Duty("clock", times.running, times.since + times.left[times.running])
