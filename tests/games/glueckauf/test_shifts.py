"""The end of a shift and of the game, rule by rule."""

import pytest

from steiger.core.errors import Illegal
from steiger.games.glueckauf.rules.turns import end_shift, next_start
from tests.games.glueckauf.deal import Deal, glueckauf

# Shifts


def in_factory(workers: list[int], start: int) -> Deal:
    deal = glueckauf(players=len(workers), start=start).drafted()
    for seat, count in enumerate(workers):
        deal.stand(f"factory-{seat + 1}", workers=count, seat=seat)
    return deal


@pytest.mark.parametrize(
    ("workers", "start", "expected"),
    [
        ([5, 4, 2], 1, 0),
        ([3, 3, 2], 0, 1),  # the old start player, tied, does not stay
        ([3, 1, 3], 1, 2),
        ([3, 1, 3], 2, 0),
        ([0, 0, 0], 2, 0),  # nobody: a tie of all
        ([0, 0], 0, 1),
        ([0, 2, 0], 1, 1),  # alone with most: stays
        ([2, 2, 2, 1], 3, 0),
    ],
)
def test_the_next_start_player(workers: list[int], start: int, expected: int) -> None:
    assert next_start(in_factory(workers, start).state) == expected


def test_factory_draw_counts_and_the_canteen_does_not() -> None:
    deal = glueckauf(players=2).drafted()
    deal.stand("factory-draw", workers=1, seat=1)
    deal.state.players[0].canteen = 9
    assert next_start(deal.state) == 1
    deal = glueckauf(players=2, start=1).drafted()
    deal.stand("factory-draw", workers=1, seat=1)
    assert next_start(deal.state) == 1


def test_after_a_shift_all_workers_go_home_and_the_new_start_player_begins() -> None:
    deal = glueckauf(players=3, tiles="y1l").drafted().after("place bank", "place factory-1", "place money-5")
    for player in deal.state.players:
        player.workers = 0
    deal.state.agenda = 0
    end_shift(deal.state)
    assert deal.now["shift"] == 2 and deal.now["start"] == deal.now["player"] == 1
    assert deal.now["bank"] == deal.now["canteen"] == [0, 0, 0]
    assert all(workers == [0, 0, 0] for workers in deal.now["fields"].values())
    assert all(deal.seat(seat)["workers"] == 15 for seat in range(3))


def test_the_clock_grows_by_four_elements_a_shift() -> None:
    deal = glueckauf(players=2).drafted()
    me, other = deal.state.players
    me.delivered = glueckauf(players=2).drafted().state.players[0].delivered
    me.coal[0] = 0  # one empty yellow cart
    other.delivered = me.delivered
    for shift, expected in ((1, 0), (2, 0), (3, 10)):
        deal.state.shift = shift
        deal.state.agenda = 0
        before = me.score
        end_shift(deal.state)
        majority = deal.table.game.breakdown(deal.state)[0]["carts-y"]
        assert majority == expected and me.score >= before


# The end


def test_the_tie_break_is_money_left_over_and_then_shared() -> None:
    deal = glueckauf(players=2).drafted()
    deal.state.agenda = 8
    one_, two = deal.state.players
    one_.score = two.score = 50
    one_.money, two.money = 3, 4
    assert deal.state.winners() == [1]
    one_.money = 4
    assert deal.state.winners() == [0, 1]
    two.score = 51
    assert deal.state.winners() == [1]


def test_money_is_exchanged_and_the_remainder_kept() -> None:
    deal = glueckauf(players=2).drafted()
    deal.state.shift = 3
    deal.state.agenda = 0
    deal.state.players[0].money = 13
    end_shift(deal.state)
    assert deal.now["phase"] == "over" and deal.now["player"] is None and deal.now["shift"] == 3
    assert deal.seat(0)["money"] == 3
    assert deal.table.game.breakdown(deal.state)[0]["money"] == 2
    with pytest.raises(Illegal):
        deal.after("place bank")
