"""A position of Glück Auf as numbers for a net: what a seat may know, itself first and the others as they follow clockwise."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.bots.glueckauf.worth import PART_COUNT, Worth
from steiger.core.bits import BIT
from steiger.core.state import State
from steiger.glueckauf.board import Board, Player
from steiger.glueckauf.coal import count
from steiger.glueckauf.orders import MOST_SLOTS, SLOT_COLOUR, card_of
from steiger.glueckauf.reach import COMPLETE, slot_mask
from steiger.glueckauf.scoring import tilt
from steiger.glueckauf.tables import ORDER_SLOTS, ORDER_VEHICLE, ORDER_VP, TILE_CARTS, TILE_COLOUR, WORKERS
from steiger.glueckauf.terms import BANK, OVER, SURFACE

BOARD_FEATURES: Final[i64] = 48
PLAYER_FEATURES: Final[i64] = 71


def feature_count(players: int) -> int:
    return int(BOARD_FEATURES + PLAYER_FEATURES * players)


@final
class Features:
    """Writes positions into `rows`, one after another."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.rows = vec[float]([0.0] * (BOARD_FEATURES + 4 * PLAYER_FEATURES))
        self.at: i64 = 0

    def _put(self, value: float) -> None:
        self.rows[self.at] = value
        self.at += 1

    def of(self, board: Board, seat: i64) -> list[float]:
        self.at = 0
        self._write(board, seat)
        return [self.rows[i] for i in range(self.at)]

    def fill(self, states: list[State], seats: list[int]) -> vec[float]:
        """Each position as one seat knows it; good until the next call."""
        room = len(states) * (BOARD_FEATURES + 4 * PLAYER_FEATURES)
        if room > len(self.rows):
            self.rows = vec[float]([0.0] * room)
        self.at = 0
        for i in range(len(states)):
            board = states[i]
            assert isinstance(board, Board)
            self._write(board, seats[i])
        return self.rows

    def _write(self, board: Board, seat: i64) -> None:
        start = self.at
        self._board(board, seat)
        assert self.at == start + BOARD_FEATURES, self.at
        self.worth.majorities.count(board)
        players: i64 = len(board.players)
        for distance in range(players):
            self._player(board, (seat + distance) % players)
        assert self.at == start + BOARD_FEATURES + PLAYER_FEATURES * players, self.at

    def _board(self, board: Board, seat: i64) -> None:
        players: i64 = len(board.players)
        over = board.agenda == OVER
        for shift in range(1, 4):
            self._put(1.0 if board.shift == shift and not over else 0.0)
        self._put(float((board.seat - seat + players) % players))
        self._put(float((board.start - seat + players) % players))
        for field in range(BANK):
            self._put(0.3 * float(board.workers_on(field)))
        self._displayed(board)
        self._put(0.03 * float(board.tile_pile.size))

    def _displayed(self, board: Board) -> None:
        """Carts of each colour in the factory, slots of each colour and orders of each vehicle, and the supply."""
        carts = vec[float]([0.0] * 4)
        slots = vec[float]([0.0] * 4)
        vehicles = vec[float]([0.0] * 4)
        for tile in board.tiles:
            if tile >= 0:
                carts[TILE_COLOUR[tile]] += 0.2 * float(TILE_CARTS[tile])
        for card in board.orders:
            if card >= 0:
                vehicles[ORDER_VEHICLE[card]] += 0.1 * float(ORDER_VP[card])
                for place in range(ORDER_SLOTS[card]):
                    slots[SLOT_COLOUR[card * MOST_SLOTS + place]] += 0.2
        for i in range(4):
            self._put(carts[i])
            self._put(slots[i])
            self._put(vehicles[i])
            self._put(0.1 * float(count(board.supply, i)))

    def _player(self, board: Board, seat: i64) -> None:
        me = board.players[seat]
        whole = self.worth.weigh(board, seat)
        for i in range(PART_COUNT):
            self._put(0.02 * self.worth.parts[i])
        self._put(0.01 * whole)
        self._put(float(me.workers) / float(WORKERS[len(board.players)]))
        self._put(0.05 * float(me.money))
        self._put(0.2 * float(tilt(me)))
        self._put(1.0 if me.level == SURFACE else 0.0)
        for element in range(12):
            self._put(0.1 * self.worth.majorities.counts[12 * seat + element])
        self._coal(me)
        self._orders(me)

    def _coal(self, me: Player) -> None:
        for colour in range(4):
            self._put(0.3 * float(count(me.cage, colour)))
            self._put(0.3 * float(count(me.store, colour)))
            self._put(0.2 * float(count(me.coal[colour], colour)))
            self._put(0.2 * float(me.empty_carts(colour)))
            self._put(0.2 * float(count(me.wanted, colour)))

    def _orders(self, me: Player) -> None:
        """Orders ready and not, by vehicle and colour."""
        sums = vec[float]([0.0] * 24)
        for order in me.open:
            card = card_of(order)
            mask = slot_mask(order)
            first: i64 = 0 if mask == COMPLETE else 12
            sums[first + ORDER_VEHICLE[card]] += 0.1 * float(ORDER_VP[card])
            sums[first + 4 + ORDER_VEHICLE[card]] += 0.2 * float(ORDER_SLOTS[card])
            for place in range(ORDER_SLOTS[card]):
                if first == 0 or mask & BIT[place] != 0:
                    sums[first + 8 + SLOT_COLOUR[card * MOST_SLOTS + place]] += 0.2
        for value in sums:
            self._put(value)
        self._put(0.2 * float(len(me.open)))
        self._put(0.1 * float(len(me.delivered)))
