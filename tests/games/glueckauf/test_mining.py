"""The mining action and delivery, rule by rule."""

import pytest

from steiger.games.glueckauf.rules.coal import ONE
from steiger.games.glueckauf.rules.terms import Card, Colour
from tests.games.glueckauf.deal import Deal, glueckauf

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
    deal.state.players[0].cage = ONE[0] + ONE[3]
    assert "fill 8 g c:y c:k" in deal.legal()
    assert deal.why("fill 8 g c:k c:y") == "glueckauf-pair-order"
    deal.after("fill 8 g c:y c:k")
    assert deal.now["steps"] == 8
    assert deal.seat(0)["open"][2]["slots"] == [["g", ["y", "k"]], ["g", []]]


def test_a_substitute_may_contain_the_slots_own_colour() -> None:
    deal = mining()
    deal.state.players[0].cage = 2 * ONE[2]
    assert {"fill 8 g c:g", "fill 8 g c:g c:g", "fill 3 y c:g c:g"} <= set(deal.legal("fill"))


def test_a_substitute_may_mix_cage_and_store() -> None:
    deal = mining()
    me = deal.state.players[0]
    me.cage, me.store = ONE[3], ONE[0]
    assert "fill 8 g c:k s:y" in deal.legal()
    deal.after("cage 2")
    assert deal.legal("fill") == ["fill 3 y s:y", "fill 11 y s:y"]


def test_with_one_step_left_there_is_no_substitute() -> None:
    deal = mining()
    deal.state.players[0].store = 2 * ONE[3]
    deal.state.steps = 1
    assert deal.legal("fill") == ["fill 11 k s:k"]
    assert deal.why("fill 8 g s:k s:k") == "glueckauf-too-few-steps"
    deal.state.steps = 2
    deal.after("fill 8 g s:k s:k")
    assert deal.now["player"] == 1 and deal.now["steps"] == 0


def test_filling_from_the_store_works_anywhere() -> None:
    deal = mining().after("cage 4")
    deal.state.players[0].store = ONE[2]
    deal.after("fill 8 g s:g")
    assert deal.seat(0)["store"]["g"] == 0


def test_strict_storage_needs_that_no_order_wants_the_cube() -> None:
    deal = mining()
    deal.state.players[0].cage = ONE[3] + ONE[1]
    reason = deal.table.game.why_not(deal.state, "store k")
    assert (reason.key, reason.arguments["order"]) == ("glueckauf-store-wanted", 11)
    deal.after("fill 11 k c:k")
    deal.state.players[0].cage += ONE[3]
    assert "store k" in deal.legal() and "store b" not in deal.legal()
    deal.after("store k")
    assert deal.seat(0)["store"] == {"y": 0, "b": 0, "g": 0, "k": 1}


def test_free_storage_is_always_allowed_at_the_surface() -> None:
    deal = mining(storage="free")
    deal.state.players[0].cage = ONE[3]
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
    deal.state.players[0].fill(Card(22), Colour(0), 1)
    assert "place deliver-wagon" in deal.legal() and "place deliver-handcart" not in deal.legal()


def test_delivered_cubes_go_back_to_the_supply_substitutes_too() -> None:
    deal = glueckauf(players=2, draft=[23, 24, 1, 2, 3, 4, 5])
    deal.after("draft 1", "draft 23", "draft 2", "draft 24", "draft 3", "draft 4")
    supply = dict(deal.now["supply"])
    deal.state.players[0].fill(Card(22), Colour(0), 2 | (4 << 3))
    deal.after("place deliver-wagon")
    assert deal.now["supply"] == supply | {"b": supply["b"] + 1, "k": supply["k"] + 1}
