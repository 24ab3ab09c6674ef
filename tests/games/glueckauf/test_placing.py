"""Set-up, draft and placing workers, rule by rule, each on a deal prepared for it."""

import pytest

from tests.games.glueckauf.deal import glueckauf

# Set-up and draft


@pytest.mark.parametrize(("players", "workers", "money", "pool"), [(2, 18, 10, 7), (3, 15, 9, 10), (4, 13, 8, 13)])
def test_setup_by_players(players: int, workers: int, money: int, pool: int) -> None:
    deal = glueckauf(players=players)
    assert len(deal.now["pool"]) == pool
    assert all(field is None for field in deal.now["orders"].values())
    for seat in range(players):
        assert (deal.seat(seat)["workers"], deal.seat(seat)["money"]) == (workers, money)
        assert deal.seat(seat)["tunnels"] == [{"tile": f"{c}1", "cubes": [c]} for c in "ybgk"]
    assert deal.now["supply"] == dict.fromkeys("ybgk", 16 - players)


@pytest.mark.parametrize(
    ("players", "closed"),
    [
        (2, {"factory-4", "factory-8", "mine-4", "mine-8", "money-3", "money-5", "order-1"}),
        (3, {"factory-8", "mine-4", "money-3"}),
        (4, set()),
    ],
)
def test_closed_fields(players: int, closed: set[str]) -> None:
    deal = glueckauf(players=players, tiles="y1l y1l y1l y1d y1d y1d b1l b1l").drafted()
    everything = set(glueckauf(players=4).now["fields"])
    assert everything - set(deal.now["fields"]) == closed
    for field in closed:
        assert deal.why(f"place {field}") == "glueckauf-field-closed"


def test_tiles_are_laid_out_lowest_field_first() -> None:
    deal = glueckauf(players=2, tiles="y1l y1d b1l b1d g1l g1d k1l")
    assert deal.now["tiles"] == {
        "factory-1": "y1l",
        "factory-2": "y1d",
        "factory-3": "b1l",
        "factory-5": "b1d",
        "factory-6": "g1l",
        "factory-7": "g1d",
    }
    assert deal.now["stacks"]["tiles"][0] == "k1l"


def test_draft_goes_counter_clockwise_from_the_start_players_right() -> None:
    deal = glueckauf(players=3, start=1)
    seats = []
    while deal.now["phase"] == "draft":
        seats.append(deal.now["player"])
        deal.after(deal.legal()[0])
    assert seats == [0, 2, 1] * 3
    assert deal.now["player"] == 1


@pytest.mark.parametrize(("players", "fields"), [(2, ["order-2", "order-3"]), (3, ["order-1", "order-2", "order-3"])])
def test_the_order_left_over_goes_to_the_last_field(players: int, fields: list[str]) -> None:
    deal = glueckauf(players=players, draft=[44], orders=[40, 41, 42]).drafted()
    assert deal.now["orders"]["order-4"] == 44
    assert [deal.now["orders"][field] for field in fields] == [40, 41, 42][: len(fields)]


# Placing


def test_too_few_workers() -> None:
    deal = glueckauf(players=2).drafted()
    deal.stand("money-6", workers=17, seat=1)
    assert "place money-6" in deal.legal()
    deal.stand("money-6", workers=18, seat=1)
    assert deal.why("place money-6") == "glueckauf-too-few-workers"


def test_bank_is_always_open_and_displaces_nobody() -> None:
    deal = glueckauf(players=2).drafted().after("place bank", "place bank", "place bank")
    assert deal.now["bank"] == [2, 1] and deal.now["canteen"] == [0, 0]
    assert deal.seat(0)["money"] == 12


@pytest.mark.parametrize("sum_", [3, 4, 5, 6])
def test_money_fields_pay_the_printed_sum(sum_: int) -> None:
    deal = glueckauf(players=4).drafted().after(f"place money-{sum_}")
    assert deal.seat(0)["money"] == 8 + sum_


def test_a_player_without_workers_is_skipped() -> None:
    deal = glueckauf(players=3).drafted()
    deal.state.players[1].workers = 0
    deal.after("place bank")
    assert deal.now["player"] == 2


def test_a_factory_field_is_refilled_at_the_end_of_the_turn() -> None:
    deal = glueckauf(players=4, tiles="y1l y1l y1l y1d y1d y1d b1l b1l k2d").drafted().after("place factory-3")
    assert deal.now["tiles"]["factory-3"] == "k2d"
    assert deal.cost("factory-3") == 2


def test_refusal_of_an_expensive_tile_names_the_missing_money() -> None:
    deal = glueckauf(players=4, tiles="k2l").drafted()
    deal.state.players[0].money = 5
    reason = deal.table.game.why_not(deal.state, "place factory-1")
    assert (reason.key, reason.arguments["missing"]) == ("glueckauf-too-little-money", 3)
