"""The view states what follows from the rules, so that no client has to derive it."""

from __future__ import annotations

from typing import get_args

import msgspec

from steiger.core.game import Corrections
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.games.zwergar import contract
from steiger.games.zwergar.rules import terms
from steiger.locale import catalogue
from tests.games.zwergar.deal import GAME, Deal, zwergar


def seen_in(table: Table, seat: int | None = 0) -> contract.View:
    view = table.view(seat)
    assert isinstance(view, contract.View)
    return view


def seen(deal: Deal) -> contract.View:
    return seen_in(deal.table)


def test_the_contract_has_the_words_of_the_rules() -> None:
    assert list(contract.RESOURCES) == terms.RESOURCES and list(contract.DWARFS) == terms.DWARFS
    assert list(get_args(contract.Kind)) == terms.KINDS and list(get_args(contract.Phase)) == terms.PHASES
    assert list(get_args(contract.ProjectSet)) == terms.SETS
    assert set(contract.KINGDOM) | {f"mine-{level}" for level in contract.LEVELS} == set(terms.PLACES)


def test_a_corrected_table_shows_its_own_numbers() -> None:
    changes: Corrections = {"heat": {"most": 7}, "project-10": {"complete": "1h 3S", "upgrade": "4h"}, "mine-1": {"yield": "5S"}}
    game = GAME.with_components(changes)
    table = Table.new(game, 2, {"sets": ["new-shaft", "west"]}, 1)
    Deal(table).shows(10)
    view = seen_in(table)
    assert view.most_heat == 7 and seen(zwergar()).most_heat == 10
    assert (view.cards["10"].complete, view.cards["10"].upgrade) == ("1h 3S", "4h")
    assert view.mine[0].yields == "5S"
    output = game.explain("10", catalogue("en")) or ""
    assert "1h 3S" in output and "4h" in output
    rows = {(row.section, row.name): row.value for row in game.components()}
    assert rows["heat", "most"] == 7 and rows["project-10", "upgrade"] == "4h"


def test_a_project_on_display_asks_to_be_completed_and_a_completed_one_to_be_upgraded() -> None:
    deal = zwergar(sets=["west", "gold"]).shows(2).completed(3).completed(4, seat=1)
    cards = seen(deal).cards
    assert (cards["2"].asks, cards["3"].asks, cards["4"].asks) == ("complete 2", "upgrade 3", "upgrade 4")
    assert all(GAME.vocabulary.id(card.asks) is not None for card in cards.values())


def test_the_smelter_upgrades_for_one_heat_more_than_printed() -> None:
    deal = zwergar(sets=["new-shaft", "west"]).holds("engineer").gives(heat=5).completed(10)
    assert seen(deal).cards["10"].upgrade_now == seen(deal).cards["10"].upgrade == "2h"
    deal.after("place engineer smelter")
    assert (seen(deal).cards["10"].upgrade, seen(deal).cards["10"].upgrade_now) == ("2h", "3h")
    deal.after("upgrade 10")
    assert deal.seat(0)["heat"] == 5 - 3


def test_a_project_that_makes_others_cheaper_shows_both_prices() -> None:
    deal = zwergar(sets=["west", "new-shaft"]).holds("miner").gives(goods="2S 1I").shows(10).completed(1)
    deal.state.players[0].upgraded |= 1
    deal.state.players[0].stats += deal.state.box.stats[0]
    card = seen(deal).cards["10"]
    assert card.complete == "2S 1I" and card.complete_now == ["1S 1I", "2S"]
    assert card.asks == "complete 10 -s"
    assert seen_in(deal.table, 1).cards["10"].complete_now == ["2S 1I"]


def test_an_upgraded_project_has_nothing_left_to_pay() -> None:
    deal = zwergar(sets=["west", "gold"]).completed(3)
    deal.state.players[0].upgraded |= 1 << 2
    card = seen(deal).cards["3"]
    assert card.complete_now is None and card.upgrade_now is None


def test_standings_count_completed_projects_of_each_set() -> None:
    deal = zwergar(sets=["west", "gold"]).completed(1, 2).completed(3, seat=1)
    west, gold = seen(deal).standings
    assert (west.set, west.counts, west.leaders) == ("west", [2, 1], [0])
    assert (gold.set, gold.counts, gold.leaders) == ("gold", [0, 0], [])


def test_a_set_up_is_what_the_contract_says() -> None:
    setup = Table.new(GAME, 3, {}, 5).setup
    assert msgspec.convert(as_json(setup), contract.Setup) == setup


def test_each_upgrade_of_the_new_shaft_promises_more_than_the_last() -> None:
    sets = ["new-shaft", "west"]
    first = seen(zwergar(sets=sets).shows(10)).cards["10"]
    second = seen(zwergar(sets=sets).shows(10).upgraded(11)).cards["10"]
    assert (first.upgrade_vp_now, second.upgrade_vp_now) == (2, 4)
