"""Routes of play: moves, undo, confirmation, reasons, hints, chat, notes."""

from __future__ import annotations

from litestar import post, put
from litestar.params import FromPath, JSONBody

from steiger.server import chat, hints, schema, seats, turns
from steiger.server.faults import not_allowed
from steiger.server.hall import Hall
from steiger.server.hint_messages import Hint, HintWish
from steiger.server.messages import Answer, Ask, ChatLine, Move, Notes, Position, Say, Step
from steiger.server.snapshots import position_since
from steiger.server.visitors import Asking, TheHall, TheLimits, ThePlayer, TheVisitor, Visitor, while_connected


@post("/api/tables/{table:str}/move", status_code=200)
async def move(hall: TheHall, visitor: TheVisitor, player: ThePlayer, table: FromPath[str], data: JSONBody[Move]) -> Position:
    room = await hall.room(table)
    await turns.move(hall, room, visitor, (data.ply, data.revision), data.actions)
    return position_since(room, visitor, data.ply)


async def controlled(hall: Hall, visitor: Visitor, table: str, data: Step, what: turns.Control) -> Position:
    room = await hall.room(table)
    await turns.control(hall, room, visitor, (data.ply, data.revision), what)
    return position_since(room, visitor, data.ply)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(hall: TheHall, visitor: TheVisitor, player: ThePlayer, table: FromPath[str], data: JSONBody[Step]) -> Position:
    return await controlled(hall, visitor, table, data, "undo")


@post("/api/tables/{table:str}/restart", status_code=200)
async def restart(hall: TheHall, visitor: TheVisitor, player: ThePlayer, table: FromPath[str], data: JSONBody[Step]) -> Position:
    return await controlled(hall, visitor, table, data, "restart")


@post("/api/tables/{table:str}/confirm", status_code=200)
async def confirm(hall: TheHall, visitor: TheVisitor, player: ThePlayer, table: FromPath[str], data: JSONBody[Step]) -> Position:
    return await controlled(hall, visitor, table, data, "confirm")


@post("/api/tables/{table:str}/why", status_code=200)
async def why(hall: TheHall, visitor: TheVisitor, player: ThePlayer, table: FromPath[str], data: JSONBody[Ask]) -> Answer:
    return turns.why(await hall.room(table), visitor, data.words)


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(
    request: Asking, hall: TheHall, visitor: TheVisitor, player: ThePlayer, table: FromPath[str], data: JSONBody[HintWish]
) -> Hint:
    return await while_connected(request, hints.give(hall, await hall.room(table), visitor, data))


@post("/api/tables/{table:str}/chat", status_code=201)
async def say(hall: TheHall, player: ThePlayer, limits: TheLimits, table: FromPath[str], data: JSONBody[Say]) -> ChatLine:
    await limits.chat.spend(player.id)
    return await chat.say(hall, await hall.room(table), player, data.text)


@put("/api/tables/{table:str}/notes", status_code=204)
async def notes(hall: TheHall, player: ThePlayer, table: FromPath[str], data: JSONBody[Notes]) -> None:
    room = await hall.room(table)
    if not seats.owned(room.row, player.id):
        raise not_allowed("not-seated")
    values = {"table_id": room.row.id, "player": player.id, "text": data.text}
    await hall.store.journal.write(hall.store.upsert(schema.notes, values))


ROUTES = [move, undo, restart, confirm, why, hint, say, notes]
