"""Which mind thinks about which game's positions, and in which style."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from steiger.bots.mind import Mind
from steiger.core.rng import Rng

Maker = Callable[[str, Rng], Mind]

MINDS = {
    "steiger.glueckauf.position": "steiger.bots.glueckauf.styles:mind",
    "steiger.zwergar.position": "steiger.bots.zwergar.styles:mind",
}


GAMES = tuple(kind.split(".")[-2] for kind in MINDS)


def find_mind(kind: str, style: str, rng: Rng) -> Mind:
    """The mind for positions of this kind (the module of their class)."""
    module, _, attribute = MINDS[kind].partition(":")
    maker: Maker = getattr(import_module(module), attribute)
    return maker(style, rng)
