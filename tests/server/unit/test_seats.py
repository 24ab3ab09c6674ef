"""Who may sit where, without a server."""

from __future__ import annotations

import pytest

from steiger.server import opening, seats
from steiger.server.faults import Refusal
from steiger.server.messages import SeatWish
from tests.server.unit.tables import move, new_row, player, running, running_row, sit

BOT = SeatWish(kind="bot", bot="random")


def test_a_seat_goes_to_one_player_once() -> None:
    row = new_row()
    sit(row, 1)
    assert seats.mine(row, "p_0") == [0] and seats.mine(row, "p_1") == [1]
    with pytest.raises(Refusal, match="conflict"):
        seats.sit(row, player(1), None, row.invite)
    with pytest.raises(Refusal, match="conflict"):
        seats.sit(row, player(2), 1, row.invite)


def test_a_private_table_asks_for_its_invitation() -> None:
    row = new_row(public=False)
    with pytest.raises(Refusal, match="not-allowed"):
        seats.sit(row, player(1), None, "wrong")
    seats.sit(row, player(1), None, row.invite)


def test_only_the_host_changes_seats_before_the_start() -> None:
    row = new_row()
    with pytest.raises(Refusal, match="not-allowed"):
        opening.furnish(row, 1, player(1), BOT)
    opening.furnish(row, 1, player(0), BOT)
    assert row.seats[1].kind == "bot"


def test_an_owner_lends_a_seat_to_a_bot_and_takes_it_back() -> None:
    row = running_row()
    assert seats.hand_over(row, 0, "p_0", BOT, absent=False)
    assert seats.mine(row, "p_0") == [] and seats.owned(row, "p_0") == [0]
    assert seats.hand_over(row, 0, "p_0", SeatWish(kind="human"), absent=False)
    assert seats.mine(row, "p_0") == [0]


def test_an_outsider_changes_no_seat() -> None:
    row = running_row()
    for wish in (BOT, SeatWish(kind="human")):
        with pytest.raises(Refusal, match="not-allowed"):
            seats.hand_over(row, 0, "p_2", wish, absent=True)


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    row = running_row(players=3)
    assert [seat.name for seat in seats.rotated(row.seats)] == ["Carla", "Anna", "Ben"]


def test_a_game_is_cancelled_when_every_owner_agrees() -> None:
    row = running_row()
    found = []
    for owner in ("p_0", "p_1"):
        seats.consent(row, owner, True)
        found.append(row.status)
    assert found == ["running", "cancelled"]


def test_a_seat_of_another_needs_absence_and_most_of_the_others() -> None:
    row = running_row(players=3)
    with pytest.raises(Refusal, match="not-allowed"):
        seats.hand_over(row, 2, "p_0", BOT, absent=False)
    assert row.seats[2].votes == []
    assert not seats.hand_over(row, 2, "p_0", BOT, absent=True)
    assert seats.hand_over(row, 2, "p_1", BOT, absent=True)
    assert row.seats[2].kind == "bot" and row.seats[2].owner == "p_2"


def test_a_move_clears_lateness_and_votes() -> None:
    play = running()
    mover = play.mover()
    assert mover is not None
    play.row.seats[mover].late, play.row.seats[mover].votes = True, [1 - mover]
    move(play)
    assert not play.row.seats[mover].late and play.row.seats[mover].votes == []
