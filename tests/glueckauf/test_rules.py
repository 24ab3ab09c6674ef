"""The rules one by one, each on a deal prepared for it."""

import pytest

from steiger.core.errors import Illegal
from steiger.glueckauf.coal import one
from steiger.glueckauf.turns import end_shift, next_start
from tests.glueckauf.deal import Deal, glueckauf

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


def test_a_tile_too_dear_is_refused_with_what_is_missing() -> None:
    deal = glueckauf(players=4, tiles="k2l").drafted()
    deal.state.players[0].money = 5
    reason = deal.table.game.why_not(deal.state, "place factory-1")
    assert (reason.key, reason.arguments["missing"]) == ("glueckauf-too-little-money", 3)


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


def test_what_one_cannot_pay_cannot_be_taken() -> None:
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
    deal.state.supply = sum(count << (8 * "ybgk".index(colour)) for colour, count in supply.items())
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
    assert deal.state.players[0].empty_carts(3) == 1


def test_with_an_empty_supply_nothing_is_asked() -> None:
    deal = short_of({})
    assert deal.now["player"] == 1 and deal.seat(0)["tunnels"][-1]["cubes"] == []


def test_shortage_after_looking_comes_before_putting_back() -> None:
    deal = looking("k1l y1d b1l b1d g1l g1d")
    deal.state.supply = one(1)
    deal.after("take k1l")
    assert deal.now["phase"] == "coal"
    deal.after("coal b")
    assert deal.now["phase"] == "return"


def test_a_foreign_cube_is_loaded_from_the_level_of_its_cart() -> None:
    deal = short_of({"b": 2}).after("coal b", "coal b")
    for _ in range(3):
        deal.after("place bank")
    deal.after("place mine-10", "cage 4")
    assert deal.legal("load") == ["load b", "load k"]
    deal.after("load b", "stop")
    assert deal.seat(0)["tunnels"][-1]["cubes"] == ["b"]


# Mining


def mining(field: str = "mine-10", storage: str = "strict") -> Deal:
    """Seat 0 of four mines with orders 3 (y y), 11 (y b g k) and 8 (g g)."""
    deal = glueckauf(players=4, draft=[3, 11, 8, 1, 2, 4, 5, 6, 7, 9, 10, 12, 13], storage=storage)
    deal.after("draft 1", "draft 2", "draft 4", "draft 3", "draft 5", "draft 6", "draft 7", "draft 11")
    deal.after("draft 9", "draft 10", "draft 12", "draft 8")
    return deal.after(f"place {field}")


def test_the_cage_moves_to_any_other_level_in_one_step() -> None:
    deal = mining()
    assert deal.legal("cage") == ["cage 1", "cage 2", "cage 3", "cage 4"]
    assert deal.why("cage 0") == "glueckauf-cage-there"
    deal.after("cage 4")
    assert deal.now["steps"] == 9 and deal.seat(0)["level"] == 4


def test_loading_needs_the_level_a_cube_and_a_free_place() -> None:
    deal = mining()
    assert deal.why("load y") == "glueckauf-load-at-surface"
    deal.after("cage 1")
    assert deal.legal("load") == ["load y"]
    assert deal.why("load k") == "glueckauf-load-wrong-level"
    deal.after("load y")
    assert deal.legal("load") == []
    assert deal.why("load y") == "glueckauf-load-none"
    deal.state.players[0].cage = 5
    deal.after("cage 2")
    assert deal.why("load b") == "glueckauf-cage-full"


def test_cubes_are_loaded_from_the_first_tunnel_that_holds_one() -> None:
    deal = mining()
    me = deal.state.players[0]
    me.add_tunnel(2, 1 | (1 << 3))
    deal.after("cage 1", "load y", "load y")
    assert deal.seat(0)["tunnels"][0]["cubes"] == []
    assert deal.seat(0)["tunnels"][-1] == {"tile": "y2l", "cubes": ["y"]}


def test_filling_from_the_cage_only_at_the_surface() -> None:
    deal = mining().after("cage 1", "load y")
    assert deal.legal("fill") == []
    assert deal.why("fill 3 y c:y") == "glueckauf-fill-below"
    deal.after("cage 0")
    assert deal.legal("fill") == ["fill 3 y c:y", "fill 11 y c:y"]
    deal.after("fill 11 y c:y")
    assert deal.seat(0)["open"][1]["slots"] == [["y", ["y"]], ["b", []], ["g", []], ["k", []]]
    assert deal.why("fill 11 y c:y") == "glueckauf-slot-filled"
    assert deal.why("fill 3 y c:y") == "glueckauf-no-cube"
    assert deal.why("fill 9 k c:k") == "glueckauf-not-your-order"


