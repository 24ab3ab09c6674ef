"""What Glück Auf adds to a net."""

from __future__ import annotations

from librt.vecs import vec

from steiger.bots.glueckauf.features import BOARD_FEATURES, PLAYER_FEATURES, Features, feature_count
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
        self.features = Features(Worth(Weights()))

    def finder(self, rng: Rng, style: str = "") -> Mind:
        return mind(style, rng)

    def inputs(self, players: int) -> int:
        return feature_count(players)

    def row(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Board)
        return self.features.of(state, seat)

    def fill(self, states: list[State], seats: list[int]) -> vec[float]:
        return self.features.fill(states, seats)

    def whole(self, distance: int) -> int:
        return int(BOARD_FEATURES + PLAYER_FEATURES * distance + PART_COUNT)

    def earned(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Board)
        earned = state.players[seat].earned
        return [float(earned[source]) for source in range(len(POINT_SOURCES))]


SCHOOL = GlueckAufSchool()
