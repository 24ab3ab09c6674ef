"""Each of the 15 events, turned up by play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.zwergar.deal import Deal, rich, zwergar

BOTH_VERSIONS = True


def turned_up(number: int, deal: Deal | None = None) -> Deal:
    """The end of the first round, with this event on top."""
    deal = deal or zwergar(events=[number])
    deal.skip_turn().skip_turn()
    assert (deal.now["event"], deal.now["round"]) == (number, 2)
    return deal


def event_46() -> None:
    deal = turned_up(46)
    assert [deal.seat(seat)["heat"] for seat in (0, 1)] == [2, 2]


def event_47() -> None:
    deal = turned_up(47, zwergar(events=[47]).empties_the_mine().loads(0, "2G", seat=1).loads(4, "1J"))
    assert deal.seat(1)["resources"]["G"] == 2 and deal.load(3) == "J" and deal.score(1) == 0


def event_48() -> None:
    deal = turned_up(48).holds("engineer").gives(0, heat=1).after("place engineer lift")
    assert deal.legal("lift") == ["lift 1"]
    assert deal.gives(0, heat=1, warm=1).legal("lift") == ["lift 1", "lift 1 +1", "lift 2 +1"]
    assert deal.gives(0).legal("lift") == []


def event_49() -> None:
    def points(place: str) -> int:
        return rich().event(49).after(f"place foreman {place}", "install").score()

    assert [points(p) for p in ("office", "lab", "smelter", "forge", "boiler", "lift")] == [4] * 6
    assert [points(f"mine-{level}") for level in (1, 2, 3, 4)] == [2] * 4


def event_50() -> None:
    deal = turned_up(50, zwergar(events=[50]).empties_the_mine().loads(1, "2G", seat=1).loads(4, "1J"))
    assert deal.seat(1)["resources"]["G"] == 2 and deal.load(2) == "J"


def event_51() -> None:
    deal = turned_up(51)
    assert deal.now["actions"] == 2
    assert deal.skip_turn().now["actions"] == 2
    assert deal.skip_turn().now["actions"] == 3


def event_52() -> None:
    deal = zwergar(events=[52], projects=[1, 2, 3, 4, 10, 11, 12, 13], discard=[4, 1])
    assert turned_up(52, deal).now["display"] == [11, 2, 3, 12, 10]


def event_53() -> None:
    deal = turned_up(53, zwergar(events=[53]).empties_the_mine().loads(0, "2G", seat=1))
    assert deal.seat(1)["resources"]["G"] == 2
    assert [deal.seat(seat)["heat"] for seat in (0, 1)] == [1, 1]


def event_54() -> None:
    deal = turned_up(54, zwergar(events=[54]).empties_the_mine().loads(3, "1G", seat=1))
    assert (deal.load(3, 0), deal.load(3, 1)) == ("S", "SG")
    assert [deal.seat(seat)["heat"] for seat in (0, 1)] == [1, 1]


def event_55() -> None:
    deal = zwergar(events=[55]).empties_the_mine().loads(2, "1G", seat=1)
    for _ in range(2):
        deal.skip_turn()
    assert deal.load(2, 1) == "SG" and deal.load(2, 0)[0] == "S" and deal.load(1, 0)[0] == "S" and deal.load(0) == ""


def event_56() -> None:
    assert rich().event(56).after("place miner mine-2", "end", "place foreman mine-3", "end").score() == 2
    assert rich().event(56).loads(1, "1S").after("place miner mine-1").score() == 1
    assert rich().event(56).after("place miner lab").score() == 0


def event_57() -> None:
    deal = rich().event(57).silverbeard(0).after("place smith lab")
    assert deal.legal() == ["convert i", "convert g", "convert j", "end"]
    assert deal.after("convert i").legal() == ["end"]
    assert rich().event(57).after("place miner lab").legal("light") == []


def event_58() -> None:
    assert rich().event(58).empties_the_mine().after("place foreman mine-2").load(2) == "SSIII"
    assert rich().event(58).empties_the_mine().after("place miner mine-2").load(2) == "SSII"


def event_59() -> None:
    for place, heat in (("forge", 1), ("lab", 1), ("office", 0), ("boiler", 0), ("mine-1", 0)):
        for dwarf in ("miner", "foreman"):
            assert rich().event(59).gives(0).after(f"place {dwarf} {place}").seat(0)["heat"] == heat


def event_60() -> None:
    deal = turned_up(60, zwergar(events=[60]).empties_the_mine().loads(0, "2G", seat=1))
    assert deal.seat(1)["resources"]["G"] == 2
    deal.holds("miner", "smith", "foreman").stands("lab", None).stands("mine-3", None).stands("boiler", "foreman:1")
    before = deal.score()
    deal.after("place miner lab", "end", "place smith mine-3", "end")
    assert deal.score() == before + 2
    assert rich().event(60).stands("lab", "foreman:1").after("place miner lab").score() == 0
    assert rich().event(60).stands("lab", None).after("place foreman lab").score() == 0


EFFECTS: dict[int, Callable[[], None]] = {number: globals()[f"event_{number}"] for number in range(46, 61)}


@pytest.mark.parametrize("number", range(46, 61))
def test_event(number: int) -> None:
    EFFECTS[number]()


def test_an_event_holds_until_the_next_one() -> None:
    deal = turned_up(57, zwergar(events=[57, 59]))
    assert deal.skip_turn().now["event"] == 57
    assert deal.skip_turn().now["event"] == 59


def test_steps_of_events_score_nothing() -> None:
    deal = zwergar(events=[50]).loads(0, "2G")
    deal.skip_turn().skip_turn()
    assert [deal.score(0), deal.score(1)] == [0, 0]
