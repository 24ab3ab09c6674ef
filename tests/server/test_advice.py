"""The planner at the table: goals, the way to each, and a table without advice."""

from __future__ import annotations

from steiger import Game, game
from tests.any_game import GAMES
from tests.server.people import Guest


def mining(url: str) -> tuple[Guest, str]:
    """Somebody against a bot, in front of her mine."""
    anna = Guest(url)
    table = anna.table(seed=5, seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Ben"}])
    anna.post(f"/api/tables/{table}/start")
    while True:
        at = anna.position(table)
        words = [choice["words"] for choice in at["legal"]]
        if at["view"]["phase"] == "mine":
            return anna, table
        anna.move(table, "place mine-8" if "place mine-8" in words else words[0], at=at)


def test_every_open_order_has_a_way_and_it_can_be_played(url: str) -> None:
    anna, table = mining(url)
    at = anna.position(table)
    player = at["view"]["seats"][at["seat"]]
    routes = anna.post(f"/api/tables/{table}/hint", {"kind": "goals"})["facts"]["goals"]
    assert [route["goal"] for route in routes] == [{"order": o["order"]} for o in player["open"]] + [{"points": True}] + [
        {"carts": colour} for colour in "ybgk"
    ]
    best = max(routes, key=lambda route: route["reached"] if "points" in route["goal"] else 0)
    assert best["now"] and best["reached"] > 0 and 0 < best["steps"] <= 8

    one = anna.post(f"/api/tables/{table}/hint", {"kind": "plan", "goal": best["goal"]})
    assert [deed["words"] for deed in one["deeds"]] == one["actions"] and one["deeds"][0]["verb"] == one["actions"][0].split()[0]
    assert one["actions"] == best["actions"] and len(one["actions"]) == one["facts"]["goals"][0]["steps"]
    anna.move(table, *one["actions"], at=at)
    done = [o for o in anna.position(table)["view"]["seats"][at["seat"]]["open"] if all(cubes for _, cubes in o["slots"])]
    assert done


def test_before_choosing_a_mine_the_planner_tells_the_steps(url: str) -> None:
    anna, table = mining(url)
    while anna.position(table)["view"]["phase"] == "mine":
        anna.move(table, "stop")
    routes = anna.post(f"/api/tables/{table}/hint", {"kind": "goals"})["facts"]["goals"]
    assert routes and not any(route["now"] for route in routes)


def test_a_goal_that_is_none_is_refused(url: str) -> None:
    anna, table = mining(url)
    for goal in ({"order": 99}, {"order": "k"}, {"tea": True}, {"carts": "k", "order": 1}):
        fault = anna.post(f"/api/tables/{table}/hint", {"kind": "plan", "goal": goal}, 400)
        assert fault["key"] == "goal-unknown"


def test_a_game_without_goals_says_so(url: str) -> None:
    anna = Guest(url)
    without = next(name for name in GAMES if type(game(name)).goals is Game.goals)
    table = anna.table(game=without, seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Ben"}])
    anna.post(f"/api/tables/{table}/start")
    assert anna.post(f"/api/tables/{table}/hint", {"kind": "goals"}, 404)["key"] == "hint-unavailable"
    assert anna.post(f"/api/tables/{table}/hint", {"kind": "plan", "goal": {"order": 1}}, 400)["key"] == "goal-unknown"


def test_a_table_without_advice_gives_none_and_says_so_in_every_language(url: str) -> None:
    anna = Guest(url)
    table = anna.table(advice=False, seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Ben"}])
    assert anna.post(f"/api/tables/{table}/start")["table"]["advice"] is False
    for kind in ("move", "plan", "goals"):
        assert anna.post(f"/api/tables/{table}/hint", {"kind": kind}, 403)["key"] == "advice-off"
    said = set()
    for language in ("en", "de", "nl"):
        anna.patch("/api/me", {"language": language})
        said.add(anna.post(f"/api/tables/{table}/hint", {}, 403)["message"])
    assert len(said) == 3
