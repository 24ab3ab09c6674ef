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
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest


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