def test_a_substitute_takes_two_cubes_and_two_steps() -> None:
    deal = mining()
    deal.state.players[0].cage = one(0) + one(3)
    assert "fill 8 g c:y c:k" in deal.legal()
    assert deal.why("fill 8 g c:k c:y") == "glueckauf-pair-order"
    deal.after("fill 8 g c:y c:k")
    assert deal.now["steps"] == 8
    assert deal.seat(0)["open"][2]["slots"] == [["g", ["y", "k"]], ["g", []]]


def test_a_substitute_may_contain_the_slots_own_colour() -> None:
    deal = mining()
    deal.state.players[0].cage = 2 * one(2)
    assert {"fill 8 g c:g", "fill 8 g c:g c:g", "fill 3 y c:g c:g"} <= set(deal.legal("fill"))


def test_a_substitute_may_mix_cage_and_store() -> None:
    deal = mining()
    me = deal.state.players[0]
    me.cage, me.store = one(3), one(0)
    assert "fill 8 g c:k s:y" in deal.legal()
    deal.after("cage 2")
    assert deal.legal("fill") == ["fill 3 y s:y", "fill 11 y s:y"]


def test_with_one_step_left_there_is_no_substitute() -> None:
    deal = mining()
    deal.state.players[0].store = 2 * one(3)
    deal.state.steps = 1
    assert deal.legal("fill") == ["fill 11 k s:k"]
    assert deal.why("fill 8 g s:k s:k") == "glueckauf-too-few-steps"
    deal.state.steps = 2
    deal.after("fill 8 g s:k s:k")
    assert deal.now["player"] == 1 and deal.now["steps"] == 0


def test_filling_from_the_store_works_anywhere() -> None:
    deal = mining().after("cage 4")
    deal.state.players[0].store = one(2)
    deal.after("fill 8 g s:g")
    assert deal.seat(0)["store"]["g"] == 0


def test_strict_storage_needs_that_no_order_wants_the_cube() -> None:
    deal = mining()
    deal.state.players[0].cage = one(3) + one(1)
    reason = deal.table.game.why_not(deal.state, "store k")
    assert (reason.key, reason.arguments["order"]) == ("glueckauf-store-wanted", 11)
    deal.after("fill 11 k c:k")
    deal.state.players[0].cage += one(3)
    assert "store k" in deal.legal() and "store b" not in deal.legal()
    deal.after("store k")
    assert deal.seat(0)["store"] == {"y": 0, "b": 0, "g": 0, "k": 1}


def test_free_storage_is_always_allowed_at_the_surface() -> None:
    deal = mining(storage="free")
    deal.state.players[0].cage = one(3)
    assert "store k" in deal.legal()
    deal.after("cage 1")
    assert deal.why("store k") == "glueckauf-store-below"


def test_stop_before_the_first_step_and_the_cage_stays() -> None:
    deal = mining().after("cage 2", "load b", "stop")
    assert deal.now["player"] == 1 and deal.now["steps"] == 0
    assert deal.seat(0)["level"] == 2 and deal.seat(0)["cage"]["b"] == 1
    assert "stop" in mining().legal()


@pytest.mark.parametrize("steps", [4, 6, 8, 10])
def test_mining_ends_by_itself_with_the_last_step(steps: int) -> None:
    deal = mining(f"mine-{steps}")
    for step in range(steps):
        assert deal.now["player"] == 0 and deal.now["steps"] == steps - step
        deal.after(f"cage {1 + step % 2}")
    assert deal.now["player"] == 1 and deal.now["phase"] == "place"


# Delivery


def test_delivery_needs_a_complete_order_of_the_vehicle() -> None:
    deal = glueckauf(players=2, draft=[23, 24, 1, 2, 3, 4, 5])
    deal.after("draft 1", "draft 23", "draft 2", "draft 24", "draft 3", "draft 4")
    assert deal.why("place deliver-wagon") == "glueckauf-nothing-to-deliver"
    deal.state.players[0].fill(22, 0, 1)
    assert "place deliver-wagon" in deal.legal() and "place deliver-handcart" not in deal.legal()


