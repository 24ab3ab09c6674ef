"""What a viewer can do at a table, whether asked by HTTP or WebSocket."""

from __future__ import annotations

import time
from typing import Any, Literal

from sqlalchemy import insert, select

from steiger.core.errors import Reason
from steiger.server import schema, seats
from steiger.server.faults import conflict, not_allowed, plain, sentence
from steiger.server.hall import Hall
from steiger.server.identity import Player
from steiger.server.messages import Answer, ChatLine, Position, Snapshot
from steiger.server.playing import Play
from steiger.server.room import Room
from steiger.server.views import Viewer, table_for
from steiger.server.visitors import Visitor

CHAT_SHOWN = 100


async def move(hall: Hall, room: Room, visitor: Visitor, at: tuple[int, int | None], actions: list[str]) -> None:
    began = time.perf_counter()
    viewer = visitor.viewer()
    check_turn(hall, room, viewer, at)
    await hall.act(room, viewer, at, lambda step: step.move(actions, visitor.confirm()))
    hall.metrics.move_seconds.observe(time.perf_counter() - began)


def check_turn(hall: Hall, room: Room, viewer: Viewer, at: tuple[int, int | None]) -> None:
    """The ply must be the one the viewer sees, and the turn the viewer's; neither answer tells of another's draft."""
    hall.check_fresh(room, viewer, at)
    assert room.play is not None
    if not is_turn(room.play, viewer):
        raise not_allowed("not-your-turn")


def is_turn(play: Play, viewer: Viewer) -> bool:
    return table_for(play, viewer).to_move() in seats.mine(play.row, viewer.player) or drafts(play, viewer)


def drafts(play: Play, viewer: Viewer) -> bool:
    return play.drafter() in seats.mine(play.row, viewer.player)


StepKind = Literal["undo", "restart", "confirm"]


async def step(hall: Hall, room: Room, visitor: Visitor, at: tuple[int, int | None], what: StepKind) -> None:
    viewer = visitor.viewer()
    hall.check_fresh(room, viewer, at)
    play = room.play
    assert play is not None
    mine = seats.mine(play.row, viewer.player)
    if not mine:
        raise not_allowed("not-seated")
    if what == "confirm":
        if not drafts(play, viewer):
            raise conflict("nothing-to-confirm")
        await hall.act(room, viewer, at, lambda step: step.confirm())
        return
    table = table_for(play, viewer)
    last = table.movers[-1] if table.movers else None
    seat = last if last in mine else mine[0]
    assert seat is not None
    await hall.act(room, viewer, at, lambda step: step.undo(seat, what == "restart"))


def seen_since(room: Room, visitor: Visitor, ply: int) -> Position:
    """What the viewer sees now, with the log from a ply on."""
    found = room.position(visitor.viewer(), time.time(), ply)
    assert found is not None, room.row.id
    return found


def why(room: Room, visitor: Visitor, words: str) -> Answer:
    """Which rule refuses an action. Only who is to move may ask about the position."""
    viewer = visitor.viewer()
    play = room.play
    if play is None or play.row.status != "running":
        raise conflict("not-running")
    table = table_for(play, viewer)
    if table.to_move() not in seats.mine(play.row, viewer.player):
        reason = Reason("must-confirm") if drafts(play, viewer) else Reason("not-your-turn")
    elif words in table.legal():
        return Answer(words=words, legal=True)
    else:
        reason = table.game.why_not(table.state, words)
    message = sentence(reason, visitor.language)
    return Answer(words=words, legal=False, key=reason.key, arguments=plain(reason.arguments), message=message)


async def say(hall: Hall, room: Room, player: Player, text: str) -> ChatLine:
    """Chat is for who sits there, and for visitors of public tables."""
    row = room.row
    places = seats.owned(row, player.id)
    if not places and not row.public:
        raise not_allowed("not-seated")
    kept = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not kept:
        raise conflict("chat-empty")
    seat = places[0] if places else None
    values = {"game": row.id, "player": player.id, "name": player.name, "seat": seat, "at": time.time(), "text": kept}
    await hall.store.journal.write(insert(schema.chat).values(values))
    newest = (await chat_lines(hall, row.id, player.id, 1))[-1]
    pass_on(room, newest)
    hall.publish(row.id, "chat")
    return newest


def pass_on(room: Room, line: ChatLine) -> None:
    room.heard = max(room.heard, line.id)
    for watcher in room.watchers:
        watcher.chat.append(line)
        watcher.tell()


async def hear_chat(hall: Hall, room: Room) -> None:
    """Somebody spoke at another node."""
    for line in await chat_lines(hall, room.row.id):
        if line.id > room.heard:
            pass_on(room, line)


async def chat_lines(hall: Hall, table: str, player: str | None = None, limit: int = CHAT_SHOWN) -> list[ChatLine]:
    chat = schema.chat.c
    wanted = select(chat.id, chat.at, chat.name, chat.text, chat.seat).where(chat.game == table)
    if player is not None:
        wanted = wanted.where(chat.player == player)
    rows = await hall.store.rows(wanted.order_by(chat.id.desc()).limit(limit))
    return [ChatLine(**row) for row in reversed(rows)]


async def snapshot(hall: Hall, room: Room, viewer: Viewer, ply: int | None = None, revision: int | None = None) -> Snapshot:
    """All of a table for one viewer."""
    row = room.row
    seated = bool(seats.owned(row, viewer.player)) or viewer.player == row.host
    private = await own_page(hall, row.id, viewer.player)
    lines = await chat_lines(hall, row.id)
    room.heard = max([room.heard, *(line.id for line in lines)])
    return Snapshot(
        table=room.table(hall.commitment(room.row)),
        mine=seats.mine(room.row, viewer.player),
        position=room.position(viewer, time.time(), room.resume_at(viewer, ply, revision)),
        chat=lines,
        notes=private["text"],
        since=private["ply"],
        invite=row.invite if seated and row.status == "open" else None,
    )


async def own_page(hall: Hall, table: str, player: str | None) -> dict[str, Any]:
    """A player's notes, and the ply at which they last looked."""
    if player is None:
        return {"text": None, "ply": None}
    notes, visits = schema.notes.c, schema.visits.c
    text, visit = await hall.store.all_rows(
        select(notes.text).where(notes.game == table, notes.player == player),
        select(visits.ply).where(visits.game == table, visits.player == player),
    )
    return {"text": text[0]["text"] if text else None, "ply": visit[0]["ply"] if visit else None}
