"""Play, undo and its floor at a table."""

import pytest

from steiger.core.errors import BadRecord, Illegal, NothingToUndo
from steiger.core.record import parse
from steiger.core.state import NOBODY
from steiger.core.table import Table
from tests.games.glueckauf.deal import glueckauf


def test_an_illegal_action_changes_nothing() -> None:
    deal = glueckauf(players=2).drafted()
    before = deal.state.fingerprint(NOBODY)
    for words in ("place mine-4", "place", "", "place  bank", "PLACE bank", "stop", "draft 1", "nonsense"):
        with pytest.raises(Illegal):
            deal.after(words)
    assert deal.state.fingerprint(NOBODY) == before and deal.table.ply == 6


def test_undo_takes_back_ones_own_work_steps_but_not_the_others_move() -> None:
    deal = glueckauf(players=2).drafted().after("place bank", "place mine-6", "cage 2", "load b")
    table = deal.table
    assert not table.can_undo(0)
    table.undo(1)
    assert deal.now["seats"][1]["cage"]["b"] == 0
    table.restart_turn(1)
    assert deal.now["phase"] == "place" and table.ply == 7
    with pytest.raises(NothingToUndo):
        table.undo(1)


def test_undo_stops_where_hidden_cards_came_to_light() -> None:
    deal = glueckauf(players=2).drafted().after("place factory-draw")
    assert not deal.table.can_undo(0)
    deal.after("take none", "return top")
    deal.table.undo(0)
    deal.table.undo(0)
    assert deal.now["phase"] == "take"
    with pytest.raises(NothingToUndo) as refusal:
        deal.table.undo(0)
    assert refusal.value.reason.key == "undo-revealed"


def test_a_refill_from_the_stack_is_a_reveal() -> None:
    deal = glueckauf(players=2, tiles="y1l").drafted().after("place factory-1")
    assert not deal.table.can_undo(0)


def test_a_turn_without_a_reveal_can_be_taken_back_until_the_next_moves() -> None:
    deal = glueckauf(players=2).drafted().after("place money-6")
    deal.table.undo(0)
    assert deal.now["player"] == 0
    deal.after("place money-6", "place bank")
    assert not deal.table.can_undo(0)


def test_the_free_undo_of_the_engine_goes_back_to_the_beginning() -> None:
    deal = glueckauf(players=2).drafted().after("place factory-draw", "take none")
    while deal.table.ply:
        deal.table.take_back()
    assert deal.now["phase"] == "draft"
    with pytest.raises(NothingToUndo):
        deal.table.take_back()


def test_replay_to_a_ply() -> None:
    deal = glueckauf(players=2).drafted().after("place money-6", "place bank")
    assert Table.replay(deal.table.record(), to=7).words() == deal.table.words()[:7]


def test_a_faulty_action_is_named_by_its_index() -> None:
    record = glueckauf(players=2).drafted().after("place money-6").table.record()
    record.actions.append("place mine-4")
    with pytest.raises(BadRecord) as fault:
        Table.replay(parse(record.to_json()))
    assert fault.value.index == 7


@pytest.mark.parametrize("result", [{"scores": [1, 2], "winners": [0]}, {"scores": [0, 0], "winners": []}])
def test_a_result_before_the_end_is_refused(result: dict[str, list[int]]) -> None:
    record = glueckauf(players=2).drafted().table.record().to_json() | {"result": result}
    with pytest.raises(BadRecord):
        Table.replay(parse(record))
