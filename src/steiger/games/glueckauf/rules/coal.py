"""Cubes by colour packed in one number, seven bits per colour, so that a heap of coal is as cheap as an int.

Four colours fit one 30-bit digit of a Python int, which is fastest where this is not compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_COAL: Final[i64] = 0
ALL_COLOURS: Final[i64] = 15
BITS: Final[i64] = 7
FULL: Final[i64] = 127
ONE: Final = vec[i64]([2 ** (7 * colour) for colour in range(4)])


def count(coal: i64, colour: i64) -> i64:
    return (coal >> (BITS * colour)) & FULL


# For `colours`: 63 in each of the four places, the top bit of each, and the modulus that gathers these bits.
SIXTY_THREES: Final[i64] = 0x7EFDFBF
TOP_BITS: Final[i64] = 0x8102040
GATHER: Final[i64] = 63


def colours(coal: i64) -> i64:
    """Return the mask of the colours that the coal has any of.

    Adding 63 carries any count into the top bit of its colour. As 2**6 is 1 modulo 63, these bits, at 6, 13, 20 and 27, are
    1, 2, 4 and 8 modulo 63.
    """
    return ((coal + SIXTY_THREES) & TOP_BITS) % GATHER


def total(coal: i64) -> i64:
    """Return the number of cubes. As in casting out nines, 2**7 is 1 modulo 127, and there are fewer cubes than that."""
    return coal % FULL
