"""The mining action: work steps with the cage, the carts, the store and the orders."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.core.vocabulary import Verb
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import ALL_COLOURS, BITS, NO_COAL, ONE, colours, count, total
from steiger.games.glueckauf.rules.orders import CARD_MASK, CUBE_BITS, FREE, FREE_BITS, FREE_MASK, card_of, free_slots
from steiger.games.glueckauf.rules.steps import Step
from steiger.games.glueckauf.rules.tables import CAGE_PLACES, SUBSTITUTE_STEPS
from steiger.games.glueckauf.rules.terms import COLOUR_COUNT, COLOURS, SURFACE, Card, Colour, Level
from steiger.games.glueckauf.rules.words import (
    ALL_PAIRS,
    CAGE_END,
    CAGE_TO,
    CAGE_VERB,
    FILL,
    FILL_END,
    FILL_VERB,
    FILLS,
    FROM_CAGE,
    FROM_PAIR,
    FROM_STORE,
    KIND_COLOUR,
    KIND_ORDER,
    LOAD,
    LOAD_END,
    LOAD_VERB,
    NO_PAIRS,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS_WITH,
    SLOT_KIND,
    SOURCE_COUNT,
    STOP,
    STOP_VERB,
    STORE,
    STORE_END,
    STORE_VERB,
    TWICE,
)

OTHER_LEVELS: Final = vec[i64]([0b11110, 0b11101, 0b11011, 0b10111, 0b01111])  # where the cage can go, by its level
TO_LOAD: Final[i64] = LOAD - CAGE_TO
TO_STOP: Final[i64] = BIT[STOP - STORE]
STORED: Final[i64] = COLOUR_COUNT * BITS  # where the store's cubes lie among the usable ones, above the cage's


@final
class Dig(Step):
    """Choose the next work step, or stop."""

    verbs: ClassVar[list[Verb]] = [CAGE_VERB, LOAD_VERB, FILL_VERB, STORE_VERB, STOP_VERB]

    def options(self, board: Board, into: Choices) -> None:
        me = board.players[board.seat]
        level = me.level
        moves = OTHER_LEVELS[level]
        ends = TO_STOP
        if level != SURFACE:
            if has_room(me):
                moves |= colours(me.coal[level - 1]) << TO_LOAD
        elif me.cage != 0:
            ends |= colours(me.cage) & unwanted(board, me)
        into.add_all(CAGE_TO, moves)
        if me.wanted != 0 and (me.cage | me.store) != 0:
            offer_fills(board, me, into)
        into.add_all(STORE, ends)

    def play(self, board: Board, action: i64) -> None:
        me = board.players[board.seat]
        board.steps -= 1
        if CAGE_TO <= action < CAGE_END:
            me.level = Level(action - CAGE_TO)
        elif LOAD <= action < LOAD_END:
            load(me, Colour(action - LOAD))
        elif FILL <= action < FILL_END:
            board.steps -= fill(me, action - FILL) - 1
        elif STORE <= action < STORE_END:
            me.cage -= ONE[action - STORE]
            me.store += ONE[action - STORE]
        else:
            board.steps = 0
        if board.steps == 0:
            board.answered()

    def refusal(self, board: Board, action: i64) -> Reason | None:
        me = board.me()
        if CAGE_VERB.has(action):
            return refuse_cage(me, Level(action - CAGE_TO))
        if LOAD_VERB.has(action):
            return refuse_load(me, Colour(action - LOAD))
        if FILL_VERB.has(action):
            return refuse_fill(board, me, action - FILL)
        if STORE_VERB.has(action):
            return refuse_store(board, me, Colour(action - STORE))
        return None


# The cage.


def refuse_cage(me: Player, level: Level) -> Reason | None:
    return None if OTHER_LEVELS[me.level] & BIT[level] != 0 else Reason("glueckauf-cage-there", level=level)


# Loading.


def has_room(me: Player) -> bool:
    return total(me.cage) < CAGE_PLACES


def load(me: Player, colour: Colour) -> None:
    me.coal[me.level - 1] -= ONE[colour]
    me.cage += ONE[colour]


def refuse_load(me: Player, colour: Colour) -> Reason | None:
    if me.level == SURFACE:
        return Reason("glueckauf-load-at-surface")
    if not has_room(me):
        return Reason("glueckauf-cage-full", places=CAGE_PLACES)
    if colours(me.coal[me.level - 1]) & BIT[colour] != 0:
        return None
    return nothing_to_load(me, colour)


def nothing_to_load(me: Player, colour: Colour) -> Reason:
    """Name the first level that holds a cube of the colour, if any does."""
    for level in range(COLOUR_COUNT):
        if count(me.coal[level], colour) > 0:
            return Reason("glueckauf-load-wrong-level", colour=COLOURS[colour], level=me.level, right=level + 1)
    return Reason("glueckauf-load-none", colour=COLOURS[colour], level=me.level)


# Storing.


def unwanted(board: Board, me: Player) -> i64:
    """Return the mask of the colours that may go to the store: by default those that no open order has a free slot for."""
    return ALL_COLOURS if board.free_storage else ~colours(me.wanted)


def refuse_store(board: Board, me: Player, colour: Colour) -> Reason | None:
    if me.level != SURFACE:
        return Reason("glueckauf-store-below", level=me.level)
    if colours(me.cage) & BIT[colour] == 0:
        return Reason("glueckauf-no-cube", colour=COLOURS[colour], where="cage", needed=1)
    if unwanted(board, me) & BIT[colour] != 0:
        return None
    wanting = [card_of(order) for order in me.by_turn() if free_slots(order, colour) > 0]
    return Reason("glueckauf-store-wanted", colour=COLOURS[colour], order=wanting[0] + 1)


# Filling slots.


def usable(me: Player) -> i64:
    """Return the usable cubes by source (words.py), packed: the cage's only at the surface, the store's always."""
    return (me.cage if me.level == SURFACE else NO_COAL) | (me.store << STORED)


def offer_fills(board: Board, me: Player, into: Choices) -> None:
    cubes = usable(me)
    if cubes == 0:
        return
    in_cage = colours(cubes)
    in_store = colours(cubes >> STORED)
    pairs = substitutes(board, cubes)
    if pairs == 0 and (in_cage | in_store) & colours(me.wanted) == 0:
        return
    for order in me.open:
        free = order >> FREE
        colour: i64 = 0
        while free != 0:
            if free & FREE_MASK != 0:
                ways = ways_to_fill(Colour(colour), in_cage, in_store, pairs)
                if ways != 0:
                    into.add_all(FILL + FILLS * SLOT_KIND[(order & CARD_MASK) * COLOUR_COUNT + colour], ways)
            free >>= FREE_BITS
            colour += 1


def ways_to_fill(colour: Colour, in_cage: i64, in_store: i64, pairs: i64) -> i64:
    """Return the mask of the ways to fill a slot of a colour, from the colours in cage and store and the substitutes."""
    return ((in_cage >> colour) & 1) | (((in_store >> colour) & 1) << FROM_STORE) | pairs


def substitutes(board: Board, cubes: i64) -> i64:
    """Return the mask of the pairs of cubes that can fill any slot now, among the ways to fill one."""
    return possible_pairs(cubes) << FROM_PAIR if board.steps >= SUBSTITUTE_STEPS else NO_PAIRS


def possible_pairs(cubes: i64) -> i64:
    """Return the mask of the pairs (words.py) that these cubes can form."""
    mask = ALL_PAIRS
    for source in range(SOURCE_COUNT):
        there = count(cubes, source)
        if there == 0:
            mask &= ~PAIRS_WITH[source]
        elif there == 1:
            mask &= ~TWICE[source]
    return mask


def fill(me: Player, choice: i64) -> i64:
    """Put a cube, or two as a substitute, on a slot. Return the number of work steps."""
    kind = choice // FILLS
    way = choice % FILLS
    colour = Colour(KIND_COLOUR[kind])
    if way < FROM_PAIR:
        me.fill(Card(KIND_ORDER[kind]), colour, spend(me, colour if way == FROM_CAGE else COLOUR_COUNT + colour))
        return 1
    first = spend(me, PAIR_FIRST[way - FROM_PAIR])
    second = spend(me, PAIR_SECOND[way - FROM_PAIR])
    me.fill(Card(KIND_ORDER[kind]), colour, first | (second << CUBE_BITS))
    return SUBSTITUTE_STEPS


def spend(me: Player, source: i64) -> i64:
    """Take a cube from the cage or the store. Return its colour + 1, as it lies on a slot."""
    if source < COLOUR_COUNT:
        me.cage -= ONE[source]
        return source + 1
    me.store -= ONE[source - COLOUR_COUNT]
    return source - COLOUR_COUNT + 1


def refuse_fill(board: Board, me: Player, choice: i64) -> Reason | None:
    kind = choice // FILLS
    way = choice % FILLS
    card = Card(KIND_ORDER[kind])
    colour = Colour(KIND_COLOUR[kind])
    at = me.find(card)
    if at < 0:
        return Reason("glueckauf-not-your-order", order=card + 1)
    if free_slots(me.open[at], colour) == 0:
        return Reason("glueckauf-slot-filled", order=card + 1, slot=COLOURS[colour])
    if way >= FROM_PAIR and board.steps < SUBSTITUTE_STEPS:
        return Reason("glueckauf-too-few-steps", needed=SUBSTITUTE_STEPS, steps=board.steps)
    cubes = usable(me)
    if ways_to_fill(colour, colours(cubes), colours(cubes >> STORED), substitutes(board, cubes)) & BIT[way] != 0:
        return None
    return missing_cube(me, sources_of(colour, way))


def sources_of(colour: Colour, way: i64) -> list[int]:
    if way < FROM_PAIR:
        return [colour if way == FROM_CAGE else COLOUR_COUNT + colour]
    return [PAIR_FIRST[way - FROM_PAIR], PAIR_SECOND[way - FROM_PAIR]]


def missing_cube(me: Player, sources: list[int]) -> Reason:
    """Name the first cube that the player lacks, or whose cage is below."""
    for source in sources:
        needed = sources.count(source)
        if source < COLOUR_COUNT and me.level != SURFACE and count(me.cage, source) > 0:
            return Reason("glueckauf-fill-below", level=me.level)
        if needed > count(usable(me), source):
            where = "cage" if source < COLOUR_COUNT else "store"
            return Reason("glueckauf-no-cube", colour=COLOURS[source % COLOUR_COUNT], where=where, needed=needed)
    assert False, sources
