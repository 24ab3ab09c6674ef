"""What each viewer sees of a table, drafts in particular."""

from __future__ import annotations

import msgspec

from steiger.server.playing import Play, Transition
from steiger.server.room import sight
from steiger.server.views import Viewer, eyes, position, revision_for, table_for
from tests.server.unit.tables import NOW, complete_draft, move, running


def test_a_draft_is_visible_to_its_player_only() -> None:
    play = running()
    complete_draft(play, confirm="confirm")
    drafter = play.drafter()
    assert drafter is not None
    own, other, nobody = Viewer(f"p_{drafter}"), Viewer(f"p_{1 - drafter}"), Viewer(None)
    assert table_for(play, own) is play.table
    assert table_for(play, other) is table_for(play, nobody) is play.confirmed
    assert position(play, own, NOW).turn.must_confirm
    assert not position(play, other, NOW).turn.must_confirm


def test_another_s_draft_changes_nothing_that_a_viewer_sees() -> None:
    play = running()
    mover = play.mover()
    assert mover is not None
    others = [Viewer(f"p_{1 - mover}"), Viewer(None)]
    before = [msgspec.json.encode(position(play, viewer, NOW)) for viewer in others]
    move(play, confirm="confirm")
    assert play.drafter() == mover
    assert [msgspec.json.encode(position(play, viewer, NOW)) for viewer in others] == before


def test_a_first_draft_is_no_news_for_the_others() -> None:
    play = running()
    mover = play.mover()
    assert mover is not None
    other = Viewer(f"p_{1 - mover}")
    before = sight(play, other)
    move(play, confirm="confirm")
    assert play.row.seats[mover].drafts and play.drafter() == mover
    assert sight(play, other) == before


def passed_on() -> tuple[Play, int]:
    """Return a table where the first turn has just passed on, and the seat that had it."""
    play = running()
    first = play.mover()
    assert first is not None
    while play.mover() == first:
        move(play)
    return play, first


def test_can_undo_does_not_betray_another_s_draft() -> None:
    """After a turn has passed on, undo is the same whether the next player has begun a draft or not."""
    play, first = passed_on()
    play.row.seats[1 - first].drafts = True
    before = position(play, Viewer(f"p_{first}"), NOW)
    while play.drafter() is None and play.mover() != first:
        move(play, confirm="confirm")
    assert play.drafter() == 1 - first
    assert position(play, Viewer(f"p_{first}"), NOW).turn == before.turn
    assert not before.turn.can_undo


def test_undo_reaches_past_the_turn_if_the_next_player_never_drafts() -> None:
    play, first = passed_on()
    play.row.seats[1 - first].drafts = False
    assert play.can_undo(first) == (play.table.ply > play.floor())


def test_a_viewer_looks_through_an_own_seat_or_none() -> None:
    play = running()
    assert eyes(play, play.table, Viewer("p_1")) == 1
    assert eyes(play, play.table, Viewer("p_1", seat=0)) == 1
    assert eyes(play, play.table, Viewer("p_2")) is None


def test_only_the_player_to_move_gets_legal_actions() -> None:
    play = running()
    mover = play.mover()
    assert mover is not None
    assert position(play, Viewer(f"p_{mover}"), NOW).legal
    assert position(play, Viewer(f"p_{1 - mover}"), NOW).legal == []
    assert position(play, Viewer(None), NOW).legal == []


def test_an_undo_changes_the_revision_of_its_player_only() -> None:
    play = running()
    while play.drafter() is None:
        move(play, confirm="confirm")
    drafter = play.drafter()
    assert drafter is not None
    Transition(play, NOW).undo(drafter, whole_turn=False).accept()
    assert revision_for(play, Viewer(f"p_{drafter}")) == 1
    assert revision_for(play, Viewer(f"p_{1 - drafter}")) == 0
