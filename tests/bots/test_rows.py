"""Positions as numbers for a net, in every game that nets learn: how many, how large, and alike for every seat."""

import pytest

from steiger.bots.minds import net_spec_of
from steiger.bots.net_spec import FIRST_SOURCE, SCORE_UNIT, SOURCE_UNIT, NetSpec
from tests.any_game import LEARNED
from tests.bots.games import a_game

NET_SPECS = pytest.mark.parametrize("spec", [net_spec_of(name) for name in LEARNED], ids=lambda spec: spec.game)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@NET_SPECS
@PLAYERS
def test_so_many_numbers_of_order_one(spec: NetSpec, players: int) -> None:
    largest = [0.0] * spec.inputs(players)
    for state in a_game(spec.game, players, 2):
        for seat in range(players):
            row = spec.row(state, seat)
            largest = [max(old, abs(new)) for old, new in zip(largest, row, strict=True)]
    assert max(largest) < 6  # greedy players keep up to 35 stones under version 2
    assert sum(value > 0 for value in largest) > len(largest) / 3


@NET_SPECS
@PLAYERS
def test_several_rows_are_the_rows_of_each(spec: NetSpec, players: int) -> None:
    states = a_game(spec.game, players, 3)[::7]
    seats = [i % players for i in range(len(states))]
    rows = spec.rows(states, seats)
    assert rows.shape == (len(states), spec.inputs(players))
    for row, state, seat in zip(rows, states, seats, strict=True):
        assert row.tolist() == pytest.approx(spec.row(state, seat))


@NET_SPECS
@PLAYERS
def test_seats_see_the_same_players_in_turn(spec: NetSpec, players: int) -> None:
    size = spec.features.size
    for state in a_game(spec.game, players, 12)[::9]:
        rows = [spec.row(state, seat) for seat in range(players)]
        for seat in range(players):
            for distance in range(players):
                as_seen = rows[seat][size(distance) : size(distance + 1)]
                assert as_seen == rows[(seat + distance) % players][size(0) : size(1)]


@NET_SPECS
@PLAYERS
def test_the_heads_tell_how_it_ended(spec: NetSpec, players: int) -> None:
    *earlier, end = a_game(spec.game, players, 16)
    heads = [spec.outcome(end, seat) for seat in range(players)]
    assert sum(head[0] for head in heads) == pytest.approx(1.0)
    for seat, head in enumerate(heads):
        assert len(head) == spec.heads
        assert head[1] * SCORE_UNIT == pytest.approx(end.scores()[seat])
        assert head[2] == pytest.approx(max(other[1] for i, other in enumerate(heads) if i != seat))
        assert sum(head[FIRST_SOURCE:]) * SOURCE_UNIT == pytest.approx(end.scores()[seat])
    with pytest.raises(AssertionError):
        spec.outcome(earlier[0], 0)
