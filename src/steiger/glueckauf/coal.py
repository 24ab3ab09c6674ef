"""Cubes by colour packed in one number, eight bits a colour, so that a heap of coal is as cheap as an int."""

from typing import Final

from mypy_extensions import i64

from steiger.core.bits import BIT

NO_COAL: Final[i64] = 0
ALL_COLOURS: Final[i64] = 15
BITS: Final[i64] = 8
FULL: Final[i64] = 255


def one(colour: i64) -> i64:
    return BIT[BITS * colour]


def count(coal: i64, colour: i64) -> i64:
    return (coal >> (BITS * colour)) & FULL


def colours(coal: i64) -> i64:
    """The mask of the colours there is any of."""
    some = (coal + 0x7F7F7F7F) & 0x80808080  # carries into the top bit of each colour
    return ((some >> 7) | (some >> 14) | (some >> 21) | (some >> 28)) & 15


def total(coal: i64) -> i64:
    return (coal & FULL) + ((coal >> 8) & FULL) + ((coal >> 16) & FULL) + ((coal >> 24) & FULL)
