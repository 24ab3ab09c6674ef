"""The haul planner: the cheapest way to a goal in a mine, exactly. Players and bots choose the goal."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.glueckauf.planner.reach import COMPLETE, FIVE, MOST_ORDERS, STALE, Reach, in_carts, stray_at
from steiger.games.glueckauf.rules.board import Player
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, card_of
from steiger.games.glueckauf.rules.tables import ORDER_VP
from steiger.games.glueckauf.rules.terms import COLOUR_COUNT
from steiger.games.glueckauf.rules.words import VOCABULARY

ORDER: Final[i64] = 0
POINTS: Final[i64] = 1
CARTS: Final[i64] = 2


@final
class Goal:
    """A goal: an order to complete, the most points ready to deliver, or the most emptied carts of a colour."""

    def __init__(self, kind: i64, which: i64) -> None:
        self.kind = kind
        self.which = which

    @staticmethod
    def order(number: i64) -> Goal:
        """Return the goal to complete the open order with this number (1–44)."""
        return Goal(ORDER, number - 1)

    @staticmethod
    def points() -> Goal:
        return Goal(POINTS, 0)

    @staticmethod
    def carts(colour: i64) -> Goal:
        """Return the goal to empty carts of this colour (0–3)."""
        return Goal(CARTS, colour)


@final
class Plan:
    """How far the goal is reached (1 for an order, or points, or emptied carts), the number of steps, and the actions."""

    def __init__(self, reached: i64, steps: i64, actions: list[int]) -> None:
        self.reached = reached
        self.steps = steps
        self.actions = actions

    def words(self) -> list[str]:
        return [VOCABULARY.words[action] for action in self.actions]

    def __repr__(self) -> str:
        return f"Plan({self.reached}, {self.steps}, {self.words()})"


def plan(player: Player, goal: Goal, steps: i64, free_storage: bool = False) -> Plan:
    """Return the most of the goal that this number of work steps (at most 10) can reach, in the fewest steps."""
    reach = Reach()
    orders = considered(player, goal)
    reach.walk(player, orders, steps, free_storage, False)
    chosen: i64 = 0
    most = reached(reach, 0, goal)
    for node in range(1, reach.count):
        if reach.cost[node] == STALE:
            continue
        here = reached(reach, node, goal)
        if here > most or (here == most and reach.cost[node] < reach.cost[chosen]):
            chosen = node
            most = here
    return Plan(most - (reached(reach, 0, goal) if goal.kind == CARTS else 0), reach.cost[chosen], reach.way(chosen))


def considered(player: Player, goal: Goal) -> vec[i64]:
    """Return the open orders, beginning with the one aimed at, as many as the search can hold."""
    orders = [order for order in player.open if goal.kind == ORDER and card_of(order) == goal.which]
    orders += [order for order in player.open if goal.kind != ORDER or card_of(order) != goal.which]
    return vec[i64](orders[:MOST_ORDERS])


def reached(reach: Reach, node: i64, goal: Goal) -> i64:
    if goal.kind == CARTS:
        return -cubes_on_level(reach, node, goal.which)
    slots = reach.slots[node]
    points: i64 = 0
    for i in range(len(reach.cards)):
        if (slots >> (MOST_SLOTS * i)) & COMPLETE == COMPLETE:
            if goal.kind == POINTS:
                points += ORDER_VP[reach.cards[i]]
            elif reach.cards[i] == goal.which:
                points = 1
    return points


def cubes_on_level(reach: Reach, node: i64, level: i64) -> i64:
    cubes = in_carts(reach.mine[node], level)
    for colour in range(COLOUR_COUNT):
        if colour != level:
            cubes += (reach.strays[node] >> stray_at(level, colour)) & FIVE
    return cubes
