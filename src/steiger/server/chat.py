"""Chat at a table: every line once, in one order, to everybody."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import func, insert, select

from steiger.server import schema, seats
from steiger.server.faults import conflict, not_allowed
from steiger.server.hall import Hall
from steiger.server.identity import Player
from steiger.server.messages import ChatLine
from steiger.server.names import visible
from steiger.server.room import MOST_LINES, Room


async def say(hall: Hall, room: Room, player: Player, text: str) -> ChatLine:
    """Add a line. Seated players can chat, and at public tables everybody can."""
    row = room.row
    if not seats.owned(row, player.id) and not row.chosen.public:
        raise not_allowed("not-seated")
    kept = visible(text)
    if not kept:
        raise conflict("chat-empty")
    seat, name = seats.voice(row, player)
    values = {"table_id": row.id, "player": player.id, "name": name, "seat": seat, "at": time.time(), "text": kept}
    await hall.store.journal.write(*_one_at_a_time(hall, row.id), insert(schema.chat).values(values))
    await hear(hall, room)
    hall.publish(row.id, "chat")
    return await _newest_of(hall, row.id, player.id)


def _one_at_a_time(hall: Hall, table: str) -> list[Any]:
    """Let nodes insert lines of one table one after the other, so that ids follow the order of commits."""
    if hall.store.database.dialect == "sqlite":
        return []
    return [select(func.pg_advisory_xact_lock(func.hashtext(table)))]


async def hear(hall: Hall, room: Room) -> None:
    """Read the lines that the room does not have yet, and notify its watchers."""
    async with room.chat.lock:
        lines = await _lines(hall, room.row.id, room.chat.newest)
        room.chat.add(lines)
    if lines:
        room.tell_chat()


async def hear_all(hall: Hall, rooms: list[Room]) -> None:
    """Read the new lines of many rooms, for example after news of them was lost."""
    chat = schema.chat.c
    newest = select(chat.table_id, func.max(chat.id).label("newest")).where(chat.table_id.in_([room.row.id for room in rooms]))
    found = {row["table_id"]: row["newest"] for row in await hall.store.rows(newest.group_by(chat.table_id))}
    for room in rooms:
        if found.get(room.row.id, 0) > room.chat.newest:
            await hear(hall, room)


async def _lines(hall: Hall, table: str, after: int) -> list[ChatLine]:
    chat = schema.chat.c
    wanted = _select().where(chat.table_id == table, chat.id > after).order_by(chat.id.desc()).limit(MOST_LINES)
    return [ChatLine(**row) for row in reversed(await hall.store.rows(wanted))]


async def _newest_of(hall: Hall, table: str, player: str) -> ChatLine:
    chat = schema.chat.c
    wanted = _select().where(chat.table_id == table, chat.player == player).order_by(chat.id.desc()).limit(1)
    (row,) = await hall.store.rows(wanted)
    return ChatLine(**row)


def _select() -> Any:
    chat = schema.chat.c
    return select(chat.id, chat.at, chat.name, chat.text, chat.seat)
