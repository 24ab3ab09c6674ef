"""Everything that one viewer needs to draw a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from steiger.server import chat, schema, seats, steady
from steiger.server.hall import Hall
from steiger.server.messages import Position, Snapshot
from steiger.server.room import Room
from steiger.server.views import Viewer
from steiger.server.visitors import Visitor


async def snapshot(hall: Hall, room: Room, viewer: Viewer, ply: int | None = None, revision: int | None = None) -> Snapshot:
    private = await own_page(hall, room.row.id, viewer.player)
    await chat.hear(hall, room)
    row = room.row
    seated = bool(seats.owned(row, viewer.player)) or viewer.player == row.host
    return Snapshot(
        table=room.table(),
        mine=seats.mine(row, viewer.player),
        position=room.position(viewer, steady.now(), room.resume_at(viewer, ply, revision)),
        chat=list(room.chat.lines),
        notes=private["text"],
        since=private["ply"],
        invite=row.invite if seated and row.status == "open" else None,
    )


def position_since(room: Room, visitor: Visitor, ply: int) -> Position:
    """Return the position that the viewer sees now, with the log from a ply on."""
    found = room.position(visitor.viewer(), steady.now(), ply)
    assert found is not None, room.row.id
    return found


async def own_page(hall: Hall, table: str, player: str | None) -> dict[str, Any]:
    """Return a player's notes and the ply of their last visit."""
    if player is None:
        return {"text": None, "ply": None}
    notes, visits = schema.notes.c, schema.visits.c
    text, visit = await hall.store.all_rows(
        select(notes.text).where(notes.table_id == table, notes.player == player),
        select(visits.ply).where(visits.table_id == table, visits.player == player),
    )
    return {"text": text[0]["text"] if text else None, "ply": visit[0]["ply"] if visit else None}
