"""The hand-written evaluation of a position for a seat: points made and points in sight, in parts that add up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.bots.mind import Outlook, likely
from steiger.core.bits import BIT
from steiger.games.glueckauf.mind.majority import HALF_EMPTIED, Majorities
from steiger.games.glueckauf.mind.weights import Weights
from steiger.games.glueckauf.planner.reach import COMPLETE, slot_mask
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import count, total
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, SLOT_COLOUR, card_of
from steiger.games.glueckauf.rules.scoring import tilt
from steiger.games.glueckauf.rules.tables import (
    CART_ELEMENTS,
    CUBES_PER_VP,
    MARK_PER_VP,
    OPEN_ORDER_PENALTY,
    ORDER_SLOTS,
    ORDER_VEHICLE,
    ORDER_VP,
    SHIFTS,
    SLOT_ELEMENTS,
    TILT_PENALTY,
    VEHICLE_ELEMENTS,
    WORKERS,
)
from steiger.games.glueckauf.rules.terms import COLOUR_COUNT, OVER, SURFACE, Colour

PARTS: Final = ["score", "orders", "majorities", "carts", "coal", "money", "workers", "tilt"]
PART_COUNT: Final[i64] = 8
SCORE: Final[i64] = 0
ORDERS: Final[i64] = 1
MAJORITIES: Final[i64] = 2
CARTS: Final[i64] = 3
COAL: Final[i64] = 4
MONEY: Final[i64] = 5
WORKERS_PART: Final[i64] = 6
TILT: Final[i64] = 7

CUBE_LIMIT: Final[i64] = 32  # more cubes of a colour, or carts on a level, than a player can have
TIE_BREAK: Final = 0.01  # a Mark left over decides ties
MINUTE: Final = 0.001  # keeps a quotient of turns defined when none is left
PARKED: Final = 0.2  # the part of a load that a well-placed cage is worth
LOWEST: Final = -1000.0  # below any evaluation


@final
class Worth:
    """Weighs one position at a time. `look` turns to a seat, and the small questions after it are about that seat."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.majorities = Majorities(weights)
        self.seat: i64 = 0
        self.workers: float = 0.0
        self.turns: float = 0.0
        self.load: float = 0.0
        self.full_cart: float = 0.0
        self.raw = vec[float]([0.0] * COLOUR_COUNT)  # a cube of each colour in a cart
        self.wanted: i64 = 0
        self.gain_now: float = 0.0
        self.gain_later: float = 0.0
        self.parts = vec[float]([0.0] * PART_COUNT)

    def look(self, board: Board, seat: i64) -> None:
        """Turn to a seat. The majorities must have counted the board."""
        me = board.players[seat]
        self.seat = seat
        self.workers = float(me.workers)
        self.turns = float(me.workers + WORKERS[len(board.players)] * (SHIFTS - board.shift))
        self.full_cart = self.weights.full_cart * self.turns / (self.turns + HALF_EMPTIED)
        self.wanted = me.wanted
        late = self.turns / (self.turns + self.weights.late)
        self.load = self.weights.load * late
        for colour in range(COLOUR_COUNT):
            self.raw[colour] = (self.weights.cube + self.weights.cube_price * float(colour + 1)) * late

    # Coal.

    def cubes_worth(self, colour: i64, cubes: i64) -> float:
        """Return the worth of cubes of a colour, wherever they lie. Those that no order wants keep only a part of it."""
        wanted = count(self.wanted, colour)
        used = cubes if cubes < wanted else wanted
        return self.raw[colour] * (float(used) + self.weights.surplus * float(cubes - used))

    def parked(self, level: i64, in_cage: i64) -> float:
        """Return the worth of the cage's level. A laden cage is better up, an empty one down."""
        return PARKED * self.load if (level == SURFACE) == (in_cage > 0) else 0.0

    def empty_worth(self, level: i64, empty_before: i64, empty: i64) -> float:
        """Return what the majority in empty carts of a level promises with this number of them."""
        self.majorities.look(self.seat, CART_ELEMENTS + level, self.workers)
        more = float(empty - empty_before) * (1.0 - self.full_cart)
        return self.majorities.promise(more) * self.weights.carts

    # Orders.

    def study(self, card: i64) -> None:
        """Find how much of the majorities an order would bring, at this scoring and at later ones."""
        self.gain_now = 0.0
        self.gain_later = 0.0
        slots = ORDER_SLOTS[card]
        self._study_element(VEHICLE_ELEMENTS + ORDER_VEHICLE[card], float(slots))
        if slots == MOST_SLOTS:
            for colour in range(COLOUR_COUNT):
                self._study_element(SLOT_ELEMENTS + colour, 1.0)
        else:
            self._study_element(SLOT_ELEMENTS + SLOT_COLOUR[card * MOST_SLOTS], float(slots))

    def _study_element(self, element: i64, more: float) -> None:
        m = self.majorities
        m.look(self.seat, element, self.workers)
        self.gain_now += m.now(more) - m.now(0.0)
        self.gain_later += m.later(more) - m.later(0.0)

    def order_worth(self, card: i64, mask: i64, ahead: float) -> float:
        """Return the worth of the order just studied, with these slots filled and `ahead` free slots on the orders before it."""
        w = self.weights
        free = float(free_slots(mask))
        turns = self.turns + MINUTE
        in_time = turns / (turns + w.finish)
        if free > 0.0:
            in_time *= turns / (turns + w.crowd * (ahead + free))
        now = in_time * self.workers / (self.workers + w.finish_now + w.free_now * free)
        gain = (float(ORDER_VP[card]) + float(OPEN_ORDER_PENALTY)) * in_time
        gain += (self.gain_now * now + self.gain_later * in_time) * w.majority
        for place in range(ORDER_SLOTS[card]):
            if mask & BIT[place] == 0:
                gain -= self.raw[SLOT_COLOUR[card * MOST_SLOTS + place]] + self.load + w.fill
        least = w.started * (float(ORDER_SLOTS[card]) - free)
        return (gain if gain > least else least) * w.orders - float(OPEN_ORDER_PENALTY)

    # The parts of a seat's worth.

    def weigh(self, board: Board, seat: i64) -> float:
        """Return the seat's prospects in points. `parts` then holds what they consist of."""
        me = board.players[seat]
        for i in range(PART_COUNT):
            self.parts[i] = 0.0
        self.parts[SCORE] = float(me.score)
        if board.agenda == OVER:
            return self.parts[SCORE] + TIE_BREAK * float(me.money)
        self.look(board, seat)
        self.parts[ORDERS] = self._orders(me)
        self.parts[MAJORITIES] = self._majorities()
        self.parts[CARTS] = self._carts(me)
        self.parts[COAL] = self._coal(me)
        self.parts[MONEY] = self._money(me)
        self.parts[WORKERS_PART] = self.weights.worker * self.workers
        self.parts[TILT] = self._tilt(me, float(SHIFTS * WORKERS[len(board.players)]))
        total_worth = 0.0
        for i in range(PART_COUNT):
            total_worth += self.parts[i]
        return total_worth

    def _orders(self, me: Player) -> float:
        value = 0.0
        ahead = 0.0
        for order in me.open:
            mask = slot_mask(order)
            self.study(card_of(order))
            value += self.order_worth(card_of(order), mask, ahead)
            ahead += float(free_slots(mask))
        return value

    def _majorities(self) -> float:
        value = 0.0
        for element in range(CART_ELEMENTS):
            self.majorities.look(self.seat, element, self.workers)
            value += self.majorities.promise(0.0)
        return value * self.weights.majority

    def _carts(self, me: Player) -> float:
        value = 0.0
        for level in range(COLOUR_COUNT):
            empty = me.empty_carts(Colour(level))
            value += self.empty_worth(level, empty, empty)
        return value

    def _coal(self, me: Player) -> float:
        value = self.parked(me.level, total(me.cage))
        for colour in range(COLOUR_COUNT):
            up = count(me.cage, colour) + count(me.store, colour)
            cubes = up
            for level in me.coal:
                cubes += count(level, colour)
            value += self.cubes_worth(colour, cubes) + self.load * float(up)
        return value + float(total(me.cubes())) / float(CUBES_PER_VP)

    def _money(self, me: Player) -> float:
        w = self.weights
        money = float(me.money)
        early = 2.0 * w.mark * self.turns / (self.turns + w.mark_turns)
        return money / float(MARK_PER_VP) + early * (money if money < w.purse else w.purse)

    def _tilt(self, me: Player, whole: float) -> float:
        played = 1.0 - self.turns / whole
        return -(self.weights.tilt + (float(TILT_PENALTY) - self.weights.tilt) * played) * float(tilt(me))

    def parts_ahead(self, board: Board, seat: i64) -> dict[str, float]:
        """Return the parts of the seat's prospects, less the mean of its rivals'."""
        ahead = dict.fromkeys(PARTS, 0.0)
        self.majorities.count(board)
        for other in range(len(board.players)):
            self.weigh(board, other)
            share = 1.0 if other == seat else -1.0 / float(len(board.players) - 1)
            for i in range(PART_COUNT):
                ahead[PARTS[i]] += share * self.parts[i]
        return ahead

    def margin(self, board: Board, seat: i64) -> float:
        """Return the seat's prospects less its rivals': against several, half of the best one's and half of their mean."""
        self.majorities.count(board)
        best = LOWEST
        mean = 0.0
        for other in range(len(board.players)):
            if other != seat:
                theirs = self.weigh(board, other)
                best = theirs if theirs > best else best
                mean += theirs / float(len(board.players) - 1)
        return self.weigh(board, seat) - self.weights.rivals * 0.5 * (best + mean)

    def outlook(self, board: Board, seat: i64) -> Outlook:
        lead = self.margin(board, seat)
        best = LOWEST
        for other in range(len(board.players)):
            if other != seat:
                theirs = self.weigh(board, other)
                best = theirs if theirs > best else best
        return Outlook(likely(lead), self.weigh(board, seat), best)


def free_slots(mask: i64) -> i64:
    free: i64 = 0
    for place in range(MOST_SLOTS):
        free += 0 if mask & BIT[place] != 0 else 1
    return free


def slots_missing(card: i64) -> i64:
    """Return the bits of the slots that a card does not have."""
    return COMPLETE - (BIT[ORDER_SLOTS[card]] - 1)
