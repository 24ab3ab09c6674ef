"""Turn notices by webhook: once a turn, to nobody who is there, and only to the address that was checked."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from steiger.server import webhooks
from steiger.server.notices import Notices
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair
from tests.server.test_recovery import locked


class Inbox(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        heard.append(message | {"host": self.headers["Host"], "path": self.path})
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        return


heard: list[Any] = []


@pytest.fixture
def inbox() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Inbox)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    heard.clear()
    yield f"http://127.0.0.1:{server.server_port}/hook"
    server.shutdown()


def wait_for_notices(count: int) -> None:
    for _ in range(400):
        if len(heard) >= count:
            return
        time.sleep(0.05)
    raise AssertionError(heard)


def test_a_notice_comes_once_a_turn_and_only_to_who_is_away(inbox: str, tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "steiger.db"), private_webhooks=True, **PATIENT)
    with running(settings) as (url, _):
        anna, ben = Guest(url), Guest(url, "Ben")
        for guest in (anna, ben):
            guest.patch("/api/me", {"webhook": inbox})
        table = anna.table()
        ben.post(f"/api/tables/{table}/join", {})
        line = anna.socket(table)
        anna.post(f"/api/tables/{table}/start")
        line.next("snapshot")
        for _ in range(4):
            mover = anna if anna.position(table)["legal"] else ben
            mover.move(table, mover.position(table)["legal"][0]["words"])
        wait_for_notices(1)
    assert all(message["text"].startswith("Ben,") for message in heard)
    assert 1 <= len(heard) <= 3


def test_a_restart_tells_nobody_twice(inbox: str, tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "steiger.db"), private_webhooks=True, **PATIENT)
    with running(settings) as (url, _):
        anna, ben = Guest(url), Guest(url, "Ben")
        table = anna.table()
        ben.post(f"/api/tables/{table}/join", {})
        for guest in (anna, ben):
            guest.patch("/api/me", {"webhook": inbox})
        anna.post(f"/api/tables/{table}/start")
        wait_for_notices(1)
        mover = anna if anna.position(table)["legal"] else ben
        other = ben if mover is anna else anna
    with running(settings) as (url, server):
        for guest in (anna, ben):
            guest.http.base_url = url
        hall = server._app.state.hall
        # Something else changes at the table: whose turn it is has been told already, by the process before.
        other.post(f"/api/tables/{table}/cancel", {"agree": True})
        mover.move(table, mover.position(table)["legal"][0]["words"])
        wait_for_notices(2)
        assert hall.metrics.notices.value == 1
    names = [message["text"].split(",")[0] for message in heard]
    assert names == [mover.me["name"], other.me["name"]]


def test_a_notice_that_a_locked_database_held_up_comes_afterwards(inbox: str, tmp_path: Path) -> None:
    database = tmp_path / "steiger.db"
    with running(Settings(database=str(database), private_webhooks=True, **PATIENT)) as (url, _):
        anna, ben, table = pair(url)
        mover = anna if anna.position(table)["legal"] else ben
        mover.patch("/api/me", {"webhook": inbox})
        with locked(database):
            time.sleep(4)  # a sweep fails
            assert heard == []
        wait_for_notices(1)
    assert [message["text"].split(",")[0] for message in heard] == [mover.me["name"]]


def test_a_restart_gives_the_notices_that_are_owed(inbox: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=str(tmp_path / "steiger.db"), private_webhooks=True, **PATIENT)
    with monkeypatch.context() as patch:
        patch.setattr(Notices, "_start", lambda notices, row: None)  # the process ends before anything is sent
        with running(settings) as (url, _):
            anna, ben, table = pair(url)
            for guest in (anna, ben):
                guest.patch("/api/me", {"webhook": inbox})
            mover = anna if anna.position(table)["legal"] else ben
    with running(settings):
        wait_for_notices(1)
        time.sleep(2.5)  # at least one more sweep
    assert [message["text"].split(",")[0] for message in heard] == [mover.me["name"]]


def test_a_player_who_saw_the_turn_begin_gets_no_notice_for_it(inbox: str, tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "steiger.db"), private_webhooks=True, **PATIENT)) as (url, server):
        anna = Guest(url)
        anna.patch("/api/me", {"webhook": inbox})
        table = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
        line = anna.socket(table)
        anna.post(f"/api/tables/{table}/start")
        time.sleep(2.5)  # at least one sweep
        line.close()
        time.sleep(2.5)
        assert server._app.state.hall.metrics.notices.value == 0 and heard == []


def test_private_webhooks_are_refused_by_default(url: str, inbox: str) -> None:
    assert Guest(url).patch("/api/me", {"webhook": inbox}, 400)["key"] == "webhook-private"


def test_a_name_is_looked_up_once_and_that_very_address_is_called(inbox: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that has another address a moment later leads nowhere else."""
    port = int(inbox.split(":")[2].split("/")[0])
    asked: list[str] = []
    true = socket.getaddrinfo

    def rebinding(host: Any, *rest: Any, **more: Any) -> Any:
        if host != "hook.example":
            return true(host, *rest, **more)
        asked.append(host)
        return true("127.0.0.1" if len(asked) == 1 else "192.0.2.1", *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)
    webhooks.send(f"http://hook.example:{port}/a/b?c=d", b'{"text": "x"}', private=True)
    assert heard == [{"text": "x", "host": f"hook.example:{port}", "path": "/a/b?c=d"}]
    assert asked == ["hook.example"]


def test_a_receiver_that_fails_harms_nobody() -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        webhooks.send(f"http://127.0.0.1:{deaf.getsockname()[1]}/", b"{}", private=True)
    webhooks.send("nonsense", b"{}", private=True)
