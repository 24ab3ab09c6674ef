"""Exponential and logarithm from basic arithmetic alone, so that every machine gets the same bits.

The C library's own functions differ in the last bit between platforms, and a bot's choice may hang on it.
"""

from math import frexp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LARGEST: Final = 700.0  # e to this power is still a float
HALF: Final = 0.5
PER_LN2: Final = 1.4426950408889634
LN2_HIGH: Final = 0.693147180369123816490  # its last bits are zero: products with small whole numbers are exact
LN2_LOW: Final = 1.90821492927058770002e-10
TERMS: Final[i64] = 14  # of the series of exp, for arguments up to ln 2 / 2
MIDDLE: Final[i64] = 1040  # where 2^0 lies in the table
POWERS: Final = vec[float]([2.0 ** max(-1022, min(1023, n - 1040)) for n in range(2081)])
ROOT_HALF: Final = 0.7071067811865476
LAST_ODD: Final = 21  # of the series of log


def exp(x: float) -> float:
    """Return e to the power x, from -700 to 700. Outside of that range, return the value at its end."""
    x = max(-LARGEST, min(LARGEST, x))
    whole: i64 = int(x * PER_LN2 + float(MIDDLE) + HALF)
    twos = float(whole - MIDDLE)
    rest = (x - twos * LN2_HIGH) - twos * LN2_LOW
    result = 1.0
    term: i64 = TERMS
    while term > 0:
        result = 1.0 + result * rest / float(term)
        term -= 1
    return result * POWERS[whole]


def log(x: float) -> float:
    """Return the natural logarithm of a positive number."""
    part, twos = frexp(x)
    if part < ROOT_HALF:
        part, twos = 2.0 * part, twos - 1
    ratio = (part - 1.0) / (part + 1.0)
    square = ratio * ratio
    series = 0.0
    odd = LAST_ODD
    while odd > 0:
        series = series * square + 1.0 / float(odd)
        odd -= 2
    return (2.0 * ratio * series + float(twos) * LN2_LOW) + float(twos) * LN2_HIGH
