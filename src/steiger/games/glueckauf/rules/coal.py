"""Cubes by colour packed in one number, seven bits a colour, so that a heap of coal is as cheap as an int.

Four colours fit Python's own digit of thirty bits, with which it counts fastest where this is not compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_COAL: Final[i64] = 0
ALL_COLOURS: Final[i64] = 15
BITS: Final[i64] = 7
FULL: Final[i64] = 127
ONE: Final = vec[i64]([2**0, 2**7, 2**14, 2**21])


def count(coal: i64, colour: i64) -> i64:
    return (coal >> (BITS * colour)) & FULL


def colours(coal: i64) -> i64:
    """The mask of the colours there is any of: 63 more carry into the top bit of each, and 2**6 is 1 modulo 63."""
    return ((coal + 0x7EFDFBF) & 0x8102040) % 63


def total(coal: i64) -> i64:
    """The sum of its digits, as one casts out nines: 2**7 is 1 modulo 127, and there are fewer cubes than that."""
    return coal % FULL
