"""Programs that speak the engine protocol play seats: `steiger bot connect`, and the records it gives them."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from steiger import Table, game_names
from steiger.bots.program import Program
from steiger.core.errors import BadRequest
from steiger.core.record import parse
from steiger.core.view import as_json
from steiger.locale import LANGUAGES, catalogue
from tests.server.people import Guest, pair
from tests.server.processes import Process

ENGINE = f"{sys.executable} -m steiger.cli engine"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A process of its own: nothing is shared with the programs but the wire."""
    process = Process(tmp_path_factory.mktemp("server"))
    process.start()
    yield process.url
    assert process.end(signal.SIGTERM) == 0


def connect(url: str, table: str, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "steiger.cli", "bot", "connect", "--url", url, "--table", table, *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("name", game_names())
def test_our_own_engine_plays_a_whole_game(server: str, name: str) -> None:
    anna = Guest(server)
    table = anna.table(game=name, sit=False)
    robots = [connect(server, table, "--engine", ENGINE, "--bot", "foreman", "--ms", "10", "--name", n) for n in ("Ro", "Bo")]
    line = anna.socket(table)
    seats = line.snapshot["table"]["seats"]
    while any(seat["kind"] == "open" for seat in seats):
        seats = line.next("table", 60)["table"]["seats"]
    anna.post(f"/api/tables/{table}/start")
    for robot in robots:
        out, err = robot.communicate(timeout=600)
        assert robot.returncode == 0, err
        scores = anna.position(table)["result"]["scores"]
        assert " · ".join(map(str, scores)) in out


def test_a_bot_plays_wherever_it_sits(server: str) -> None:
    """At two tables at once, one of them begun while it listens, with a token and no table named."""
    anna, robot = Guest(server), Guest(server, "Ro")
    token = robot.post("/api/tokens", {"scope": "bot"}, 201)["token"]
    tables = [anna.table(), anna.table()]
    for table in tables:
        robot.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{tables[0]}/start")
    command = [sys.executable, "-m", "steiger.cli", "bot", "connect", "--url", server, "--token", token, "--engine", ENGINE]
    process = subprocess.Popen([*command, "--ms", "10"], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert tables[0] in process.stdout.readline()
    anna.post(f"/api/tables/{tables[1]}/start")
    for table in tables:
        line = anna.socket(table)
        while sum(entry["seat"] == 1 for entry in anna.position(table)["log"]) < 3:
            if line.position["legal"]:
                line.move(line.position["legal"][0]["words"])
            else:
                line.next("position", 60)
        line.close()
    anna.post(f"/api/tables/{tables[0]}/cancel", {"agree": True})
    robot.post(f"/api/tables/{tables[0]}/cancel", {"agree": True})
    while not ((said := process.stdout.readline()).startswith(f"Table {tables[0]}")):
        assert said
    process.terminate()
    process.wait(20)


def test_a_bot_without_table_and_token_is_told_what_is_missing(server: str) -> None:
    command = [sys.executable, "-m", "steiger.cli", "bot", "connect", "--url", server, "--engine", ENGINE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "--table" in done.stderr and "--token" in done.stderr


def bot_of(guest: Guest) -> dict[str, str]:
    return {"Authorization": f"Bearer {guest.post('/api/tokens', {'scope': 'bot'}, 201)['token']}"}


@pytest.mark.parametrize("name", game_names())
def test_the_record_for_a_bot_is_whole_and_new_every_time(url: str, name: str) -> None:
    anna, ben, table = pair(url, game=name)
    mover = next(guest for guest in (anna, ben) if guest.position(table)["legal"])
    mover.move(table, mover.position(table)["legal"][0]["words"])
    at = ben.position(table)
    records = [httpx.get(f"{url}/api/bot/tables/{table}/record", headers=bot_of(ben)).json() for _ in range(3)]
    for record in records:
        found = Table.replay(parse(record))
        assert found.ply == at["ply"] and as_json(found.view(at["seat"])) == at["view"]
        assert [words for _, words in found.log(at["seat"])] == [line["words"] for line in at["log"]]
    assert records[0]["setup"] != records[1]["setup"] != records[2]["setup"]


def test_the_record_is_only_for_a_bot_that_sits_there(url: str) -> None:
    _, ben, table = pair(url)
    ben.get(f"/api/bot/tables/{table}/record", 403)
    watcher = httpx.get(f"{url}/api/bot/tables/{table}/record", headers=bot_of(Guest(url, "Watcher")))
    assert watcher.status_code == 403 and watcher.json()["key"] == "not-seated"
    assert httpx.get(f"{url}/api/bot/tables/{table}/record").status_code == 401
    waiting = ben.table()
    assert httpx.get(f"{url}/api/bot/tables/{waiting}/record", headers=bot_of(ben)).status_code == 409


LOADED = '{"ok": true, "ply": 0}'
RECORD: dict[str, Any] = {"actions": []}


def refusal_of(*answers: str) -> BadRequest:
    """What we say to a program that gives these answers."""
    script = "; ".join(f"read line; printf '%s\\n' {shlex.quote(answer)}" for answer in answers)
    program = Program(f"sh -c {shlex.quote(script)}")
    with pytest.raises(BadRequest) as refusal:
        program.play(RECORD, ["place bank"], ms=10)
    program.close()
    return refusal.value


@pytest.mark.parametrize("answer", ["", "junk", "[]", "{}", '{"action": "place moon"}', '{"error": {"code": "bad-request"}}'])
def test_a_program_that_answers_nonsense_is_told_so_and_nothing_is_played_for_it(answer: str) -> None:
    reason = refusal_of(LOADED, answer).reason
    assert reason.key == "bot-engine-answer"
    for language in LANGUAGES:
        assert '{"action": "place bank"}' in catalogue(language).say(reason)


@pytest.mark.parametrize("answer", ["", "junk", "[]", '{"ok": true, "ply": 7}', '{"error": {"code": "bad-record"}}'])
def test_a_program_that_cannot_load_is_told_so(answer: str) -> None:
    reason = refusal_of(answer).reason
    assert reason.key == "bot-engine-load"
    for language in LANGUAGES:
        assert LOADED in catalogue(language).say(reason)


def test_a_program_that_ends_is_told_so() -> None:
    assert refusal_of().reason.key == "bot-engine-silent"
