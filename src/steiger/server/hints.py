"""Hints at the table: from a bot that knows no more than the seat it helps, or from the game's own planner."""

from __future__ import annotations

import secrets

from steiger import bots
from steiger.core.errors import ClientError, Reason
from steiger.server import seats, turns
from steiger.server.bot_workers import question
from steiger.server.faults import Refusal, from_client_error, not_allowed
from steiger.server.hall import Hall
from steiger.server.messages import Hint, HintWish, Json
from steiger.server.playing import Play
from steiger.server.room import Room
from steiger.server.visitors import Visitor

KINDS = ("move", "plan", "goals")


def adviser(game: str) -> str:
    """Return the strongest bot that gives advice in this game."""
    found = bots.adviser(game)
    if found is None:
        raise unavailable()
    return found


def unavailable() -> Refusal:
    return Refusal(404, "hint-unavailable", Reason("hint-unavailable"))


async def give(hall: Hall, room: Room, visitor: Visitor, wish: HintWish) -> Hint:
    play = turns.running(room)
    viewer = visitor.viewer()
    if not turns.is_turn(play, viewer) or play.must_confirm() or play.table.to_move() not in seats.mine(play.row, viewer.player):
        raise not_allowed("not-your-turn")
    if wish.kind not in KINDS:
        raise unavailable()
    if not play.row.chosen.advice:
        raise not_allowed("advice-off")
    if wish.kind == "goals" or wish.goal:
        return await routes(hall, play, wish)
    bot = adviser(play.row.game)
    asked = question(play.row, [ply.words for ply in play.plies], bot, hall.settings.bot_ms, secrets.randbits(62))
    asked.kind, asked.table = wish.kind, ""
    reply = await hall.workers.ask(asked)
    if reply is None or not (reply.words or reply.plans):
        raise unavailable()
    actions = [reply.words] if reply.words else reply.plans[0].actions
    return Hint(kind=wish.kind, actions=actions, facts={"bot": bot, "plans": reply.plans})


async def routes(hall: Hall, play: Play, wish: HintWish) -> Hint:
    """Return the cheapest way to the given goal, or to every goal. The game's planner finds it without a bot."""
    goals = wished_goals(play, wish)
    asked = question(play.row, [ply.words for ply in play.plies], "", hall.settings.bot_ms, 0)
    asked.kind, asked.goals = "goals", goals
    reply = await hall.workers.ask(asked)
    if reply is None or not reply.routes:
        raise unavailable()
    return Hint(kind=wish.kind, actions=reply.routes[0].actions if wish.goal else [], facts={"goals": reply.routes})


def wished_goals(play: Play, wish: HintWish) -> list[dict[str, Json]]:
    table = play.table
    if not wish.goal:
        return table.game.goals(table.state)
    try:
        return [table.game.check_goal(table.state, wish.goal)]
    except ClientError as error:
        raise from_client_error(error) from None
