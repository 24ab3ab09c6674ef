"""Single bits for masks. Compiled code must not write `1 << n`: mypyc 2.4 emits a 32-bit shift for a constant on the left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(63)])


def bit_count(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
