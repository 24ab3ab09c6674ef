"""Positions as numbers for a net, in every game that nets learn: how many, how large, and alike for every seat."""

import pytest

from steiger.bots.minds import school_of
from steiger.bots.school import FIRST_SOURCE, SCORE_UNIT, SOURCE_UNIT, School
from tests.any_game import LEARNED
from tests.bots.games import a_game

SCHOOLS = pytest.mark.parametrize("school", [school_of(name) for name in LEARNED], ids=lambda school: school.game)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@SCHOOLS
@PLAYERS
def test_so_many_numbers_of_order_one(school: School, players: int) -> None:
    largest = [0.0] * school.inputs(players)
    for state in a_game(school.game, players, 2):
        for seat in range(players):
            row = school.row(state, seat)
            largest = [max(old, abs(new)) for old, new in zip(largest, row, strict=True)]
    assert max(largest) < 5
    assert sum(value > 0 for value in largest) > len(largest) / 3


@SCHOOLS
@PLAYERS
def test_several_rows_are_the_rows_of_each(school: School, players: int) -> None:
    states = a_game(school.game, players, 3)[::7]
    seats = [i % players for i in range(len(states))]
    rows = school.rows(states, seats)
    assert rows.shape == (len(states), school.inputs(players))
    for row, state, seat in zip(rows, states, seats, strict=True):
        assert row.tolist() == pytest.approx(school.row(state, seat))


@SCHOOLS
@PLAYERS
def test_seats_see_the_same_players_in_turn(school: School, players: int) -> None:
    size = school.features.size
    for state in a_game(school.game, players, 12)[::9]:
        rows = [school.row(state, seat) for seat in range(players)]
        for seat in range(players):
            for distance in range(players):
                as_seen = rows[seat][size(distance) : size(distance + 1)]
                assert as_seen == rows[(seat + distance) % players][size(0) : size(1)]


@SCHOOLS
@PLAYERS
def test_the_heads_tell_how_it_ended(school: School, players: int) -> None:
    *earlier, end = a_game(school.game, players, 16)
    heads = [school.outcome(end, seat) for seat in range(players)]
    assert sum(head[0] for head in heads) == pytest.approx(1.0)
    for seat, head in enumerate(heads):
        assert len(head) == school.heads
        assert head[1] * SCORE_UNIT == pytest.approx(end.scores()[seat])
        assert head[2] == pytest.approx(max(other[1] for i, other in enumerate(heads) if i != seat))
        assert sum(head[FIRST_SOURCE:]) * SOURCE_UNIT == pytest.approx(end.scores()[seat])
    with pytest.raises(AssertionError):
        school.outcome(earlier[0], 0)
