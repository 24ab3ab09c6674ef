"""What a game defines about its nets: inputs, heads, first weights, and the mind that finds turns. Names no game."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np

from steiger.bots.mind import STEADY, Mind, settled
from steiger.bots.net import Floats, Net, fresh_weights
from steiger.bots.rows import Rows
from steiger.core.rng import Rng
from steiger.core.state import State

# The heads of every net: share of the win, own score, best other score, and own points by source.
WIN, OWN, OTHER, FIRST_SOURCE = 0, 1, 2, 3
HIDDEN = (128, 64)
SCORE_UNIT = 100.0
SOURCE_UNIT = 30.0


class NetSpec(ABC):
    """The definition of one game's nets. It keeps no position."""

    game: str
    sources: tuple[str, ...]  # where a seat's points come from
    sparring: tuple[str, ...]  # styles that take part in training

    def __init__(self, features: Rows, parts: int) -> None:
        self.features = features
        self.parts = parts  # of the hand evaluation; a player's part of a row begins with them and their sum

    @abstractmethod
    def finder(self, rng: Rng, style: str = "") -> Mind:
        """Return the mind that finds the turns a net chooses from, or with a style an opponent."""

    def inputs(self, players: int) -> int:
        """Return how many numbers describe a position."""
        return self.features.size(players)

    def row(self, state: State, seat: int) -> list[float]:
        """Return what the seat knows, as numbers of about the size of one."""
        return self.features.of(state, seat)

    def rows(self, states: list[State], seats: list[int]) -> Floats:
        """Return the rows of several positions, each for one seat, as a net reads them."""
        size = self.inputs(len(states[0].scores()))
        found = np.asarray(self.features.fill(states, seats), np.float64)  # shares the vector's memory
        return found[: len(states) * size].reshape(len(states), size).astype(np.float32)

    def whole(self, distance: int) -> int:
        """Return the index in a row of a player's hand evaluation, in hundreds of points. The player sits `distance` seats on."""
        return self.features.size(distance) + self.parts

    @abstractmethod
    def earned(self, state: State, seat: int) -> list[float]:
        """Return the seat's points by source at the end of the game."""

    @property
    def heads(self) -> int:
        return FIRST_SOURCE + len(self.sources)

    def first_net(self, players: int, seed: int) -> Net:
        """Return a net that begins as the hand evaluation: the own one less the mean of the others."""
        net = fresh_weights(self.inputs(players), HIDDEN, self.heads, seed)
        for distance in range(players):
            share = 1.0 if distance == 0 else 1.0 / (players - 1)
            net["skip"][self.whole(distance), WIN] = (share if distance == 0 else -share) * SCORE_UNIT / STEADY
            net["skip"][self.whole(distance), OWN if distance == 0 else OTHER] = share
        return net

    def outcome(self, state: State, seat: int) -> list[float]:
        """Return what the heads should have predicted, at the end of a game."""
        end = settled(state, seat)
        sources = [points / SOURCE_UNIT for points in self.earned(state, seat)]
        return [end.win, end.own / SCORE_UNIT, end.other / SCORE_UNIT, *sources]
