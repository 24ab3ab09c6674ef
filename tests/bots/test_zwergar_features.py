"""Zwergar's positions as numbers for a net: their length, whom they speak of, and that they know nothing hidden."""

import pytest

from steiger import NOBODY, Rng
from steiger.bots.school import FIRST_SOURCE, SCORE_UNIT, SOURCE_UNIT
from steiger.bots.zwergar.features import BOARD_FEATURES, PLAYER_FEATURES, Features
from steiger.bots.zwergar.school import SCHOOL
from steiger.bots.zwergar.weights import Weights
from steiger.bots.zwergar.worth import PART_COUNT, Worth
from steiger.zwergar.board import CARTS, FOREMAN_OF
from steiger.zwergar.position import Position
from tests.bots.zwergar_games import final_position, positions


def rotated(board: Position, by: int) -> Position:
    """The same position with everybody so many seats further."""
    turned = board.copy()
    count = len(board.players)
    for seat in range(count):
        turned.players[(seat + by) % count].become(board.players[seat])
        for level in range(CARTS):
            turned.carts[level * count + (seat + by) % count] = board.carts[level * count + seat]
    for place in range(10):
        if board.on(place) >= FOREMAN_OF:
            turned.put_on(place, FOREMAN_OF + (board.on(place) - FOREMAN_OF + by) % count)
    owners = [board.furnace_on(place) for place in range(10)]
    turned.furnaces = sum(((owner + by) % count + 1) << (4 * place) for place, owner in enumerate(owners) if owner >= 0)
    turned.seat = (board.seat + by) % count
    turned.start = (board.start + by) % count
    turned.silverbeard = (board.silverbeard + by) % count if board.silverbeard >= 0 else -1
    turned.waiting = sum(1 << (seat + by) % count for seat in range(count) if int(board.waiting) >> seat & 1)
    turned.check()
    return turned


def features() -> Features:
    return Features(Worth(Weights()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_numbers_of_order_one(players: int) -> None:
    largest = [0.0] * features().size(players)
    for board in [*positions(players, 2, every=5), final_position(players, 2)]:
        for seat in range(players):
            row = features().of(board, seat)
            assert len(row) == features().size(players)
            largest = [max(old, abs(new)) for old, new in zip(largest, row, strict=True)]
    assert max(largest) < 5
    assert sum(value > 0 for value in largest) > 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turning_the_table_changes_nothing(players: int) -> None:
    for board in positions(players, 11, every=9):
        for by in range(1, players):
            for seat in range(players):
                assert features().of(rotated(board, by), (seat + by) % players) == features().of(board, seat)


def test_seats_see_the_same_players_in_turn() -> None:
    for board in positions(3, 12, every=15):
        rows = [features().of(board, seat) for seat in range(3)]
        for seat in range(3):
            for distance in range(3):
                first, own = (int(BOARD_FEATURES + PLAYER_FEATURES * d) for d in (distance, 0))
                other = rows[(seat + distance) % 3]
                assert rows[seat][first : first + PLAYER_FEATURES] == other[own : own + PLAYER_FEATURES]


def test_they_tell_positions_apart() -> None:
    game = positions(2, 13)
    known = {board.fingerprint(0) for board in game if board.phase == 0}
    rows = {tuple(features().of(board, 0)) for board in game if board.phase == 0}
    assert len(rows) == len(known)


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_hidden_is_in_them(players: int) -> None:
    for board in positions(players, 14, every=6):
        for seat in range(players):
            dealt = board.copy()
            dealt.determinize(seat, Rng(99))
            assert features().of(dealt, seat) == features().of(board, seat)


def test_the_hand_evaluation_is_among_them() -> None:
    worth = Worth(Weights())
    board = positions(4, 15)[60]
    row = features().of(board, 1)
    for distance in range(4):
        whole = worth.weigh(board, (1 + distance) % 4)
        assert row[int(BOARD_FEATURES + PLAYER_FEATURES * distance + PART_COUNT)] == pytest.approx(0.01 * whole)


def test_the_heads_tell_how_it_ended() -> None:
    board = final_position(3, 16)
    assert board.to_move() == NOBODY
    heads = [SCHOOL.outcome(board, seat) for seat in range(3)]
    assert sum(head[0] for head in heads) == pytest.approx(1.0)
    for seat, head in enumerate(heads):
        assert len(head) == SCHOOL.heads
        assert head[1] * SCORE_UNIT == pytest.approx(board.players[seat].score)
        assert head[2] == pytest.approx(max(other[1] for i, other in enumerate(heads) if i != seat))
        assert sum(head[FIRST_SOURCE:]) * SOURCE_UNIT == pytest.approx(board.players[seat].score)


def test_no_outcome_before_the_end() -> None:
    with pytest.raises(AssertionError):
        SCHOOL.outcome(positions(2, 1)[0], 0)
