"""Each of the 45 projects: its costs and points, compared with the specification's table, and its effect once upgraded."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from steiger.games.zwergar.components.corrections import goods_of
from steiger.games.zwergar.rules.terms import SETS
from tests.games.zwergar.deal import Deal, rich, zwergar
from tests.games.zwergar.spec_rows import PROJECTS

BOTH_VERSIONS = True


def spec_rows() -> list[tuple[int, int, str, int, int, str, int]]:
    """Number; heat, goods, points for completing; the same for upgrading (the set's rule: 2 for the first)."""
    rows = []
    for line in PROJECTS.strip().splitlines():
        _, number, _, complete, upgrade, *_ = (part.strip() for part in line.split("|"))
        rows.append((int(number), *cost_and_points(complete), *cost_and_points(upgrade)))
    return rows


def cost_and_points(text: str) -> tuple[int, str, int]:
    cost, _, points = re.sub("[ᶜⁱᵖ]", "", text).partition("→")
    heat = re.search(r"(\d+)h", cost)
    goods = " ".join("".join(pair) for pair in re.findall(r"(\d+)([SIGJ])", cost))
    return int(heat[1]) if heat else 0, goods or "0", 2 if "set" in points else int(points)


def set_of(number: int) -> list[str]:
    name = SETS[(number - 1) // 9]
    return [name, "west" if name != "west" else "gold"]


@pytest.mark.parametrize(("number", "heat", "goods", "points", "more_heat", "more_goods", "more_points"), spec_rows())
def test_costs_and_points(
    number: int, heat: int, goods: str, points: int, more_heat: int, more_goods: str, more_points: int
) -> None:
    """Exactly enough is enough, and it is all taken."""
    deal = zwergar(sets=set_of(number)).holds("miner").gives(0, goods, heat=heat).shows(number)
    deal.after("place miner office", f"complete {number}")
    assert (deal.goods(), deal.seat(0)["heat"], deal.score()) == ("", 0, points)
    assert deal.seat(0)["completed"] == [number] and deal.now["display"][0] is None
    deal.gives(0, more_goods, heat=more_heat)
    assert f"upgrade {number}" in deal.legal("upgrade")
    paid = deal.state.players[0].goods - goods_of(more_goods)
    assert paid == 0
    deal.after(f"upgrade {number}")
    assert deal.score() == points + more_points
    assert (deal.seat(0)["completed"], deal.seat(0)["upgraded"]) == ([], [number])
    expected = gained_at_once(number)
    assert (deal.goods(), deal.seat(0)["heat"]) == expected


def gained_at_once(number: int) -> tuple[str, int]:
    goods = {5: "1S 1I 1G", 19: "1J", 29: "2S 2I", 32: "3S 2I"}
    return goods.get(number, ""), {35: 2, 36: 4}.get(number, 0)


@pytest.mark.parametrize(("number", "heat", "goods"), [row[:3] for row in spec_rows()])
def test_one_less_is_not_enough(number: int, heat: int, goods: str) -> None:
    deal = zwergar(sets=set_of(number)).holds("miner").shows(number)
    for letter in "SIGJ":
        short = one_less(goods, letter)
        if short != goods:
            assert not with_at_office(deal, short, heat, number)
    if heat:
        assert not with_at_office(deal, goods, heat - 1, number)
    assert with_at_office(deal, goods, heat, number)


def one_less(goods: str, letter: str) -> str:
    return re.sub(rf"(\d+){letter}", lambda found: f"{int(found[1]) - 1}{letter}", goods)


def with_at_office(deal: Deal, goods: str, heat: int, number: int) -> bool:
    deal.gives(0, goods, heat=heat)
    if deal.now["phase"] == "choose":
        deal.after("place miner office")
    return f"complete {number}" in deal.legal("complete")


# What they do once upgraded.


def at(number: int, *actions: str, goods: str = "20S 20I 20G 20J") -> Deal:
    """Complete and upgrade a project in the office, in a game with its set."""
    deal = rich(sets=set_of(number)).shows(number).gives(0, goods, heat=10, cold=4)
    return deal.after("place miner office", f"complete {number}", f"upgrade {number}", *actions)


def project_1() -> None:
    deal = rich().upgraded(1).shows(10, 11, 12, 15, 5).after("place miner office")
    assert deal.legal("complete") == [
        "complete 5 -s",
        "complete 5 -i",
        "complete 10 -s",
        "complete 10 -i",
        "complete 11",
        "complete 12",
        "complete 15",
    ]
    assert deal.after("complete 5 -s").goods() == "20S 19I 19G 20J"
    deal = rich().upgraded(1).shows(11).after("place miner office", "complete 11")
    assert deal.goods() == "20S 19I 20G 20J"
    deal = zwergar().upgraded(1).holds("miner").gives(0, "1S 1I").shows(10).after("place miner office")
    assert deal.legal("complete") == ["complete 10 -s"]


def project_2() -> None:
    deal = rich().upgraded(2).after("place smith smelter")
    assert deal.now and deal.legal("heat") == ["heat"] and deal.legal("upgrade") == []
    deal = rich().upgraded(2).completed(5).after("place smith smelter")
    assert deal.legal("upgrade") == ["upgrade 5"]
    assert mined(2, "smith") and not mined(2, "miner") and not mined(2, "engineer") and not mined(2, "foreman")


def project_3() -> None:
    assert rich().upgraded(3).after("place engineer boiler").legal("light-all") == ["light-all"]
    assert mined(3, "engineer") and not mined(3, "smith") and not mined(3, "miner")


def project_4() -> None:
    assert rich().upgraded(4).after("place miner boiler").legal("heat") == ["heat"]
    assert mined(4, "miner") and not mined(4, "smith") and not mined(4, "foreman")


def mined(number: int, dwarf: str) -> bool:
    deal = rich().upgraded(number).empties_the_mine().after(f"place {dwarf} mine-4")
    assert deal.load(4) in ("J", "GJ")
    return deal.load(4) == "GJ"


def project_5() -> None:
    assert at(5).goods() == "20S 20I 20G 20J"


def ended(number: int, goods: str = "0", **more: int) -> int:
    """What the end effect scores."""
    deal = rich(sets=set_of(number)).upgraded(number).gives(0, goods, **more).last_round()
    while deal.now["phase"] != "over":
        deal.idle()
        deal.gives(0, goods, **more) if deal.now["phase"] != "over" else None
    return deal.score()


def project_6() -> None:
    deal = rich().upgraded(6, 10, 11).completed(12).last_round()
    assert deal.finish().score() == 3


def project_7() -> None:
    assert [ended(7, f"{n}I") for n in (0, 1, 2, 5)] == [0, 0, 1, 2]


def project_8() -> None:
    assert [ended(8, f"{n}S") for n in (0, 3, 4, 9)] == [0, 0, 1, 2]


def project_9() -> None:
    def arrived(there: str | None, dwarf: str = "miner") -> int:
        return rich().upgraded(9).stands("lab", there).holds(dwarf).after(f"place {dwarf} lab").score()

    assert [arrived(None), arrived("foreman:1"), arrived("foreman:0"), arrived("smith")] == [1, 1, 0, 0]
    assert arrived(None, "foreman") == 0


def new_shaft(number: int) -> Callable[[], None]:
    def check() -> None:
        others = [n for n in range(10, 19) if n != number][:3]
        deal = rich().upgraded(*others).shows(number).after("place miner office", f"complete {number}")
        before = deal.score()
        assert deal.after(f"upgrade {number}").score() == before + 8

    return check


def project_19() -> None:
    assert at(19).goods() == "20S 16I 18G 21J"


def project_20() -> None:
    deal = rich(sets=["gold", "west"]).upgraded(20).shows(22, 25, 5)
    assert deal.after("place miner office", "complete 22").score() == 7
    assert deal.after("upgrade 22").score() == 14
    assert deal.after("end", "place smith office", "complete 25").score() == 28
    assert rich(sets=["gold", "west"]).shows(20).after("place smith office", "complete 20", "upgrade 20").score() == 7


def project_21() -> None:
    deal = rich(sets=["gold", "west"]).upgraded(21).shows(23, 25).after("place miner office", "complete 23")
    assert deal.goods() == "20S 20I 18G 20J"
    deal = rich(sets=["gold", "west"]).upgraded(1, 21).shows(5).after("place miner office", "complete 5 -i")
    assert deal.goods() == "19S 20I 20G 20J"


def nothing(number: int) -> Callable[[], None]:
    def check() -> None:
        deal = rich(sets=set_of(number)).upgraded(number)
        player = deal.state.players[0]
        assert (player.stats, player.income) == (0, 0)
        assert deal.last_round().finish().score() == 0

    return check


def project_24() -> None:
    assert [ended(24, f"{n}G") for n in (0, 1, 2, 5)] == [0, 0, 2, 4]


def project_25() -> None:
    deal = rich(sets=["gold", "west"]).upgraded(25).completed(9, 24, 26, 19).last_round().holds("miner")
    assert deal.finish().score() == 4


def project_26() -> None:
    assert [ended(26, f"{n}J") for n in (0, 1, 2, 5)] == [0, 0, 1, 2]


def project_27() -> None:
    assert ended(27, warm=2, cold=3) == 5


def project_29() -> None:
    assert at(29).goods() == "22S 18I 20G 20J"


def project_30() -> None:
    assert others_get(30) == ("3S", 0)


def project_31() -> None:
    assert others_get(31) == ("5S", 0)


def others_get(number: int) -> tuple[str, int]:
    deal = rich(3, sets=[*set_of(number), "new-shaft"]).gives(0, "20S 20I 20G 20J", heat=10).shows(number)
    deal.after("place miner office", f"complete {number}", f"upgrade {number}")
    assert deal.seat(1) == deal.seat(2) | {"dwarfs": deal.seat(1)["dwarfs"]}
    return deal.goods(1), int(deal.seat(1)["heat"])


def project_32() -> None:
    assert at(32).goods() == "23S 22I 20G 20J"


def project_33() -> None:
    deal = rich(sets=["old-shaft", "west"]).upgraded(33).gives(0)
    assert deal.skip_turn().goods() == ""
    assert deal.skip_turn().goods() == "2S"


def project_34() -> None:
    deal = rich(sets=["old-shaft", "west"]).completed(28, 29, 1).upgraded(30).shows(34).after("place miner office", "complete 34")
    deal.gives(0, heat=6)
    assert deal.legal("upgrade") == []
    assert deal.gives(0, heat=7).after("upgrade 34").score() == 12
    assert deal.seat(0)["heat"] == 0


def project_35() -> None:
    deal = rich(sets=["old-shaft", "west"]).shows(35).gives(0, "20S 20I", heat=1, warm=1, cold=3)
    deal.after("place miner office", "complete 35", "upgrade 35")
    assert (deal.seat(0)["heat"], deal.seat(0)["warm"], deal.seat(0)["cold"]) == (3, 4, 0)


def project_36() -> None:
    assert others_get(36) == ("1S", 1)
    deal = rich(sets=["old-shaft", "west"]).completed(36).gives(0, "2S", heat=8).after("place engineer smelter", "upgrade 36")
    assert deal.seat(0)["heat"] == 10


def project_37() -> None:
    deal = rich(sets=["east", "west"]).upgraded(37).gives(0, heat=1, warm=1)
    assert deal.legal("steam") == ["steam s", "steam s +1"]
    deal.after("steam s", "steam s +1")
    assert deal.goods() == "2S" and deal.legal("steam") == []
    deal.gives(0, heat=1).after("place miner mine-1")
    assert deal.legal() == ["steam s", "end"]


def project_38() -> None:
    deal = rich(sets=["east", "west"]).upgraded(38).gives(0)
    assert deal.skip_turn().skip_turn().seat(0)["heat"] == 1


def project_39() -> None:
    deal = rich(sets=["east", "west"]).upgraded(39).gives(0, heat=1, warm=2)
    assert deal.legal("steam") == ["steam i +1", "steam i +2"]
    assert deal.after("steam i +1").goods() == "1I"


def project_40() -> None:
    def warmed(place: str, number: int) -> int:
        deal = rich(sets=["east", "west"]).furnace(place, 1).upgraded(number, seat=1)
        return int(deal.after(f"place miner {place}").seat(1)["heat"])

    assert [warmed("lab", 37), warmed("lab", 40), warmed("mine-1", 37), warmed("mine-1", 40)] == [1, 2, 0, 1]


def project_41() -> None:
    deal = at(41)
    assert (deal.seat(0)["warm"], deal.seat(0)["cold"]) == (1, 4)
    full = rich(sets=["east", "west"]).completed(41).gives(0, "9I", heat=9, cold=8).after("place engineer smelter", "upgrade 41")
    assert (full.seat(0)["warm"], full.seat(0)["cold"]) == (0, 8)


def project_42() -> None:
    deal = rich(sets=["east", "west"]).upgraded(42).furnace("lab", 0).furnace("mine-1", 0).furnace("forge", 1).last_round()
    assert deal.finish().score() == 4


def project_43() -> None:
    deal = at(43)
    assert deal.now["actions"] == 3
    deal = rich(sets=["east", "west"]).completed(43).after("place miner mine-1", "end", "place smith mine-2", "end")
    deal.after("place engineer smelter", "upgrade 43")
    assert deal.now["actions"] == 1
    assert deal.after("end").now["phase"] == "choose"
    assert deal.now["player"] == 0


def project_44() -> None:
    deal = rich(sets=["east", "west"]).upgraded(44).gives(0, heat=1, warm=1, cold=2).after("place engineer boiler")
    assert deal.legal("as") == ["as miner", "as miner +1", "as smith", "as smith +1"]
    deal.after("as smith +1")
    assert deal.legal() == ["light", "heat", "end"]
    assert rich().upgraded(44).after("place miner mine-1").legal("as") == []
    assert rich().upgraded(44).after("place foreman lab").legal("as") == []


def project_45() -> None:
    deal = rich(sets=["east", "west"]).completed(45).gives(0, "1J", heat=2, warm=1).after("place engineer smelter")
    offered = ["upgrade 45", "upgrade 45 +1", "upgrade 45 x1", "upgrade 45 x1 +1", "upgrade 45 x2 +1"]
    assert deal.legal("upgrade") == offered
    assert deal.after("upgrade 45 x2 +1").score() == 7
    assert (deal.seat(0)["heat"], deal.seat(0)["warm"]) == (0, 0)


EFFECTS: dict[int, Callable[[], None]] = (
    {number: globals()[f"project_{number}"] for number in range(1, 46) if f"project_{number}" in globals()}
    | {number: new_shaft(number) for number in range(10, 19)}
    | {number: nothing(number) for number in (22, 23, 28)}
)


@pytest.mark.parametrize("number", range(1, 46))
def test_effect(number: int) -> None:
    EFFECTS[number]()
