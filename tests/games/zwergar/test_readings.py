"""The exact readings 1 to 18, one by one, and the rules of a turn."""

from __future__ import annotations

import pytest

from steiger.core.errors import ClientError
from steiger.games.zwergar.contract import Setup
from steiger.games.zwergar.rules.words import VOCABULARY
from tests.games.zwergar.deal import GAME, Played, rich, setup_for, zwergar

BOTH_VERSIONS = True


def test_1_words_and_furnaces() -> None:
    deal = rich(sets=["west", "gold"]).upgraded(1).shows(4).gives(0, "9S 9I", heat=2, warm=3).after("place miner office")
    assert deal.legal("complete") == [
        "complete 4 -s +2",
        "complete 4 -s +3",
        "complete 4 -i +2",
        "complete 4 -i +3",
    ]
    assert not any(words.endswith("+0") or " x0" in words for words in VOCABULARY.words)


def test_2_exactly_one_end_closes_every_action() -> None:
    deal = zwergar().holds("miner").after("place miner mine-1")
    assert (deal.now["phase"], deal.now["actions"], deal.legal()) == ("work", 2, ["end"])
    assert "end" not in deal.after("end").legal()
    deal.skip_turn()
    assert (deal.now["player"], deal.now["actions"], deal.now["phase"]) == (1, 3, "choose")


def test_3_a_foreman_in_the_mine_sends_the_specialist_on() -> None:
    deal = zwergar().holds("foreman").stands("mine-1", "smith").loads(1, "2S").after("place foreman mine-1")
    assert deal.seat(0)["dwarfs"] == ["smith"]
    assert deal.now["places"]["mine-1"] is None
    assert deal.now["boards"][1][0] == {"load": ["S", "S"], "foreman": True}
    deal.gives(0, heat=1).after("end", "place smith lift", "lift 2")
    assert "foreman" in deal.seat(0)["dwarfs"] and deal.goods() == "2S"


def test_3_a_cart_with_only_the_foreman_is_empty_of_resources() -> None:
    deal = zwergar().empties_the_mine().loads(3, "0", foreman=True).holds("miner").after("place miner mine-3")
    assert deal.now["boards"][3][0] == {"load": ["I", "G"], "foreman": True}


def test_4_the_break() -> None:
    deal = zwergar().holds().loads(2, "1S", foreman=True)
    assert deal.legal() == [f"break {place}" for place, dwarf in deal.now["places"].items() if dwarf]
    deal.after("break lab")
    assert (deal.now["places"]["lab"], deal.now["actions"], deal.legal()) == (None, 2, ["end"])
    assert len(deal.seat(0)["dwarfs"]) == 2 and not deal.now["boards"][2][0]["foreman"]


def test_4_break_none_only_when_no_place_has_a_specialist() -> None:
    deal = zwergar(sets=["west", "east"]).holds().upgraded(37).gives(0, heat=1)
    for place in deal.now["places"]:
        deal.stands(place, None)
    deal.stands("lab", "foreman:0").stands("forge", "foreman:1")
    assert deal.legal() == ["break none", "steam s"]
    deal.after("break none")
    assert deal.seat(0)["dwarfs"] == ["foreman"] and deal.legal() == ["steam s", "end"]
    assert deal.now["places"]["lab"] is None and deal.now["places"]["forge"] == "foreman:1"


def test_4_no_break_with_a_dwarf() -> None:
    assert zwergar().legal("break") == []


@pytest.mark.parametrize(("warm", "cold", "after"), [(1, 1, (1, 0)), (2, 0, (1, 0)), (0, 2, (0, 1))])
def test_5_install_takes_a_cold_furnace_first(warm: int, cold: int, after: tuple[int, int]) -> None:
    deal = rich().gives(0, "9S 9I 9G", warm=warm, cold=cold).after("place foreman lab", "install")
    assert (deal.seat(0)["warm"], deal.seat(0)["cold"]) == after
    assert (deal.now["furnaces"]["lab"], deal.score(), deal.legal("install")) == (0, 2, [])


