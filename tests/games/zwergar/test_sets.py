"""The five sets' own rules, and the end of the game."""

from __future__ import annotations

from tests.games.zwergar.deal import Deal, rich, zwergar

BOTH_VERSIONS = True


def end_of_rounds(deal: Deal) -> Deal:
    """Play the last round out."""
    deal.last_round()
    for _ in deal.state.players:
        deal.skip_turn()
    return deal


# West.


def test_west_gives_the_leader_three_actions() -> None:
    deal = end_of_rounds(zwergar().completed(1, 2, seat=1).completed(3))
    assert (deal.now["player"], deal.now["actions"], deal.now["phase"]) == (1, 3, "choose")
    assert deal.skip_turn().now["phase"] == "over"


def test_west_all_who_tie_in_turn_order_also_under_event_51() -> None:
    deal = zwergar(3, start=1).event(51)
    for seat in range(3):
        deal.completed(seat + 1, seat=seat)
    deal = end_of_rounds(deal)
    order = []
    while deal.now["phase"] != "over" and deal.now["phase"] != "upgrade":
        order.append((deal.now["player"], deal.now["actions"]))
        deal.skip_turn()
    assert order == [(1, 3), (2, 3), (0, 3)]


def test_west_needs_a_project() -> None:
    assert end_of_rounds(zwergar()).now["phase"] == "over"


def test_west_refills_and_lets_the_heat_fall() -> None:
    deal = end_of_rounds(zwergar(sets=["west", "east"]).completed(1, 38).upgraded(37).gives(0, heat=9))
    assert deal.now["round"] == 10 and deal.now["event"] is None
    deal.gives(0, heat=9)
    assert deal.legal("steam") == ["steam s"]
    deal.shows(3).state.drawn = 8
    deal.after("place miner office" if "place miner office" in deal.legal() else deal.legal("place")[0], "end")
    deal.skip_turn()
    assert deal.seat(0)["heat"] == 4


def test_west_is_no_turn_for_33_and_38() -> None:
    deal = zwergar(sets=["west", "old-shaft"]).completed(1).upgraded(33).gives(0)
    deal = end_of_rounds(deal)
    assert (deal.now["player"], deal.goods()) == (0, "")
    deal = end_of_rounds(zwergar(sets=["west", "east"]).completed(1).upgraded(38).gives(0))
    assert deal.seat(0)["heat"] == 0


def test_west_fills_the_display_first() -> None:
    deal = zwergar().completed(1).holds("miner", "smith", "engineer", seat=1).shows(2, 3, 4, 10, 11)
    deal.last_round().skip_turn()
    deal.gives(1, "9S 9I", heat=9).after("place miner office", "complete 10", "end").skip_turn()
    assert deal.now["player"] == 0 and None not in deal.now["display"]


# Gold.


def gold(start: int = 0) -> Deal:
    return zwergar(sets=["gold", "new-shaft"], start=start)


def test_gold_upgrades_one_project_for_nothing() -> None:
    deal = end_of_rounds(gold().completed(23, 10).gives(0, heat=0))
    assert (deal.now["phase"], deal.now["player"], deal.now["actions"]) == ("upgrade", 0, 0)
    assert deal.legal() == ["upgrade 10", "upgrade 23", "end"]
    assert deal.after("upgrade 23").score() == 8
    assert deal.now["phase"] == "over" and deal.seat(0)["completed"] == [10]


def test_gold_may_be_declined() -> None:
    deal = end_of_rounds(gold().completed(23)).after("end")
    assert (deal.now["phase"], deal.score()) == ("over", 0)


def test_gold_all_who_tie_and_who_has_nothing_is_passed_over() -> None:
    deal = end_of_rounds(gold(start=1).completed(23).upgraded(22, seat=1))
    assert deal.now["player"] == 0
    deal = end_of_rounds(gold(start=1).completed(23).completed(22, seat=1))
    assert deal.now["player"] == 1
    assert deal.after("end").now["player"] == 0


