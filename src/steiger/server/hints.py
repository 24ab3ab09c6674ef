"""Hints at the table: from a bot that knows no more than the seat it helps, or from the game's own planner."""

from __future__ import annotations

import secrets

import msgspec

from steiger import bots
from steiger.core.errors import ClientError, Reason
from steiger.core.view import Goal
from steiger.server import seats, turns
from steiger.server.bot_workers import Question, Reply, question
from steiger.server.fair_queue import Asker, Priority, QueueFull
from steiger.server.faults import Refusal, from_client_error, not_allowed, stopping, too_many
from steiger.server.hall import Hall
from steiger.server.hint_messages import Advised, Hint, HintFacts, HintWish, PlannedRoute
from steiger.server.messages import Action
from steiger.server.playing import Play
from steiger.server.room import Room
from steiger.server.views import in_parts
from steiger.server.visitors import Visitor

KINDS = ("move", "plan", "goals")
BUSY_SECONDS = 2.0  # after which a player who has asked too often may ask again


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
        return await routes(hall, play, visitor, wish)
    bot = adviser(play.row.game)
    asked = question(play.row, [ply.words for ply in play.plies], bot, hall.settings.bot_ms, secrets.randbits(62))
    asked.kind, asked.table = wish.kind, ""
    reply = await ask(hall, play, visitor, asked)
    if not (reply.words or reply.plans):
        raise unavailable()
    actions = [reply.words] if reply.words else reply.plans[0].actions
    plans = [Advised(**msgspec.structs.asdict(plan), deeds=deeds(play, plan.actions)) for plan in reply.plans]
    return Hint(kind=wish.kind, actions=actions, deeds=deeds(play, actions), facts=HintFacts(bot=bot, plans=plans, goals=[]))


async def ask(hall: Hall, play: Play, visitor: Visitor, asked: Question) -> Reply:
    """Wait for a worker in the player's own queue. A player who asks too often is refused at once."""
    try:
        reply = await hall.workers.ask(asked, Asker(Priority.HINT, visitor.known().id, play.row.id))
    except QueueFull:
        raise too_many(BUSY_SECONDS) from None
    if hall.stopping:
        raise stopping()
    if reply is None:
        raise unavailable()
    return reply


def deeds(play: Play, actions: list[str]) -> list[Action]:
    return [in_parts(play.table.game.vocabulary, words) for words in actions]


async def routes(hall: Hall, play: Play, visitor: Visitor, wish: HintWish) -> Hint:
    """Return the cheapest way to the given goal, or to every goal. The game's planner finds it without a bot."""
    goals = wished_goals(play, wish)
    asked = question(play.row, [ply.words for ply in play.plies], "", hall.settings.bot_ms, 0)
    asked.kind, asked.goals = "goals", goals
    reply = await ask(hall, play, visitor, asked)
    if not reply.routes:
        raise unavailable()
    found = [PlannedRoute(**msgspec.structs.asdict(route), deeds=deeds(play, route.actions)) for route in reply.routes]
    actions = found[0].actions if wish.goal else []
    return Hint(kind=wish.kind, actions=actions, deeds=deeds(play, actions), facts=HintFacts(bot=None, plans=[], goals=found))


def wished_goals(play: Play, wish: HintWish) -> list[Goal]:
    table = play.table
    if not wish.goal:
        return table.game.goals(table.state)
    try:
        return [table.game.check_goal(table.state, wish.goal)]
    except ClientError as error:
        raise from_client_error(error) from None
