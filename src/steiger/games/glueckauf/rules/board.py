"""What lies on the table: the board, the mines and the piles. The steps say what may be done with it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.pile import Pile
from steiger.core.state import State
from steiger.games.glueckauf.rules.coal import NO_COAL, ONE, count, total
from steiger.games.glueckauf.rules.orders import (
    CARD_MASK,
    CUBE_BITS,
    CUBE_MASK,
    WANTED,
    card_of,
    cubes_on,
    filled,
    fresh,
    is_complete,
    turn_of,
)
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
from steiger.games.glueckauf.rules.terms import (
    BANK,
    COLOUR_COUNT,
    DRAFT,
    FACTORY,
    FACTORY_DRAW,
    ORDER,
    ORDER_DRAW,
    SURFACE,
    Card,
    Colour,
    Field,
    Level,
    Seat,
    Tile,
)
from steiger.games.glueckauf.rules.tunnels import kind_of, tunnel_of, with_cube

NO_CARD: Final[i64] = -1
QUESTION_BITS: Final[i64] = 4
QUESTION_MASK: Final[i64] = 15
SEAT_BITS: Final[i64] = 2
SEAT_MASK: Final[i64] = 3


@final
class Player:
    """One mine and everything its owner has.

    Copies share earned, tunnels, open and delivered until one of them writes.
    """

    def __init__(self, earned: vec[i64], coal: vec[i64], tunnels: vec[i64], open: vec[i64], delivered: vec[i64]) -> None:
        self.earned = earned  # the score by source, see tables.py
        self.coal = coal  # by level the cubes in its carts
        self.tunnels = tunnels  # in the order built, see tunnels.py
        self.open = open  # open orders by card number, see orders.py
        self.delivered = delivered  # order cards in the order delivered
        self.seen_deliveries: i64 = 0  # the number of delivered orders that everybody has seen at a scoring
        self.workers: i64 = 0
        self.canteen: i64 = 0
        self.bank: i64 = 0
        self.money: i64 = 0
        self.score: i64 = 0
        self.level: Level = Level(SURFACE)
        self.cage: i64 = NO_COAL
        self.store: i64 = NO_COAL
        self.carts: i64 = NO_COAL  # by level, packed as coal
        self.taken: i64 = 0  # the number of orders ever taken
        self.wanted: i64 = NO_COAL  # free slots by colour on all open orders, packed as coal
        self.complete: i64 = NO_COAL  # complete orders by vehicle, packed as coal
        self.shared: bool = False  # whether a copy may hold the same vectors

    def copy(self) -> Player:
        """Return an equal player. The tests check that no field is forgotten."""
        self.shared = True
        twin = Player(self.earned, self.coal[:], self.tunnels, self.open, self.delivered)
        twin.seen_deliveries = self.seen_deliveries
        twin.workers = self.workers
        twin.canteen = self.canteen
        twin.bank = self.bank
        twin.money = self.money
        twin.score = self.score
        twin.level = self.level
        twin.cage = self.cage
        twin.store = self.store
        twin.carts = self.carts
        twin.taken = self.taken
        twin.wanted = self.wanted
        twin.complete = self.complete
        twin.shared = True
        return twin

    def _own(self) -> None:
        """Take private copies of the shared vectors before the first write."""
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
        """Build a tunnel with these cubes: three bits per cart, colour + 1, 0 for a cart that stays empty."""
        if self.shared:
            self._own()
        level = TUNNEL_COLOUR[kind]
        self.carts += ONE[level] * TUNNEL_CARTS[kind]
        self.tunnels = append(self.tunnels, tunnel_of(kind, cubes))
        while cubes != 0:
            self.coal[level] += ONE[(cubes & CUBE_MASK) - 1]
            cubes >>= CUBE_BITS

    def add_late_cube(self, colour: Colour) -> None:
        """Put a cube of another colour into the first empty cart of the tunnel just built."""
        if self.shared:
            self._own()
        last = len(self.tunnels) - 1
        self.tunnels[last] = with_cube(self.tunnels[last], colour)
        self.coal[TUNNEL_COLOUR[kind_of(self.tunnels[last])]] += ONE[colour]

    def empty_carts(self, colour: Colour) -> i64:
        """Return the number of empty carts on the level of a colour."""
        return count(self.carts, colour) - total(self.coal[colour])

    def add_order(self, card: Card) -> None:
        """Take an order. Open orders are kept sorted by card number."""
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

    def find(self, card: Card) -> i64:
        """Return the index of an order among the open ones, or -1."""
        for i in range(len(self.open)):
            if card_of(self.open[i]) == card:
                return i
        return -1

    def fill(self, card: Card, colour: Colour, cubes: i64) -> None:
        if self.shared:
            self._own()
        at = self.find(card)
        self.open[at] = filled(self.open[at], colour, cubes)
        self.wanted -= ONE[colour]
        if is_complete(self.open[at]):
            self.complete += ONE[ORDER_VEHICLE[card]]

    def by_turn(self) -> list[int]:
        """Return the open orders in the order in which they were taken."""
        return sorted([int(order) for order in self.open], key=turn_of)

    def deliver(self, vehicle: i64) -> vec[i64]:
        """Hand over all complete orders of a vehicle and return them."""
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
        """Return all cubes of the player, wherever they lie, packed as coal."""
        coal = self.cage + self.store
        for level in self.coal:
            coal += level
        for order in self.open:
            coal += cubes_on(order)
        return coal


def new_player(workers: i64, money: i64) -> Player:
    """Return a player with the four built-in carts, each with its cube."""
    points = vec[i64]([0] * len(POINT_SOURCES))
    player = Player(points, vec[i64]([NO_COAL] * COLOUR_COUNT), vec[i64]([]), vec[i64]([]), vec[i64]([]))
    player.workers = workers
    player.money = money
    for colour in range(COLOUR_COUNT):
        player.add_tunnel(BUILT_IN + colour, colour + 1)
    return player


class Board(State):
    """The whole position as data. `agenda` is a stack of open questions (terms.py), four bits each, the next one lowest."""

    def __init__(
        self,
        players: list[Player],
        tile_pile: Pile,
        order_pile: Pile,
        tiles: vec[i64],
        orders: vec[i64],
        occupants: vec[i64],
        crowded: vec[i64],
    ) -> None:
        self.players = players
        self.tile_pile = tile_pile
        self.order_pile = order_pile
        self.tiles = tiles  # by factory field, NO_CARD for none
        self.orders = orders  # by order field, NO_CARD for none
        self.occupants = occupants  # by field: workers × 4 + their seat; all workers on a field belong to one seat
        self.crowded = crowded  # by number of workers: the mask of the fields where at least that many stand
        self.free: i64 = 0  # the mask of the fields whose action is free and can be carried out now, deliveries aside
        self.tiles_for: i64 = 0  # the masks of the factory fields with a tile that a purse can pay, see tables.py
        self.supply: i64 = NO_COAL
        self.pool: i64 = 0  # the mask of the orders open for the draft
        self.shift: i64 = 1
        self.start: Seat = Seat(0)
        self.seat: Seat = Seat(0)
        self.agenda: i64 = DRAFT
        self.field: Field = Field(BANK)  # where the last workers were placed
        self.steps: i64 = 0  # work steps left
        self.underneath: bool = False  # whether the cards looked at go under the pile
        self.revealed: i64 = 0
        self.free_storage: bool = False
        self.open_delivered: bool = False

    def copy_numbers(self, other: Board) -> None:
        """Take over every field that the constructor does not take. The tests check that none is forgotten."""
        self.free = other.free
        self.tiles_for = other.tiles_for
        self.supply = other.supply
        self.pool = other.pool
        self.shift = other.shift
        self.start = other.start
        self.seat = other.seat
        self.agenda = other.agenda
        self.field = other.field
        self.steps = other.steps
        self.underneath = other.underneath
        self.revealed = other.revealed
        self.free_storage = other.free_storage
        self.open_delivered = other.open_delivered

    def ask(self, question: i64) -> None:
        self.agenda = (self.agenda << QUESTION_BITS) | question

    def answered(self) -> None:
        self.agenda >>= QUESTION_BITS

    def phase(self) -> i64:
        return self.agenda & QUESTION_MASK

    def me(self) -> Player:
        return self.players[self.seat]

    def workers_on(self, field: Field) -> i64:
        return self.occupants[field] >> SEAT_BITS

    def owner_of(self, field: Field) -> Seat:
        return Seat(self.occupants[field] & SEAT_MASK)

    def stand(self, field: Field, seat: Seat) -> i64:
        """Place one worker more than stood there, send those to the canteen, and return the number placed."""
        there = self.occupants[field]
        workers = (there >> SEAT_BITS) + 1
        if workers > 1:
            self.players[there & SEAT_MASK].canteen += workers - 1
        self.occupants[field] = (workers << SEAT_BITS) | seat
        self.crowded[workers] |= BIT[field]
        return workers

    def lay_tile(self, field: Field, tile: Tile) -> None:
        self.tiles[field - FACTORY] = tile
        self.tiles_for |= PAID_FROM[tile] << field

    def take_tile(self, field: Field) -> Tile:
        tile = Tile(self.tiles[field - FACTORY])
        self.tiles[field - FACTORY] = NO_CARD
        self.tiles_for ^= PAID_FROM[tile] << field
        return tile

    def payable(self, mark: i64) -> i64:
        """Return the mask of the factory fields with a tile that this much money pays for."""
        return (self.tiles_for >> PURSE[mark if mark < DEAREST else DEAREST]) & FACTORY_FIELDS

    def lay_order(self, field: Field, card: Card) -> None:
        self.orders[field - ORDER] = card
        self.free |= BIT[field]

    def take_order(self, field: Field) -> Card:
        card = Card(self.orders[field - ORDER])
        self.orders[field - ORDER] = NO_CARD
        self.free &= ~BIT[field]
        return card

    def close_empty_piles(self) -> None:
        """Close the draw field of an empty stack. No stack ever grows again."""
        if self.tile_pile.size == 0:
            self.free &= ~BIT[FACTORY_DRAW]
        if self.order_pile.size == 0:
            self.free &= ~BIT[ORDER_DRAW]

    def laid_out(self) -> list[int]:
        """Return the orders open for the draft."""
        return [card for card in range(ORDERS) if self.pool & BIT[card] != 0]

    def looks_at_tiles(self) -> bool:
        return self.field == FACTORY_DRAW

    def pile(self) -> Pile:
        """Return the pile that is being looked at."""
        return self.tile_pile if self.field == FACTORY_DRAW else self.order_pile
