"""The mining action: up to so many work steps with the cage, the carts, the store and the orders."""

from typing import Final, final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.state import Choices
from steiger.glueckauf.board import Board, Player
from steiger.glueckauf.coal import count, one, total
from steiger.glueckauf.orders import CUBE_BITS, card_of, free_slots, is_complete
from steiger.glueckauf.steps import Step
from steiger.glueckauf.tables import CAGE_PLACES
from steiger.glueckauf.terms import SURFACE
from steiger.glueckauf.words import (
    CAGE_TO,
    FILL,
    FILLS,
    FROM_CAGE,
    FROM_PAIR,
    FROM_STORE,
    KIND_COLOUR,
    KIND_ORDER,
    LOAD,
    PAIR_FIRST,
    PAIR_SECOND,
    SLOT_KIND,
    STOP,
    STORE,
)

LEVELS: Final[i64] = 5  # the surface and four below
SUBSTITUTE_STEPS: Final[i64] = 2


@final
class Dig(Step):
    def options(self, board: Board, into: Choices) -> None:
        me = board.me()
        for level in range(LEVELS):
            if level != me.level:
                into.add(CAGE_TO + level)
        if me.level != SURFACE and total(me.cage) < CAGE_PLACES:
            offer_colours(into, LOAD, me.coal[me.level - 1])
        if me.wanted != 0:
            offer_fills(board, me, into)
        if me.level == SURFACE:
            for colour in range(4):
                if count(me.cage, colour) > 0 and may_store(board, me, colour):
                    into.add(STORE + colour)
        into.add(STOP)

    def play(self, board: Board, action: i64) -> None:
        me = board.me()
        board.steps -= 1
        if action < LOAD:
            me.level = action - CAGE_TO
        elif action < FILL:
            load(me, action - LOAD)
        elif action < STORE:
            board.steps -= fill(me, action - FILL) - 1
        elif action < STOP:
            me.cage -= one(action - STORE)
            me.store += one(action - STORE)
        else:
            board.steps = 0
        if board.steps == 0:
            board.answered()


def offer_colours(into: Choices, first: i64, coal: i64) -> None:
    for colour in range(4):
        if count(coal, colour) > 0:
            into.add(first + colour)


def may_store(board: Board, me: Player, colour: i64) -> bool:
    """Strict storage: only what no open order has a free slot for."""
    return board.free_storage or count(me.wanted, colour) == 0


def load(me: Player, colour: i64) -> None:
    me.coal[me.level - 1] -= one(colour)
    me.cage += one(colour)


def usable(me: Player) -> i64:
    """The cubes at hand by source (words.py), packed: the cage's only at the surface, the store's always."""
    return (me.cage if me.level == SURFACE else 0) | (me.store << 32)


def offer_fills(board: Board, me: Player, into: Choices) -> None:
    at_hand = usable(me)
    if at_hand == 0:
        return
    pairs = possible_pairs(at_hand) if board.steps >= SUBSTITUTE_STEPS else 0
    for order in me.open:
        if not is_complete(order):
            for colour in range(4):
                if free_slots(order, colour) > 0:
                    offer_slot(into, FILL + FILLS * SLOT_KIND[card_of(order) * 4 + colour], colour, at_hand, pairs)


def offer_slot(into: Choices, first: i64, colour: i64, at_hand: i64, pairs: i64) -> None:
    if count(at_hand, colour) > 0:
        into.add(first + FROM_CAGE)
    if count(at_hand, 4 + colour) > 0:
        into.add(first + FROM_STORE)
    pair = first + FROM_PAIR
    while pairs != 0:
        if pairs & 1 != 0:
            into.add(pair)
        pairs >>= 1
        pair += 1


def possible_pairs(at_hand: i64) -> i64:
    """The pairs of cubes at hand, as a mask over the pairs of words.py."""
    mask: i64 = 0
    for pair in range(len(PAIR_FIRST)):
        first = PAIR_FIRST[pair]
        second = PAIR_SECOND[pair]
        if count(at_hand, second) > 0 and count(at_hand, first) > (1 if first == second else 0):
            mask |= BIT[pair]
    return mask


def fill(me: Player, choice: i64) -> i64:
    """Put a cube, or two as a substitute, on a slot; the work steps it took."""
    kind = choice // FILLS
    way = choice % FILLS
    colour = KIND_COLOUR[kind]
    if way < FROM_PAIR:
        me.fill(KIND_ORDER[kind], colour, spend(me, colour if way == FROM_CAGE else 4 + colour))
        return 1
    first = spend(me, PAIR_FIRST[way - FROM_PAIR])
    second = spend(me, PAIR_SECOND[way - FROM_PAIR])
    me.fill(KIND_ORDER[kind], colour, first | (second << CUBE_BITS))
    return SUBSTITUTE_STEPS


def spend(me: Player, source: i64) -> i64:
    """Take a cube from the cage or the store; colour + 1, as it lies on a slot."""
    if source < 4:
        me.cage -= one(source)
        return source + 1
    me.store -= one(source - 4)
    return source - 3
