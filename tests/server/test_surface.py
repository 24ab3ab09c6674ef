"""What comes in from outside: odd bytes, other hosts, forged log lines, and files that others on the machine could read."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from steiger.server.hosts import Hosts
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair
from tests.server.services import stored

__all__ = ["stored"]
JSON = {"Content-Type": "application/json"}
DEEP = "[" * 20_000 + "]" * 20_000
ODD_BODIES = {
    "deep list": DEEP.encode(),
    "deep object": ('{"options":' * 5000 + "1" + "}" * 5000).encode(),
    "deep option": f'{{"game": "x", "players": 2, "options": {{"a": {DEEP}}}}}'.encode(),
    "not UTF-8": b'{"name": "\xff\xfe", "text": "\xc3("}',
    "half a pair": b'{"name": "\\ud800", "text": "\\ud800", "game": "\\udfff"}',
    "nothing": b"",
    "nul": b"\0",
}
POSTS = ("/api/guests", "/api/login", "/api/tables", "/api/import", "/api/tables/{table}/chat", "/api/tables/{table}/move")


@pytest.mark.parametrize("name", ODD_BODIES)
def test_odd_bodies_are_refused(url: str, name: str) -> None:
    anna, _, table = pair(url)
    for path in POSTS:
        answer = anna.http.post(path.format(table=table), content=ODD_BODIES[name], headers=JSON)
        assert answer.status_code == 400, (path, answer.status_code, answer.text)
        assert answer.json()["message"]


def test_a_game_s_components_may_be_nested_deeply_without_harm(url: str) -> None:
    game = httpx.get(f"{url}/api/games").json()[0]["name"]
    for depth in (100, 400, 700, 900, 5000):
        body = "[" * depth + "]" * depth
        assert httpx.post(f"{url}/api/games/{game}/components", content=body, headers=JSON).status_code == 400


def test_odd_messages_on_a_socket_are_refused(url: str) -> None:
    anna, _, table = pair(url)
    line = anna.socket(table)
    for text in (DEEP, '{"type": "say", "id": 1, "text": "\\ud800"}', f'{{"type": "say", "id": 1, "text": {DEEP}}}'):
        line.line.send(text)
        assert line.next("fault")["fault"]["code"] == "bad-request"
    assert line.ask("ping")["type"] == "done"


# NUL, which PostgreSQL cannot store.


def nul_requests(table: str, game: str) -> list[tuple[str, str, Any]]:
    return [
        ("GET", "/api/tables/%00", None),
        ("GET", f"/api/tables/{table}%00", None),
        ("GET", "/api/players/p%00/statistics", None),
        ("GET", f"/api/games/{game}/topics/%00", None),
        ("GET", f"/api/games/{game}/topics/x?language=%00", None),
        ("PUT", f"/api/tables/{table}/notes", {"text": "a\0b"}),
        ("PATCH", "/api/me", {"webhook": "http://a\0b/"}),
        ("PATCH", "/api/me", {"language": "\0"}),
        ("POST", f"/api/tables/{table}/move", {"ply": 0, "actions": ["a\0b"]}),
        ("POST", f"/api/tables/{table}/why", {"words": "a\0b"}),
        ("POST", "/api/tables", {"game": "a\0b", "players": 2}),
        ("POST", "/api/tables", {"game": game, "players": 2, "seats": [{"kind": "bot", "bot": "a\0b"}]}),
    ]


def test_a_null_character_is_refused_or_removed(stored: str) -> None:
    anna, _, table = pair(stored)
    game = anna.get("/api/games")[0]["name"]
    for method, path, body in nul_requests(table, game):
        answer = anna.http.request(method, path, json=body)
        expected = (200,) if path.endswith("/why") else (400, 403, 409, 422)
        assert answer.status_code in expected, (path, answer.status_code, answer.text)
    assert anna.post(f"/api/tables/{table}/chat", {"text": "a\0b"}, 201)["text"] == "ab"
    assert anna.patch("/api/me", {"name": "An\0na"})["name"] == "Anna"
    assert anna.http.post("/api/login", json={"name": "a\0b", "passphrase": "\0" * 9}).status_code == 401
    assert anna.http.post(f"/api/tables/{table}/join", json={"invite": "\0"}).status_code == 409
    made = anna.post("/api/tables", {"game": game, "players": 2, "seats": [{"kind": "hotseat", "name": "O\0pa"}]}, 201)
    assert made["table"]["seats"][0]["name"] == "Opa"


# Hosts.


def get(url: str, host: str, path: str = "/api/games") -> httpx.Response:
    return httpx.get(url + path, headers={"Host": host, "Accept-Language": "en"})


def test_a_rebound_name_is_refused(url: str) -> None:
    for host in ("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "", "192.168.1.7"):
        answer = get(url, host)
        assert answer.status_code == 421 and answer.json()["key"] == "wrong-host", host
        assert "STEIGER_HOSTS" in answer.json()["message"]
    for host in ("localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000", "localhost."):
        assert get(url, host).status_code == 200, host
    assert get(url, "10.1.2.3:8000", "/healthz").status_code == 200  # probes call the address


def test_a_socket_of_a_rebound_name_is_refused(url: str) -> None:
    _, _, table = pair(url)
    address = url.replace("http", "ws").replace("127.0.0.1", "localhost")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"{address}/ws/tables/{table}", additional_headers={"Host": "evil.example"}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_names_can_be_configured_and_a_network_server_has_its_addresses() -> None:
    assert Hosts("play.example.org, other.example", "127.0.0.1").allow("play.example.org:443")
    assert Hosts("*", "127.0.0.1").allow("anything")
    network = Hosts("", "0.0.0.0")
    assert network.allow("192.168.1.7:8000") and network.allow("[2001:db8::1]") and network.allow(os.uname().nodename)
    assert not network.allow("evil.example") and not network.allow("")
    assert Hosts("", "game.lan").allow("game.lan")
    assert not Hosts("", "127.0.0.1").allow("192.168.1.7")


# The log.


def test_a_path_cannot_forge_a_log_line(url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    from steiger.server import statistics
    from steiger.server.serving import OneRecord

    async def broken(*_: Any) -> None:
        raise ValueError("x\nERROR forged by a message\r\nERROR twice")

    monkeypatch.setattr(statistics, "of_player", broken)
    anna = Guest(url)
    with caplog.at_level(logging.ERROR, "steiger"):
        path = f"/api/players/{anna.me['id']}/statistics"
        assert anna.http.get(path + "?a=%0AERROR%20forged").status_code == 500
        assert anna.http.get(path + "%0d%0aERROR%20forged%1b[31m").status_code in (404, 500)
    logging.getLogger("steiger").error("by an argument: %s", "a\nERROR forged\x1b[2K\u2028ERROR")
    text = "\n".join(OneRecord().format(record) for record in caplog.records)
    assert "forged by a message" in text and "forged" in text
    assert not [line for line in text.splitlines() if line.startswith("ERROR")]
    assert "\x1b" not in text and "\r" not in text


# Files.


def test_the_database_and_its_backup_belong_to_the_user_alone(tmp_path: Path) -> None:
    database, copy = tmp_path / "steiger.db", tmp_path / "copy.db"
    before = os.umask(0o022)
    try:
        with running(Settings(database=str(database), **PATIENT)) as (url, _):
            Guest(url)
            found = sorted(tmp_path.glob("steiger.db*"))
            assert {path.suffix for path in found} >= {".db", ".db-wal"}
            assert {stat.S_IMODE(path.stat().st_mode) for path in found} == {0o600}
            subprocess.run([sys.executable, "-m", "steiger.cli", "backup", str(copy), "--db", str(database)], check=True)
    finally:
        os.umask(before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sqlite3.connect(copy).execute("SELECT count(*) FROM players").fetchone() == (1,)


def test_permissions_that_somebody_chose_are_kept(tmp_path: Path) -> None:
    database = tmp_path / "steiger.db"
    database.touch()
    database.chmod(0o640)
    with running(Settings(database=str(database), **PATIENT)):
        assert stat.S_IMODE(database.stat().st_mode) == 0o640
