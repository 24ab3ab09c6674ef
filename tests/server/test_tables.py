"""Seats, invitations, hand-overs, votes, ends and new beginnings."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from steiger.server.settings import Settings
from tests.any_game import ANY
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair, play_on


def seat_of(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}")["mine"][0])


def test_a_private_table_needs_its_invitation(url: str) -> None:
    anna, ben = Guest(url), Guest(url, "Ben")
    table = anna.table(public=False)
    assert ben.get(f"/api/tables/{table}")["invite"] is None
    assert ben.post(f"/api/tables/{table}/join", {}, 403)["key"] == "wrong-invite"
    invite = anna.get(f"/api/tables/{table}")["invite"]
    assert ben.post(f"/api/tables/{table}/join", {"invite": invite})["mine"] == [1]
    listed = [row["id"] for row in ben.get("/api/tables?status=open&limit=200")["tables"]]
    assert table not in listed
    assert table in [row["id"] for row in ben.get("/api/tables?mine=true")["tables"]]


def test_a_table_starts_only_full_and_only_by_its_host(url: str) -> None:
    anna, ben = Guest(url), Guest(url, "Ben")
    table = anna.table()
    assert anna.post(f"/api/tables/{table}/start", status=409)["key"] == "seats-open"
    assert ben.post(f"/api/tables/{table}/start", status=403)["key"] == "host-only"
    assert ben.post(f"/api/tables/{table}/join", {"seat": 0}, 409)["key"] == "seat-taken"
    ben.post(f"/api/tables/{table}/join", {"seat": 1})
    assert ben.post(f"/api/tables/{table}/join", {}, 409)["key"] == "seated-already"
    assert anna.post(f"/api/tables/{table}/start")["table"]["status"] == "running"


def test_wishes_that_no_game_has_are_refused(url: str) -> None:
    anna = Guest(url)
    for wish, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"players": 9}, "bad-request"),
        ({"options": {"storage": "wide"}}, "unknown-option"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}]}, "unknown-bot"),
        ({"colour": "red"}, "bad-request"),
    ):
        assert anna.post("/api/tables", {"game": ANY, "players": 2} | wish, 400)["code"] == code


def test_a_seat_goes_to_a_bot_and_back(url: str) -> None:
    anna, ben, table = pair(url)
    seat = seat_of(anna, table)
    line = ben.socket(table)
    assert anna.put(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})["seats"][seat]["kind"] == "bot"
    assert line.next("table")["table"]["seats"][seat]["bot"] == "random"
    play_on([ben], table, 3, random.Random(1))
    taken = anna.put(f"/api/tables/{table}/seats/{seat}", {"kind": "human"})["seats"][seat]
    assert taken["kind"] == "human" and taken["bot"] is None
    assert ben.put(f"/api/tables/{table}/seats/{seat}", {"kind": "human"}, 403)["key"] == "not-your-seat"


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    """A server where a player who is not connected counts as away at once."""
    with running(Settings(database=str(tmp_path / "steiger.db"), away_seconds=0.0, **PATIENT)) as (url, _):
        yield url


def three(url: str) -> tuple[list[Guest], str]:
    people = [Guest(url, name) for name in ("Anna", "Ben", "Carla")]
    table = people[0].table(players=3)
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start")
    return people, table


def test_an_absent_player_s_seat_changes_by_majority(impatient: str) -> None:
    people, table = three(impatient)
    mover = next(i for i, guest in enumerate(people) if guest.position(table)["legal"])
    first, second = [guest for i, guest in enumerate(people) if i != mover]
    wish = {"kind": "bot", "bot": "random"}
    voted = first.put(f"/api/tables/{table}/seats/{mover}", wish)["seats"][mover]
    assert voted["kind"] == "human" and voted["replace"] == [people.index(first)]
    assert second.put(f"/api/tables/{table}/seats/{mover}", wish)["seats"][mover]["kind"] == "bot"
    assert people[mover].put(f"/api/tables/{table}/seats/{mover}", {"kind": "human"})["seats"][mover]["kind"] == "human"


def test_nobody_takes_the_seat_of_a_player_who_is_there(impatient: str) -> None:
    people, table = three(impatient)
    mover = next(i for i, guest in enumerate(people) if guest.position(table)["legal"])
    line = people[mover].socket(table)
    for i, guest in enumerate(people):
        for seat in range(3):
            if seat != i:  # the mover is connected, and it is nobody else's turn
                answer = guest.put(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"}, 403)
                assert answer["key"] == "seat-not-absent"
    line.close()


def test_an_opponent_of_two_cannot_move_for_the_other(url: str) -> None:
    anna, ben, table = pair(url)
    for guest, other in ((anna, ben), (ben, anna)):
        path = f"/api/tables/{table}/seats/{seat_of(other, table)}"
        assert guest.put(path, {"kind": "bot", "bot": "random"}, 403)["key"] == "seat-not-absent"


def test_a_turn_earns_its_increment(url: str) -> None:
    people = [Guest(url, name) for name in ("Anna", "Ben", "Carla")]
    table = people[0].table(players=3, clock={"initial": 10, "increment": 5})
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join", {})
    position = people[0].post(f"/api/tables/{table}/start")["position"]
    assert position["clock"]["running"] == position["to_move"]
    mover = next(guest for guest in people if guest.position(table)["legal"])
    left = mover.move(table, mover.position(table)["legal"][0]["words"])["clock"]["left"]
    assert 14 < left[seat_of(mover, table)] <= 15


def test_resigning_lets_a_bot_play_on_and_never_wins(url: str) -> None:
    anna, ben, table = pair(url)
    seat = seat_of(ben, table)
    assert ben.post(f"/api/tables/{table}/resign")["seats"][seat]["resigned"]
    own = seat_of(anna, table)
    anna.put(f"/api/tables/{table}/seats/{own}", {"kind": "bot", "bot": "random"})
    deadline = time.time() + 30
    while anna.get(f"/api/tables/{table}")["table"]["status"] == "running":
        assert time.time() < deadline
        time.sleep(0.2)
    assert anna.position(table)["result"]["winners"] == [own]


def test_a_game_is_cancelled_when_all_agree(url: str) -> None:
    anna, ben, table = pair(url)
    assert anna.post(f"/api/tables/{table}/cancel", {})["status"] == "running"
    anna.post(f"/api/tables/{table}/cancel", {"agree": False})
    assert ben.post(f"/api/tables/{table}/cancel", {})["status"] == "running"
    assert anna.post(f"/api/tables/{table}/cancel", {})["status"] == "cancelled"
    assert anna.move(table, "stop", status=409)["key"] == "not-running"


def test_a_rematch_rotates_the_seats_and_is_one_table_for_all(url: str) -> None:
    anna, ben, table = pair(url)
    for guest in (anna, ben):
        guest.post(f"/api/tables/{table}/cancel", {})
    again = anna.post(f"/api/tables/{table}/rematch")
    assert ben.post(f"/api/tables/{table}/rematch")["table"]["id"] == again["table"]["id"]
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ben", "Anna"]
    assert anna.post(f"/api/tables/{again['table']['id']}/start")["table"]["status"] == "running"


def test_leaving_a_running_game_leaves_a_bot(url: str) -> None:
    anna, ben, table = pair(url)
    seat = seat_of(ben, table)
    ben.post(f"/api/tables/{table}/leave", status=204)
    place = anna.get(f"/api/tables/{table}")["table"]["seats"][seat]
    assert place["kind"] == "bot" and place["player"] is None


def test_chat_and_notes(url: str) -> None:
    anna, ben, table = pair(url)
    line = ben.socket(table)
    said = anna.post(f"/api/tables/{table}/chat", {"text": "<b>Good luck!</b>\x00"}, 201)
    assert said["text"] == "<b>Good luck!</b>" and said["seat"] is not None
    assert line.next("chat")["line"] == said
    anna.post(f"/api/tables/{table}/chat", {"text": " \n "}, 409)
    anna.post(f"/api/tables/{table}/chat", {"text": "x" * 501}, 400)
    anna.put(f"/api/tables/{table}/notes", {"text": "my plan"}, 204)
    assert anna.get(f"/api/tables/{table}")["notes"] == "my plan"
    assert ben.get(f"/api/tables/{table}")["notes"] is None
    assert line.ask("say", text="hello")["type"] == "done"
    assert [entry["text"] for entry in anna.get(f"/api/tables/{table}")["chat"]] == ["<b>Good luck!</b>", "hello"]


def test_every_line_of_chat_arrives_once_and_in_one_order(url: str) -> None:
    anna, ben, table = pair(url)
    lines = [anna.socket(table), ben.socket(table)]
    texts = [f"{name} {i}" for i in range(5) for name in ("anna", "ben")]
    with ThreadPoolExecutor(4) as pool:
        for text in texts:
            speaker = anna if text.startswith("anna") else ben
            pool.submit(httpx.post, f"{url}/api/tables/{table}/chat", json={"text": text}, cookies=dict(speaker.http.cookies))
        pool.submit(anna.get, f"/api/tables/{table}")  # a snapshot in between must hide no line from the others
    heard = [[line.next("chat")["line"]["id"] for _ in texts] for line in lines]
    stored = [line["id"] for line in anna.get(f"/api/tables/{table}")["chat"]]
    assert heard[0] == heard[1] == stored and len(set(stored)) == len(texts)


def test_hotseat_names_lose_control_characters(url: str) -> None:
    anna = Guest(url)
    table = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "O\u202epa\x07"}])
    name = anna.get(f"/api/tables/{table}")["table"]["seats"][1]["name"]
    assert "\u202e" not in name and "\x07" not in name


def test_presence_is_announced(url: str) -> None:
    anna, ben, table = pair(url)
    line = anna.socket(table)
    other = ben.socket(table)
    assert all(seat["connected"] for seat in line.next("table")["table"]["seats"])
    other.close()
    assert not all(seat["connected"] for seat in line.next("table")["table"]["seats"])
    watching = Guest(url, "Watcher").socket(table)
    assert line.next("table")["table"]["watchers"] == 1
    assert watching.position["seat"] is None and watching.position["legal"] == []


def test_a_chosen_deal_is_shown_to_everybody_and_does_not_count(url: str) -> None:
    anna, ben, table = pair(url, seed=7)
    watcher = Guest(url, "Watcher")
    for guest in (anna, ben, watcher):
        facts = guest.get(f"/api/tables/{table}")["table"]
        assert facts["seeded"] and facts["seed"] == 7
        row = next(row for row in guest.get("/api/tables?limit=200")["tables"] if row["id"] == table)
        assert row["seeded"] and row["seed"] == 7
    play_on([anna, ben], table, 10_000, random.Random(3))
    assert anna.position(table)["result"] is not None
    fork = anna.post(f"/api/tables/{table}/fork", {"ply": 1}, 201)["table"]["id"]
    plain = pair(url)[2]
    assert not anna.get(f"/api/tables/{plain}")["table"]["seeded"]
    assert anna.get(f"/api/players/{anna.me['id']}/statistics")["games"] == []
    assert anna.get(f"/api/tables/{fork}")["table"]["seeded"]


def test_a_fork_of_a_known_game_does_not_count_either(url: str) -> None:
    anna, ben, table = pair(url)
    play_on([anna, ben], table, 10_000, random.Random(3))
    counted = anna.get(f"/api/players/{anna.me['id']}/statistics")["games"]
    assert counted[0]["played"] == 1
    last = anna.position(table)["ply"]
    fork = anna.post(f"/api/tables/{table}/fork", {"ply": last - 4, "public": True}, 201)["table"]["id"]
    assert anna.get(f"/api/tables/{fork}")["table"]["seeded"]
    ben.post(f"/api/tables/{fork}/join", {})
    anna.post(f"/api/tables/{fork}/start")
    play_on([anna, ben], fork, 10_000, random.Random(4))
    assert anna.position(fork)["result"] is not None
    assert anna.get(f"/api/players/{anna.me['id']}/statistics")["games"] == counted