@pytest.mark.parametrize(
    ("place", "price"),
    [
        ("mine-1", "2S"),
        ("mine-2", "1S 1I"),
        ("mine-3", "2I"),
        ("mine-4", "1G"),
        ("lab", "1I"),
        ("boiler", "1I"),
        ("lift", "1I"),
        ("forge", "2S"),
        ("smelter", "1G"),
        ("office", "1G"),
    ],
)
def test_furnace_prices(place: str, price: str) -> None:
    deal = zwergar().holds("foreman").gives(0, price, cold=1).after(f"place foreman {place}", "install")
    assert (deal.goods(), deal.score()) == ("", 2)
    assert zwergar().holds("foreman").gives(0, "0", cold=1).after(f"place foreman {place}").legal("install") == []
    assert zwergar().holds("foreman").gives(0, price).after(f"place foreman {place}").legal("install") == []
    assert rich().furnace(place, 1).after(f"place foreman {place}").legal("install") == []
    assert rich().after(f"place miner {place}").legal("install") == []


def test_6_lighting_needs_a_cold_furnace_but_in_the_lab() -> None:
    for dwarf, place in (("miner", "boiler"), ("miner", "forge")):
        assert rich().gives(0, "9I").after(f"place {dwarf} {place}").legal("light") == []
        assert rich().gives(0, "9I").after(f"place {dwarf} {place}").legal("light-all") == []
    deal = rich().gives(0, heat=10).after("place miner lab")
    assert deal.legal("light") == ["light"]
    assert deal.after("light").seat(0)["heat"] == 10
    assert rich().gives(0, heat=10).after("place smith boiler").legal("heat") == ["heat"]
    assert rich().gives(0, heat=10).after("place smith smelter", "heat").seat(0)["heat"] == 10


def test_7_silverbeard() -> None:
    def lent(dwarf: str, place: str) -> list[str]:
        return rich().silverbeard(0).after(f"place {dwarf} {place}").legal("silverbeard")

    assert lent("foreman", "boiler") == ["silverbeard miner", "silverbeard smith"]
    assert lent("miner", "boiler") == ["silverbeard smith"]
    assert lent("smith", "lift") == ["silverbeard miner", "silverbeard engineer"]
    assert lent("engineer", "office") == ["silverbeard smith"]
    assert lent("engineer", "mine-1") == []
    assert rich().silverbeard(1).after("place miner boiler").legal("silverbeard") == []
    assert rich().silverbeard(0).event(57).after("place miner lab").legal("silverbeard") == []
    assert rich().silverbeard(0).upgraded(4).after("place miner boiler").legal("silverbeard") == []


def test_7_not_after_a_break() -> None:
    assert zwergar().holds().stands("boiler", "foreman:0").silverbeard(0).after("break lab").legal() == ["end"]


def test_8_as_before_any_bonus_and_once() -> None:
    deal = rich().upgraded(44).after("place smith lab", "convert j")
    assert deal.legal("as") == ["as miner", "as engineer"]
    deal.after("convert j")
    assert deal.legal("as") == []
    deal = rich().upgraded(44).after("place smith lab", "convert j", "as miner")
    assert deal.legal() == ["light", "end"]
    assert deal.legal("as") == []
    assert rich().upgraded(44).after("place miner lift", "lift 1").legal("as") == []
    assert rich().upgraded(44).after("place engineer lift", "lift 1").legal("as") == ["as miner", "as smith"]
    assert rich().upgraded(44).after("place engineer forge", "build").legal("as") == ["as miner", "as smith"]
    assert rich().upgraded(44).after("place engineer forge", "build", "build").legal("as") == []


def test_8_the_figure_is_another_instead() -> None:
    deal = rich().upgraded(44).silverbeard(0).after("place smith boiler", "as engineer")
    assert deal.legal() == ["light", "silverbeard miner", "silverbeard smith", "end"]


def test_9_projects_2_to_4_do_not_chain() -> None:
    deal = rich().upgraded(2, 3, 4).completed(5)
    assert deal.after("place smith smelter").legal("upgrade") == ["upgrade 5"]
    assert rich().upgraded(2, 3).after("place smith boiler").legal("light-all") == []
    assert rich().upgraded(3, 44).after("place smith boiler", "as engineer").legal("light-all") == ["light-all"]


