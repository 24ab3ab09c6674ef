"""A first net begins as the hand evaluation."""

import pytest

from steiger import State
from steiger.games.zwergar.mind.net_spec import NET_SPEC
from steiger.games.zwergar.mind.weights import Weights
from steiger.games.zwergar.mind.worth import Worth
from steiger.games.zwergar.rules.position import Position
from tests.bots.games import check_hand_evaluation


def weigh(state: State, seat: int) -> float:
    assert isinstance(state, Position)
    return Worth(Weights()).weigh(state, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hand_evaluation_is_where_the_first_net_looks_for_it(players: int) -> None:
    check_hand_evaluation(NET_SPEC, players, weigh)
