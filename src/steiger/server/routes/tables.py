"""Routes of tables: the lobby, opening, seats, start, end."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import Select, select

from steiger import bots
from steiger.server import opening, schema, seats, steady
from steiger.server.boxes import edition_of
from steiger.server.faults import conflict, not_allowed
from steiger.server.hall import Hall
from steiger.server.identity import Player
from steiger.server.messages import Join, Lobby, NewTable, SeatWish, Snapshot, Status, Table, TableRow, Vote
from steiger.server.playing import Play
from steiger.server.room import Room
from steiger.server.rows import Row, copy_of, from_columns, table_options
from steiger.server.snapshots import snapshot
from steiger.server.turns import running
from steiger.server.views import Viewer
from steiger.server.visitors import TheHall, TheLimits, ThePlayer, TheVisitor, Visitor

MOST_LISTED = 200
DAY = 86400.0
STAND_INS = ("foreman", "medium")
Limit = Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
PlyQuery = Annotated[int | None, QueryParameter(ge=0, le=100_000)]


def stand_in(game: str) -> str:
    """Return the bot that continues for a player who has left: a good one that is fast."""
    return next((name for name in STAND_INS if name in bots.names() and bots.plays(name, game)), "random")


@get("/api/tables")
async def lobby(
    hall: TheHall, visitor: TheVisitor, status: FromQuery[Status | None] = None, mine: FromQuery[bool] = False, limit: Limit = 50
) -> Lobby:
    rows = await hall.store.rows(_wanted(visitor, status, mine).limit(limit))
    player = None if visitor.player is None else visitor.player.id
    return Lobby(tables=[lobby_row(hall, row, player) for row in readable(rows)])


def readable(rows: list[dict[str, Any]]) -> Iterator[Row]:
    """Yield the stored tables, without damaged ones."""
    for row in rows:
        with contextlib.suppress(msgspec.MsgspecError):
            yield from_columns(row)


def _wanted(visitor: Visitor, status: Status | None, mine: bool) -> Select[Any]:
    tables, sitters = schema.tables.c, schema.sitters.c
    wanted = select(schema.tables).order_by(tables.changed.desc())
    if mine:
        sits = select(sitters.table_id).where(sitters.player == visitor.known().id)
        wanted = wanted.where(tables.id.in_(sits) | (tables.host == visitor.known().id))
    else:
        wanted = wanted.where(tables.public.is_(True))
    if status is not None:
        return wanted.where(tables.status == status)
    return wanted if mine else wanted.where(tables.status.in_(("open", "running")))


def lobby_row(hall: Hall, row: Row, player: str | None) -> TableRow:
    room = hall.rooms.loaded.get(row.id)
    return TableRow(
        **table_options(row.chosen),
        id=row.id,
        status=row.status,
        created=row.created,
        changed=row.changed,
        ply=row.confirmed,
        seats=seats.public(row, hall.elsewhere.at(row.id) if room is None else room.connected()),
        seeded=row.has_chosen_deal,
        corrected=row.chosen.components != {},
        edition=edition_of(row.game, row.chosen.components),
        mine=seats.mine(row, player),
        my_turn=player is not None and row.waits_for == player,
    )


@post("/api/tables", status_code=201)
async def create(hall: TheHall, player: ThePlayer, limits: TheLimits, data: JSONBody[NewTable]) -> Snapshot:
    await limits.tables.spend(player.id)
    row = opening.new_row(data, player)
    await hall.store.add_table(row, [])
    return await snapshot_of(hall, await hall.room(row.id), player)


async def snapshot_of(hall: Hall, room: Room, player: Player) -> Snapshot:
    return await snapshot(hall, room, Viewer(player.id))


@get("/api/tables/{table:str}")
async def look(
    hall: TheHall,
    visitor: TheVisitor,
    table: FromPath[str],
    seat: SeatQuery = None,
    ply: PlyQuery = None,
    revision: PlyQuery = None,
) -> Snapshot:
    return await snapshot(hall, await hall.room(table), visitor.viewer(seat), ply, revision)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(hall: TheHall, player: ThePlayer, table: FromPath[str], data: JSONBody[Join]) -> Snapshot:
    room = await hall.room(table)
    async with room.lock:
        await hall.writer.amend(room, lambda row: seats.sit(row, player, data.seat, data.invite))
    return await snapshot_of(hall, room, player)


@post("/api/tables/{table:str}/leave", status_code=204)
async def leave(hall: TheHall, player: ThePlayer, table: FromPath[str]) -> None:
    room = await hall.room(table)
    async with room.lock:
        if room.row.status not in ("open", "running"):
            raise conflict("not-running")
        await settle_draft_of(hall, room, player)
        await hall.writer.amend(room, lambda row: seats.get_up(row, player.id, stand_in(row.game)))


async def settle_draft_of(hall: Hall, room: Room, player: Player) -> None:
    """Confirm the draft of a player who hands a seat over in mid-turn."""
    play = room.play
    drafter = None if play is None else play.drafter()
    if drafter is not None and drafter in seats.owned(room.row, player.id):
        await hall.writer.advance(room, lambda transition: transition.settle())


async def note_drafting(hall: Hall, player: Player) -> None:
    """Note at the player's running tables whether they draft, because a draft itself must not change what others see."""
    sitters, tables = schema.sitters.c, schema.tables.c
    sits = select(sitters.table_id).where(sitters.player == player.id)
    for found in await hall.store.rows(select(tables.id).where(tables.id.in_(sits), tables.status == "running")):
        room = await hall.room(found["id"])
        async with room.lock:
            await hall.writer.amend(room, lambda row: seats.set_drafting(row, player))


