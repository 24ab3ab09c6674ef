"""Turn notices by webhook: once per turn, and only to players who are not connected."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from steiger.server.notices import Notices
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.inbox import heard, inbox
from tests.server.people import Guest, pair
from tests.server.test_recovery import locked

__all__ = ["inbox"]


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
        assert hall.metrics.notices._value.get() == 1
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
        assert server._app.state.hall.metrics.notices._value.get() == 0 and heard == []


def test_private_webhooks_are_refused_by_default(url: str, inbox: str) -> None:
    assert Guest(url).patch("/api/me", {"webhook": inbox}, 400)["key"] == "webhook-private"
