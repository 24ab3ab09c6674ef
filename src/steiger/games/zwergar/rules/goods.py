"""Resources packed in one number, fifteen bits a kind, so that a price is compared with a purse in one subtraction."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final[i64] = 0
BITS: Final[i64] = 15
FULL: Final[i64] = 16383  # the fifteenth bit of a kind stays free: it shows a borrow
MOST: Final = 16383
ONE: Final = vec[i64]([2**0, 2**15, 2**30, 2**45])
BORROW: Final[i64] = 2**14 + 2**29 + 2**44 + 2**59


def count(goods: i64, kind: i64) -> i64:
    return (goods >> (BITS * kind)) & FULL


def covers(purse: i64, price: i64) -> bool:
    """Whether the purse holds at least the price, kind by kind."""
    return ((purse | BORROW) - price) & BORROW == BORROW
