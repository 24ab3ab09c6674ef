"""What log lines, recaps and the scoring screen of a shift say."""

from __future__ import annotations

from steiger.core.history import History, LoggedOutcome
from tests.games.glueckauf.deal import Deal, glueckauf


def last(deal: Deal) -> LoggedOutcome:
    return History(deal.table).upto(deal.table.actions)[-1]


def events_of(deal: Deal) -> list[tuple[str, str, int]]:
    """The results of the last action for its player."""
    mover = deal.table.movers[-1]
    return [(event.kind, event.what, event.amount) for event in last(deal).events if event.seat == mover]


def test_an_order_says_which_one_and_how_many_workers() -> None:
    deal = glueckauf(players=2).drafted()
    order = deal.view(None).orders["order-2"]
    assert events_of(deal.after("place order-2")) == [("place", "order-2", 1), ("order", str(order), 0)]


def test_a_tile_says_which_one_and_its_price() -> None:
    deal = glueckauf(players=2).drafted()
    tile = deal.view(None).tiles["factory-1"] or ""
    seat = deal.table.to_move() or 0
    before = deal.view(None).seats[seat].money
    deal.after("place factory-1")
    paid = before - deal.view(None).seats[seat].money
    assert events_of(deal) == [("place", "factory-1", 1), ("tile", tile, paid)]


def test_displaced_workers_are_reported_to_their_owner() -> None:
    deal = glueckauf(players=2).drafted().after("place money-4")
    first = deal.table.movers[-1]
    deal.after("place money-4")
    displaced = [event for event in last(deal).events if event.kind == "displaced"]
    assert [(event.seat, event.what, event.amount) for event in displaced] == [(first, "money-4", 1)]
    assert events_of(deal) == [("place", "money-4", 2), ("money", "", 4)]


def test_a_look_at_the_stack_is_one_event_and_hides_the_cards() -> None:
    deal = glueckauf(players=2).drafted().after("place factory-draw")
    assert events_of(deal) == [("place", "factory-draw", 1), ("look", "tiles", 5)]
    deal.after("take none", "return top")
    while deal.table.legal()[0].startswith("next"):
        deal.after(deal.table.legal()[0])
        assert events_of(deal) == []


def whole_games() -> list[Deal]:
    deals = [glueckauf(players=players) for players in (2, 3, 4)]
    for deal in deals:
        while deal.table.to_move() is not None:
            legal = deal.table.legal()
            wanted = [
                words
                for verb in ("place deliver", "fill", "load", "cage", "place mine")
                for words in legal
                if words.startswith(verb)
            ]
            deal.table.play((wanted or legal)[0])
    return deals


def test_a_delivery_names_its_order_vehicle_and_points() -> None:
    delivered = 0
    for deal in whole_games():
        for outcome in History(deal.table).upto(deal.table.actions):
            orders = [event for event in outcome.events if event.kind == "deliver"]
            if orders:
                delivered += len(orders)
                assert sum(event.amount for event in orders) == sum(outcome.points)
                assert all(event.by for event in orders)
    assert delivered > 3


def test_a_shift_is_scored_by_the_elements_that_the_clock_has_reached() -> None:
    for deal in whole_games():
        scorings = [one.scoring for one in History(deal.table).upto(deal.table.actions) if one.scoring is not None]
        assert [(one.kind, one.number, len(one.columns)) for one in scorings] == [
            ("shift", 1, 4),
            ("shift", 2, 8),
            ("shift", 3, 12),
        ]
        for scoring in scorings:
            for column in scoring.columns:
                most = max(column.counts)
                assert list(column.first) == [seat for seat, count in enumerate(column.counts) if count == most > 0]
                assert all(column.points[seat] == max(column.points) > 0 for seat in column.first)
        assert [event.kind for event in scorings[0].events] == ["start"] and scorings[-1].events == []
