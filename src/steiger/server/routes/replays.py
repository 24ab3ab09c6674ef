"""Routes of replays, records, imports, forks and statistics."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from steiger.core.record import parse
from steiger.server import opening, replays, statistics
from steiger.server.faults import conflict, not_found
from steiger.server.messages import Fork, Position, Snapshot
from steiger.server.people_messages import PlayerStatistics, TableStatistics
from steiger.server.playing import Play
from steiger.server.room import Room
from steiger.server.routes.tables import PlyQuery, SeatQuery, snapshot_of
from steiger.server.visitors import TheHall, TheLimits, ThePlayer, TheVisitor

LARGEST_RECORD = 1_000_000


def begun(room: Room) -> Play:
    if room.play is None or room.row.status == "open":
        raise conflict("not-running")
    return room.play


@get("/api/tables/{table:str}/replay")
async def replay(
    hall: TheHall, visitor: TheVisitor, table: FromPath[str], ply: PlyQuery = None, seat: SeatQuery = None
) -> Position:
    return replays.at_ply(begun(await hall.room(table)), visitor.viewer(seat), ply)


@get("/api/tables/{table:str}/record")
async def record(hall: TheHall, visitor: TheVisitor, table: FromPath[str]) -> Response[dict[str, Any]]:
    room = await hall.room(table)
    begun(room)
    name = f'attachment; filename="{room.row.game}-{room.row.id}.json"'
    return Response(replays.record(room, visitor.viewer()), headers={"Content-Disposition": name})


@post("/api/import", status_code=201, request_max_body_size=LARGEST_RECORD)
async def bring(hall: TheHall, player: ThePlayer, limits: TheLimits, data: JSONBody[dict[str, Any]]) -> Snapshot:
    await limits.tables.spend(player.id)
    row, plies = opening.imported(parse(data), player)
    await hall.store.add_table(row, plies)
    return await snapshot_of(hall, await hall.room(row.id), player)


@post("/api/tables/{table:str}/fork", status_code=201)
async def fork(hall: TheHall, player: ThePlayer, limits: TheLimits, table: FromPath[str], data: JSONBody[Fork]) -> Snapshot:
    await limits.tables.spend(player.id)
    row, plies = opening.forked(begun(await hall.room(table)), data, player)
    await hall.store.add_table(row, plies)
    return await snapshot_of(hall, await hall.room(row.id), player)


@get("/api/tables/{table:str}/statistics")
async def of_table(hall: TheHall, table: FromPath[str]) -> TableStatistics:
    play = begun(await hall.room(table))
    if not replays.is_over(play):
        raise conflict("not-finished")
    return statistics.of_table(play)


@get("/api/players/{who:str}/statistics")
async def of_player(hall: TheHall, who: FromPath[str]) -> PlayerStatistics:
    found = await hall.people.find(who)
    if found is None:
        raise not_found("no-such-player")
    return await statistics.of_player(hall.store, found)


ROUTES = [replay, record, bring, fork, of_table, of_player]
