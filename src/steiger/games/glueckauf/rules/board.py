"""What lies on the table: the board, the mines, the piles. What may be done with it is in steps.py."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.pile import Pile
from steiger.core.state import State
from steiger.games.glueckauf.rules.coal import NO_COAL, ONE, count, total
from steiger.games.glueckauf.rules.orders import CARD_MASK, WANTED, card_of, cubes_on, filled, fresh, is_complete, turn_of
from steiger.games.glueckauf.rules.tables import (
    BUILT_IN,
    DEAREST,
    FACTORY_FIELDS,
    ORDER_VEHICLE,
    ORDERS,
    PAID_FROM,
    POINT_SOURCES,
    PURSE,
    TUNNEL_CARTS,
    TUNNEL_COLOUR,
)
from steiger.games.glueckauf.rules.terms import FACTORY, FACTORY_DRAW, ORDER, ORDER_DRAW, SURFACE


@final
class Player:
    """One mine and all its owner has. Its lists are shared between copies until one of these writes to them."""

    def __init__(
        self,
        workers: i64,
        canteen: i64,
        bank: i64,
        money: i64,
        score: i64,
        earned: vec[i64],
        level: i64,
        cage: i64,
        store: i64,
        carts: i64,
        coal: vec[i64],
        tunnels: vec[i64],
        open: vec[i64],
        taken: i64,
        wanted: i64,
        complete: i64,
        delivered: vec[i64],
        shown: i64,
        shared: bool,
    ) -> None:
        self.workers = workers
        self.canteen = canteen
        self.bank = bank
        self.money = money
        self.score = score
        self.earned = earned  # the score by source, see tables.py
        self.level = level
        self.cage = cage
        self.store = store
        self.carts = carts  # by level, packed as coal
        self.coal = coal  # for each level the cubes in its carts
        self.tunnels = tunnels  # in the order built: kind, and the cubes it came with (three bits each)
        self.open = open  # open orders by card number, see orders.py
        self.taken = taken  # how many orders were ever taken
        self.wanted = wanted  # free slots by colour on all open orders, packed as coal
        self.complete = complete  # complete orders by vehicle, packed as coal
        self.delivered = delivered  # order cards, in the order delivered
        self.shown = shown  # how many of these everybody has seen at a scoring
        self.shared = shared  # whether a copy may hold the same earned, tunnels, open and delivered

    def copy(self) -> Player:
        self.shared = True
        return Player(
            self.workers,
            self.canteen,
            self.bank,
            self.money,
            self.score,
            self.earned,
            self.level,
            self.cage,
            self.store,
            self.carts,
            self.coal[:],
            self.tunnels,
            self.open,
            self.taken,
            self.wanted,
            self.complete,
            self.delivered,
            self.shown,
            True,
        )

    def _own(self) -> None:
        """Before the first write: no copy must see it."""
        self.earned = self.earned[:]
        self.tunnels = self.tunnels[:]
        self.open = self.open[:]
        self.delivered = self.delivered[:]
        self.shared = False

    def earn(self, source: i64, points: i64) -> None:
        if points == 0:
            return
        if self.shared:
            self._own()
        self.score += points
        self.earned[source] += points

    def add_tunnel(self, kind: i64, cubes: i64) -> None:
        """Build a tunnel; cubes by cart, colour + 1 in three bits, 0 for a cart left empty."""
        if self.shared:
            self._own()
        level = TUNNEL_COLOUR[kind]
        self.carts += ONE[level] * TUNNEL_CARTS[kind]
        self.tunnels = append(self.tunnels, kind | (cubes << 5))
        while cubes != 0:
            self.coal[level] += ONE[(cubes & 7) - 1]
            cubes >>= 3

    def add_late_cube(self, colour: i64) -> None:
        """A cube of another colour for the first empty cart of the tunnel just built."""
        if self.shared:
            self._own()
        last = len(self.tunnels) - 1
        shift: i64 = 5 if self.tunnels[last] >> 5 == 0 else 8
        self.tunnels[last] |= (colour + 1) << shift
        self.coal[TUNNEL_COLOUR[self.tunnels[last] & 31]] += ONE[colour]

    def empty_carts(self, level: i64) -> i64:
        return count(self.carts, level) - total(self.coal[level])

    def add_order(self, card: i64) -> None:
        """Take an order; they are kept sorted by number."""
        if self.shared:
            self._own()
        order = fresh(card, self.taken)
        self.taken += 1
        self.wanted += WANTED[card]
        orders = append(self.open, order)
        at = len(orders) - 1
        while at > 0 and orders[at - 1] & CARD_MASK > card:
            orders[at] = orders[at - 1]
            at -= 1
        orders[at] = order
        self.open = orders

    def find(self, card: i64) -> i64:
        """Where an order lies among the open ones, or -1."""
        for i in range(len(self.open)):
            if card_of(self.open[i]) == card:
                return i
        return -1

    def fill(self, card: i64, colour: i64, cubes: i64) -> None:
        if self.shared:
            self._own()
        at = self.find(card)
        self.open[at] = filled(self.open[at], colour, cubes)
        self.wanted -= ONE[colour]
        if is_complete(self.open[at]):
            self.complete += ONE[ORDER_VEHICLE[card]]

    def by_turn(self) -> list[int]:
        """The open orders as they were taken."""
        return sorted([int(order) for order in self.open], key=turn_of)

    def deliver(self, vehicle: i64) -> vec[i64]:
        """Hand over all complete orders of a vehicle; what was handed over."""
        gone = vec[i64]([])
        kept = vec[i64]([])
        for order in self.open:
            if is_complete(order) and ORDER_VEHICLE[card_of(order)] == vehicle:
                gone = append(gone, order)
            else:
                kept = append(kept, order)
        self.open = kept
        self._file(gone)
        self.complete -= ONE[vehicle] * len(gone)
        return gone

    def _file(self, gone: vec[i64]) -> None:
        """Put the cards down in the order in which they were taken."""
        if self.shared:
            self._own()
        for turn in range(self.taken):
            for order in gone:
                if turn_of(order) == turn:
                    self.delivered = append(self.delivered, card_of(order))

    def cubes(self) -> i64:
        """All cubes the player has, wherever they lie, packed as coal."""
        coal = self.cage + self.store
        for level in self.coal:
            coal += level
        for order in self.open:
            coal += cubes_on(order)
        return coal


def new_player(workers: i64, money: i64) -> Player:
    player = Player(
        workers,
        0,
        0,
        money,
        0,
        vec[i64]([0] * len(POINT_SOURCES)),
        SURFACE,
        NO_COAL,
        NO_COAL,
        NO_COAL,
        vec[i64]([0, 0, 0, 0]),
        vec[i64]([]),
        vec[i64]([]),
        0,
        NO_COAL,
        NO_COAL,
        vec[i64]([]),
        0,
        False,
    )
    for colour in range(4):
        player.add_tunnel(BUILT_IN + colour, colour + 1)
    return player


class Board(State):
    """The whole position as data. `agenda` is a stack of open questions (terms.py), four bits each, the next one lowest."""

    def __init__(
        self,
        players: list[Player],
        occupants: vec[i64],
        tiles: vec[i64],
        orders: vec[i64],
        crowded: vec[i64],
        free: i64,
        tiles_for: i64,
        tile_pile: Pile,
        order_pile: Pile,
        supply: i64,
        pool: i64,
        shift: i64,
        start: i64,
        seat: i64,
        agenda: i64,
        field: i64,
        steps: i64,
        underneath: bool,
        revealed: i64,
        free_storage: bool,
        open_delivered: bool,
    ) -> None:
        self.players = players
        self.occupants = occupants  # by field: workers × 4 + their seat; a field never holds workers of two
        self.tiles = tiles  # by factory field, -1 for none
        self.orders = orders  # by order field, -1 for none
        self.crowded = crowded  # by number of workers: the mask of the fields where at least so many stand
        self.free = free  # the mask of the fields whose action costs nothing and can be carried out now, but for deliveries
        self.tiles_for = tiles_for  # the masks of the factory fields with a tile that a purse can pay, see tables.py
        self.tile_pile = tile_pile
        self.order_pile = order_pile
        self.supply = supply
        self.pool = pool  # the mask of the orders open for the draft
        self.shift = shift
        self.start = start
        self.seat = seat
        self.agenda = agenda
        self.field = field  # where the last workers were placed
        self.steps = steps  # work steps left
        self.underneath = underneath  # whether the cards looked at go under the pile
        self.revealed = revealed
        self.free_storage = free_storage
        self.open_delivered = open_delivered

    def ask(self, question: i64) -> None:
        self.agenda = (self.agenda << 4) | question

    def answered(self) -> None:
        self.agenda >>= 4

    def phase(self) -> i64:
        return self.agenda & 15

    def me(self) -> Player:
        return self.players[self.seat]

    def workers_on(self, field: i64) -> i64:
        return self.occupants[field] >> 2

    def owner_of(self, field: i64) -> i64:
        return self.occupants[field] & 3

    def stand(self, field: i64, seat: i64) -> i64:
        """Workers of a seat come to a field, one more than stood there, who go to the canteen; how many come."""
        there = self.occupants[field]
        workers = (there >> 2) + 1
        if workers > 1:
            self.players[there & 3].canteen += workers - 1
        self.occupants[field] = workers * 4 + seat
        self.crowded[workers] |= BIT[field]
        return workers

    def lay_tile(self, field: i64, tile: i64) -> None:
        self.tiles[field - FACTORY] = tile
        self.tiles_for |= PAID_FROM[tile] << field

    def take_tile(self, field: i64) -> i64:
        tile = self.tiles[field - FACTORY]
        self.tiles[field - FACTORY] = -1
        self.tiles_for ^= PAID_FROM[tile] << field
        return tile

    def payable(self, mark: i64) -> i64:
        """The mask of the factory fields with a tile that so many Mark pay."""
        return (self.tiles_for >> PURSE[mark if mark < DEAREST else DEAREST]) & FACTORY_FIELDS

    def lay_order(self, field: i64, card: i64) -> None:
        self.orders[field - ORDER] = card
        self.free |= BIT[field]

    def take_order(self, field: i64) -> i64:
        card = self.orders[field - ORDER]
        self.orders[field - ORDER] = -1
        self.free &= ~BIT[field]
        return card

    def close_empty_piles(self) -> None:
        """A draw field can't be chosen when its stack is empty; no stack ever grows again."""
        if self.tile_pile.size == 0:
            self.free &= ~BIT[FACTORY_DRAW]
        if self.order_pile.size == 0:
            self.free &= ~BIT[ORDER_DRAW]

    def laid_out(self) -> list[int]:
        """The orders open for the draft."""
        return [card for card in range(ORDERS) if self.pool & BIT[card] != 0]

    def looks_at_tiles(self) -> bool:
        return self.field == FACTORY_DRAW

    def pile(self) -> Pile:
        """The pile that is being looked at."""
        return self.tile_pile if self.field == FACTORY_DRAW else self.order_pile
