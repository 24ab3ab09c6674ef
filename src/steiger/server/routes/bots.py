"""Routes for bot programs: streams of JSON lines, as on lichess. Bots move like any other player."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from litestar.response import Stream
from sqlalchemy import select

from steiger.server import schema, seats, steady
from steiger.server.faults import not_allowed
from steiger.server.hall import Hall
from steiger.server.identity import Player
from steiger.server.replays import possible_record
from steiger.server.room import Room, Watcher
from steiger.server.routes.replays import begun
from steiger.server.views import Viewer
from steiger.server.visitors import TheHall, TheVisitor, Visitor

HEARTBEAT = 10.0
POLL = 1.0
NDJSON = "application/x-ndjson"


def bot_only(visitor: Visitor) -> str:
    player = visitor.known()
    if visitor.scope != "bot":
        raise not_allowed("bot-scope")
    return player.id


@get("/api/bot/tables/{table:str}")
async def positions(hall: TheHall, visitor: TheVisitor, table: FromPath[str]) -> Stream:
    player, room = bot_only(visitor), await hall.room(table)
    hall.watching.check(player, room)  # an answer that has begun can't be refused any more
    return Stream(_positions(hall, room, Viewer(player), player), media_type=NDJSON)


async def _positions(hall: Hall, room: Room, viewer: Viewer, player: str) -> AsyncIterator[bytes]:
    watcher = Watcher(viewer)
    watcher.tell(position=True)
    with hall.watching.watches(room, watcher, player):
        while not (hall.stopping or watcher.closing):
            if not await _woken(watcher):
                yield b"\n"
                continue
            found = room.position(viewer, steady.now()) if watcher.takes_position() else None
            if found is not None:
                yield msgspec.json.encode(found) + b"\n"
            if room.row.status not in ("open", "running"):
                return


async def _woken(watcher: Watcher) -> bool:
    try:
        await asyncio.wait_for(watcher.wake.wait(), HEARTBEAT)
    except TimeoutError:
        return False
    watcher.wake.clear()
    return True


@get("/api/bot/tables/{table:str}/record")
async def record(hall: TheHall, visitor: TheVisitor, table: FromPath[str]) -> dict[str, Any]:
    """Return a record for an engine that fits everything the bot's seat has seen. Unknown cards are dealt again each time."""
    viewer = Viewer(bot_only(visitor))
    return possible_record(begun(await hall.room(table)), viewer)


@get("/api/bot/events")
async def events(hall: TheHall, visitor: TheVisitor) -> Stream:
    hall.watching.check(bot_only(visitor))
    return Stream(_events(hall, visitor.known()), media_type=NDJSON)


async def _events(hall: Hall, bot: Player) -> AsyncIterator[bytes]:
    """Yield the news of the bot's tables until its token is revoked."""
    player = bot.id
    known: dict[str, tuple[Any, ...]] = {}
    quiet = 0.0
    with hall.watching.counted(player):
        while not hall.stopping and await hall.people.is_current(bot):
            found = [event for table in await _tables_of(hall, player) for event in await _news(hall, table, player, known)]
            for event in found:
                yield msgspec.json.encode(event) + b"\n"
            quiet = 0.0 if found else quiet + POLL
            if quiet >= HEARTBEAT:
                quiet = 0.0
                yield b"\n"
            await asyncio.sleep(POLL)


async def _tables_of(hall: Hall, player: str) -> list[str]:
    sitters, tables = schema.sitters.c, schema.tables.c
    wanted = select(tables.id).join(schema.sitters, tables.id == sitters.table_id).where(sitters.player == player)
    return [row["id"] for row in await hall.store.rows(wanted.order_by(tables.changed.desc()).limit(50))]


async def _news(hall: Hall, table: str, player: str, known: dict[str, tuple[Any, ...]]) -> list[dict[str, Any]]:
    room = await hall.rooms.find(table)
    before, status = known.get(table), room.row.status
    held = seats.mine(room.row, player)
    mover = room.play.mover() if room.play is not None and status == "running" else None
    ply = room.row.ply if mover in held else None
    known[table] = (status, ply)
    found: list[dict[str, Any]] = []
    if status == "running" and (before is None or before[0] != "running"):
        found += [{"type": "game-start", "table": table, "seat": seat} for seat in held]
    if ply is not None and (before is None or before[1] != ply):
        found.append({"type": "your-turn", "table": table, "ply": ply})
    if before is not None and before[0] == "running" and status != "running":
        found.append({"type": "game-end", "table": table})
    return found


ROUTES = [positions, record, events]
