"""The inputs, heads and sparring partners of Glück Auf's nets."""

from __future__ import annotations

from steiger.bots.mind import Mind
from steiger.bots.net_spec import NetSpec
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.games.glueckauf.mind.features import Features
from steiger.games.glueckauf.mind.styles import mind
from steiger.games.glueckauf.mind.weights import Weights
from steiger.games.glueckauf.mind.worth import PART_COUNT, Worth
from steiger.games.glueckauf.rules.board import Board
from steiger.games.glueckauf.rules.tables import POINT_SOURCES


class GlueckAufNets(NetSpec):
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


NET_SPEC = GlueckAufNets()
