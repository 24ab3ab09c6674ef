"""Masks: single bits, how many there are, where one is.

Compiled code must not write `1 << n`: mypyc 2.4 emits a 32-bit shift for a constant on the left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(63)])

# A mask is counted nine bits at a time: how many are set in each number of nine bits.
CHUNK_BITS: Final[i64] = 9
CHUNK: Final[i64] = 511
ONES: Final = vec[i64]([bin(chunk).count("1") for chunk in range(512)])


def bit_count(mask: i64) -> i64:
    count = ONES[mask & CHUNK]
    while mask > CHUNK:
        mask >>= CHUNK_BITS
        count += ONES[mask & CHUNK]
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the bit that has n set bits below it."""
    place: i64 = 0
    ones = ONES[mask & CHUNK]
    while n >= ones:
        n -= ones
        mask >>= CHUNK_BITS
        place += CHUNK_BITS
        ones = ONES[mask & CHUNK]
    while n > 0:
        mask &= mask - 1
        n -= 1
    return place + ONES[((mask & -mask) - 1) & CHUNK]
