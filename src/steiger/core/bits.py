"""Masks: single bits, how many there are, and tables to find one.

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

# To find a bit, masks are read nine bits at a time: how many are set in each number of nine bits, and where they are.
CHUNK_BITS: Final[i64] = 9
CHUNK: Final[i64] = 511
ONES: Final = vec[i64]([bin(chunk).count("1") for chunk in range(512)])
PLACES: Final = vec[i64]([place for chunk in range(512) for place in places(chunk)])


def bit_count(mask: i64) -> i64:
    """Side by side in pairs, then fours, then bytes, whose sum the product brings to the top. Interpreted, int's own is used."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    return (((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101) >> 56
