"""A position of Glück Auf as numbers for a net: all that a seat may know, itself first and the others clockwise."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.bots.rows import Rows
from steiger.core.bits import BIT
from steiger.core.state import State
from steiger.games.glueckauf.mind.worth import PART_COUNT, Worth
from steiger.games.glueckauf.planner.reach import COMPLETE, slot_mask
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import count
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, SLOT_COLOUR, card_of
from steiger.games.glueckauf.rules.scoring import tilt
from steiger.games.glueckauf.rules.tables import (
    ELEMENT_COUNT,
    ORDER_SLOTS,
    ORDER_VEHICLE,
    ORDER_VP,
    SHIFTS,
    TILE_CARTS,
    TILE_COLOUR,
    WORKERS,
)
from steiger.games.glueckauf.rules.terms import BANK, COLOUR_COUNT, OVER, SURFACE, VEHICLE_COUNT, Colour, Field

BOARD_FEATURES: Final[i64] = 48
PLAYER_FEATURES: Final[i64] = 71

# The sums over orders: points by vehicle, slots by vehicle, filled slots by colour.
SLOT_SUMS: Final[i64] = 4
COLOUR_SUMS: Final[i64] = 8
ORDER_SUMS: Final[i64] = 12


@final
class Features(Rows):
    def __init__(self, worth: Worth) -> None:
        super().__init__(BOARD_FEATURES, PLAYER_FEATURES)
        self.worth = worth

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, Board)
        start = self.at
        self._board(state, seat)
        assert self.at == start + BOARD_FEATURES, self.at
        self.worth.majorities.count(state)
        players: i64 = len(state.players)
        for distance in range(players):
            self._player(state, (seat + distance) % players)
        assert self.at == start + BOARD_FEATURES + PLAYER_FEATURES * players, self.at

    def _board(self, board: Board, seat: i64) -> None:
        players: i64 = len(board.players)
        over = board.agenda == OVER
        for shift in range(1, SHIFTS + 1):
            self.put(1.0 if board.shift == shift and not over else 0.0)
        self.put(float((board.seat - seat + players) % players))
        self.put(float((board.start - seat + players) % players))
        for field in range(BANK):
            self.put(0.3 * float(board.workers_on(Field(field))))
        self._displayed(board)
        self.put(0.03 * float(board.tile_pile.size))

    def _displayed(self, board: Board) -> None:
        """Write carts of each colour in the factory, slots of each colour and orders of each vehicle, and the supply."""
        carts = vec[float]([0.0] * COLOUR_COUNT)
        slots = vec[float]([0.0] * COLOUR_COUNT)
        vehicles = vec[float]([0.0] * VEHICLE_COUNT)
        for tile in board.tiles:
            if tile >= 0:
                carts[TILE_COLOUR[tile]] += 0.2 * float(TILE_CARTS[tile])
        for card in board.orders:
            if card >= 0:
                vehicles[ORDER_VEHICLE[card]] += 0.1 * float(ORDER_VP[card])
                for place in range(ORDER_SLOTS[card]):
                    slots[SLOT_COLOUR[card * MOST_SLOTS + place]] += 0.2
        for i in range(COLOUR_COUNT):
            self.put(carts[i])
            self.put(slots[i])
            self.put(vehicles[i])
            self.put(0.1 * float(count(board.supply, i)))

    def _player(self, board: Board, seat: i64) -> None:
        me = board.players[seat]
        whole = self.worth.weigh(board, seat)
        for i in range(PART_COUNT):
            self.put(0.02 * self.worth.parts[i])
        self.put(0.01 * whole)
        self.put(float(me.workers) / float(WORKERS[len(board.players)]))
        self.put(0.05 * float(me.money))
        self.put(0.2 * float(tilt(me)))
        self.put(1.0 if me.level == SURFACE else 0.0)
        for element in range(ELEMENT_COUNT):
            self.put(0.1 * self.worth.majorities.counts[ELEMENT_COUNT * seat + element])
        self._coal(me)
        self._orders(me)

    def _coal(self, me: Player) -> None:
        for colour in range(COLOUR_COUNT):
            self.put(0.3 * float(count(me.cage, colour)))
            self.put(0.3 * float(count(me.store, colour)))
            self.put(0.2 * float(count(me.coal[colour], colour)))
            self.put(0.2 * float(me.empty_carts(Colour(colour))))
            self.put(0.2 * float(count(me.wanted, colour)))

    def _orders(self, me: Player) -> None:
        """Write complete and incomplete orders: points and slots by vehicle, filled slots by colour."""
        sums = vec[float]([0.0] * (2 * ORDER_SUMS))
        for order in me.open:
            card = card_of(order)
            mask = slot_mask(order)
            first: i64 = 0 if mask == COMPLETE else ORDER_SUMS
            sums[first + ORDER_VEHICLE[card]] += 0.1 * float(ORDER_VP[card])
            sums[first + SLOT_SUMS + ORDER_VEHICLE[card]] += 0.2 * float(ORDER_SLOTS[card])
            for place in range(ORDER_SLOTS[card]):
                if first == 0 or mask & BIT[place] != 0:
                    sums[first + COLOUR_SUMS + SLOT_COLOUR[card * MOST_SLOTS + place]] += 0.2
        for value in sums:
            self.put(value)
        self.put(0.2 * float(len(me.open)))
        self.put(0.1 * float(len(me.delivered)))
