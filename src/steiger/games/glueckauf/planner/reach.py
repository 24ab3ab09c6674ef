"""All distinct positions that a mining action can lead to, each with a cheapest way there. Others say what they are worth.

A node is three numbers:
- `mine`: the cage's level in three bits, the cage by colour in three bits each, the store by colour in five bits each, and the
  cubes of its own colour on each level in five bits each.
- `slots`: four bits per order, one per slot, 1 if the slot is filled or does not exist.
- `strays`: cubes of other colours in the carts, five bits each.
The colours of the cubes on a slot make no difference here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.games.glueckauf.rules.board import Player
from steiger.games.glueckauf.rules.coal import count
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, SLOT_COLOUR, card_of, slot
from steiger.games.glueckauf.rules.tables import CAGE_PLACES, ORDER_SLOTS, SUBSTITUTE_STEPS
from steiger.games.glueckauf.rules.terms import COLOUR_COUNT, LEVEL_COUNT, SURFACE
from steiger.games.glueckauf.rules.words import (
    CAGE_END,
    CAGE_TO,
    FILL,
    FILLS,
    FROM_CAGE,
    FROM_PAIR,
    FROM_STORE,
    LOAD,
    PAIR_FIRST,
    PAIR_SECOND,
    SLOT_KIND,
    STORE,
)

MOST_ORDERS: Final[i64] = 15
MOST_STEPS: Final[i64] = 10

# Where the parts of a mine begin, and the bits per colour: three in the cage, five in the store and in the carts.
CAGE_AT: Final[i64] = 3
STORE_AT: Final[i64] = 15
COAL_AT: Final[i64] = 35
CAGE_BITS: Final[i64] = 3
HEAP_BITS: Final[i64] = 5
LEVEL: Final[i64] = 7
CAGED: Final[i64] = 7
FIVE: Final[i64] = 31

COMPLETE: Final[i64] = 15  # all four slots of an order filled or not there
SLOT_MASKS: Final[i64] = 16
STALE: Final[i64] = 99  # the cost of a node that was found again with fewer steps
NONE: Final[i64] = -1
HALF: Final[i64] = 0x7FFFFFFF
ROOM: Final[i64] = 1024  # nodes and hash places to begin with
PLACES: Final[i64] = 4096


def stray_at(level: i64, colour: i64) -> i64:
    """Return where the cubes of another colour on a level are counted."""
    return HEAP_BITS * ((COLOUR_COUNT - 1) * level + (colour if colour < level else colour - 1))


def in_cage(mine: i64, colour: i64) -> i64:
    return (mine >> (CAGE_AT + CAGE_BITS * colour)) & CAGED


def in_store(mine: i64, colour: i64) -> i64:
    return (mine >> (STORE_AT + HEAP_BITS * colour)) & FIVE


def in_carts(mine: i64, colour: i64) -> i64:
    """Return the cubes of the colour on the level of the same colour."""
    return (mine >> (COAL_AT + HEAP_BITS * colour)) & FIVE


def caged(mine: i64) -> i64:
    return in_cage(mine, 0) + in_cage(mine, 1) + in_cage(mine, 2) + in_cage(mine, 3)


def slot_mask(order: i64) -> i64:
    """Return four bits: 1 for a slot that is filled or that the card does not have."""
    mask: i64 = 0
    for place in range(MOST_SLOTS):
        if place >= ORDER_SLOTS[card_of(order)] or slot(order, place) != 0:
            mask |= BIT[place]
    return mask


def pack_mine(player: Player) -> i64:
    mine: i64 = player.level
    for colour in range(COLOUR_COUNT):
        mine |= count(player.cage, colour) << (CAGE_AT + CAGE_BITS * colour)
        mine |= count(player.store, colour) << (STORE_AT + HEAP_BITS * colour)
        mine |= count(player.coal[colour], colour) << (COAL_AT + HEAP_BITS * colour)
    return mine


def pack_strays(player: Player) -> i64:
    strays: i64 = 0
    for level in range(COLOUR_COUNT):
        for colour in range(COLOUR_COUNT):
            if colour != level:
                strays |= count(player.coal[level], colour) << stray_at(level, colour)
    return strays


@final
class Reach:
    """Walks a mine. `thrifty` leaves out steps that no sensible player takes: see `_pointless`, `_store` and `_pairs`."""

    def __init__(self) -> None:
        self.room: i64 = ROOM
        self.count: i64 = 0
        self.mine = vec[i64]([0] * ROOM)
        self.slots = vec[i64]([0] * ROOM)
        self.strays = vec[i64]([0] * ROOM)
        self.cost = vec[i64]([0] * ROOM)
        self.parent = vec[i64]([0] * ROOM)
        self.action = vec[i64]([0] * ROOM)
        self.link = vec[i64]([0] * ROOM)
        self.table = vec[i64]([NONE] * PLACES)
        self.layer = vec[i64]([NONE] * (MOST_STEPS + 1 + SUBSTITUTE_STEPS))
        self.cards = vec[i64]([])
        self.colour_slots = vec[i64]([0] * COLOUR_COUNT)  # by colour the slots of all considered orders
        self.wanted_elsewhere: i64 = 0  # the mask of the colours with a free slot on other orders
        self.free_storage: bool = False
        self.thrifty: bool = False
        self.steps: i64 = 0

    def walk(self, player: Player, orders: vec[i64], steps: i64, free_storage: bool, thrifty: bool) -> None:
        """Visit all positions within this number of steps. `orders` are the considered ones, at most 15 open orders."""
        assert len(orders) <= MOST_ORDERS and steps <= MOST_STEPS, (len(orders), steps)
        self._clear()
        self.free_storage = free_storage
        self.thrifty = thrifty
        self.steps = steps
        self._reach(pack_mine(player), self._take_orders(player, orders), pack_strays(player), 0, NONE, NONE)
        for cost in range(steps):
            at = self.layer[cost]
            while at != NONE:
                if self.cost[at] == cost:
                    self._expand(at)
                at = self.link[at]

    def _clear(self) -> None:
        self.count = 0
        for i in range(len(self.table)):
            self.table[i] = NONE
        for cost in range(len(self.layer)):
            self.layer[cost] = NONE

    def _take_orders(self, player: Player, orders: vec[i64]) -> i64:
        slots: i64 = 0
        self.cards = vec[i64]([card_of(order) for order in orders])
        self.colour_slots = vec[i64]([0] * COLOUR_COUNT)
        free = vec[i64]([0] * COLOUR_COUNT)
        for i in range(len(orders)):
            slots |= slot_mask(orders[i]) << (MOST_SLOTS * i)
            for place in range(ORDER_SLOTS[self.cards[i]]):
                colour = SLOT_COLOUR[self.cards[i] * MOST_SLOTS + place]
                self.colour_slots[colour] |= BIT[MOST_SLOTS * i + place]
                free[colour] += 1 if slot(orders[i], place) == 0 else 0
        self.wanted_elsewhere = 0
        for colour in range(COLOUR_COUNT):
            if count(player.wanted, colour) > free[colour]:
                self.wanted_elsewhere |= BIT[colour]
        return slots

    # The nodes.

    def _reach(self, mine: i64, slots: i64, strays: i64, cost: i64, parent: i64, action: i64) -> None:
        """Add a position, unless it was found before with no more steps."""
        mask: i64 = len(self.table) - 1
        at = hashed(mine, slots, strays) & mask
        while self.table[at] != NONE:
            known = self.table[at]
            if self.mine[known] == mine and self.slots[known] == slots and self.strays[known] == strays:
                if self.cost[known] <= cost:
                    return
                self.cost[known] = STALE
                break
            at = (at + 1) & mask
        self.table[at] = self._note(mine, slots, strays, cost, parent, action)
        if 2 * self.count > len(self.table):
            self._rehash()

    def _note(self, mine: i64, slots: i64, strays: i64, cost: i64, parent: i64, action: i64) -> i64:
        if self.count == self.room:
            self._grow()
        at = self.count
        self.count += 1
        self.mine[at] = mine
        self.slots[at] = slots
        self.strays[at] = strays
        self.cost[at] = cost
        self.parent[at] = parent
        self.action[at] = action
        self.link[at] = self.layer[cost]
        self.layer[cost] = at
        return at

    def _grow(self) -> None:
        self.room *= 2
        self.mine = doubled(self.mine)
        self.slots = doubled(self.slots)
        self.strays = doubled(self.strays)
        self.cost = doubled(self.cost)
        self.parent = doubled(self.parent)
        self.action = doubled(self.action)
        self.link = doubled(self.link)

    def _rehash(self) -> None:
        self.table = vec[i64]([NONE] * (4 * len(self.table)))
        mask: i64 = len(self.table) - 1
        for node in range(self.count):
            if self.cost[node] != STALE:
                at = hashed(self.mine[node], self.slots[node], self.strays[node]) & mask
                while self.table[at] != NONE:
                    at = (at + 1) & mask
                self.table[at] = node

    def way(self, node: i64) -> list[int]:
        """Return the actions that lead to a node."""
        actions: list[int] = []
        while self.parent[node] != NONE:
            actions.append(self.action[node])
            node = self.parent[node]
        actions.reverse()
        return actions

    # The steps.

    def _expand(self, at: i64) -> None:
        mine = self.mine[at]
        level = mine & LEVEL
        if not CAGE_TO <= self.action[at] < CAGE_END:
            for other in range(LEVEL_COUNT):
                if other != level and not (self.thrifty and self._pointless(at, other)):
                    self._reach(mine - level + other, self.slots[at], self.strays[at], self.cost[at] + 1, at, CAGE_TO + other)
        if level != SURFACE:
            if caged(mine) < CAGE_PLACES:
                self._load(at, level - 1)
        else:
            self._store(at)
        self._fill(at)

    def _pointless(self, at: i64, level: i64) -> bool:
        """Return whether the cage goes up empty, or down full or to a level without coal of its own."""
        mine = self.mine[at]
        if level == SURFACE:
            return caged(mine) == 0
        return caged(mine) == CAGE_PLACES or (in_carts(mine, level - 1) == 0 and self.strays[at] == 0)

    def _load(self, at: i64, level: i64) -> None:
        mine = self.mine[at]
        if in_carts(mine, level) > 0:
            loaded = mine - BIT[COAL_AT + HEAP_BITS * level] + BIT[CAGE_AT + CAGE_BITS * level]
            self._reach(loaded, self.slots[at], self.strays[at], self.cost[at] + 1, at, LOAD + level)
        if self.strays[at] != 0:
            self._load_strays(at, level)

    def _load_strays(self, at: i64, level: i64) -> None:
        strays = self.strays[at]
        for colour in range(COLOUR_COUNT):
            if colour != level and (strays >> stray_at(level, colour)) & FIVE > 0:
                mine = self.mine[at] + BIT[CAGE_AT + CAGE_BITS * colour]
                left = strays - BIT[stray_at(level, colour)]
                self._reach(mine, self.slots[at], left, self.cost[at] + 1, at, LOAD + colour)

    def _store(self, at: i64) -> None:
        """Store a cube. Thrifty: only when the cage is nearly full."""
        mine = self.mine[at]
        if self.thrifty and caged(mine) < CAGE_PLACES - 1:
            return
        for colour in range(COLOUR_COUNT):
            if in_cage(mine, colour) > 0 and (self.free_storage or not self._wants(at, colour)):
                stored = mine - BIT[CAGE_AT + CAGE_BITS * colour] + BIT[STORE_AT + HEAP_BITS * colour]
                self._reach(stored, self.slots[at], self.strays[at], self.cost[at] + 1, at, STORE + colour)

    def _wants(self, at: i64, colour: i64) -> bool:
        return self.wanted_elsewhere & BIT[colour] != 0 or self.colour_slots[colour] & ~self.slots[at] != 0

    def _fill(self, at: i64) -> None:
        for i in range(len(self.cards)):
            free = COMPLETE - ((self.slots[at] >> (MOST_SLOTS * i)) & COMPLETE)
            before: i64 = NONE
            for place in range(MOST_SLOTS):
                if free & BIT[place] != 0:
                    colour = SLOT_COLOUR[self.cards[i] * MOST_SLOTS + place]
                    if colour != before:
                        self._fill_slot(at, i, place, colour)
                    before = colour

    def _fill_slot(self, at: i64, order: i64, place: i64, colour: i64) -> None:
        mine = self.mine[at]
        cost = self.cost[at]
        slots = self.slots[at] | BIT[MOST_SLOTS * order + place]
        first = FILL + FILLS * SLOT_KIND[self.cards[order] * COLOUR_COUNT + colour]
        single = False
        if mine & LEVEL == SURFACE and in_cage(mine, colour) > 0:
            self._reach(mine - BIT[CAGE_AT + CAGE_BITS * colour], slots, self.strays[at], cost + 1, at, first + FROM_CAGE)
            single = True
        if in_store(mine, colour) > 0:
            self._reach(mine - BIT[STORE_AT + HEAP_BITS * colour], slots, self.strays[at], cost + 1, at, first + FROM_STORE)
            single = True
        if cost + SUBSTITUTE_STEPS <= self.steps and not (single and self.thrifty):
            self._pairs(at, slots, first)

    def _pairs(self, at: i64, slots: i64, first: i64) -> None:
        """Use two cubes of any colours as a substitute. Thrifty: not while a cube of the right colour is available."""
        mine = self.mine[at]
        surface = mine & LEVEL == SURFACE
        for pair in range(len(PAIR_FIRST)):
            one = PAIR_FIRST[pair]
            two = PAIR_SECOND[pair]
            if (one >= COLOUR_COUNT or surface) and (two >= COLOUR_COUNT or surface) and has(mine, one) and has(mine, two):
                if one == two and not has_two(mine, one):
                    continue
                left = mine - taken(one) - taken(two)
                self._reach(left, slots, self.strays[at], self.cost[at] + SUBSTITUTE_STEPS, at, first + FROM_PAIR + pair)


def has(mine: i64, source: i64) -> bool:
    return (in_cage(mine, source) if source < COLOUR_COUNT else in_store(mine, source - COLOUR_COUNT)) > 0


def has_two(mine: i64, source: i64) -> bool:
    return (in_cage(mine, source) if source < COLOUR_COUNT else in_store(mine, source - COLOUR_COUNT)) > 1


def taken(source: i64) -> i64:
    """Return the difference that a cube from the cage (0–3) or the store (4–7) makes to the mine."""
    return BIT[CAGE_AT + CAGE_BITS * source] if source < COLOUR_COUNT else BIT[STORE_AT + HEAP_BITS * (source - COLOUR_COUNT)]


def hashed(mine: i64, slots: i64, strays: i64) -> i64:
    """Return a hash. With factors below 2^27 and halves below 2^31 nothing overflows."""
    mixed = (mine & HALF) * 73856093 + (mine >> 31) * 19349663 + (slots & HALF) * 83492791
    mixed ^= (slots >> 31) * 50331653 + (strays & HALF) * 100663319 + (strays >> 31) * 25165843
    return mixed ^ (mixed >> 17) ^ (mixed >> 34)


def doubled(items: vec[i64]) -> vec[i64]:
    grown = vec[i64]([0] * (2 * len(items)))
    for i in range(len(items)):
        grown[i] = items[i]
    return grown
