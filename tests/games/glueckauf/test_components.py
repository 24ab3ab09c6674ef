"""Every component and number of the game is the one in the rules, shown in play where play can show it."""

from __future__ import annotations

import pytest

from steiger.games.glueckauf.game import ALL_ORDERS, ALL_TILES
from steiger.games.glueckauf.rules import tables
from steiger.games.glueckauf.rules.scoring import score_shift
from steiger.games.glueckauf.rules.terms import COLOURS, FIELDS, SIDES, VEHICLES, Card, Colour
from tests.games.glueckauf import spec_rows
from tests.games.glueckauf.deal import Deal, glueckauf
from tests.games.glueckauf.spec_rows import rows


def test_orders_are_those_of_the_rules() -> None:
    ours = [(number, *row) for number, row in enumerate(tables.ORDER_ROWS, start=1)]
    assert ours == spec_rows.orders() and len(ours) == 44
    assert sorted(ALL_ORDERS) == [row[0] for row in spec_rows.orders()]


@pytest.mark.parametrize(("number", "vehicle", "points", "slots"), spec_rows.orders())
def test_delivered_order_scores_its_points_for_its_vehicle(number: int, vehicle: str, points: int, slots: str) -> None:
    deal = glueckauf(players=2, start=1, draft=[number]).after(f"draft {number}").drafted().after("place bank")
    for colour in slots:
        deal.state.players[0].fill(Card(number - 1), Colour(COLOURS.index(colour)), COLOURS.index(colour) + 1)
    assert deal.legal("place deliver") == [f"place deliver-{vehicle}"]
    assert deal.after(f"place deliver-{vehicle}").seat(0)["score"] == points


def test_tiles_are_those_of_the_rules() -> None:
    kinds = [row[0] for row in rows(spec_rows.TILES)]
    assert kinds == tables.TILES and len(kinds) == 16
    assert sorted(ALL_TILES) == sorted(kinds * spec_rows.TILES_OF_EACH_KIND)


@pytest.mark.parametrize(("tile", "colour", "carts", "side", "price"), rows(spec_rows.TILES))
def test_tile_costs_its_price_and_brings_a_cube_per_cart(tile: str, colour: str, carts: str, side: str, price: str) -> None:
    kind = tables.TILES.index(tile)
    assert SIDES[tables.TILE_SIDE[kind]] == side
    deal = glueckauf(players=4, tiles=tile).drafted()
    empty = deal.state.players[0].carts
    deal.after("place factory-1")
    assert deal.seat(0)["money"] == 8 - int(price)
    assert deal.seat(0)["tunnels"][-1] == {"tile": tile, "cubes": [colour] * int(carts)}
    assert (deal.state.players[0].carts - empty) >> (7 * COLOURS.index(colour)) == int(carts)


def test_fields_are_those_of_the_rules() -> None:
    assert [row[0] for row in rows(spec_rows.FIELDS)] == FIELDS and len(FIELDS) == 27


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fields_are_closed_by_number_of_players(players: int) -> None:
    deal = glueckauf(players=players, tiles="y1l y1l y1l y1d y1d y1d b1l b1l").drafted()
    closed = {field for field, closed_with, _ in rows(spec_rows.FIELDS) if str(players) in closed_with.split()}
    assert {field for field in FIELDS if is_closed(deal, field)} == closed
    assert len(closed) == {2: 7, 3: 3, 4: 0}[players]


def is_closed(deal: Deal, field: str) -> bool:
    return f"place {field}" not in deal.legal() and deal.why(f"place {field}") == "glueckauf-field-closed"


@pytest.mark.parametrize(("field", "closed_with", "number"), [row for row in rows(spec_rows.FIELDS) if row[2] != "-"])
def test_field_gives_its_steps_or_its_money(field: str, closed_with: str, number: str) -> None:
    deal = glueckauf(players=4).drafted().after(f"place {field}")
    if field.startswith("mine"):
        assert deal.now["steps"] == int(number)
    else:
        assert deal.seat(0)["money"] == 8 + int(number)


@pytest.mark.parametrize("row", rows(spec_rows.SETUP))
def test_setup_by_number_of_players(row: list[str]) -> None:
    players, workers, money, pool = map(int, row)
    deal = glueckauf(players=players)
    assert len(deal.now["pool"]) == pool
    assert [(seat["workers"], seat["money"]) for seat in deal.now["seats"]] == [(workers, money)] * players


def test_clock_has_the_elements_of_the_rules() -> None:
    assert [row[0] for row in rows(spec_rows.CLOCK)] == tables.ELEMENTS


@pytest.mark.parametrize(("element", "first", "second", "since"), rows(spec_rows.CLOCK))
@pytest.mark.parametrize("shift", [1, 2, 3])
def test_clock_pays_first_and_second_place(element: str, first: str, second: str, since: str, shift: int) -> None:
    deal = glueckauf(players=3)
    deal.state.shift = shift
    have(deal, 0, element, 2)
    have(deal, 1, element, 1)
    score_shift(deal.state)
    paid = [points[element] for points in deal.table.game.breakdown(deal.state)]
    assert paid == ([int(first), int(second), 0] if shift >= int(since) else [0, 0, 0])


def have(deal: Deal, seat: int, element: str, much: int) -> None:
    """Give a seat more of an element: delivered orders with one slot each, or empty carts."""
    player = deal.state.players[seat]
    if element.startswith("carts"):
        for _ in range(much):
            player.add_tunnel(tables.TILES.index(f"{element[-1]}1l"), 0)
        return
    for number, vehicle, _, slots in [row for row in spec_rows.orders() if len(row[3]) == 1]:
        wanted = slots == element[-1] if element.startswith("slots") else vehicle == element
        if wanted and much > 0 and player.find(Card(number - 1)) < 0:
            player.add_order(Card(number - 1))
            player.fill(Card(number - 1), Colour(COLOURS.index(slots)), 1)
            player.deliver(VEHICLES.index(vehicle))
            much -= 1
    assert much == 0, element
