"""What positions promise every seat, by the calibrated net, from what one seat knows. Names no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from steiger.bots.exact import Doubles
from steiger.bots.learned import LearnedMind
from steiger.bots.lookahead import LookAhead
from steiger.bots.mind import Turn, settled
from steiger.bots.minds import minds_of
from steiger.bots.net_spec import FIRST_SOURCE, OTHER, SCORE_UNIT, SOURCE_UNIT, NetSpec
from steiger.bots.shipped import shipped_net
from steiger.core.errors import BadRequest, Reason
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State
from steiger.review.calibration import distances_of
from steiger.review.curve import shipped_curve


@dataclass(frozen=True)
class Promise:
    """By seat: the share of the win and the final score. For one seat also its points by source and its best rival's score."""

    shares: list[float]
    points: list[float]
    sources: list[float]
    rival: float


class Appraiser:
    """The net of one game with its curve. `seed` begins its chance again, so that each answer stands on its own."""

    def __init__(self, game: str, players: int) -> None:
        minds = minds_of(game)
        spec = None if minds is None else minds.net_spec()
        if minds is None or spec is None:
            raise BadRequest(Reason("review-no-net", game=game))
        self.spec: NetSpec = spec
        self.contrast = minds.contrast()
        self.rng = Rng(0)
        self.mind = LearnedMind(self.rng, spec, shipped_net(spec, players))
        self.curve = shipped_curve(game, players)
        self.players = players
        self.ahead = LookAhead(self.mind)

    def seed(self, seed: int) -> None:
        fresh = Rng(seed)
        self.rng.a, self.rng.b, self.rng.c, self.rng.d = fresh.a, fresh.b, fresh.c, fresh.d

    def seen(self, state: State, seat: int) -> State:
        """Return a copy in which everything that the seat cannot know is dealt again."""
        copy = state.copy()
        copy.determinize(seat, self.rng)
        return copy

    def promises(self, states: Sequence[State], seat: int) -> list[Promise]:
        """Return what each position promises. Sources and rival are those of one seat."""
        rows = [state for state in states for _ in range(self.players)]
        heads = self.mind.heads(rows, list(range(self.players)) * len(states)).reshape(len(states), self.players, -1)
        scores = np.array([state.scores() for state in states], np.float64)
        shares, points = self.curve.apply(heads, distances_of(states), scores)
        return [
            self._ended(state, seat)
            if state.to_move() == NOBODY
            else promise(heads[i, seat], shares[i].tolist(), points[i].tolist())
            for i, state in enumerate(states)
        ]

    def _ended(self, state: State, seat: int) -> Promise:
        wins = [settled(state, each).win for each in range(self.players)]
        rival = settled(state, seat).other
        return Promise(wins, [float(score) for score in state.scores()], self.spec.earned(state, seat), rival)

    def finished(self, state: State) -> State:
        """Return the position with the turn under way played quickly to its end."""
        copy = state.copy()
        self.mind.finish(copy)
        return copy

    def outcomes(self, state: State, seat: int, turns: Sequence[Turn]) -> list[Promise]:
        """Deal once, play each turn in this deal and everybody on to the seat's next turn, and return what is promised then."""
        dealt = self.seen(state, seat)
        return self.promises(self.ahead.play_out(dealt, seat, turns), seat)


def promise(heads: Doubles, shares: list[float], points: list[float]) -> Promise:
    sources = [SOURCE_UNIT * float(head) for head in heads[FIRST_SOURCE:]]
    return Promise(shares, points, sources, SCORE_UNIT * float(heads[OTHER]))
