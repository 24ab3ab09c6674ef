"""The worked examples of the rulebook, each by its name in the spec."""

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.glueckauf.rules.scoring import award, score_end
from steiger.games.glueckauf.rules.tables import FIRST, SECOND
from steiger.games.glueckauf.rules.terms import Card, Colour
from steiger.games.glueckauf.rules.turns import next_start
from tests.games.glueckauf.deal import glueckauf


def test_second_visitor_pays_two_workers() -> None:
    deal = glueckauf(players=3).drafted().after("place money-5")
    assert deal.cost("money-5") == 2
    deal.after("place money-5")
    assert deal.now["fields"]["money-5"] == [0, 2, 0]
    assert deal.now["canteen"] == [1, 0, 0]


def test_own_workers_are_displaced_too() -> None:
    deal = glueckauf(players=2).drafted()
    deal.after("place money-6", "place bank", "place money-6", "place bank")
    assert deal.now["fields"]["money-6"] == [2, 0]
    workers = deal.seat(0)["workers"]
    deal.after("place money-6")
    assert deal.now["fields"]["money-6"] == [3, 0]
    assert deal.now["canteen"] == [3, 0]
    assert workers - deal.seat(0)["workers"] == 3


def test_two_grey_carts_cost_six_and_bring_two_cubes() -> None:
    deal = glueckauf(players=4, tiles="g2l").drafted()
    supply = deal.now["supply"]["g"]
    deal.after("place factory-1")
    assert deal.seat(0)["money"] == 8 - 6
    assert deal.seat(0)["tunnels"][-1] == {"tile": "g2l", "cubes": ["g", "g"]}
    assert deal.now["supply"]["g"] == supply - 2


def test_mine_eight_steps() -> None:
    deal = glueckauf(players=4, tiles="g2l", draft=[8, 30, 19, 41, 1, 2, 3, 4, 5, 6, 7, 9, 10])
    # Seat 0 is the start player and drafts last in each round.
    deal.after("draft 1", "draft 2", "draft 3", "draft 8", "draft 4", "draft 5", "draft 6", "draft 30")
    deal.after("draft 7", "draft 9", "draft 10", "draft 19")
    deal.after("place factory-1", "place bank", "place bank", "place bank", "place mine-8")
    deal.after("cage 3", "load g", "load g", "cage 1", "load y", "cage 0", "fill 8 g c:g")
    assert deal.now["steps"] == 1
    deal.after("fill 8 g c:g")
    assert deal.now["phase"] == "place" and deal.now["player"] == 1
    assert deal.seat(0)["cage"] == {"y": 1, "b": 0, "g": 0, "k": 0}
    assert deal.seat(0)["open"][0] == {"order": 8, "slots": [["g", ["g"]], ["g", ["g"]]]}


def test_delivery_takes_all_complete_orders_of_the_vehicle() -> None:
    deal = glueckauf(players=2, draft=[31, 32, 23, 1, 2, 3, 4])
    deal.after("draft 1", "draft 31", "draft 2", "draft 32", "draft 3", "draft 23")
    me = deal.state.players[0]
    for card, colour in ((30, 3), (30, 3), (31, 0), (31, 1), (31, 2), (31, 3)):
        me.fill(Card(card), Colour(colour), colour + 1)
    score = deal.seat(0)["score"]
    assert "place deliver-wagon" in deal.legal()
    deal.after("place deliver-wagon")
    assert deal.seat(0)["score"] == score + 19
    assert deal.seat(0)["delivered"] == [31, 32]
    assert [order["order"] for order in deal.seat(0)["open"]] == [23]


def test_shift_scoring_of_handcarts_and_wagons() -> None:
    # Martin, Sonja, Ina, Frank
    handcarts = award(vec[i64]([2, 3, 3, 0]), FIRST[4], SECOND[4])
    assert list(handcarts) == [0, 6, 6, 0]
    wagons = award(vec[i64]([6, 0, 1, 1]), FIRST[5], SECOND[5])
    assert list(wagons) == [7, 0, 3, 3]
    for element in (6, 7):
        assert list(award(vec[i64]([0, 0, 0, 0]), FIRST[element], SECOND[element])) == [0, 0, 0, 0]


def test_most_factory_workers_start() -> None:
    deal = glueckauf(players=3).drafted()
    for field, seat, workers in (("factory-1", 0, 4), ("factory-2", 1, 5), ("factory-3", 2, 2)):
        deal.stand(field, workers, seat)
    assert next_start(deal.state) == 1


def test_end_scoring_of_tilt_cubes_and_open_orders() -> None:
    deal = glueckauf(players=2).drafted()
    me = deal.state.players[0]
    me.money = 0
    for _ in range(7):
        me.add_tunnel(0, 0)
    for _ in range(4):
        me.add_tunnel(1, 0)
    me.open = vec[i64]([me.open[0]])
    score_end(deal.state)
    # four built-in carts hold the four cubes
    assert deal.table.game.breakdown(deal.state)[0] == dict.fromkeys(deal.table.game.breakdown(deal.state)[0], 0) | {
        "tilt": -6,
        "cubes": 1,
        "open-orders": -1,
    }
