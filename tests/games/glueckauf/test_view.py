"""The view states what follows from the rules, so that no client has to derive it."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import steiger
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.games.glueckauf import contract
from steiger.games.glueckauf.rules import terms
from steiger.games.glueckauf.rules.tables import ORDER_ROWS, TUNNELS
from tests.games.glueckauf.deal import glueckauf, seen_by

GAME = steiger.game("glueckauf")


def test_the_contract_has_the_words_of_the_rules() -> None:
    assert list(contract.COLOURS) == terms.COLOURS and list(contract.VEHICLES) == terms.VEHICLES
    assert list(get_args(contract.Side)) == terms.SIDES
    assert list(get_args(contract.Phase)) == terms.PHASES[1:]


@pytest.mark.parametrize(("players", "paid"), [(2, False), (3, True), (4, True)])
def test_second_place_has_points_only_where_it_is_paid(players: int, paid: bool) -> None:
    clock = seen_by(Table.new(GAME, players, {}, 1), None).clock
    assert all((element.second is not None) == paid for element in clock)


def test_the_clock_names_its_leaders_and_the_elements_that_score() -> None:
    deal = glueckauf(players=3).drafted()
    yellow = deal.view(None).clock[0]
    assert (yellow.counts, yellow.leaders) == ([0, 0, 0], [])
    deal.state.open_delivered = True
    deal.state.players[1].delivered = vec[i64]([0])
    yellow = deal.view(None).clock[0]
    assert (yellow.counts, yellow.leaders) == ([0, 1, 0], [1])
    assert [element.scores for element in deal.view(None).clock] == [True] * 4 + [False] * 8
    deal.state.shift = 2
    assert [element.scores for element in deal.view(None).clock] == [True] * 8 + [False] * 4


def test_planning_is_offered_while_placing_and_not_in_the_draft() -> None:
    deal = glueckauf(players=2)
    assert not deal.view(0).plannable
    deal.drafted()
    assert deal.view(0).plannable and GAME.goals(deal.state) != []


def test_the_tables_hold_every_order_and_tunnel() -> None:
    tables = GAME.tables()
    assert isinstance(tables, contract.Components)
    assert len(tables.orders) == len(ORDER_ROWS) and list(tables.tiles) == TUNNELS
    assert tables.tiles["g2l"] == contract.TileCard(colour="g", side="l", carts=2, price=6)
    assert tables.tiles["k1"] == contract.TileCard(colour="k", side=None, carts=1, price=0)


def test_a_set_up_is_what_the_contract_says() -> None:
    setup = Table.new(GAME, 3, {}, 5).setup
    assert msgspec.convert(as_json(setup), contract.Setup) == setup