def test_9_an_upgrade_counts_at_once() -> None:
    deal = rich().shows(2).gives(0, "9S 9I 9G", heat=10).after("place smith office", "complete 2", "upgrade 2")
    assert deal.seat(0)["heat"] == 9  # the smith's discount
    deal = rich().shows(3).gives(0, "9S 9I", heat=10).after("place engineer office", "complete 3", "upgrade 3")
    assert deal.legal("refund") == ["refund s", "refund i"]


def test_10_bonuses_without_a_word() -> None:
    deal = rich().empties_the_mine().loads(0, "1S").loads(1, "1S", seat=1).silverbeard(0).after("place smith lift", "lift 2")
    assert deal.score() == 0
    deal.after("silverbeard miner")
    assert deal.score() == 0
    deal = rich().empties_the_mine().loads(0, "1S").loads(1, "1S", seat=1).after("place miner lift", "lift 5")
    assert deal.score() == 2


def test_11_upgrading_in_the_office_until_the_end() -> None:
    deal = rich().shows(10, 11).after("place smith office", "complete 10")
    assert deal.legal("upgrade") == ["upgrade 10"] and deal.legal("complete") == []
    deal.after("end", "place engineer office")
    assert deal.legal("upgrade") == []
    deal = rich(sets=["east", "west"]).shows(45).gives(0, "4S 2G 1J", heat=3).after("place smith office", "complete 45")
    assert deal.legal("upgrade") == ["upgrade 45", "upgrade 45 x1", "upgrade 45 x2", "upgrade 45 x3"]
    deal.after("upgrade 45 x3")
    assert deal.seat(0)["heat"] == 0


def test_11_the_smith_saves_two_heat_never_more_than_there_is() -> None:
    deal = rich().shows(2).gives(0, "9S 9I 9G", heat=1).after("place smith office", "complete 2", "upgrade 2")
    assert deal.seat(0)["heat"] == 0
    deal = (
        rich(sets=["gold", "west"]).shows(24).gives(0, "1G 1J", heat=3).after("place smith office", "complete 24", "upgrade 24")
    )
    assert deal.seat(0)["heat"] == 0


def test_12_25_counts_printed_jewels() -> None:
    deal = rich(sets=["gold", "west"]).upgraded(25).completed(9, 24).last_round()
    assert deal.finish().score() == 3


def test_13_the_discount_is_always_written_where_both_are_possible() -> None:
    deal = rich().upgraded(1).shows(10, 12, 11, 17).after("place miner office")
    assert deal.legal("complete") == ["complete 10 -s", "complete 10 -i", "complete 11", "complete 12", "complete 17"]


def test_14_project_43_adds_an_action() -> None:
    deal = rich(sets=["east", "west"]).completed(43).after("place engineer smelter")
    assert deal.now["actions"] == 2
    assert deal.after("upgrade 43").now["actions"] == 3


def test_16_declining_and_no_end_after_the_upgrade() -> None:
    deal = zwergar(sets=["gold", "west"]).completed(23).last_round()
    deal.skip_turn().skip_turn()
    assert deal.legal() == ["upgrade 23", "end"]
    assert deal.after("upgrade 23").now["phase"] == "over"


@pytest.mark.parametrize(
    ("discard", "display", "after"),
    [
        ([1, 2], (1, 2, 3, 4, 10), [11, 12, 3, 4, 10]),
        ([2, 1], (1, 2, 3, 4, 10), [11, 12, 3, 4, 10]),
        ([2, 1], (1, 0, 3, 4, 10), [11, 12, 13, 4, 10]),
        ([3, 4], (1, 2, 0, 3, 4), [1, 2, 11, 12, 13]),
        ([5, 4], (1, 2, 3, 4, 0), [11, 2, 3, 12, 13]),
        ([1, 5], (0, 0, 3, 0, 0), [11, 12, 13, 5, 6]),
    ],
)
def test_17_event_52_takes_the_next_to_the_right(discard: list[int], display: tuple[int, ...], after: list[int]) -> None:
    deal = zwergar(events=[52], discard=discard, projects=[1, 2, 3, 4, 10, 11, 12, 13])
    deal.skip_turn()
    while deal.now["actions"] or deal.now["phase"] == "choose":
        deal.idle()
    deal.shows(*display)
    deal.after("end")
    assert deal.now["event"] == 52
    assert deal.now["display"] == after