@put("/api/tables/{table:str}/seats/{seat:int}")
async def hand(hall: TheHall, player: ThePlayer, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish]) -> Table:
    room = await hall.room(table)
    async with room.lock:
        if room.row.status == "open":
            await hall.writer.amend(room, lambda row: opening.furnish(row, seat, player, data))
        else:
            await hand_over(hall, room, seat, player, data)
    return room.table()


async def hand_over(hall: Hall, room: Room, seat: int, player: Player, wish: SeatWish) -> None:
    absent = is_absent(hall, running(room), room, seat)
    # Rights are checked on a copy, so that a refusal changes nothing.
    if seats.hand_over(copy_of(room.row), seat, player.id, wish, absent):
        await settle_seat(hall, room, seat)
    await hall.writer.amend(room, lambda row: _hand_over(row, seat, player, wish, absent))


def is_absent(hall: Hall, play: Play, room: Room, seat: int) -> bool:
    """Return whether a player ran out of time, or lets the others wait without being connected."""
    place = seats.seat_at(play.row, seat)
    if place.late:
        return True
    if play.mover() != seat or place.owner in room.connected():
        return False
    agreed = hall.settings.away_seconds if play.row.chosen.mode == "live" else hall.settings.away_days * DAY
    since = play.plies[-1].at if play.plies else play.row.changed
    return steady.now() - since >= agreed


async def settle_seat(hall: Hall, room: Room, seat: int) -> None:
    if room.play is not None and room.play.drafter() == seat and room.play.must_confirm():
        await hall.writer.advance(room, lambda transition: transition.settle())


def _hand_over(row: Row, seat: int, player: Player, wish: SeatWish, absent: bool) -> None:
    seats.hand_over(row, seat, player.id, wish, absent)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(hall: TheHall, player: ThePlayer, table: FromPath[str]) -> Snapshot:
    room = await hall.room(table)
    async with room.lock:
        plies = [] if room.play is None else room.play.plies
        await hall.writer.amend(room, lambda row: opening.start(row, player, plies), opening.dealt)
    return await snapshot_of(hall, room, player)


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(hall: TheHall, player: ThePlayer, table: FromPath[str]) -> Table:
    room = await hall.room(table)
    async with room.lock:
        held = seats.owned(room.row, player.id)
        if room.row.status != "running":
            raise conflict("not-running")
        if not held:
            raise not_allowed("not-seated")
        await settle_draft_of(hall, room, player)
        await hall.writer.amend(room, lambda row: seats.resign(row, held, stand_in(row.game)))
    return room.table()


@post("/api/tables/{table:str}/cancel", status_code=200)
async def cancel(hall: TheHall, player: ThePlayer, table: FromPath[str], data: JSONBody[Vote]) -> Table:
    room = await hall.room(table)
    async with room.lock:
        await hall.writer.amend(room, lambda row: seats.consent(row, player.id, data.agree))
    return room.table()


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(hall: TheHall, player: ThePlayer, limits: TheLimits, table: FromPath[str]) -> Snapshot:
    await limits.tables.spend(player.id)
    room = await hall.room(table)
    if not seats.owned(room.row, player.id) and player.id != room.row.host:
        raise not_allowed("not-seated")
    async with room.lock:
        if not room.row.rematch:
            again = opening.rematch_of(room.row)
            await hall.store.add_table(again, [])
            await hall.writer.amend(room, lambda row: _follow(row, again.id))
    return await snapshot_of(hall, await hall.room(room.row.rematch), player)


def _follow(row: Row, again: str) -> None:
    row.rematch = row.rematch or again


ROUTES = [lobby, create, look, join, leave, hand, start, resign, cancel, rematch]