def test_delivered_cubes_go_back_to_the_supply_substitutes_too() -> None:
    deal = glueckauf(players=2, draft=[23, 24, 1, 2, 3, 4, 5])
    deal.after("draft 1", "draft 23", "draft 2", "draft 24", "draft 3", "draft 4")
    supply = dict(deal.now["supply"])
    deal.state.players[0].fill(22, 0, 2 | (4 << 3))
    deal.after("place deliver-wagon")
    assert deal.now["supply"] == supply | {"b": supply["b"] + 1, "k": supply["k"] + 1}


# Shifts


def in_factory(workers: list[int], start: int) -> Deal:
    deal = glueckauf(players=len(workers), start=start).drafted()
    for seat, count in enumerate(workers):
        deal.stand(f"factory-{seat + 1}", workers=count, seat=seat)
    return deal


@pytest.mark.parametrize(
    ("workers", "start", "expected"),
    [
        ([5, 4, 2], 1, 0),
        ([3, 3, 2], 0, 1),  # the old start player, tied, does not stay
        ([3, 1, 3], 1, 2),
        ([3, 1, 3], 2, 0),
        ([0, 0, 0], 2, 0),  # nobody: a tie of all
        ([0, 0], 0, 1),
        ([0, 2, 0], 1, 1),  # alone with most: stays
        ([2, 2, 2, 1], 3, 0),
    ],
)
def test_the_next_start_player(workers: list[int], start: int, expected: int) -> None:
    assert next_start(in_factory(workers, start).state) == expected


def test_factory_draw_counts_and_the_canteen_does_not() -> None:
    deal = glueckauf(players=2).drafted()
    deal.stand("factory-draw", workers=1, seat=1)
    deal.state.players[0].canteen = 9
    assert next_start(deal.state) == 1
    deal = glueckauf(players=2, start=1).drafted()
    deal.stand("factory-draw", workers=1, seat=1)
    assert next_start(deal.state) == 1


def test_after_a_shift_all_workers_go_home_and_the_new_start_player_begins() -> None:
    deal = glueckauf(players=3, tiles="y1l").drafted().after("place bank", "place factory-1", "place money-5")
    for player in deal.state.players:
        player.workers = 0
    deal.state.agenda = 0
    end_shift(deal.state)
    assert deal.now["shift"] == 2 and deal.now["start"] == deal.now["player"] == 1
    assert deal.now["bank"] == deal.now["canteen"] == [0, 0, 0]
    assert all(workers == [0, 0, 0] for workers in deal.now["fields"].values())
    assert all(deal.seat(seat)["workers"] == 15 for seat in range(3))


def test_the_clock_grows_by_four_elements_a_shift() -> None:
    deal = glueckauf(players=2).drafted()
    me, other = deal.state.players
    me.delivered = glueckauf(players=2).drafted().state.players[0].delivered
    me.coal[0] = 0  # one empty yellow cart
    other.delivered = me.delivered
    for shift, expected in ((1, 0), (2, 0), (3, 10)):
        deal.state.shift = shift
        deal.state.agenda = 0
        before = me.score
        end_shift(deal.state)
        majority = deal.table.game.breakdown(deal.state)[0]["carts-y"]
        assert majority == expected and me.score >= before


# The end


def test_the_tie_break_is_money_left_over_and_then_shared() -> None:
    deal = glueckauf(players=2).drafted()
    deal.state.agenda = 8
    one_, two = deal.state.players
    one_.score = two.score = 50
    one_.money, two.money = 3, 4
    assert deal.state.winners() == [1]
    one_.money = 4
    assert deal.state.winners() == [0, 1]
    two.score = 51
    assert deal.state.winners() == [1]


def test_money_is_exchanged_and_the_remainder_kept() -> None:
    deal = glueckauf(players=2).drafted()
    deal.state.shift = 3
    deal.state.agenda = 0
    deal.state.players[0].money = 13
    end_shift(deal.state)
    assert deal.now["phase"] == "over" and deal.now["player"] is None and deal.now["shift"] == 3
    assert deal.seat(0)["money"] == 3
    assert deal.table.game.breakdown(deal.state)[0]["money"] == 2
    with pytest.raises(Illegal):
        deal.after("place bank")
