"""What Zwergar offers to bots: its styles of play, and how nets learn it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steiger.bots.mind import Mind
from steiger.bots.minds import Minds
from steiger.core.rng import Rng
from steiger.games.zwergar.mind.styles import STYLES, mind

if TYPE_CHECKING:
    from steiger.bots.contrast import Contrast
    from steiger.bots.net_spec import NetSpec


class ZwergarMinds(Minds):
    styles = tuple(STYLES)

    def mind(self, style: str, rng: Rng) -> Mind:
        return mind(style, rng)

    def net_spec(self) -> NetSpec:
        from steiger.games.zwergar.mind.net_spec import NET_SPEC

        return NET_SPEC

    def contrast(self) -> Contrast:
        from steiger.games.zwergar.contrast import ZwergarContrast

        return ZwergarContrast()


MINDS = ZwergarMinds()
