"""What log lines, recaps and the screen at the end of a round say."""

from __future__ import annotations

from steiger.core.history import History, LoggedOutcome
from steiger.core.outcome import Deed, Event
from steiger.core.table import Table
from steiger.games.zwergar.outcome import outcome
from tests.games.zwergar.deal import GAME, Deal, zwergar


def results(deal: Deal, words: str) -> list[Event]:
    """Play an action on a prepared position and return its results."""
    before, earned = deal.table.view(None), GAME.breakdown(deal.state)
    seat = deal.table.to_move() or 0
    verb, arguments = GAME.vocabulary.log_arguments(words)
    deal.after(words)
    deed = Deed(
        seat=seat,
        verb=verb,
        arguments=arguments,
        before=before,
        after=deal.table.view(None),
        earned_before=earned,
        earned_after=GAME.breakdown(deal.state),
    )
    return list(outcome(deed).events)


def test_a_dwarf_in_the_mine_reports_the_load_of_the_cart() -> None:
    found = results(zwergar().holds("miner"), "place miner mine-2")
    assert (found[0].kind, found[0].what, found[0].by) == ("place", "mine-2", "miner")
    assert [(event.kind, event.what, event.amount) for event in found][1:] == [("load", "S", 2), ("load", "I", 2)]


def test_a_completed_project_reports_its_points() -> None:
    deal = zwergar(sets=["new-shaft", "west"]).holds("engineer").gives(goods="9S 9I 9G 9J", heat=9).shows(10)
    deal.after("place engineer office")
    words = next(words for words in deal.table.legal() if words.startswith("complete 10"))
    found = results(deal, words)
    assert (found[0].kind, found[0].what) == ("complete", "10")
    assert found[0].amount == deal.table.view(None).seats[0].score > 0


def game_played_out() -> list[LoggedOutcome]:
    table = Table.new(GAME, 3, {}, 5)
    while table.to_move() is not None:
        legal = table.legal()
        wanted = [words for verb in ("complete", "upgrade", "place", "heat") for words in legal if words.startswith(verb)]
        table.play(wanted[len(wanted) // 2] if wanted else legal[0])
    return History(table).upto(table.actions)


def test_every_round_but_the_last_ends_with_its_event_and_the_standings() -> None:
    scorings = [one.scoring for one in game_played_out() if one.scoring is not None]
    assert [one.number for one in scorings] == list(range(1, 10))
    for scoring in scorings:
        assert scoring.kind == "round" and scoring.events[0].kind == "event"
        assert [len(column.counts) for column in scoring.columns] == [3, 3, 3]
        for column in scoring.columns:
            most = max(column.counts)
            assert list(column.first) == [seat for seat, count in enumerate(column.counts) if count == most > 0]


def test_what_a_round_brings_is_not_reported_twice() -> None:
    for one in game_played_out():
        if one.scoring is not None:
            assert not [event for event in one.events if event.kind in ("gain", "lit")]