def test_18_options() -> None:
    setup = GAME.setup_from(3, GAME.check_options({"sets": ["east", "gold", "old-shaft"], "short": True}), 5, Played.rules)
    assert isinstance(setup, Setup)
    assert setup.sets == ["east", "gold", "old-shaft"] and len(setup.events) == 7
    assert len(setup.discard) == len(set(setup.discard)) == (2 if Played.rules == 1 else 5)
    for players, sets in ((2, 2), (3, 3), (4, 4)):
        default = GAME.setup_from(players, GAME.check_options({}), 5)
        assert isinstance(default, Setup)
        assert default.sets == ["west", "new-shaft", "gold", "east"][:sets]
        assert len(default.events) == 9
    with pytest.raises(ClientError):
        GAME.setup_from(3, GAME.check_options({"sets": ["east", "gold"]}), 5)
    with pytest.raises(ClientError):
        GAME.read_setup(2, GAME.check_options({"sets": ["east", "gold"]}), setup_for(2), Played.rules)
    GAME.read_setup(2, GAME.check_options({"sets": ["new-shaft", "west"]}), setup_for(2), Played.rules)


# The set-up and the turn.


@pytest.mark.parametrize(("players", "in_mine"), [(2, 4), (3, 3), (4, 2)])
def test_set_up(players: int, in_mine: int) -> None:
    specialists = ["miner"] * 6 + ["smith"] * 6
    deal = zwergar(players, start=1, specialists=specialists)
    now = deal.now
    assert [now["places"][f"mine-{n}"] is not None for n in (1, 2, 3, 4)] == [n <= in_mine for n in (1, 2, 3, 4)]
    order = [1, 2, 3, 0] if players == 4 else [1, 2, 0] if players == 3 else [1, 0]
    starts = [(1, "SS"), (1, "SS"), (2, "SI"), (2, "SI")]
    for turn, seat in enumerate(order):
        sheet = now["seats"][seat]
        assert sheet["dwarfs"] == ["foreman", "miner"]
        assert (sheet["resources"], sheet["warm"], sheet["cold"]) == ({"S": 1, "I": 0, "G": 0, "J": 0}, 0, 2)
        level, load = starts[turn]
        assert deal.load(level, seat) == load
    assert (now["round"], now["start"], now["player"], now["actions"]) == (1, 1, 1, 3)
    assert now["display"] == [1, 2, 3, 4, 10] and now["event"] is None and now["silverbeard"] is None
    dealt = [now["places"][p] for p in ("lab", "boiler", "forge", "smelter", "lift", "office")]
    assert dealt == specialists[players : players + 6]


def test_refill_at_the_start_of_a_turn() -> None:
    deal = rich().after("place miner office", "complete 2", "end")
    assert deal.now["display"] == [1, None, 3, 4, 10]
    deal.skip_turn()
    assert deal.now["display"] == [1, 11, 3, 4, 10]


def test_a_refill_is_a_reveal_and_an_event_too() -> None:
    deal = rich().after("place miner office", "complete 2", "end")
    before = deal.state.reveals()
    deal.skip_turn()
    assert deal.state.reveals() == before + 1
    deal.skip_turn()
    assert deal.state.reveals() == before + 2


def test_the_dwarf_on_a_place_leaves() -> None:
    deal = zwergar().holds("miner").stands("lab", "foreman:1").holds("smith", seat=1).after("place miner lab")
    assert (deal.seat(0)["dwarfs"], deal.seat(1)["dwarfs"]) == ([], ["foreman", "smith"])
    assert deal.now["places"]["lab"] == "miner"