def test_gold_counts_what_stands_after_west() -> None:
    deal = end_of_rounds(zwergar(sets=["west", "gold"]).completed(1).completed(23, seat=1).shows(24))
    assert deal.now["player"] == 0
    deal.holds("miner", "smith", "engineer").gives(0, "9G 9J", heat=10).shows(24, 25)
    deal.after(
        "place miner office", "complete 24", "end", "place smith office", "complete 25", "end", "place engineer lab", "end"
    )
    assert (deal.now["phase"], deal.now["player"]) == ("upgrade", 0)


def test_gold_pays_extra_heat_for_45_and_offers_no_steam() -> None:
    deal = zwergar(sets=["gold", "east"]).completed(23, 45).upgraded(37)
    deal = end_of_rounds(deal)
    deal.gives(0, heat=1, warm=1)
    chimney = ["upgrade 45", "upgrade 45 x1", "upgrade 45 x1 +1", "upgrade 45 x2 +1"]
    assert deal.legal() == ["upgrade 23", *chimney, "end"]
    assert deal.after("upgrade 45 x2 +1").score() == 7


def test_gold_upgrading_43_wins_an_action_before_the_next_player() -> None:
    deal = zwergar(sets=["gold", "east"]).completed(23, 43).completed(22, seat=1)
    deal = end_of_rounds(deal)
    deal.gives(0, heat=5).after("upgrade 43")
    assert (deal.now["phase"], deal.now["actions"], deal.now["player"]) == ("choose", 1, 0)
    deal.gives(0, heat=5).after(deal.legal()[0], "end")
    assert (deal.now["phase"], deal.now["player"], deal.seat(0)["heat"]) == ("upgrade", 1, 2)


def test_gold_printed_cost_counts_for_20_when_free() -> None:
    deal = end_of_rounds(gold().upgraded(20).completed(23)).after("upgrade 23")
    assert deal.score() == 9


# New Shaft is in test_examples.py and test_projects.py. East.


def test_east_keeps_two_for_each_project_and_ten_at_most() -> None:
    deal = zwergar(sets=["east", "west"]).completed(37, 38, 39).upgraded(42, 45, 44).gives(0, heat=10).skip_turn()
    assert deal.seat(0)["heat"] == 10
    deal = zwergar(sets=["east", "west"]).completed(41).upgraded(42).gives(0, heat=3).skip_turn()
    assert deal.seat(0)["heat"] == 3


def test_without_east_the_track_falls_to_nothing() -> None:
    assert zwergar().completed(1).gives(0, heat=9).skip_turn().seat(0)["heat"] == 0


# Old Shaft.


def old(deal: Deal) -> int | None:
    """Who has Silverbeard in the next round."""
    found: int | None = deal.skip_turn().skip_turn().now["silverbeard"]
    return found


def test_silverbeard_goes_to_the_only_leader() -> None:
    sets = ["old-shaft", "west"]
    assert old(zwergar(sets=sets).completed(28).completed(29, 30, seat=1)) == 1
    assert old(zwergar(sets=sets).completed(28).completed(29, seat=1)) is None
    assert old(zwergar(sets=sets).silverbeard(0)) is None
    assert old(zwergar(sets=sets).upgraded(28)) == 0


def test_silverbeard_stays_where_he_is_within_a_round() -> None:
    deal = zwergar(sets=["old-shaft", "west"]).silverbeard(1).completed(28).skip_turn()
    assert deal.now["silverbeard"] == 1


def test_silverbeard_in_wests_actions() -> None:
    deal = end_of_rounds(zwergar(sets=["old-shaft", "west"]).completed(1).silverbeard(0)).holds("miner").gives(0, cold=1)
    assert "silverbeard smith" in deal.after("place miner boiler").legal()


# The end.


def test_ties_are_broken_by_jewels_gold_iron_stone() -> None:
    def winners(first: str, second: str) -> list[int]:
        deal = rich().gives(0, first).gives(1, second)
        deal.state.phase = 3
        return deal.state.winners()

    assert winners("1J", "9G 9I 9S") == [0]
    assert winners("1G", "9I 9S") == [0]
    assert winners("1I 1G", "2I 1G") == [1]
    assert winners("1S", "2S") == [1]
    assert winners("1S", "1S") == [0, 1]
