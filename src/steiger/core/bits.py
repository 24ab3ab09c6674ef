"""Masks: single bits, how many there are, where one is.

Compiled code must not write `1 << n`: mypyc 2.4 emits a 32-bit shift for a constant on the left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def places(chunk: int) -> list[int]:
    """Where the bits of a chunk are, from the lowest, and zeros up to nine."""
    found = [place for place in range(9) if chunk >> place & 1]
    return found + [0] * (9 - len(found))


BIT: Final = vec[i64]([2**n for n in range(63)])

# Masks are read nine bits at a time: how many are set in each number of nine bits, and where they are.
CHUNK_BITS: Final[i64] = 9
CHUNK: Final[i64] = 511
ONES: Final = vec[i64]([bin(chunk).count("1") for chunk in range(512)])
PLACES: Final = vec[i64]([place for chunk in range(512) for place in places(chunk)])


def bit_count(mask: i64) -> i64:
    count = ONES[mask & CHUNK]
    while mask > CHUNK:
        mask >>= CHUNK_BITS
        count += ONES[mask & CHUNK]
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the bit that has n set bits below it."""
    place: i64 = 0
    chunk = mask & CHUNK
    while n >= ONES[chunk]:
        n -= ONES[chunk]
        mask >>= CHUNK_BITS
        place += CHUNK_BITS
        chunk = mask & CHUNK
    return place + PLACES[chunk * CHUNK_BITS + n]
