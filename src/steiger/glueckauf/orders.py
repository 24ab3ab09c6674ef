"""An open order as one number: the card, when it was taken, and the cubes on its slots.

Bits 0–5 the card, 6–11 its turn among the owner's orders, then six bits a slot: first and second cube, colour + 1, 0 for none.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.glueckauf.coal import NO_COAL, one
from steiger.glueckauf.tables import ORDER_COLOURS, ORDER_SLOTS

SLOT_BITS: Final[i64] = 6
FIRST_SLOT: Final[i64] = 12
SLOT_MASK: Final[i64] = 63
CUBE_BITS: Final[i64] = 3
CUBE_MASK: Final[i64] = 7
MOST_SLOTS: Final[i64] = 4

SLOT_COLOUR: Final = vec[i64]([colours[i] if i < len(colours) else -1 for colours in ORDER_COLOURS for i in range(4)])


def fresh(card: i64, turn: i64) -> i64:
    return card | (turn << SLOT_BITS)


def card_of(order: i64) -> i64:
    return order & SLOT_MASK


def turn_of(order: i64) -> i64:
    return (order >> SLOT_BITS) & SLOT_MASK


def slot(order: i64, place: i64) -> i64:
    """What lies on a slot: 0 for nothing."""
    return (order >> (FIRST_SLOT + SLOT_BITS * place)) & SLOT_MASK


def wants(order: i64) -> i64:
    """The free slots by colour, packed as coal."""
    card = card_of(order)
    free: i64 = NO_COAL
    for place in range(ORDER_SLOTS[card]):
        if slot(order, place) == 0:
            free += one(SLOT_COLOUR[card * MOST_SLOTS + place])
    return free


def is_complete(order: i64) -> bool:
    return wants(order) == NO_COAL


def filled(order: i64, colour: i64, cubes: i64) -> i64:
    """The order with these cubes on its first free slot of the colour."""
    card = card_of(order)
    for place in range(ORDER_SLOTS[card]):
        if slot(order, place) == 0 and SLOT_COLOUR[card * MOST_SLOTS + place] == colour:
            return order | (cubes << (FIRST_SLOT + SLOT_BITS * place))
    assert False, (card, colour)


def cubes_on(order: i64) -> i64:
    """All cubes on the order, packed as coal."""
    coal: i64 = NO_COAL
    rest = order >> FIRST_SLOT
    while rest != 0:
        if rest & CUBE_MASK != 0:
            coal += one((rest & CUBE_MASK) - 1)
        rest >>= CUBE_BITS
    return coal
