"""What a player does with a turn: move, undo, restart, confirm, and ask why an action is refused."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from steiger.core.errors import Reason
from steiger.server import seats, steady
from steiger.server.faults import Refusal, conflict, not_allowed, plain, sentence, stale
from steiger.server.hall import Hall
from steiger.server.messages import Answer
from steiger.server.playing import Play, Transition
from steiger.server.room import Room
from steiger.server.views import Viewer, revision_for, table_for
from steiger.server.visitors import Visitor
from steiger.server.writer import Behind

Moment = tuple[int, int | None]  # the ply and the revision that a client acts on
Proposal = Callable[[Transition], Transition]
Control = Literal["undo", "restart", "confirm"]


async def move(hall: Hall, room: Room, visitor: Visitor, at: Moment, actions: list[str]) -> None:
    began = time.perf_counter()
    viewer, confirm, seconds = visitor.viewer(), visitor.confirm(), visitor.timer()

    def prepare(play: Play) -> Proposal:
        if not is_turn(play, viewer):
            raise not_allowed("not-your-turn")
        return lambda transition: transition.move(actions, confirm, seconds)

    await _act(hall, room, viewer, at, prepare)
    hall.metrics.move_seconds.observe(time.perf_counter() - began)


async def control(hall: Hall, room: Room, visitor: Visitor, at: Moment, what: Control) -> None:
    """Undo an action, restart the turn, or confirm the draft."""
    viewer = visitor.viewer()
    await _act(hall, room, viewer, at, lambda play: _control(play, viewer, what))


def _control(play: Play, viewer: Viewer, what: Control) -> Proposal:
    mine = seats.mine(play.row, viewer.player)
    if not mine:
        raise not_allowed("not-seated")
    if what == "confirm":
        if not drafts(play, viewer):
            raise conflict("nothing-to-confirm")
        return lambda transition: transition.confirm()
    movers = table_for(play, viewer).movers
    seat = movers[-1] if movers and movers[-1] in mine else mine[0]
    return lambda transition: transition.undo(seat, what == "restart")


async def _act(hall: Hall, room: Room, viewer: Viewer, at: Moment, prepare: Callable[[Play], Proposal]) -> None:
    # The connection may be cut at any moment. An action that has begun is finished all the same.
    await hall.tasks.finish(_act_now(hall, room, viewer, at, prepare))


async def _act_now(hall: Hall, room: Room, viewer: Viewer, at: Moment, prepare: Callable[[Play], Proposal]) -> None:
    async with room.lock:
        propose = await _proposal(hall, room, viewer, at, prepare)
        try:
            await hall.writer.advance(room, propose)
        except Behind:
            raise stale(room.position(viewer, steady.now())) from None


async def _proposal(hall: Hall, room: Room, viewer: Viewer, at: Moment, prepare: Callable[[Play], Proposal]) -> Proposal:
    """Return what to store. Before a refusal, make sure that no other node has written the table."""
    try:
        return prepare(_fresh(room, viewer, at))
    except Refusal:
        if not await hall.rooms.catch_up(room):
            raise
    return prepare(_fresh(room, viewer, at))


def _fresh(room: Room, viewer: Viewer, at: Moment) -> Play:
    """Return the play if the client acts on the position that the viewer sees. The answer says nothing about others' drafts."""
    play = running(room)
    ply, revision = at
    if table_for(play, viewer).ply != ply or revision not in (None, revision_for(play, viewer)):
        raise stale(room.position(viewer, steady.now()))
    return play


def running(room: Room) -> Play:
    if room.play is None or room.row.status != "running":
        raise conflict("not-running")
    return room.play


def is_turn(play: Play, viewer: Viewer) -> bool:
    return table_for(play, viewer).to_move() in seats.mine(play.row, viewer.player) or drafts(play, viewer)


def drafts(play: Play, viewer: Viewer) -> bool:
    return play.drafter() in seats.mine(play.row, viewer.player)


def why(room: Room, visitor: Visitor, words: str) -> Answer:
    """Explain which rule refuses an action. Only the player to move can ask about the position."""
    viewer = visitor.viewer()
    play = running(room)
    table = table_for(play, viewer)
    if table.to_move() not in seats.mine(play.row, viewer.player):
        reason = Reason("must-confirm") if drafts(play, viewer) else Reason("not-your-turn")
    elif words in table.legal():
        return Answer(words=words, legal=True)
    else:
        reason = table.game.why_not(table.state, words)
    message = sentence(reason, visitor.language)
    return Answer(words=words, legal=False, key=reason.key, arguments=plain(reason.arguments), message=message)
