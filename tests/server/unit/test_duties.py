"""What the server must do by itself follows from the table alone."""

from __future__ import annotations

from steiger.server import duties
from steiger.server.duties import Duty
from steiger.server.playing import Play, Transition
from steiger.server.rows import all_columns, copy_of, from_columns
from tests.server.unit.tables import NOW, complete_draft, move, running


def test_people_without_clocks_leave_nothing_to_do() -> None:
    play = running()
    assert play.duty() is None
    move(play)
    assert play.duty() is None and play.row.due is None


def test_a_bot_s_turn_is_a_duty() -> None:
    play = running(bots=1)
    bot = 1
    while play.mover() != bot:
        move(play)
    duty = play.duty()
    assert duty is not None and (duty.kind, duty.seat) == ("bot", bot)
    assert play.row.due == duty.at


def test_a_complete_draft_confirms_itself_at_its_deadline() -> None:
    play = running()
    complete_draft(play, seconds=7.0)
    assert play.duty() == Duty("confirm", play.drafter() or 0, NOW + 7.0)
    assert play.row.due == play.row.deadline == NOW + 7.0
    Transition(play, NOW + 7.0).confirm().accept()
    assert play.duty() is None and play.row.due is None and play.row.deadline is None


def test_a_draft_that_waits_for_its_player_is_no_duty() -> None:
    play = running()
    complete_draft(play, confirm="confirm")
    assert play.must_confirm() and play.duty() is None


def test_an_undone_draft_has_no_deadline() -> None:
    play = running()
    complete_draft(play)
    drafter = play.drafter()
    assert drafter is not None
    Transition(play, NOW).undo(drafter, whole_turn=False).accept()
    assert play.row.deadline is None and play.row.due is None


def test_a_running_clock_is_a_duty_until_its_seat_is_late() -> None:
    play = running(clock={"initial": 60, "increment": 5})
    times = play.row.times
    assert times is not None and times.running is not None
    assert play.duty() == Duty("clock", times.running, times.since + 60)
    play.row.seats[times.running].late = True
    assert play.duty() is None


def test_the_earlier_of_deadline_and_clock_comes_first() -> None:
    play = running(clock={"initial": 60, "increment": 0})
    times = play.row.times
    assert times is not None
    complete_draft(play, seconds=5.0, now=times.since + 1)
    duty = play.duty()
    assert duty is not None and duty.kind == "confirm"
    play.row.deadline = times.since + 1000
    duty = play.duty()
    assert duty is not None and duty.kind == "clock"


def test_a_finished_game_has_no_duty() -> None:
    play = running(bots=1)
    play.row.status = "cancelled"
    assert play.duty() is None


def test_a_table_that_was_stored_and_loaded_has_the_same_duty() -> None:
    play = running(clock={"initial": 60, "increment": 5})
    complete_draft(play)
    loaded = Play(from_columns(all_columns(play.row)), play.plies)
    assert loaded.duty() == play.duty() is not None
    noted = copy_of(loaded.row)
    duties.note(noted, loaded.table, loaded.confirmed)
    assert noted == play.row and noted.due is not None and noted.waits_for is not None
