"""What Glück Auf adds to a net."""

from __future__ import annotations

from steiger.bots.glueckauf.features import Features
from steiger.bots.glueckauf.styles import mind
from steiger.bots.glueckauf.weights import Weights
from steiger.bots.glueckauf.worth import PART_COUNT, Worth
from steiger.bots.mind import Mind
from steiger.bots.school import School
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.glueckauf.board import Board
from steiger.glueckauf.tables import POINT_SOURCES


class GlueckAufSchool(School):
    game = "glueckauf"
    sources = tuple(POINT_SOURCES)
    sparring = ("", "rusher", "blocker", "hoarder", "bank-first", "majority-hunter")

    def __init__(self) -> None:
        super().__init__(Features(Worth(Weights())), PART_COUNT)

    def finder(self, rng: Rng, style: str = "") -> Mind:
        return mind(style, rng)

    def earned(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Board)
        earned = state.players[seat].earned
        return [float(earned[source]) for source in range(len(POINT_SOURCES))]


SCHOOL = GlueckAufSchool()
