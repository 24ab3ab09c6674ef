"""Play: moves, undo, confirmation, reasons, hints, chat, notes."""

from __future__ import annotations

from litestar import post, put

from steiger.server import acts, hints, schema, seats
from steiger.server.faults import not_allowed
from steiger.server.hall import Hall
from steiger.server.identity import Player
from steiger.server.limits import Limits
from steiger.server.messages import Answer, Ask, ChatLine, Hint, HintWish, Move, Notes, Position, Say, Step
from steiger.server.visitors import Visitor


@post("/api/tables/{table:str}/move", status_code=200)
async def move(hall: Hall, visitor: Visitor, player: Player, table: str, data: Move) -> Position:
    return await acts.move(hall, await hall.room(table), visitor, (data.ply, data.revision), data.actions)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(hall: Hall, visitor: Visitor, player: Player, table: str, data: Step) -> Position:
    return await acts.step(hall, await hall.room(table), visitor, (data.ply, data.revision), "undo")


@post("/api/tables/{table:str}/restart", status_code=200)
async def restart(hall: Hall, visitor: Visitor, player: Player, table: str, data: Step) -> Position:
    return await acts.step(hall, await hall.room(table), visitor, (data.ply, data.revision), "restart")


@post("/api/tables/{table:str}/confirm", status_code=200)
async def confirm(hall: Hall, visitor: Visitor, player: Player, table: str, data: Step) -> Position:
    return await acts.step(hall, await hall.room(table), visitor, (data.ply, data.revision), "confirm")


@post("/api/tables/{table:str}/why", status_code=200)
async def why(hall: Hall, visitor: Visitor, player: Player, table: str, data: Ask) -> Answer:
    return acts.why(await hall.room(table), visitor, data.words)


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(hall: Hall, visitor: Visitor, player: Player, table: str, data: HintWish) -> Hint:
    return await hints.give(hall, await hall.room(table), visitor, data)


@post("/api/tables/{table:str}/chat", status_code=201)
async def say(hall: Hall, player: Player, limits: Limits, table: str, data: Say) -> ChatLine:
    limits.chat.spend(player.id)
    return await acts.say(hall, await hall.room(table), player, data.text)


@put("/api/tables/{table:str}/notes", status_code=204)
async def notes(hall: Hall, player: Player, table: str, data: Notes) -> None:
    room = await hall.room(table)
    if not seats.owned(room.row, player.id):
        raise not_allowed("not-seated")
    values = {"game": room.row.id, "player": player.id, "text": data.text}
    await hall.store.journal.write(hall.store.upsert(schema.notes, values))


ROUTES = [move, undo, restart, confirm, why, hint, say, notes]
