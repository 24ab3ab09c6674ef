"""The points that the shift clock promises a player, from everybody's share of each element and the turns left."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.maths import exp
from steiger.games.glueckauf.mind.weights import Weights
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import count
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, SLOT_COLOUR
from steiger.games.glueckauf.rules.tables import (
    CART_ELEMENTS,
    ELEMENT_COUNT,
    ELEMENTS_PER_SHIFT,
    FIRST,
    LEAST_FOR_SECOND,
    MOST_PLAYERS,
    ORDER_SLOTS,
    ORDER_VEHICLE,
    SECOND,
    SHIFTS,
    SLOT_ELEMENTS,
    VEHICLE_ELEMENTS,
    WORKERS,
)
from steiger.games.glueckauf.rules.terms import COLOUR_COUNT, Colour

CERTAIN: Final = 12.0  # a lead, in spreads, beyond which the chance is taken as 1 or 0
HALF_EMPTIED: Final = 8.0  # turns left at which half of the full carts count as emptied
NEAR: Final = 6.0  # turns before a scoring in which a tie is worth something


def steep(ahead: float) -> float:
    """Return the chance that an uncertain lead holds."""
    if ahead > CERTAIN:
        return 1.0
    if ahead < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + exp(-ahead))


@final
class Majorities:
    """The counts of one position by seat and element, and the points they promise."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.counts = vec[float]([0.0] * (MOST_PLAYERS * ELEMENT_COUNT))
        self.players: i64 = 0
        self.shift: i64 = 0
        self.whole: float = 0.0  # workers of a player in a whole shift
        self.element: i64 = 0
        self.workers: float = 0.0
        self.mine: float = 0.0
        self.best: float = 0.0
        self.second: float = 0.0

    def count(self, board: Board) -> None:
        self.players = len(board.players)
        self.shift = board.shift
        self.whole = float(WORKERS[self.players])
        for i in range(len(self.counts)):
            self.counts[i] = 0.0
        for seat in range(self.players):
            self._count_player(board.players[seat], seat * ELEMENT_COUNT, board.shift)

    def _count_player(self, player: Player, first: i64, shift: i64) -> None:
        for card in player.delivered:
            self.counts[first + VEHICLE_ELEMENTS + ORDER_VEHICLE[card]] += float(ORDER_SLOTS[card])
            for place in range(ORDER_SLOTS[card]):
                self.counts[first + SLOT_ELEMENTS + SLOT_COLOUR[card * MOST_SLOTS + place]] += 1.0
        turns = float(player.workers) + self.whole * float(SHIFTS - shift)
        half = self.weights.full_cart * turns / (turns + HALF_EMPTIED)
        for level in range(COLOUR_COUNT):
            empty = float(player.empty_carts(Colour(level)))
            full = float(count(player.carts, level)) - empty
            self.counts[first + CART_ELEMENTS + level] = empty + half * full

    def look(self, seat: i64, element: i64, workers: float) -> None:
        """Turn to an element as a seat sees it that has this number of workers left in the shift."""
        self.mine = self.counts[seat * ELEMENT_COUNT + element]
        self.best = 0.0
        self.second = 0.0
        self.element = element
        self.workers = workers
        for other in range(self.players):
            if other != seat:
                self._rival(self.counts[other * ELEMENT_COUNT + element])

    def _rival(self, theirs: float) -> None:
        if theirs > self.best:
            self.second = self.best
            self.best = theirs
        elif theirs > self.second:
            self.second = theirs

    def now(self, more: float) -> float:
        """Return the points at the end of this shift from the element looked at, if the seat had this much more of it."""
        if self.element >= ELEMENTS_PER_SHIFT * self.shift:
            return 0.0
        return self._at(self.mine + more, self.workers)

    def later(self, more: float) -> float:
        """Return the points from it at the end of all later shifts."""
        points = 0.0
        turns = self.workers
        for shift in range(self.shift + 1, SHIFTS + 1):
            turns += self.whole
            if self.element < ELEMENTS_PER_SHIFT * shift:
                points += self._at(self.mine + more, turns)
        return points

    def promise(self, more: float) -> float:
        return self.now(more) + self.later(more)

    def _at(self, mine: float, turns: float) -> float:
        """Return the points expected at one scoring that is this many turns away."""
        if mine <= 0.0 and turns <= 0.0:
            return 0.0
        spread = self.weights.spread + self.weights.spread_turns * turns
        first = steep((mine - self.best + self.weights.tie * (1.0 if turns < NEAR else 0.0)) / spread)
        points = float(FIRST[self.element]) * first
        if self.players >= LEAST_FOR_SECOND:
            placed = steep((mine - self.second) / spread)
            if placed > first:
                points += float(SECOND[self.element]) * (placed - first)
        return points
