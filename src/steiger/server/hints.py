"""Help at the table from a bot that knows no more than the seat it helps."""

from __future__ import annotations

import secrets

from steiger import bots
from steiger.core.errors import Reason
from steiger.server import acts, seats
from steiger.server.faults import Refusal, conflict, not_allowed
from steiger.server.hall import Hall
from steiger.server.messages import Hint, HintWish
from steiger.server.room import Room
from steiger.server.thinking import question
from steiger.server.visitors import Visitor

ADVISERS = ("planner", "search")


def adviser() -> str:
    found = next((name for name in ADVISERS if name in bots.names()), None)
    if found is None:
        raise unavailable()
    return found


def unavailable() -> Refusal:
    return Refusal(404, "hint-unavailable", Reason("hint-unavailable"))


async def give(hall: Hall, room: Room, visitor: Visitor, wish: HintWish) -> Hint:
    play = room.play
    if play is None or play.row.status != "running":
        raise conflict("not-running")
    viewer = visitor.viewer()
    if not acts.is_turn(play, viewer) or play.must_confirm() or play.table.to_move() not in seats.mine(play.row, viewer.player):
        raise not_allowed("not-your-turn")
    if wish.kind != "move":
        raise unavailable()
    bot = adviser()
    asked = question(play.row, [line.words for line in play.lines], bot, hall.settings.bot_ms, secrets.randbits(62))
    words = await hall.thinkers.ask(asked)
    if words is None:
        raise unavailable()
    return Hint(kind="move", actions=[words], facts={"bot": bot})
