"""Play by HTTP and WebSocket: whole games, stale moves, batches, undo, drafts."""

from __future__ import annotations

import random
import subprocess
import sys
import time

import msgspec

from steiger import Table, game
from steiger.core.view import as_json
from steiger.server.bot_workers import Question
from tests.any_game import ANY
from tests.server.people import Guest, pair, play_on


def mover(*people: Guest, table: str) -> Guest:
    return next(guest for guest in people if guest.position(table)["legal"])


def others(guest: Guest, *people: Guest) -> Guest:
    return next(other for other in people if other is not guest)


def test_a_whole_game_against_bots_ends_with_a_result(url: str) -> None:
    anna = Guest(url)
    table = anna.table(players=3, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    anna.post(f"/api/tables/{table}/start")
    line = anna.socket(table)
    rng = random.Random(1)
    while line.position["result"] is None:
        if line.position["legal"]:
            assert line.move(rng.choice(line.position["legal"])["words"])["type"] == "done"
        else:
            line.next("position")
    assert len(line.position["result"]["scores"]) == 3
    final = anna.get(f"/api/tables/{table}")
    assert final["table"]["status"] == "finished"
    assert len(final["position"]["log"]) == final["position"]["ply"]


def test_bots_answer_the_same_play_at_a_seeded_deal_with_the_same_moves(url: str) -> None:
    anna = Guest(url)

    def game(seed: int) -> list[str]:
        bot = {"kind": "bot", "bot": "random"}
        table = anna.table(players=3, seed=seed, seats=[{"kind": "open"}, bot, bot])
        anna.post(f"/api/tables/{table}/start")
        line = anna.socket(table)
        for _ in range(12):
            while not line.position["legal"]:
                line.next("position")
            line.move(line.position["legal"][0]["words"])
        return [entry["words"] for entry in anna.position(table)["log"]][:30]

    first = game(3)
    assert game(3) == first
    assert game(4) != first


def test_a_stale_move_gets_409_and_the_fresh_position(url: str) -> None:
    anna, ben, table = pair(url)
    first = mover(anna, ben, table=table)
    before = first.position(table)
    first.move(table, before["legal"][0]["words"], at=before)
    answer = first.move(table, before["legal"][0]["words"], at=before, status=409)
    assert answer["code"] == "stale"
    assert answer["position"]["ply"] == before["ply"] + 1


def test_only_the_mover_may_move(url: str) -> None:
    anna, ben, table = pair(url)
    first = mover(anna, ben, table=table)
    waiting = others(first, anna, ben)
    words = first.position(table)["legal"][0]["words"]
    assert waiting.move(table, words, status=403)["key"] == "not-your-turn"
    assert waiting.position(table)["legal"] == []
    assert Guest(url, "Carla").move(table, words, status=403)["code"] == "not-allowed"


def test_a_batch_counts_wholly_or_not_at_all(url: str) -> None:
    anna, ben, table = pair(url)
    rng = random.Random(2)
    while True:
        first = mover(anna, ben, table=table)
        at = first.position(table)
        mines = [choice["words"] for choice in at["legal"] if choice["words"].startswith("place mine")]
        if mines:
            break
        play_on([anna, ben], table, 1, rng)
    answer = first.move(table, mines[0], "cage 3", "fly away", at=at, status=422)
    assert answer["index"] == 2
    assert first.position(table)["ply"] == at["ply"]
    after = first.move(table, mines[0], "cage 3", at=at)
    assert after["ply"] == at["ply"] + 2


def test_why_not_names_the_rule_only_to_the_mover(url: str) -> None:
    anna, ben, table = pair(url)
    first = mover(anna, ben, table=table)
    answer = first.post(f"/api/tables/{table}/why", {"words": "place mine-8"})
    assert not answer["legal"] and answer["key"].startswith(ANY)
    waiting = others(first, anna, ben)
    assert waiting.post(f"/api/tables/{table}/why", {"words": "place mine-8"})["key"] == "not-your-turn"
    assert first.post(f"/api/tables/{table}/why", {"words": first.position(table)["legal"][0]["words"]})["legal"]


def test_a_draft_is_shown_to_nobody_until_it_is_confirmed(url: str) -> None:
    anna, ben, table = pair(url, confirm="confirm")
    first = mover(anna, ben, table=table)
    waiting = others(first, anna, ben)
    watcher = Guest(url, "Watcher")
    line = waiting.socket(table)
    seen, public = waiting.position(table), watcher.position(table)
    mine = first.move(table, first.position(table)["legal"][0]["words"])
    assert mine["turn"] == {"draft": True, "can_undo": True, "must_confirm": True, "deadline": None}
    assert waiting.position(table) == seen and watcher.position(table) == public
    assert waiting.move(table, "stop", status=403)["key"] == "not-your-turn"
    assert first.move(table, "stop", status=409)["key"] == "must-confirm"
    first.step(table, "undo")
    assert waiting.position(table) == seen and watcher.position(table) == public
    first.move(table, first.position(table)["legal"][1]["words"])
    first.step(table, "confirm")
    assert line.next("position")["position"]["ply"] == 1
    assert waiting.position(table)["legal"]
    assert first.step(table, "confirm", status=409)["key"] == "nothing-to-confirm"


def test_confirming_sends_the_drafter_the_position_without_the_draft(url: str) -> None:
    anna, ben, table = pair(url, confirm="confirm")
    first = mover(anna, ben, table=table)
    line = first.socket(table)
    line.move(line.position["legal"][0]["words"])
    assert line.position["turn"]["must_confirm"] and line.position["turn"]["draft"]
    at = line.position
    assert line.ask("step", what="confirm", ply=at["ply"], revision=at["revision"])["type"] == "done"
    assert not line.position["turn"]["must_confirm"] and not line.position["turn"]["draft"]


def test_confirming_the_last_turn_tells_the_drafter_that_it_is_over(url: str) -> None:
    anna = Guest(url)
    table = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
    anna.post(f"/api/tables/{table}/start")
    play_on([anna], table, 25, random.Random(21))
    line = anna.socket(table)
    anna.patch("/api/me", {"confirm": "confirm"})
    rng = random.Random(22)
    while line.position["result"] is None:
        at = line.position
        if at["turn"]["must_confirm"]:
            answer = line.ask("step", what="confirm", ply=at["ply"], revision=at["revision"])
        else:
            answer = line.move(rng.choice(at["legal"])["words"])
        assert answer["type"] == "done", answer
    assert anna.get(f"/api/tables/{table}")["table"]["status"] == "finished"


def test_the_revision_grows_with_everything_taken_back(url: str) -> None:
    """Also with a whole draft, of which the others never hear."""
    anna, ben, table = pair(url, confirm="confirm")
    first = mover(anna, ben, table=table)
    waiting = others(first, anna, ben)
    before, theirs = first.position(table), waiting.position(table)
    words = before["legal"][0]["words"]
    first.move(table, words, at=before)
    after = first.step(table, "undo")
    assert (after["ply"], after["revision"]) == (before["ply"], before["revision"] + 1)
    assert first.move(table, words, at=before, status=409)["position"] == after
    assert waiting.position(table) == theirs
    first.move(table, words, at=after)
    shown = first.step(table, "confirm")
    assert shown["revision"] == after["revision"] == waiting.position(table)["revision"]


def test_a_draft_with_a_timer_confirms_itself(url: str) -> None:
    anna, ben, table = pair(url, confirm="timer")
    for guest in (anna, ben):
        guest.patch("/api/me", {"timer": 1})
    first = mover(anna, ben, table=table)
    line = others(first, anna, ben).socket(table)
    began = time.time()
    first.move(table, first.position(table)["legal"][0]["words"])
    assert line.next("position")["position"]["ply"] == 1
    assert time.time() - began > 0.8


def test_undo_stops_at_another_players_move(url: str) -> None:
    anna, ben, table = pair(url)
    first = mover(anna, ben, table=table)
    first.move(table, first.position(table)["legal"][0]["words"])
    assert first.step(table, "undo")["ply"] == 0
    first.move(table, first.position(table)["legal"][0]["words"])
    second = others(first, anna, ben)
    second.move(table, second.position(table)["legal"][0]["words"])
    assert first.step(table, "undo", status=422)["key"] == "undo-other-player"
    assert second.step(table, "restart")["ply"] == 1
    assert first.position(table)["revision"] == 2


def test_undo_stops_where_something_came_to_light(url: str) -> None:
    anna, ben, table = pair(url, confirm="confirm")
    rng = random.Random(3)
    people = [anna, ben]
    for _ in range(400):
        drafters = [g for g in people if g.position(table)["turn"]["must_confirm"]]
        if drafters:
            drafters[0].step(table, "confirm")
        guest = mover(*people, table=table)
        at = guest.position(table)
        looks = [c["words"] for c in at["legal"] if c["words"].endswith("-draw")]
        after = guest.move(table, looks[0] if looks else rng.choice(at["legal"])["words"], at=at)
        if looks:
            break
    assert after["view"]["drawn"]
    assert not after["turn"]["can_undo"]
    assert guest.step(table, "undo", status=422)["key"] == "undo-revealed"
    other = others(guest, anna, ben)
    assert other.position(table)["ply"] == after["ply"]
    assert other.position(table)["view"]["drawn"] is None


def test_reconnecting_resumes_from_the_last_ply(url: str) -> None:
    anna, ben, table = pair(url)
    line = ben.socket(table)
    known = line.position
    line.close()
    play_on([anna, ben], table, 7, random.Random(4))
    again = ben.socket(table, ply=known["ply"], revision=known["revision"])
    assert again.position["log_from"] == known["ply"]
    assert [entry["ply"] for entry in again.position["log"]] == list(range(known["ply"], 7))
    assert again.snapshot["since"] == known["ply"]


def test_hotseat_sees_through_the_one_to_move(url: str) -> None:
    anna = Guest(url)
    table = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
    anna.post(f"/api/tables/{table}/start")
    seats = set()
    for _ in range(6):
        at = anna.position(table)
        assert at["seat"] == at["to_move"] and at["legal"]
        seats.add(at["seat"])
        anna.move(table, at["legal"][0]["words"], at=at)
    assert seats == {0, 1}


def test_hints_are_for_the_mover_and_are_legal(url: str) -> None:
    anna, ben, table = pair(url)
    first = mover(anna, ben, table=table)
    legal = [choice["words"] for choice in first.position(table)["legal"]]
    assert first.post(f"/api/tables/{table}/hint", {})["actions"][0] in legal
    plan = first.post(f"/api/tables/{table}/hint", {"kind": "plan"})
    assert plan["actions"][0] in legal and plan["facts"]["plans"][0]["actions"] == plan["actions"]
    assert others(first, anna, ben).post(f"/api/tables/{table}/hint", {}, 403)["key"] == "not-your-turn"
    assert first.post(f"/api/tables/{table}/hint", {"kind": "tea"}, 404)["code"] == "hint-unavailable"


def test_the_other_game_is_served_by_the_same_server(url: str) -> None:
    """Whatever games there are: a whole game of each against bots."""
    anna = Guest(url)
    for facts in anna.get("/api/games"):
        seats = [{"kind": "open"}, *({"kind": "bot", "bot": "random"} for _ in range(facts["least_players"] - 1))]
        table = anna.table(game=facts["name"], players=facts["least_players"], seats=seats)
        anna.post(f"/api/tables/{table}/start")
        line = anna.socket(table)
        rng = random.Random(12)
        while line.position["result"] is None:
            if line.position["legal"]:
                answer = line.move(rng.choice(line.position["legal"])["words"])
                assert answer["type"] == "done", answer
            else:
                line.next("position", 20)


def test_a_worker_whose_server_is_gone_ends_quietly() -> None:
    table = Table.new(game(ANY), 2, {}, 1)
    asked = Question(
        game=ANY, rules=1, players=2, options={}, setup=as_json(table.setup), actions=[], bot="random", ms=10, seed=1
    )
    asked.options = dict(table.options)
    command = [sys.executable, "-m", "steiger.server.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        assert worker.stdin is not None and worker.stdout is not None and worker.stderr is not None
        worker.stdout.close()
        worker.stdin.write(msgspec.json.encode(asked) + b"\n")
        worker.stdin.flush()
        assert worker.wait(60) == 0
        assert worker.stderr.read() == b""


def test_legal_actions_and_log_lines_come_in_parts(url: str) -> None:
    anna, ben, table = pair(url)
    mover = next(guest for guest in (anna, ben) if guest.position(table)["legal"])
    first = mover.position(table)["legal"][0]
    assert first["words"].split()[0] == first["verb"]
    assert " ".join([first["verb"], *(value for value in first["arguments"].values() if value)]) == first["words"]
    mover.move(table, first["words"])
    line = mover.position(table)["log"][-1]
    assert (line["words"], line["verb"], line["arguments"]) == (first["words"], first["verb"], first["arguments"])
