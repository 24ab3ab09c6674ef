"""What Zwergar adds to a net."""

from __future__ import annotations

from librt.vecs import vec

from steiger.bots.mind import Mind
from steiger.bots.school import School
from steiger.bots.zwergar.features import BOARD_FEATURES, PLAYER_FEATURES, Features, feature_count
from steiger.bots.zwergar.styles import mind
from steiger.bots.zwergar.turns import Engineer
from steiger.bots.zwergar.weights import Weights
from steiger.bots.zwergar.worth import PART_COUNT, Worth
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.zwergar.board import POINT_SOURCES, Board

WIDTH = 10  # of the beam that finds turns for a net: narrower than the foreman's, since the net chooses among them


class ZwergarSchool(School):
    game = "zwergar"
    sources = tuple(POINT_SOURCES)
    sparring = ("", "rusher", "blocker", "hoarder", "bank-first", "majority-hunter", "set-rusher")

    def __init__(self) -> None:
        self.features = Features(Worth(Weights()))

    def finder(self, rng: Rng, style: str = "") -> Mind:
        return mind(style, rng) if style else Engineer(rng, Weights(), WIDTH, WIDTH)

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
        return [float(points) for points in state.players[seat].earned]


SCHOOL = ZwergarSchool()
