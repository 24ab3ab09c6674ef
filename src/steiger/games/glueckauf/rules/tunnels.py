"""A built tunnel as one number: its kind and the cubes it came with.

Bits 0–4 hold the kind. From bit 5 on, three bits per cart hold its first cube: colour + 1, or 0 for none.
"""

from typing import Final

from mypy_extensions import i64

from steiger.games.glueckauf.rules.orders import CUBE_BITS
from steiger.games.glueckauf.rules.terms import Colour

KIND_MASK: Final[i64] = 31
CUBES: Final[i64] = 5


def tunnel_of(kind: i64, cubes: i64) -> i64:
    return kind | (cubes << CUBES)


def kind_of(tunnel: i64) -> i64:
    return tunnel & KIND_MASK


def first_cubes(tunnel: i64) -> i64:
    """Return the cubes it came with, three bits per cart."""
    return tunnel >> CUBES


def with_cube(tunnel: i64, colour: Colour) -> i64:
    """Return the tunnel with a cube in its first empty cart."""
    cart: i64 = 0 if first_cubes(tunnel) == 0 else 1
    return tunnel | ((colour + 1) << (CUBES + CUBE_BITS * cart))
