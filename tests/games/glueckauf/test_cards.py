"""Looking at cards, taking and refilling them, and cube shortage, rule by rule."""

from steiger.games.glueckauf.rules.coal import ONE
from steiger.games.glueckauf.rules.terms import Colour
from tests.games.glueckauf.deal import Deal, glueckauf

# Looking at cards


def looking(stack: str = "y1l y1d b1l b1d g1l g1d k1l k1d") -> Deal:
    """Seat 0 of four is about to look at the top five of this stack."""
    deal = glueckauf(players=4, tiles="y2l y2d b2l b2d g2l g2d k2l k2d " + stack).drafted()
    return deal.after("place factory-draw")


def test_look_take_and_put_back_on_top() -> None:
    deal = looking()
    assert deal.now["drawn"] == ["b1d", "b1l", "g1l", "y1d", "y1l"]
    deal.after("take b1l")
    assert deal.now["phase"] == "return" and deal.legal() == ["return top", "return bottom"]
    deal.after("return top", "next g1l", "next y1d")
    assert deal.now["drawn"] == ["b1d", "y1l"] and deal.now["stacks"]["tiles"][:3] == ["g1l", "y1d", "g1d"]
    deal.after("next y1l")
    assert deal.now["stacks"]["tiles"][:5] == ["g1l", "y1d", "y1l", "b1d", "g1d"]
    assert deal.seat(0)["tunnels"][-1]["tile"] == "b1l" and deal.seat(0)["money"] == 8 - 2
    assert deal.now["player"] == 1


def test_put_back_underneath() -> None:
    deal = looking().after("take none", "return bottom", "next g1l")
    assert deal.now["stacks"]["tiles"][0] == "g1d" and deal.now["stacks"]["tiles"][-1] == "g1l"
    deal.after("next y1d", "next b1d", "next y1l")
    assert deal.now["stacks"]["tiles"][-5:] == ["g1l", "y1d", "b1d", "y1l", "b1l"]


def test_tile_that_is_too_expensive_cannot_be_taken() -> None:
    deal = glueckauf(players=4, tiles="y1l y1l y1l y1d y1d y1d b1l b1l k1l k1d k2l k2d b1d").drafted()
    deal.state.players[0].money = 3
    deal.after("place factory-draw")
    assert deal.legal() == ["take b1d", "take none"]
    assert deal.why("take k1l") == "glueckauf-too-little-money"
    assert deal.why("take g1l") == "glueckauf-not-drawn"


def test_identical_tiles_are_one_choice() -> None:
    deal = looking("y1l y1l y1l b1d b1d g1l").after("take none", "return top")
    assert deal.legal() == ["next y1l", "next b1d"]
    deal.after("next b1d", "next b1d")
    assert deal.legal() == ["next y1l"]


def test_with_nothing_left_in_the_stack_only_the_top_is_offered() -> None:
    deal = glueckauf(players=4).drafted()
    deal.state.tile_pile.size = 4
    deal.after("place factory-draw")
    assert len(deal.now["drawn"]) == 4
    deal.after("take none")
    assert deal.legal() == ["return top"]
    assert deal.why("return bottom") == "glueckauf-only-top"


def test_a_single_card_taken_leaves_nothing_to_put_back() -> None:
    deal = glueckauf(players=4).drafted()
    deal.state.order_pile.size = 1
    number = deal.now["stacks"]["orders"][0]
    deal.after("place order-draw", f"take {number}")
    assert deal.now["player"] == 1 and deal.now["stacks"]["orders"] == []
    assert deal.why("place order-draw") == "glueckauf-stack-empty"


def test_a_single_card_put_back_asks_only_where() -> None:
    deal = glueckauf(players=4).drafted()
    deal.state.order_pile.size = 1
    deal.after("place order-draw", "take none", "return top")
    assert deal.now["player"] == 1 and len(deal.now["stacks"]["orders"]) == 1


def test_order_draw_costs_nothing_and_gives_an_open_order() -> None:
    deal = glueckauf(players=4, orders=[20, 21, 22, 30, 31, 32, 33, 34]).drafted()
    deal.after("place order-draw")
    assert deal.now["drawn"] == [30, 31, 32, 33, 34]
    deal.after("take 33")
    assert deal.seat(0)["open"][-1] == {"order": 33, "slots": [["k", []], ["k", []], ["k", []]]}
    assert deal.seat(0)["money"] == 8


def test_a_new_order_is_refilled_at_once() -> None:
    deal = glueckauf(players=4, draft=[44], orders=[40, 41, 42, 33]).drafted().after("place order-2")
    assert deal.now["orders"]["order-2"] == 33
    assert deal.seat(0)["open"][-1]["order"] == 41


def test_an_exhausted_stack_refills_nothing() -> None:
    deal = glueckauf(players=4, tiles="y1l").drafted()
    deal.state.tile_pile.size = 0
    deal.after("place factory-1")
    assert deal.now["tiles"]["factory-1"] is None
    assert deal.why("place factory-1") == "glueckauf-field-empty"
    assert deal.why("place factory-draw") == "glueckauf-stack-empty"


# Cube shortage


def short_of(supply: dict[str, int], tile: str = "k2l", money: int = 8) -> Deal:
    deal = glueckauf(players=4, tiles=tile).drafted()
    deal.state.supply = sum(count * ONE["ybgk".index(colour)] for colour, count in supply.items())
    deal.state.players[0].money = money
    return deal.after("place factory-1")


def test_one_cube_short_asks_once_before_the_refill() -> None:
    deal = short_of({"k": 1, "y": 3, "g": 1})
    assert deal.now["phase"] == "coal" and deal.now["tiles"]["factory-1"] is None
    assert deal.legal() == ["coal y", "coal g"]
    assert deal.why("coal b") == "glueckauf-supply-empty"
    deal.after("coal g")
    assert deal.seat(0)["tunnels"][-1] == {"tile": "k2l", "cubes": ["k", "g"]}
    assert deal.now["tiles"]["factory-1"] is not None and deal.now["player"] == 1


def test_two_cubes_short_asks_twice() -> None:
    deal = short_of({"b": 2}).after("coal b", "coal b")
    assert deal.seat(0)["tunnels"][-1]["cubes"] == ["b", "b"]
    assert deal.seat(0)["money"] == 0


def test_with_one_cube_in_all_the_second_cart_stays_empty() -> None:
    deal = short_of({"b": 1}).after("coal b")
    assert deal.now["player"] == 1
    assert deal.seat(0)["tunnels"][-1]["cubes"] == ["b"]
    assert deal.state.players[0].empty_carts(Colour(3)) == 1


def test_with_an_empty_supply_nothing_is_asked() -> None:
    deal = short_of({})
    assert deal.now["player"] == 1 and deal.seat(0)["tunnels"][-1]["cubes"] == []


def test_shortage_after_looking_comes_before_putting_back() -> None:
    deal = looking("k1l y1d b1l b1d g1l g1d")
    deal.state.supply = ONE[1]
    deal.after("take k1l")
    assert deal.now["phase"] == "coal"
    deal.after("coal b")
    assert deal.now["phase"] == "return"


def test_cube_of_another_colour_is_loaded_from_the_level_of_its_cart() -> None:
    deal = short_of({"b": 2}).after("coal b", "coal b")
    for _ in range(3):
        deal.after("place bank")
    deal.after("place mine-10", "cage 4")
    assert deal.legal("load") == ["load b", "load k"]
    deal.after("load b", "stop")
    assert deal.seat(0)["tunnels"][-1]["cubes"] == ["b"]