def test_heat_for_the_owner_when_another_comes() -> None:
    deal = rich().furnace("lab", 1).furnace("forge", 0).furnace("mine-1", 1)
    deal.after("place miner lab", "end", "place smith forge", "end", "place engineer mine-1", "end")
    assert deal.seat(1)["heat"] == 1
    assert rich().furnace("forge", 0).gives(0, heat=3).after("place smith forge").seat(0)["heat"] == 3


def test_a_furnace_in_the_mine_gives_the_extra_but_only_one() -> None:
    deal = rich().furnace("mine-3", 0).upgraded(4).empties_the_mine().after("place miner mine-3")
    assert deal.load(3) == "IIG"
    full = rich().furnace("mine-3", 0).loads(3, "1S").after("place miner mine-3")
    assert full.load(3) == "S"
    late = rich().empties_the_mine().after("place foreman mine-3", "install")
    assert late.load(3) == "IG"


@pytest.mark.parametrize(
    ("level", "load", "extra"), [(1, "SSSS", "SSSSS"), (2, "SSII", "SSIII"), (3, "IG", "IIG"), (4, "J", "GJ")]
)
def test_yields(level: int, load: str, extra: str) -> None:
    assert rich().empties_the_mine().after(f"place miner mine-{level}").load(level) == load
    assert rich().empties_the_mine().furnace(f"mine-{level}", 0).after(f"place miner mine-{level}").load(level) == extra


def test_fires_are_kept_at_the_end_of_a_round() -> None:
    deal = zwergar().gives(0, warm=1, cold=2).gives(1, cold=2).skip_turn().skip_turn()
    assert [(s["warm"], s["cold"]) for s in deal.now["seats"]] == [(2, 1), (0, 2)]


def test_smelting_and_converting() -> None:
    deal = zwergar().holds("miner").gives(0, "1S", heat=4).after("place miner smelter", "smelt s")
    assert deal.goods() == "1I"
    assert deal.after("smelt i").goods() == "1G"
    assert deal.after("smelt g").goods() == "1J" and deal.seat(0)["heat"] == 0
    deal = zwergar().holds("smith").gives(0, "1J").after("place smith lab", "convert j", "convert g", "convert g")
    assert deal.goods() == "4I" and deal.legal() == ["end"]


def test_building() -> None:
    deal = rich().gives(0, "2I", cold=6).after("place engineer forge", "build", "build")
    assert (deal.goods(), deal.seat(0)["cold"], deal.legal()) == ("", 8, ["end"])
    assert (
        rich()
        .gives(0, "2I", cold=5)
        .furnace("lab", 0)
        .furnace("lift", 0)
        .furnace("forge", 0)
        .after("place engineer forge")
        .legal("build")
        == []
    )
    assert rich().after("place miner forge", "build").legal() == ["light", "end"]


def test_upgrading_in_the_smelter_costs_one_heat_more() -> None:
    deal = rich().completed(10, 5).gives(0, heat=7).after("place engineer smelter")
    assert deal.legal("upgrade") == ["upgrade 5", "upgrade 10"]
    deal.after("upgrade 10")
    assert deal.seat(0)["heat"] == 4 and deal.legal("upgrade") == []


def test_stones_before_or_after_the_steps() -> None:
    deal = rich().empties_the_mine().after("place engineer lift", "lift 1", "stones 0")
    assert [deal.load(0, seat) for seat in (0, 1)] == ["S", "S"]
    assert deal.legal() == ["end"]
    assert rich().after("place engineer lift").legal("stones") == [f"stones {n}" for n in range(5)]
    assert rich().empties_the_mine().after("place engineer lift", "stones 0", "lift 1").goods() == "21S 20I 20G 20J"


def test_refund_looks_at_what_was_paid() -> None:
    deal = rich().upgraded(1).shows(10).after("place engineer office", "complete 10 -s")
    assert deal.legal("refund") == []
    deal = rich().upgraded(1).shows(10).after("place engineer office", "complete 10 -i", "refund s")
    assert deal.goods() == "19S 20I 20G 20J" and deal.legal("refund") == []
