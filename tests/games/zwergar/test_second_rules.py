"""Rules version 2: each of its differences by examples, beside what version 1 does at the same moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import steiger
from steiger.cli.main import main
from steiger.cli.protocol import Protocol
from steiger.core.errors import BadRequest, Illegal
from steiger.core.record import parse
from steiger.core.resample import resample
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.games.zwergar.contract import Setup
from steiger.games.zwergar.rules.terms import Card
from steiger.games.zwergar.rules.words import VOCABULARY
from steiger.locale import catalogue
from tests.games.zwergar.deal import FIRST, GAME, Deal, Played, rich, setup_for, zwergar

FIRST_SIZE = 2097  # words of version 1
VALUE = {"S": 0.50, "I": 1.09, "G": 2.24, "J": 4.70}


@pytest.fixture(autouse=True)
def second() -> Iterator[None]:
    Played.rules = 2
    yield
    Played.rules = 1


def under_first(**parts: Any) -> Deal:
    """The same rich table under version 1."""
    Played.rules = 1
    try:
        return rich(**parts)
    finally:
        Played.rules = 2


def why(deal: Deal, words: str) -> str:
    with pytest.raises(Illegal) as error:
        deal.table.play(words)
    return str(error.value.reason.key)


# 1. Event 52.


def discarded_by_52(display: tuple[int, ...], order: list[int]) -> list[int]:
    """Turn event 52 up with some spaces empty (0) and an empty stack, and return what it discards."""
    deal = zwergar(events=[52], discard=order)
    state = deal.state
    for space, number in enumerate(display):
        state.lay_out(space, Card(number - 1))
    state.drawn = len(state.projects)
    before = {number for number in display if number}
    deal.skip_turn().skip_turn()
    assert deal.now["event"] == 52
    return sorted(before - {number for number in deal.now["display"] if number})


@pytest.mark.parametrize(
    ("display", "order", "gone"),
    [
        ((1, 2, 3, 4, 10), [4, 2, 1, 3, 5], [2, 4]),
        ((1, 0, 3, 0, 10), [4, 2, 1, 3, 5], [1, 3]),
        ((0, 0, 3, 0, 10), [3, 1, 2, 4, 5], [3, 10]),
        ((0, 0, 0, 0, 10), [3, 1, 2, 4, 5], [10]),
        ((0, 0, 0, 0, 0), [3, 1, 2, 4, 5], []),
    ],
)
def test_event_52_passes_over_empty_spaces(display: tuple[int, ...], order: list[int], gone: list[int]) -> None:
    assert discarded_by_52(display, order) == gone


def test_event_52_refills_from_the_left() -> None:
    deal = zwergar(events=[52], discard=[5, 2, 1, 3, 4])
    first, second, third, fourth, _ = deal.now["display"]
    stack = deal.now["stacks"]["projects"]
    deal.skip_turn().skip_turn()
    assert deal.now["display"] == [first, stack[0], third, fourth, stack[1]]
    assert second not in deal.now["display"]


def test_every_open_project_is_discarded_equally_often() -> None:
    """With one empty space, version 1 favours the project to its right. Version 2 favours none."""
    from itertools import permutations

    counts = dict.fromkeys((2, 3, 4, 10), 0)
    for order in permutations(range(1, 6)):
        for number in discarded_by_52((0, 2, 3, 4, 10), list(order)):
            counts[number] += 1
    assert set(counts.values()) == {60}


@pytest.mark.parametrize("discard", [[1, 2], [1, 2, 3, 4, 4], [1, 2, 3, 4, 6], [0, 1, 2, 3, 4], [1, 2, 3, 4], "12345"])
def test_discard_must_be_a_permutation(discard: Any) -> None:
    with pytest.raises(BadRequest):
        GAME.read_setup(2, {}, setup_for(2) | {"discard": discard}, 2)


def test_each_version_refuses_the_other_ones_discard() -> None:
    GAME.read_setup(2, {}, setup_for(2, discard=[5, 1]), 1)
    with pytest.raises(BadRequest):
        GAME.read_setup(2, {}, setup_for(2, discard=[5, 1, 2, 3, 4]), 1)


def discards_dealt(deal: Deal) -> set[tuple[int, ...]]:
    dealt = [resample(deal.table, 0, Rng(seed)).setup for seed in range(40)]
    return {tuple(setup.discard) for setup in dealt if isinstance(setup, Setup)}


def test_the_order_of_discards_is_hidden_until_it_is_seen() -> None:
    deal = zwergar(events=[48, 52], discard=[4, 2, 1, 3, 5])
    assert len(discards_dealt(deal)) > 25
    deal.skip_turn().skip_turn().skip_turn().skip_turn()
    assert deal.now["event"] == 52
    assert discards_dealt(deal) == {(2, 4, 1, 3, 5)}, "only what everybody saw: spaces 2 and 4 were emptied"


def test_two_orders_that_look_alike_are_dealt_alike() -> None:
    one = zwergar(events=[52], discard=[4, 2, 1, 3, 5]).skip_turn().skip_turn()
    other = zwergar(events=[52], discard=[2, 4, 5, 3, 1]).skip_turn().skip_turn()
    assert resample(one.table, 1, Rng(9)).setup == resample(other.table, 1, Rng(9)).setup


# 2. Visits.


def test_a_visit_does_all_but_mining() -> None:
    deal = rich().empties_the_mine().stands("mine-2", "smith").event(56)
    deal.after("visit miner mine-2")
    assert deal.load(2) == "" and deal.now["places"]["mine-2"] == "miner"
    assert deal.seat(0)["dwarfs"] == ["engineer", "foreman", "smith", "smith"]
    assert deal.score() == 1, "event 56 counts the dwarf, not the load"
    assert deal.now["actions"] == 2 and deal.legal() == ["end"]


def test_a_visiting_foreman_rides_and_may_install() -> None:
    deal = rich().empties_the_mine()
    deal.after("visit foreman mine-3")
    assert deal.now["boards"][3][0] == {"load": [], "foreman": True} and deal.now["places"]["mine-3"] is None
    deal.after("install", "end")
    assert deal.now["furnaces"]["mine-3"] == 0
    deal.after("place smith mine-3")
    assert deal.load(3) == "IIG", "mined with the extra of the furnace"


def test_a_visit_needs_something_to_leave_behind() -> None:
    deal = rich().empties_the_mine().loads(1, "1S")
    assert "visit miner mine-2" in deal.legal() and "visit miner mine-1" not in deal.legal()
    assert why(deal, "visit miner mine-1") == "zwergar-visit-nothing"
    assert why(deal.holds("smith"), "visit miner mine-2") == "zwergar-no-dwarf"


def test_a_level_without_yield_is_visited_only_for_its_extra() -> None:
    deal = rich(components={"mine-1": {"yield": "0"}}).empties_the_mine().upgraded(2)
    assert [words for words in deal.legal("visit") if words.endswith("mine-1")] == ["visit smith mine-1"]


def test_version_1_has_no_visits() -> None:
    deal = under_first()
    assert deal.legal("visit") == [] and why(deal, "visit miner mine-2") == "zwergar-visit-rules"


# 3. Project 44 in the mine.


def test_project_44_brings_the_missing_extra() -> None:
    deal = rich().empties_the_mine().upgraded(44, 2)
    deal.after("place miner mine-2")
    assert deal.legal("as") == ["as smith"]
    deal.after("as smith")
    assert deal.load(2) == "SSIII" and deal.seat(0)["heat"] == 9 and deal.legal() == ["end"]


def test_project_44_in_the_mine_may_be_paid_with_furnaces() -> None:
    deal = rich().empties_the_mine().upgraded(44, 2).gives(0, heat=1, warm=2)
    deal.after("place miner mine-4")
    assert deal.legal("as") == ["as smith", "as smith +1"]
    deal.after("as smith +1")
    assert deal.load(4) == "GJ" and deal.seat(0)["warm"] == 1 and deal.seat(0)["heat"] == 1


@pytest.mark.parametrize(
    ("prepare", "begin"),
    [
        (lambda deal: deal, "visit miner mine-1"),
        (lambda deal: deal.loads(1, "1S"), "place miner mine-1"),
        (lambda deal: deal, "place foreman mine-1"),
        (lambda deal: deal.furnace("mine-1", 0), "place miner mine-1"),
        (lambda deal: deal.upgraded(4), "place miner mine-1"),
        (lambda deal: deal, "place smith mine-1"),
        (lambda deal: deal.gives(0), "place miner mine-1"),
    ],
    ids=["visit", "full cart", "foreman", "own furnace", "own kind", "same kind", "no heat"],
)
def test_project_44_is_refused_in_the_mine(prepare: Any, begin: str) -> None:
    deal = prepare(rich().empties_the_mine().upgraded(44, 2))
    deal.after(begin)
    assert deal.legal("as") == []


def test_project_44_needs_an_extra_and_a_kind_that_mines_it() -> None:
    deal = rich().empties_the_mine().upgraded(44, 2)
    deal.after("place miner mine-1")
    assert why(deal, "as engineer") == "zwergar-as-mine"
    none = rich(components={"mine-1": {"extra": "0"}}).empties_the_mine().upgraded(44, 2)
    none.after("place miner mine-1")
    assert why(none, "as smith") == "zwergar-as-mine"


def test_a_rivals_furnace_and_event_58_do_not_matter() -> None:
    deal = rich().empties_the_mine().upgraded(44, 2).furnace("mine-1", 1).event(58)
    deal.after("place miner mine-1", "as smith")
    assert deal.load(1) == "SSSSS"


def test_version_1_has_no_project_44_in_the_mine() -> None:
    deal = under_first().empties_the_mine().upgraded(44, 2)
    deal.after("place miner mine-1")
    assert why(deal, "as smith") == "zwergar-as-where"


# 4. West.


def in_west(deal: Deal) -> Deal:
    deal.completed(1).last_round()
    while deal.now["player"] == 0:
        deal.idle()
    while deal.now["player"] == 1:
        deal.idle()
    assert deal.now["phase"] == "choose" and deal.now["player"] == 0
    return deal


def test_wests_actions_can_be_declined() -> None:
    deal = in_west(rich())
    deal.state.players[0].heat = 5
    assert "end" in deal.legal()
    deal.after("end")
    assert deal.now["phase"] == "over" and deal.seat(0)["heat"] == 0


def test_the_rest_of_wests_actions_can_be_declined() -> None:
    deal = in_west(rich())
    deal.holds("foreman").after("place foreman boiler", "end")
    assert deal.now["actions"] == 2
    deal.after("end")
    assert deal.now["phase"] == "over"


def test_in_the_rounds_no_action_can_be_declined() -> None:
    deal = rich()
    assert "end" not in deal.legal() and why(deal, "end") == "zwergar-other-question"


def test_version_1_has_to_take_wests_actions() -> None:
    deal = in_west(under_first())
    assert "end" not in deal.legal() and why(deal, "end") == "zwergar-other-question"


def test_an_action_won_in_golds_upgrade_is_not_declined() -> None:
    deal = rich(sets=["gold", "east"]).completed(19, 43).last_round()
    while deal.now["phase"] != "upgrade":
        deal.idle()
    deal.after("upgrade 43")
    assert deal.now["phase"] == "choose" and "end" not in deal.legal()


# 5. The forge.

DEAR = {"forge": {"first-furnace": "1G", "second-furnace": "1S"}}


def test_the_forge_falls_back_to_the_engineers_bonus() -> None:
    deal = rich(components=DEAR).gives(0, "1S")
    deal.after("place engineer forge", "build")
    assert deal.goods() == "" and deal.seat(0)["cold"] == 1
    assert deal.legal() == ["end"]


def test_after_the_bonus_the_normal_action_is_still_there() -> None:
    deal = rich(components=DEAR, sets=["east", "west"]).upgraded(37).gives(0, "1S", heat=3)
    deal.after("place engineer forge", "build")
    deal.state.players[0].goods += 1 << 30  # a gold, as a price that came later
    deal.after("build")
    assert deal.goods() == "" and deal.seat(0)["cold"] == 2
    assert why(deal, "build") == "zwergar-used"


def test_the_normal_price_comes_first() -> None:
    deal = rich(components=DEAR).gives(0, "1S 1G")
    deal.after("place engineer forge", "build")
    assert deal.goods() == "1S"
    deal.after("build")
    assert deal.goods() == ""


def test_others_have_no_bonus_to_fall_back_to() -> None:
    deal = rich(components=DEAR).gives(0, "1S")
    deal.after("place smith forge")
    assert why(deal, "build") == "zwergar-too-few-resources"


def test_version_1_pays_the_normal_price_first() -> None:
    deal = under_first(components=DEAR).gives(0, "1S")
    deal.after("place engineer forge")
    assert why(deal, "build") == "zwergar-too-few-resources"


# 6. Numbers.


def pieces(written: str) -> list[str]:
    return [part[-1] for part in written.split(" ") for _ in range(int(part[:-1]))]


def test_the_deeper_the_more_valuable_and_more_numerous() -> None:
    rows = {(row.section, row.name): str(row.value) for row in GAME.components()}
    yields = [pieces(rows[f"mine-{level}", "yield"]) for level in (1, 2, 3, 4)]
    for upper, lower in pairwise(yields):
        assert len(upper) <= len(lower)
        assert sum(VALUE[letter] for letter in upper) < sum(VALUE[letter] for letter in lower)
    assert len(yields[3]) > len(yields[0])


def test_only_chosen_numbers_differ_between_the_versions() -> None:
    for old, new in zip(FIRST.components(), GAME.components(), strict=True):
        assert (old.section, old.name, old.mark) == (new.section, new.name, new.mark)
        assert old.value == new.value or old.mark == "chosen"


def test_components_prints_the_numbers_of_a_version(capsys: pytest.CaptureFixture[str]) -> None:
    found = {}
    for rules in ("1", "2"):
        assert main(["components", "zwergar", "--json", "--rules", rules]) == 0
        found[rules] = json.loads(capsys.readouterr().out)
        assert found[rules]["rules"] == int(rules)
    assert main(["components", "zwergar", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found["2"] != found["1"]
    assert {"section": "mine-1", "name": "yield", "value": "4S", "mark": "chosen"} in found["1"]["components"]
    assert main(["--lang", "en", "components", "zwergar", "--rules", "3"]) == 2
    assert "Supported versions: 1, 2" in capsys.readouterr().err


# Records and the protocol.


def ask(protocol: Protocol, **request: Any) -> Any:
    return json.loads(protocol.answer(json.dumps(request).encode()))


@pytest.mark.parametrize("rules", [1, 2])
def test_the_engine_plays_the_version_it_is_told(rules: int) -> None:
    protocol = Protocol(catalogue("en"))
    begun = ask(protocol, cmd="new", game="zwergar", players=2, seed=3, rules=rules, components={"mine-1": {"yield": "4S"}})
    assert len(begun["setup"]["discard"]) == (2 if rules == 1 else 5)
    record = ask(protocol, cmd="record")
    assert record["rules"] == rules
    assert record.get("components", {}) == ({} if rules == 1 else {"mine-1": {"yield": "4S"}})
    assert ask(protocol, cmd="load", record=record)["ok"]
    assert ask(protocol, cmd="record") == record


def test_the_engine_plays_the_newest_version_by_default() -> None:
    protocol = Protocol(catalogue("en"))
    ask(protocol, cmd="new", game="zwergar", players=2, seed=3)
    assert ask(protocol, cmd="record")["rules"] == 2


@pytest.mark.parametrize("rules", [0, 3, True, "2", 2.0])
def test_the_engine_refuses_unknown_versions(rules: Any) -> None:
    protocol = Protocol(catalogue("en"))
    assert ask(protocol, cmd="new", game="zwergar", players=2, rules=rules)["error"]["code"] == "bad-request"


def test_a_setup_of_the_other_version_is_a_bad_request() -> None:
    protocol = Protocol(catalogue("en"))
    setup = as_json(FIRST.setup_from(2, {}, 1))
    assert ask(protocol, cmd="new", game="zwergar", players=2, setup=setup)["error"]["code"] == "bad-request"
    assert ask(protocol, cmd="new", game="zwergar", players=2, setup=setup, rules=1)["ok"]


def test_a_record_without_a_version_is_of_the_newest() -> None:
    record = Table.new(GAME, 2, {}, 5).record().to_json()
    del record["rules"]
    assert parse(record).rules == 2


def test_corrections_belong_to_the_records_version() -> None:
    """The same corrections leave different numbers behind in each version."""
    for rules in (1, 2):
        game = GAME.with_components({"mine-1": {"yield": "2S"}})
        record = Table.new(game, 2, {}, 5, rules).record().to_json()
        assert record.get("components", {}) == ({"mine-1": {"yield": "2S"}} if rules == 1 else {})
        assert Table.replay(parse(record)).record().to_json() == record


def test_new_words_come_last() -> None:
    """Policies and datasets of version 1 keep their numbers."""
    words = VOCABULARY.words
    assert words[FIRST_SIZE - 1] == "end"
    assert all(phrase.startswith("visit") for phrase in words[FIRST_SIZE:])


def test_bots_of_a_game_under_version_1_stay_within_it() -> None:
    from steiger import bots

    table = Table.new("zwergar", 2, {"short": True}, 8, rules=1)
    rng = Rng(1)
    seated = bots.get("foreman", rng)
    while table.to_move() is not None:
        words = steiger.game("zwergar").vocabulary.words[bots.ask(seated, table.state, rng, 0)]
        table.play(words)
    assert table.record().to_json()["rules"] == 1
