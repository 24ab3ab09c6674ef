"""The inputs, heads and sparring partners of Zwergar's nets."""

from __future__ import annotations

from steiger.bots.mind import Mind
from steiger.bots.net_spec import NetSpec
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.games.zwergar.mind.features import Features
from steiger.games.zwergar.mind.styles import mind
from steiger.games.zwergar.mind.turns import Engineer
from steiger.games.zwergar.mind.weights import Weights
from steiger.games.zwergar.mind.worth import PART_COUNT, Worth
from steiger.games.zwergar.rules.board import POINT_SOURCES, Board

WIDTH = 10  # of the beam that finds turns for a net. It is narrower than the foreman's, since the net chooses among them.


class ZwergarNets(NetSpec):
    game = "zwergar"
    sources = tuple(POINT_SOURCES)
    sparring = ("", "rusher", "blocker", "hoarder", "bank-first", "majority-hunter", "set-rusher")

    def __init__(self) -> None:
        super().__init__(Features(Worth(Weights())), PART_COUNT)

    def finder(self, rng: Rng, style: str = "") -> Mind:
        return mind(style, rng) if style else Engineer(rng, Weights(), WIDTH, WIDTH)

    def earned(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Board)
        return [float(points) for points in state.players[seat].earned]


NET_SPEC = ZwergarNets()
