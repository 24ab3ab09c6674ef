"""A mind of Glück Auf whose evaluation is a net. Turns are found by the foreman; the net weighs what they lead to."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steiger.bots.glueckauf.features import BOARD_FEATURES, PLAYER_FEATURES, Features, feature_count
from steiger.bots.glueckauf.turns import Foreman, Prospect
from steiger.bots.glueckauf.weights import Weights
from steiger.bots.glueckauf.worth import PART_COUNT, Worth
from steiger.bots.mind import Mind, Turn, by_value
from steiger.bots.net import Floats, fresh_weights, predict
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.glueckauf.board import Board
from steiger.glueckauf.tables import ELEMENTS, FROM_ORDERS
from steiger.glueckauf.terms import OVER

# The heads: share of the win, own score, best other score, own points by element, own points from orders.
WIN, OWN, OTHER, FIRST_ELEMENT = 0, 1, 2, 3
ORDER_POINTS = FIRST_ELEMENT + len(ELEMENTS)
HEADS = ORDER_POINTS + 1
HIDDEN = (128, 64)
STEADY = 15.0  # points ahead that make a win about three times as likely as a loss
SCORE_UNIT = 100.0
PART_UNIT = 20.0
MARGIN_SHARE = 0.4  # points ahead count too, so that a decided game is still played well


def first_net(players: int, seed: int) -> dict[str, Floats]:
    """A net that begins as the hand evaluation: its sum of the parts, one's own less the others'."""
    net = fresh_weights(feature_count(players), HIDDEN, HEADS, seed)
    for distance in range(players):
        whole = int(BOARD_FEATURES + PLAYER_FEATURES * distance + PART_COUNT)
        net["skip"][whole, WIN] = 100 / STEADY if distance == 0 else -100 / STEADY / (players - 1)
        net["skip"][whole, OWN if distance == 0 else OTHER] = 1.0 if distance == 0 else 1.0 / (players - 1)
    return net


class LearnedMind(Mind):
    def __init__(self, rng: Rng, net: dict[str, Floats], variety: int = 2) -> None:
        super().__init__(rng)
        self.steady = 25.0  # hundredths of a win
        self.net = net
        self.variety = variety
        self.foreman = Foreman(rng, Weights())
        self.features = Features(Worth(Weights()))

    def rows(self, boards: Sequence[Board], seat: int) -> Floats:
        return np.array([self.features.of(board, seat) for board in boards], np.float32)

    def heads(self, boards: Sequence[Board], seat: int) -> Floats:
        return predict(self.net, self.rows(boards, seat))

    def utilities(self, boards: Sequence[Board], seat: int) -> list[float]:
        """In hundredths of a win: what the net says, or how it ended."""
        found = self.heads(boards, seat)
        values = 100 * (found[:, WIN] + MARGIN_SHARE * (found[:, OWN] - found[:, OTHER]))
        return [ended(board, seat) if board.agenda == OVER else float(v) for board, v in zip(boards, values, strict=True)]

    def weighed(self, state: State, variety: int) -> tuple[list[Prospect], list[float]]:
        found = self.foreman.prospects(state, variety)
        return found, self.utilities([prospect.after for prospect in found], int(state.to_move()))

    def turns(self, state: State, variety: int) -> list[Turn]:
        found, values = self.weighed(state, max(variety, self.variety))
        return by_value([Turn(prospect.actions, value) for prospect, value in zip(found, values, strict=True)])

    def finish(self, state: State) -> None:
        self.foreman.finish(state)

    def play(self, state: State) -> None:
        found, values = self.weighed(state, 1)
        best = max(range(len(found)), key=lambda i: values[i])
        for action in found[best].actions:
            state.apply(action)
        self.finish(state)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Board)
        return self.utilities([state], seat)[0]

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """The heads: what each majority, orders and all together promise, in points."""
        assert isinstance(state, Board)
        found = self.heads([state], seat)[0]
        elements = {name: PART_UNIT * float(found[FIRST_ELEMENT + i]) for i, name in enumerate(ELEMENTS)}
        return {"score": SCORE_UNIT * float(found[OWN]), "orders": SCORE_UNIT * float(found[ORDER_POINTS])} | elements


def ended(board: Board, seat: int) -> float:
    winners = board.winners()
    ahead = float(board.players[seat].score - max(p.score for other, p in enumerate(board.players) if other != seat))
    return 100 * ((1 / len(winners) if seat in winners else 0.0) + MARGIN_SHARE * ahead / SCORE_UNIT)


def outcome(board: Board, seat: int) -> list[float]:
    """What the heads should have said, at the end of a game."""
    player = board.players[seat]
    winners = board.winners()
    best = float(max(other.score for other in board.players if other is not player))
    share = 1 / len(winners) if seat in winners else 0.0
    elements = [float(player.earned[element]) / PART_UNIT for element in range(len(ELEMENTS))]
    return [share, float(player.score) / SCORE_UNIT, best / SCORE_UNIT, *elements, float(player.earned[FROM_ORDERS]) / SCORE_UNIT]
