"""What Glück Auf offers to bots: its styles of play, and how nets learn it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steiger.bots.mind import Mind
from steiger.bots.minds import Minds
from steiger.core.rng import Rng
from steiger.games.glueckauf.mind.styles import STYLES, mind

if TYPE_CHECKING:
    from steiger.bots.school import School


class GlueckAufMinds(Minds):
    styles = tuple(STYLES)

    def mind(self, style: str, rng: Rng) -> Mind:
        return mind(style, rng)

    def school(self) -> School:
        from steiger.games.glueckauf.mind.school import SCHOOL

        return SCHOOL


MINDS = GlueckAufMinds()
