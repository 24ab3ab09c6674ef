"""The rulebook's worked examples, by name."""

from __future__ import annotations

import pytest

from tests.games.zwergar.deal import rich, zwergar

BOTH_VERSIONS = True


def test_red_digs_twice_and_lifts() -> None:
    """Miner to level 1 where an engineer stands, the engineer to the empty level 2, a smith to the lift."""
    deal = zwergar().holds("miner", "smith").stands("mine-1", "engineer").stands("mine-2", None).stands("lift", None)
    deal.empties_the_mine().loads(0, "1G")
    deal.after("place miner mine-1", "end")
    assert deal.seat(0)["dwarfs"] == ["engineer", "smith"]
    assert deal.load(1) == "SSSS"
    deal.after("place engineer mine-2", "end")
    assert deal.seat(0)["dwarfs"] == ["smith"]
    assert deal.load(2) == "SSII"
    deal.after("place smith lift", "lift 1")
    assert deal.goods() == "1S 1G"
    assert (deal.load(0), deal.load(1), deal.load(4)) == ("SSSS", "SSII", "")
    assert deal.score() == 0


def test_event_50_after_that_unloads_twice() -> None:
    deal = zwergar(events=[50]).empties_the_mine().loads(0, "4S").loads(1, "2S 2I").loads(1, "1J", seat=1)
    deal.skip_turn().skip_turn()
    assert deal.now["event"] == 50
    assert deal.seat(0)["resources"] == {"S": 7, "I": 2, "G": 0, "J": 0}
    assert deal.seat(1)["resources"]["J"] == 1


def test_boiler() -> None:
    assert rich().after("place miner boiler").legal() == ["light", "light-all", "end"]
    assert rich().after("place smith boiler").legal() == ["light", "heat", "end"]
    assert rich().after("place foreman boiler").legal() == ["light", "install", "end"]
    assert rich().after("place engineer boiler").legal() == ["light", "end"]


def test_smith_at_the_boiler_with_silverbeard() -> None:
    deal = rich().gives(0, cold=4).silverbeard(0).after("place smith boiler", "heat")
    assert deal.seat(0)["heat"] == 2
    deal.after("silverbeard miner", "light-all")
    assert (deal.seat(0)["warm"], deal.seat(0)["cold"], deal.now["silverbeard"]) == (4, 0, None)


def test_three_heat_from_one_furnace_and_the_track() -> None:
    deal = zwergar().holds("engineer").gives(0, heat=2, warm=1).after("place engineer lift")
    assert deal.legal("lift") == ["lift 1", "lift 2", "lift 2 +1", "lift 3", "lift 3 +1", "lift 4 +1"]
    deal.after("lift 4 +1")
    assert (deal.seat(0)["heat"], deal.seat(0)["warm"], deal.seat(0)["cold"]) == (0, 0, 1)


def test_five_heat_and_one_east_project_keep_two() -> None:
    deal = zwergar(sets=["west", "east"]).gives(0, heat=5).completed(37).skip_turn()
    assert deal.seat(0)["heat"] == 2


def test_new_shaft_scores_two_four_six() -> None:
    deal = rich().completed(10, 11, 12).after("place engineer smelter")
    points = []
    for number in (10, 11, 12):
        before = deal.gives(0, heat=10).score()
        deal.after(f"upgrade {number}")
        points.append(deal.score() - before)
    assert points == [2, 4, 6]


@pytest.mark.parametrize(("number", "back"), [(10, ["refund s"]), (2, []), (6, ["refund s"]), (3, ["refund s", "refund i"])])
def test_engineer_in_the_office_gets_back_what_was_paid_twice(number: int, back: list[str]) -> None:
    deal = rich().shows(number).after("place engineer office", f"complete {number}")
    assert deal.legal("refund") == back
