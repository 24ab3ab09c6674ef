"""The mining action: up to so many work steps with the cage, the carts, the store and the orders."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.state import Choices
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import ALL_COLOURS, BITS, NO_COAL, ONE, colours, count, total
from steiger.games.glueckauf.rules.orders import CARD_MASK, CUBE_BITS, FREE, FREE_BITS, FREE_MASK
from steiger.games.glueckauf.rules.steps import Step
from steiger.games.glueckauf.rules.tables import CAGE_PLACES
from steiger.games.glueckauf.rules.terms import SURFACE
from steiger.games.glueckauf.rules.words import (
    ALL_PAIRS,
    CAGE_TO,
    FILL,
    FILLS,
    FROM_CAGE,
    FROM_PAIR,
    FROM_STORE,
    KIND_COLOUR,
    KIND_ORDER,
    LOAD,
    NO_PAIRS,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS_WITH,
    SLOT_KIND,
    STOP,
    STORE,
    TWICE,
)

OTHER_LEVELS: Final = vec[i64]([0b11110, 0b11101, 0b11011, 0b10111, 0b01111])  # where the cage can go, by its level
TO_LOAD: Final[i64] = LOAD - CAGE_TO
TO_STOP: Final[i64] = BIT[STOP - STORE]
STORED: Final[i64] = 4 * BITS  # where the store's cubes lie among those at hand, above the cage's
SUBSTITUTE_STEPS: Final[i64] = 2


@final
class Dig(Step):
    def options(self, board: Board, into: Choices) -> None:
        me = board.players[board.seat]
        level = me.level
        moves = OTHER_LEVELS[level]
        ends = TO_STOP
        if level != SURFACE:
            if total(me.cage) < CAGE_PLACES:
                moves |= colours(me.coal[level - 1]) << TO_LOAD
        elif me.cage != 0:
            ends |= storable(board, me)
        into.add_all(CAGE_TO, moves)
        if me.wanted != 0 and (me.cage | me.store) != 0:
            offer_fills(board, me, into)
        into.add_all(STORE, ends)

    def play(self, board: Board, action: i64) -> None:
        me = board.players[board.seat]
        board.steps -= 1
        if action < LOAD:
            me.level = action - CAGE_TO
        elif action < FILL:
            load(me, action - LOAD)
        elif action < STORE:
            board.steps -= fill(me, action - FILL) - 1
        elif action < STOP:
            me.cage -= ONE[action - STORE]
            me.store += ONE[action - STORE]
        else:
            board.steps = 0
        if board.steps == 0:
            board.answered()


def storable(board: Board, me: Player) -> i64:
    """The mask of the colours that may go to the store. Strict storage: only what no open order has a free slot for."""
    unwanted = ALL_COLOURS if board.free_storage else ~colours(me.wanted)
    return colours(me.cage) & unwanted


def load(me: Player, colour: i64) -> None:
    me.coal[me.level - 1] -= ONE[colour]
    me.cage += ONE[colour]


def usable(me: Player) -> i64:
    """The cubes at hand by source (words.py), packed: the cage's only at the surface, the store's always."""
    return (me.cage if me.level == SURFACE else NO_COAL) | (me.store << STORED)


def offer_fills(board: Board, me: Player, into: Choices) -> None:
    at_hand = usable(me)
    if at_hand == 0:
        return
    in_cage = colours(at_hand)
    in_store = colours(at_hand >> STORED)
    pairs = possible_pairs(at_hand) << FROM_PAIR if board.steps >= SUBSTITUTE_STEPS else NO_PAIRS
    if pairs == 0 and (in_cage | in_store) & colours(me.wanted) == 0:
        return
    for order in me.open:
        free = order >> FREE
        colour: i64 = 0
        while free != 0:
            if free & FREE_MASK != 0:
                ways = ((in_cage >> colour) & 1) | (((in_store >> colour) & 1) << FROM_STORE) | pairs
                if ways != 0:
                    into.add_all(FILL + FILLS * SLOT_KIND[(order & CARD_MASK) * 4 + colour], ways)
            free >>= FREE_BITS
            colour += 1


def possible_pairs(at_hand: i64) -> i64:
    """The pairs of cubes at hand, as a mask over the pairs of words.py."""
    mask = ALL_PAIRS
    for source in range(8):
        cubes = count(at_hand, source)
        if cubes == 0:
            mask &= ~PAIRS_WITH[source]
        elif cubes == 1:
            mask &= ~TWICE[source]
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
        me.cage -= ONE[source]
        return source + 1
    me.store -= ONE[source - 4]
    return source - 3
