"""The haul planner's goals as messages: an open order, the most points, or the carts of a colour."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from steiger.core import view
from steiger.core.view import Route
from steiger.games.glueckauf.contract import COLOURS, Goal
from steiger.games.glueckauf.planner import haul
from steiger.games.glueckauf.planner.reach import MOST_STEPS
from steiger.games.glueckauf.rules.orders import card_of, is_complete
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.terms import DIG, PLACE


def possible(board: Position) -> list[view.Goal]:
    """All goals of the player who mines or is about to place a worker; orders that are complete need no plan."""
    if board.phase() not in (DIG, PLACE):
        return []
    goals = [Goal(order=card_of(order) + 1) for order in board.me().open if not is_complete(order)]
    goals += [Goal(points=True), *(Goal(carts=colour) for colour in COLOURS)]
    return [msgspec.to_builtins(goal) for goal in goals]


def route(board: Position, goal: view.Goal) -> Route:
    """While mining with the steps that are left; before choosing a mine, with as many as one could need."""
    now = board.phase() == DIG
    wanted = planned(msgspec.convert(goal, Goal))
    found = haul.plan(board.me(), wanted, board.steps if now else MOST_STEPS, board.free_storage)
    return Route(goal=goal, reached=found.reached, steps=found.steps, actions=found.words(), now=now)


def planned(goal: Goal) -> haul.Goal:
    if goal.order is not UNSET:
        return haul.Goal.order(goal.order)
    return haul.Goal.points() if goal.carts is UNSET else haul.Goal.carts(COLOURS.index(goal.carts))
