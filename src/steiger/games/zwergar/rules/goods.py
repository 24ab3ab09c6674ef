"""Resources packed into one number, fifteen bits per kind, so that one subtraction compares a price with a purse."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.games.zwergar.rules.terms import RESOURCES

NOTHING: Final[i64] = 0
BITS: Final[i64] = 15
FULL: Final[i64] = 16383  # the fifteenth bit of a kind stays free: it shows a borrow
MOST: Final = 16383
ONE: Final = vec[i64]([2 ** (15 * kind) for kind in range(len(RESOURCES))])
BORROW: Final[i64] = 2**14 + 2**29 + 2**44 + 2**59


def count(goods: i64, kind: i64) -> i64:
    return (goods >> (BITS * kind)) & FULL


def covers(purse: i64, price: i64) -> bool:
    """Return whether the purse holds at least the price of every kind."""
    return ((purse | BORROW) - price) & BORROW == BORROW


def goods_refusal(purse: i64, price: i64) -> Reason | None:
    """Name the missing resources, kind by kind."""
    if covers(purse, price):
        return None
    missing: list[str] = []
    for kind in range(len(RESOURCES)):
        lacking = count(price, kind) - count(purse, kind)
        if lacking > 0:
            missing.append(f"{lacking}{RESOURCES[kind]}")
    return Reason("zwergar-too-few-resources", missing=" ".join(missing))
