"""Replays, records, proofs, imports, forks, statistics, and the commands around them."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from steiger import Table, parse_text
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair, play_on


@pytest.fixture(scope="module")
def finished(url: str) -> tuple[Guest, Guest, str, str]:
    """A game played to its end, and the commitment seen at its start."""
    anna, ben, table = pair(url)
    promise = anna.get(f"/api/tables/{table}")["table"]["commitment"]
    play_on([anna, ben], table, 12, random.Random(6))
    for guest in (anna, ben):
        seat = guest.get(f"/api/tables/{table}")["mine"][0]
        guest.put(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    line = anna.socket(table)
    while line.position["result"] is None:
        line.next("position", 20)
    line.close()
    return anna, ben, table, str(promise)


def steiger(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "steiger.cli", *arguments], capture_output=True, text=True, check=False)


def test_the_record_replays_and_proves_its_deal(finished: tuple[Guest, Guest, str, str], tmp_path: Path) -> None:
    anna, _, table, promise = finished
    text = anna.http.get(f"/api/tables/{table}/record").text
    played = Table.replay(parse_text(text))
    assert played.result() is not None
    data = json.loads(text)
    assert data["commitment"] == promise == anna.get(f"/api/tables/{table}")["table"]["commitment"]
    (tmp_path / "good.json").write_text(text)
    assert steiger("verify", str(tmp_path / "good.json")).returncode == 0
    assert steiger("verify", str(tmp_path / "good.json"), "--commitment", promise).returncode == 0
    data["salt"] = "00" * 32
    (tmp_path / "bad.json").write_text(json.dumps(data))
    assert steiger("verify", str(tmp_path / "bad.json")).returncode == 2
    del data["salt"]
    (tmp_path / "none.json").write_text(json.dumps(data))
    assert steiger("verify", str(tmp_path / "none.json")).returncode == 2


def test_every_ply_can_be_seen_again(finished: tuple[Guest, Guest, str, str]) -> None:
    anna, ben, table, _ = finished
    last = anna.position(table)["ply"]
    start = ben.get(f"/api/tables/{table}/replay?ply=0")
    assert start["ply"] == 0 and start["seat"] is None and start["log"] == []
    middle = ben.get(f"/api/tables/{table}/replay?ply={last // 2}&seat=0")
    assert middle["view"]["seat"] == 0 and len(middle["log"]) == last // 2
    assert ben.get(f"/api/tables/{table}/replay")["result"]["scores"]
    ben.get(f"/api/tables/{table}/replay?ply={last + 1}", 404)
    ben.get(f"/api/tables/{table}/replay?seat=7", 404)


def test_a_running_game_shows_and_gives_only_the_own_view(url: str) -> None:
    anna, ben, table = pair(url)
    play_on([anna, ben], table, 8, random.Random(7))
    seat = anna.get(f"/api/tables/{table}")["mine"][0]
    seen = anna.get(f"/api/tables/{table}/record")
    assert seen["format"] == "steiger-view/1" and "setup" not in seen and seen["seat"] == seat
    assert anna.get(f"/api/tables/{table}/replay?ply=3")["seat"] == seat
    anna.get(f"/api/tables/{table}/replay?seat={1 - seat}", 403)
    Guest(url, "Carla").get(f"/api/tables/{table}/record", 403)
    shown = anna.get(f"/api/tables/{table}")["table"]
    assert shown["reveal"] is None and len(shown["commitment"]) == 64


def test_import_and_fork(finished: tuple[Guest, Guest, str, str], url: str) -> None:
    anna, _, table, _ = finished
    record = anna.get(f"/api/tables/{table}/record")
    carla = Guest(url, "Carla")
    brought = carla.post("/api/import", record, 201)
    assert brought["table"]["status"] == "finished" and brought["position"]["result"] is not None
    half = record | {"actions": record["actions"][:20], "result": None}
    assert carla.post("/api/import", half, 201)["table"]["status"] == "review"
    wrong = record | {"actions": ["draft 99", *record["actions"]]}
    fault = carla.post("/api/import", wrong, 400)
    assert fault["code"] == "bad-record" and fault["index"] == 0
    check_fork(carla, brought["table"]["id"])


def check_fork(carla: Guest, brought: str) -> None:
    fork = carla.post(f"/api/tables/{brought}/fork", {"ply": 25, "seat": 1}, 201)
    table = fork["table"]["id"]
    assert fork["mine"] == [1] and fork["table"]["origin"] == {"kind": "fork", "table": brought, "ply": 25}
    carla.put(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    carla.post(f"/api/tables/{table}/start")
    line = carla.socket(table)
    while not line.position["legal"]:
        line.next("position")
    assert line.position["ply"] >= 25
    same = carla.get(f"/api/tables/{brought}/replay?ply=25&seat=1")["view"]
    assert carla.get(f"/api/tables/{table}/replay?ply=25")["view"] == same
    carla.post(f"/api/tables/{brought}/fork", {"ply": 99_999}, 404)
    last = carla.position(brought)["ply"]
    assert carla.post(f"/api/tables/{brought}/fork", {"ply": last}, 409)["key"] == "fork-over"


def test_statistics(finished: tuple[Guest, Guest, str, str]) -> None:
    anna, _, table, _ = finished
    found = anna.get(f"/api/tables/{table}/statistics")
    scores = anna.position(table)["result"]["scores"]
    assert [seat["score"] for seat in found["seats"]] == scores
    assert all(sum(seat["sources"].values()) == seat["score"] for seat in found["seats"])
    assert sum(sum(seat["verbs"].values()) for seat in found["seats"]) == found["ply"]
    anna.get("/api/players/nobody/statistics", 404)


def test_a_player_s_statistics_count_what_was_played(url: str) -> None:
    anna = Guest(url)
    table = anna.table(seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    anna.post(f"/api/tables/{table}/start")
    line = anna.socket(table)
    while line.position["result"] is None:
        if line.position["legal"]:
            line.move(line.position["legal"][-1]["words"])
        else:
            line.next("position")
    (row,) = anna.get(f"/api/players/{anna.me['id']}/statistics")["games"]
    assert row["played"] == 1 and row["best"] == line.position["result"]["scores"][0]
    of_seat = anna.get(f"/api/tables/{table}/statistics")["seats"][0]["places"]
    assert row["places"] == {words: count for words, count in of_seat.items() if not words.startswith("fill ")}
    assert sum(count for words, count in row["places"].items() if words.startswith("place ")) == row["verbs"]["place"]


def test_backup_while_serving(url: str, tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "a.db"), **PATIENT)) as (address, _):
        anna, ben, table = pair(address)
        play_on([anna, ben], table, 5, random.Random(8))
        done = steiger("backup", str(tmp_path / "b.db"), "--db", str(tmp_path / "a.db"))
        assert done.returncode == 0, done.stderr
    with running(Settings(database=str(tmp_path / "b.db"), **PATIENT)) as (address, _):
        anna.http.base_url = address
        assert anna.position(table)["ply"] == 5
    assert steiger("backup", str(tmp_path / "c.db"), "--db", str(tmp_path / "missing.db")).returncode == 2
