"""Positions as numbers for a net, in both games: their length, their size, and that everybody is described alike."""

import pytest

from steiger import NOBODY, Rng, State, Table, game
from steiger.bots.glueckauf.school import SCHOOL as GLUECKAUF
from steiger.bots.minds import find_mind
from steiger.bots.school import FIRST_SOURCE, SCORE_UNIT, SOURCE_UNIT, School
from steiger.bots.zwergar.school import SCHOOL as ZWERGAR

SCHOOLS = pytest.mark.parametrize("school", [GLUECKAUF, ZWERGAR], ids=lambda school: school.game)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def a_game(school: School, players: int, seed: int) -> list[State]:
    """The positions between the turns of one game, its end the last."""
    state = Table.new(game(school.game), players, {}, seed).state
    mind = find_mind(f"steiger.{school.game}.position", "greedy", Rng(seed))
    found = [state.copy()]
    while state.to_move() != NOBODY:
        mind.play(state)
        found.append(state.copy())
    return found


@SCHOOLS
@PLAYERS
def test_so_many_numbers_of_order_one(school: School, players: int) -> None:
    largest = [0.0] * school.inputs(players)
    for state in a_game(school, players, 2):
        for seat in range(players):
            row = school.row(state, seat)
            largest = [max(old, abs(new)) for old, new in zip(largest, row, strict=True)]
    assert max(largest) < 5
    assert sum(value > 0 for value in largest) > len(largest) / 3


@SCHOOLS
@PLAYERS
def test_several_rows_are_the_rows_of_each(school: School, players: int) -> None:
    states = a_game(school, players, 3)[::7]
    seats = [i % players for i in range(len(states))]
    rows = school.rows(states, seats)
    assert rows.shape == (len(states), school.inputs(players))
    for row, state, seat in zip(rows, states, seats, strict=True):
        assert row.tolist() == pytest.approx(school.row(state, seat))


@SCHOOLS
@PLAYERS
def test_seats_see_the_same_players_in_turn(school: School, players: int) -> None:
    size = school.features.size
    for state in a_game(school, players, 12)[::9]:
        rows = [school.row(state, seat) for seat in range(players)]
        for seat in range(players):
            for distance in range(players):
                as_seen = rows[seat][size(distance) : size(distance + 1)]
                assert as_seen == rows[(seat + distance) % players][size(0) : size(1)]


@SCHOOLS
@PLAYERS
def test_a_first_net_judges_by_the_hand_evaluation(school: School, players: int) -> None:
    """`whole` points at each player's: the parts before it add up to it, each in fiftieths, the whole in hundredths."""
    for state in a_game(school, players, 15)[::10]:
        row = school.row(state, 1)
        for distance in range(players):
            at = school.whole(distance)
            assert 2 * row[at] == pytest.approx(sum(row[school.features.size(distance) : at]))


@SCHOOLS
@PLAYERS
def test_the_heads_tell_how_it_ended(school: School, players: int) -> None:
    *earlier, end = a_game(school, players, 16)
    heads = [school.outcome(end, seat) for seat in range(players)]
    assert sum(head[0] for head in heads) == pytest.approx(1.0)
    for seat, head in enumerate(heads):
        assert len(head) == school.heads
        assert head[1] * SCORE_UNIT == pytest.approx(end.scores()[seat])
        assert head[2] == pytest.approx(max(other[1] for i, other in enumerate(heads) if i != seat))
        assert sum(head[FIRST_SOURCE:]) * SOURCE_UNIT == pytest.approx(end.scores()[seat])
    with pytest.raises(AssertionError):
        school.outcome(earlier[0], 0)
