"""The mining action for bots: the outcomes that are worth most to a seat. reach.py walks the positions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.games.glueckauf.mind.worth import CUBE_LIMIT, Worth, free_slots, slots_missing
from steiger.games.glueckauf.planner.reach import (
    COMPLETE,
    FIVE,
    LEVEL,
    NONE,
    SLOT_MASKS,
    STALE,
    Reach,
    caged,
    in_cage,
    in_carts,
    in_store,
    slot_mask,
    stray_at,
)
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import count
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, card_of
from steiger.games.glueckauf.rules.terms import COLOUR_COUNT, Colour

MOST_CONSIDERED: Final[i64] = 7  # the number of open orders considered, the most promising ones
STEP_COST: Final = 0.001  # of equal outcomes the one with fewer steps is better
HIGHEST: Final = 1000.0  # above any evaluation


@final
class Hauls:
    """Walks a seat's mine once and weighs every outcome by tables."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.reach = Reach()
        self.order_table = vec[float]([0.0] * (MOST_CONSIDERED * SLOT_MASKS))
        self.cube_table = vec[float]([0.0] * (COLOUR_COUNT * CUBE_LIMIT))
        self.empty_table = vec[float]([0.0] * (COLOUR_COUNT * CUBE_LIMIT))
        self.carts: i64 = 0
        self.values = vec[float]([0.0] * 1024)

    def walk(self, board: Board, seat: i64, steps: i64) -> None:
        """Find all outcomes within this number of steps. The majorities must have counted the board."""
        me = board.players[seat]
        self.worth.look(board, seat)
        orders = self._promising(me)
        self._fill_tables(me, orders)
        self.reach.walk(me, orders, steps, board.free_storage, True)
        if self.reach.count > len(self.values):
            self.values = vec[float]([0.0] * (2 * self.reach.count))
        for node in range(self.reach.count):
            if self.reach.cost[node] != STALE:
                self.values[node] = self._value(node)

    def _promising(self, me: Player) -> vec[i64]:
        """Return the incomplete orders, and of too many those with most to gain."""
        chosen = vec[i64]([])
        for order in me.open:
            if slot_mask(order) != COMPLETE:
                chosen = append(chosen, order)
        while len(chosen) > MOST_CONSIDERED:
            chosen = self._without_least(chosen)
        return chosen

    def _without_least(self, orders: vec[i64]) -> vec[i64]:
        least: i64 = 0
        lowest = HIGHEST
        for i in range(len(orders)):
            card = card_of(orders[i])
            self.worth.study(card)
            value = self.worth.order_worth(card, slot_mask(orders[i]), 0.0)
            if value < lowest:
                lowest = value
                least = i
        kept = vec[i64]([])
        for i in range(len(orders)):
            if i != least:
                kept = append(kept, orders[i])
        return kept

    def _fill_tables(self, me: Player, orders: vec[i64]) -> None:
        ahead = 0.0
        for i in range(len(orders)):
            card = card_of(orders[i])
            self.worth.study(card)
            for mask in range(SLOT_MASKS):
                if mask & slots_missing(card) == slots_missing(card):
                    self.order_table[SLOT_MASKS * i + mask] = self.worth.order_worth(card, mask, ahead)
            ahead += float(free_slots(slot_mask(orders[i])))
        self.carts = me.carts
        for colour in range(COLOUR_COUNT):
            empty = me.empty_carts(Colour(colour))
            for n in range(CUBE_LIMIT):
                self.cube_table[colour * CUBE_LIMIT + n] = self.worth.cubes_worth(colour, n)
            for n in range(count(me.carts, colour) + 1):
                self.empty_table[colour * CUBE_LIMIT + n] = self.worth.empty_worth(colour, empty, n)

    def _value(self, node: i64) -> float:
        mine = self.reach.mine[node]
        slots = self.reach.slots[node]
        value = self.worth.parked(mine & LEVEL, caged(mine)) - STEP_COST * float(self.reach.cost[node])
        for i in range(len(self.reach.cards)):
            value += self.order_table[SLOT_MASKS * i + ((slots >> (MOST_SLOTS * i)) & COMPLETE)]
        for colour in range(COLOUR_COUNT):
            up = in_cage(mine, colour) + in_store(mine, colour)
            below = in_carts(mine, colour)
            strays = self._strays(node, colour)
            value += self.cube_table[colour * CUBE_LIMIT + up + below] + self.worth.load * float(up)
            value += self.empty_table[colour * CUBE_LIMIT + count(self.carts, colour) - below - strays]
        return value

    def _strays(self, node: i64, level: i64) -> i64:
        strays = self.reach.strays[node]
        if strays == 0:
            return 0
        cubes: i64 = 0
        for colour in range(COLOUR_COUNT):
            if colour != level:
                cubes += (strays >> stray_at(level, colour)) & FIVE
        return cubes

    def best(self, steps: i64, apart: vec[i64]) -> i64:
        """Return the most valuable node within this number of steps whose filled slots are none of `apart`, or NONE."""
        chosen: i64 = NONE
        for node in range(self.reach.count):
            if self.reach.cost[node] > steps or (chosen != NONE and self.values[node] <= self.values[chosen]):
                continue
            if not contains(apart, self.reach.slots[node]):
                chosen = node
        return chosen


def contains(items: vec[i64], wanted: i64) -> bool:
    found = False
    for item in items:
        found = found or item == wanted
    return found
