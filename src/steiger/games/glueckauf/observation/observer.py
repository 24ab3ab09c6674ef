"""Writes what a seat of Glück Auf may know into the cells of cells.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.observation import Observer
from steiger.core.pile import Pile, card_in, seat_of, slots_of
from steiger.core.state import State
from steiger.games.glueckauf.observation.cells import (
    AGENDA,
    AGENDA_DEPTH,
    AT_BANK,
    BOARD,
    BUILT,
    CAGE,
    CANTEEN,
    CARTS,
    COAL,
    CUBE_STATES,
    DELIVERED,
    DELIVERED_COUNT,
    DEPTH_BITS,
    DEPTH_CELLS,
    FIELD,
    FREE_STORAGE,
    HAND_ORDERS,
    HAND_TILES,
    HELD,
    LEVEL,
    LOOKER,
    MEMORY_CELLS,
    MONEY,
    ON_FIELD,
    OPEN,
    OPEN_DELIVERED,
    ORDER_MEMORIES,
    ORDER_MEMORY,
    ORDER_ON,
    ORDERS_LEFT,
    PHASE,
    PLACED,
    POOL,
    QUESTIONS,
    SCORE,
    SCORE_BIAS,
    SEAT,
    SEEN,
    SETTLED,
    SHIFT,
    SLOT,
    START,
    STEPS,
    STORE,
    SUPPLY,
    TAKEN,
    TILE_MEMORIES,
    TILE_MEMORY,
    TILE_ON,
    TILES_LEFT,
    TO_MOVE,
    TUNNEL,
    TUNNEL_CELLS,
    TUNNELS,
    TURN,
    UNDERNEATH,
    VIEWER,
    WORKERS,
)
from steiger.games.glueckauf.rules.board import QUESTION_BITS, QUESTION_MASK, Player
from steiger.games.glueckauf.rules.coal import count
from steiger.games.glueckauf.rules.orders import CUBE_BITS, CUBE_MASK, card_of, slot, turn_of
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.tables import BUILT_IN, LOOK, ORDER_SLOTS, ORDERS, TILE_KINDS
from steiger.games.glueckauf.rules.terms import (
    BANK,
    COLOUR_COUNT,
    FACTORY_COUNT,
    FIELDS,
    LEVEL_COUNT,
    ORDER_COUNT,
    Colour,
    Field,
)
from steiger.games.glueckauf.rules.tunnels import first_cubes, kind_of

# By card the cell of its first slot.
FIRST_SLOT: Final = vec[i64]([sum(int(ORDER_SLOTS[before]) for before in range(card)) for card in range(ORDERS)])
SLOT_CELLS: Final[i64] = sum(int(slots) for slots in ORDER_SLOTS)
FIELD_COUNT: Final[i64] = len(FIELDS)
DEPTH_MASK: Final[i64] = 127
SEATS: Final[i64] = 4
CARD_KEY: Final[i64] = 53  # a memory is sorted by its card, then by its depths


def two_cubes(packed: i64) -> i64:
    """Return the code of up to two packed cubes, see cells.py."""
    return CUBE_STATES * (packed & CUBE_MASK) + ((packed >> CUBE_BITS) & CUBE_MASK)


def depths(pile: Pile, slots: i64) -> i64:
    """Return the mask of depths from the top for a mask of slots."""
    wrapped = slots & (BIT[pile.head] - 1)
    return (slots >> pile.head) | (wrapped << (len(pile.cards) - pile.head))


def memories(pile: Pile, seat: i64) -> vec[i64]:
    """Return what a seat remembers of a pile, sorted: the card above CARD_KEY bits of depths."""
    found = vec[i64]([])
    for memory in pile.memories:
        if seat_of(memory) == seat:
            key = (card_in(memory) << CARD_KEY) | depths(pile, slots_of(memory))
            found = append(found, key)
            at = len(found) - 1
            while at > 0 and found[at - 1] > key:
                found[at] = found[at - 1]
                at -= 1
            found[at] = key
    return found


@final
class GlueckAufObserver(Observer):
    def __init__(self, players: i64) -> None:
        super().__init__(BOARD, SEAT, players)

    def write_board(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self._write_turn(state, seat)
        self._write_display(state)
        self._write_looking(state, seat)
        self._write_tunnels(state, seat)
        self._write_memories(state.tile_pile, seat, TILE_MEMORIES, TILE_MEMORY)
        self._write_memories(state.order_pile, seat, ORDER_MEMORIES, ORDER_MEMORY)

    def _write_turn(self, board: Position, seat: i64) -> None:
        self.one_of(VIEWER, seat, SEATS)
        self.one_of(TO_MOVE, self.turn_of(seat, board.to_move()), SEATS)
        self.one_of(START, self.turn_of(seat, board.start), SEATS)
        self.one_of(PHASE, board.phase(), QUESTIONS)
        rest = board.agenda >> QUESTION_BITS
        for i in range(AGENDA_DEPTH):
            self.put(AGENDA + i, rest & QUESTION_MASK)
            rest >>= QUESTION_BITS
        self.put(FREE_STORAGE, 1 if board.free_storage else 0)
        self.put(OPEN_DELIVERED, 1 if board.open_delivered else 0)
        self.put(SHIFT, board.shift)
        self.put(STEPS, board.steps)
        self.one_of(FIELD, board.field, FIELD_COUNT)

    def _write_display(self, board: Position) -> None:
        for colour in range(COLOUR_COUNT):
            self.put(SUPPLY + colour, count(board.supply, colour))
        for i in range(FACTORY_COUNT):
            self.one_of(TILE_ON + i * TILE_KINDS, board.tiles[i], TILE_KINDS)
        for i in range(ORDER_COUNT):
            self.one_of(ORDER_ON + i * ORDERS, board.orders[i], ORDERS)
        self.flags(POOL, board.pool, ORDERS)
        self.put(TILES_LEFT, board.tile_pile.size)
        self.put(ORDERS_LEFT, board.order_pile.size)
        self.clear(TURN, ORDERS)
        self.clear(SLOT, SLOT_CELLS)
        for i in range(self.players):
            for order in board.players[i].open:
                self._write_open(order)

    def _write_open(self, order: i64) -> None:
        card = card_of(order)
        self.put(TURN + card, turn_of(order) + 1)
        for place in range(ORDER_SLOTS[card]):
            self.put(SLOT + FIRST_SLOT[card] + place, two_cubes(slot(order, place)))

    def _write_looking(self, board: Position, seat: i64) -> None:
        pile = board.pile()
        self.one_of(LOOKER, self.turn_of(seat, pile.looker), SEATS)
        self.put(HELD, pile.held)
        self.put(SETTLED, pile.settled)
        self.put(UNDERNEATH, 1 if board.underneath and pile.held > 0 else 0)
        self.clear(PLACED, LOOK)
        self.clear(HAND_TILES, TILE_KINDS)
        self.clear(HAND_ORDERS, ORDERS)
        if pile.looker == seat:
            self._write_hand(pile, HAND_TILES if board.looks_at_tiles() else HAND_ORDERS)

    def _write_hand(self, pile: Pile, hand: i64) -> None:
        """Write the cards that the viewer looks at: the settled ones in order, the others counted."""
        for depth in range(pile.held):
            card = pile.peek(depth)
            if depth < pile.settled:
                self.put(PLACED + depth, card + 1)
            else:
                self.cells[self.base + hand + card] += 1

    def _write_tunnels(self, board: Position, seat: i64) -> None:
        written: i64 = 0
        for turn in range(self.players):
            for tunnel in board.players[(seat + turn) % self.players].tunnels:
                if kind_of(tunnel) < BUILT_IN:
                    at = TUNNEL + TUNNEL_CELLS * written
                    self.put(at, turn)
                    self.put(at + 1, kind_of(tunnel))
                    self.put(at + 2, two_cubes(first_cubes(tunnel)))
                    written += 1
        self._end_list(TUNNELS, TUNNEL, TUNNEL_CELLS, written)

    def _write_memories(self, pile: Pile, seat: i64, total: i64, first: i64) -> None:
        known = memories(pile, seat)
        for i in range(len(known)):
            at = first + MEMORY_CELLS * i
            self.put(at, (known[i] >> CARD_KEY) + 1)
            mask = known[i] & (BIT[CARD_KEY] - 1)
            for cell in range(DEPTH_CELLS):
                self.put(at + 1 + cell, mask & DEPTH_MASK)
                mask >>= DEPTH_BITS
        self._end_list(total, first, MEMORY_CELLS, len(known))

    def _end_list(self, total: i64, first: i64, each: i64, size: i64) -> None:
        """Write the length of a list, and clear what an earlier observation in these cells had beyond it."""
        before = i64(self.cells[self.base + total])
        if before > size:
            self.clear(first + each * size, each * (before - size))
        self.put(total, size)

    def write_seat(self, state: State, viewer: i64, seat: i64) -> None:
        assert isinstance(state, Position)
        player = state.players[seat]
        self.put_wide(SCORE, player.score + SCORE_BIAS)
        self.put_wide(MONEY, player.money)
        self.put(WORKERS, player.workers)
        self.put(CANTEEN, player.canteen)
        self.put(AT_BANK, player.bank)
        self.one_of(LEVEL, player.level, LEVEL_COUNT)
        self._write_fields(state, seat)
        self._write_mine(player)
        self._write_orders(player, seat == viewer or state.open_delivered)

    def _write_fields(self, board: Position, seat: i64) -> None:
        for i in range(BANK):
            field = Field(i)
            mine = board.owner_of(field) == seat
            self.put(ON_FIELD + i, board.workers_on(field) if mine else 0)

    def _write_mine(self, player: Player) -> None:
        for colour in range(COLOUR_COUNT):
            self.put(CAGE + colour, count(player.cage, colour))
            self.put(STORE + colour, count(player.store, colour))
            self.put(CARTS + colour, player.empty_carts(Colour(colour)))
            for level in range(COLOUR_COUNT):
                self.put(COAL + level * COLOUR_COUNT + colour, count(player.coal[level], colour))
        self.clear(BUILT, TILE_KINDS)
        for tunnel in player.tunnels:
            if kind_of(tunnel) < BUILT_IN:
                self.cells[self.base + BUILT + kind_of(tunnel)] += 1

    def _write_orders(self, player: Player, sees_all: bool) -> None:
        self.put(TAKEN, player.taken)
        self.clear(OPEN, ORDERS)
        for order in player.open:
            self.put(OPEN + card_of(order), 1)
        self.clear(DELIVERED, ORDERS)
        seen = len(player.delivered) if sees_all else player.seen_deliveries
        for i in range(seen):
            self.put(DELIVERED + player.delivered[i], i + 1)
        self.put(DELIVERED_COUNT, len(player.delivered))
        self.put(SEEN, player.seen_deliveries)
