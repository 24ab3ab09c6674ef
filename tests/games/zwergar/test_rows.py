"""Zwergar's positions as numbers for a net: they turn with the table, tell positions apart and know nothing hidden."""

import pytest

from steiger import Rng
from steiger.games.zwergar.mind.features import Features
from steiger.games.zwergar.mind.weights import Weights
from steiger.games.zwergar.mind.worth import Worth
from steiger.games.zwergar.rules.board import CARTS, FOREMAN_OF
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import Place, Seat
from tests.games.zwergar.mind_games import positions


def rotated(board: Position, by: int) -> Position:
    """Return the same position with every player moved by a number of seats."""
    turned = board.copy()
    count = len(board.players)
    for seat in range(count):
        turned.players[(seat + by) % count].become(board.players[seat])
        for level in range(CARTS):
            turned.carts[level * count + (seat + by) % count] = board.carts[level * count + seat]
    for place in range(10):
        if board.on(Place(place)) >= FOREMAN_OF:
            turned.put_on(Place(place), FOREMAN_OF + (board.on(Place(place)) - FOREMAN_OF + by) % count)
    owners = [board.furnace_on(Place(place)) for place in range(10)]
    turned.furnaces = sum(((owner + by) % count + 1) << (4 * place) for place, owner in enumerate(owners) if owner >= 0)
    turned.seat = Seat((board.seat + by) % count)
    turned.start = Seat((board.start + by) % count)
    turned.silverbeard = Seat((board.silverbeard + by) % count if board.silverbeard >= 0 else -1)
    turned.waiting = sum(1 << (seat + by) % count for seat in range(count) if int(board.waiting) >> seat & 1)
    turned.check()
    return turned


def features() -> Features:
    return Features(Worth(Weights()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turning_the_table_changes_nothing(players: int) -> None:
    for board in positions(players, 11, every=9):
        for by in range(1, players):
            for seat in range(players):
                assert features().of(rotated(board, by), (seat + by) % players) == features().of(board, seat)


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
