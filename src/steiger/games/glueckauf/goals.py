"""Goals of the haul planner as messages have them: an open order, the most points, or the carts of a colour."""

from __future__ import annotations

from steiger.core.game import Json, Route
from steiger.games.glueckauf.planner.haul import Goal, plan
from steiger.games.glueckauf.planner.reach import MOST_STEPS
from steiger.games.glueckauf.rules.orders import card_of, is_complete
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.terms import COLOURS, DIG, PLACE


def possible(board: Position) -> list[dict[str, Json]]:
    """All goals of the player who mines or is about to place a worker; orders that are complete need no plan."""
    if board.phase() not in (DIG, PLACE):
        return []
    orders = [int(card_of(order)) + 1 for order in board.me().open if not is_complete(order)]
    return [{"order": order} for order in orders] + [{"points": True}] + [{"carts": colour} for colour in COLOURS]


def route(board: Position, goal: dict[str, Json]) -> Route:
    """While mining with the steps that are left; before choosing a mine, with as many as one could need."""
    now = board.phase() == DIG
    found = plan(board.me(), as_goal(goal), board.steps if now else MOST_STEPS, board.free_storage)
    return Route(goal=goal, reached=int(found.reached), steps=int(found.steps), actions=found.words(), now=now)


def as_goal(goal: dict[str, Json]) -> Goal:
    if "order" in goal:
        return Goal.order(goal["order"])
    return Goal.carts(COLOURS.index(goal["carts"])) if "carts" in goal else Goal.points()
