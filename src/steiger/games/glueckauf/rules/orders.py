"""An open order as one number: the card, when it was taken, the cubes on its slots and its free slots.

Bits 0–5 hold the card and 6–11 its turn among the owner's orders. From bit 12 on, six bits per slot hold its first and second
cube: colour + 1, or 0 for none. From bit 36 on, three bits per colour count the free slots.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.games.glueckauf.rules.coal import NO_COAL, ONE
from steiger.games.glueckauf.rules.tables import ORDER_COLOURS, ORDER_SLOTS
from steiger.games.glueckauf.rules.terms import Card, Colour

CARD_MASK: Final[i64] = 63
TURN: Final[i64] = 6
TURN_MASK: Final[i64] = 63
SLOTS: Final[i64] = 12
SLOT_BITS: Final[i64] = 6
SLOT_MASK: Final[i64] = 63
CUBE_BITS: Final[i64] = 3
CUBE_MASK: Final[i64] = 7
FREE: Final[i64] = 36
FREE_BITS: Final[i64] = 3
FREE_MASK: Final[i64] = 7
MOST_SLOTS: Final[i64] = 4

SLOT_COLOUR: Final = vec[i64]([colours[i] if i < len(colours) else -1 for colours in ORDER_COLOURS for i in range(MOST_SLOTS)])
ALL_FREE: Final = vec[i64]([sum(2 ** (int(FREE_BITS) * colour) for colour in colours) for colours in ORDER_COLOURS])
WANTED: Final = vec[i64]([sum(int(ONE[colour]) for colour in colours) for colours in ORDER_COLOURS])  # packed as coal


def fresh(card: Card, turn: i64) -> i64:
    return card | (turn << TURN) | (ALL_FREE[card] << FREE)


def card_of(order: i64) -> Card:
    return Card(order & CARD_MASK)


def turn_of(order: i64) -> i64:
    return (order >> TURN) & TURN_MASK


def slot(order: i64, place: i64) -> i64:
    """Return the cubes on a slot, 0 for none."""
    return (order >> (SLOTS + SLOT_BITS * place)) & SLOT_MASK


def free_slots(order: i64, colour: Colour) -> i64:
    return (order >> (FREE + FREE_BITS * colour)) & FREE_MASK


def is_complete(order: i64) -> bool:
    return order >> FREE == 0


def filled(order: i64, colour: Colour, cubes: i64) -> i64:
    """Return the order with these cubes on its first free slot of the colour."""
    card = card_of(order)
    for place in range(ORDER_SLOTS[card]):
        if SLOT_COLOUR[card * MOST_SLOTS + place] == colour and slot(order, place) == 0:
            return (order | (cubes << (SLOTS + SLOT_BITS * place))) - BIT[FREE + FREE_BITS * colour]
    assert False, (card, colour)


def cubes_on(order: i64) -> i64:
    """Return all cubes on the order, packed as coal."""
    coal: i64 = NO_COAL
    rest = (order & (BIT[FREE] - 1)) >> SLOTS
    while rest != 0:
        if rest & CUBE_MASK != 0:
            coal += ONE[(rest & CUBE_MASK) - 1]
        rest >>= CUBE_BITS
    return coal
