"""After a storage fault or a restart every table proceeds by itself, and a damaged table harms no other."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from steiger.server.database import LOCK_MS
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair

LOCK_SECONDS = 5.0
RECOVERY_SECONDS = 30.0  # far more than needed, because the tests' machine may be busy


def row(database: Path, table: str) -> dict[str, Any]:
    """Read a table from the database, without asking the server."""
    connection = sqlite3.connect(database, timeout=20)
    connection.row_factory = sqlite3.Row
    try:
        return dict(connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
    finally:
        connection.close()


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Keep everybody else from writing."""
    lock = sqlite3.connect(database, timeout=20, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        lock.rollback()
        lock.close()


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.time() + RECOVERY_SECONDS
    while not holds():
        assert time.time() < deadline, "the table does not proceed"
        time.sleep(0.1)


def draft(guest: Guest, table: str) -> None:
    """Play until the draft is complete."""
    while (at := guest.position(table))["legal"]:
        guest.move(table, at["legal"][0]["words"], at=at)


def test_bots_and_drafts_proceed_after_the_database_was_locked(tmp_path: Path) -> None:
    database = tmp_path / "steiger.db"
    with running(Settings(database=str(database), **PATIENT)) as (url, _):
        anna = Guest(url)
        bots = anna.table(sit=False, seats=[{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
        one, two, drafted = pair(url, confirm="timer", clock={"initial": 3600, "increment": 0})
        mover = one if one.position(drafted)["legal"] else two
        mover.patch("/api/me", {"timer": 2})
        anna.post(f"/api/tables/{bots}/start")
        draft(mover, drafted)
        with locked(database):
            stuck = row(database, bots)["ply"]
            time.sleep(LOCK_SECONDS)
            assert row(database, bots)["ply"] == stuck, "a bot wrote although the database was locked"
        wait_until(lambda: row(database, bots)["ply"] > stuck)
        wait_until(lambda: row(database, drafted)["confirmed"] == row(database, drafted)["ply"])


def test_a_move_while_the_database_is_locked_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "steiger.db"
    with running(Settings(database=str(database), **PATIENT)) as (url, _):
        anna = Guest(url)
        table = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
        anna.post(f"/api/tables/{table}/start")
        at = anna.position(table)
        body = {"ply": at["ply"], "revision": at["revision"], "actions": [at["legal"][0]["words"]]}
        with locked(database):
            answer = anna.http.post(f"/api/tables/{table}/move", json=body)
        assert answer.status_code == 503 and answer.json()["code"] == "unavailable"
        assert anna.http.post(f"/api/tables/{table}/move", json=body).status_code == 200


def test_a_write_waits_less_than_two_seconds_for_a_lock() -> None:
    assert LOCK_MS < 2000


def test_bots_play_on_after_a_restart_without_a_request(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "steiger.db"), **{**PATIENT, "bot_ms": 300})
    with running(settings) as (url, _):
        anna = Guest(url)
        seats = [{"kind": "bot", "bot": "planner"}, {"kind": "bot", "bot": "planner"}]  # too slow to end the game meanwhile
        table = anna.table(sit=False, seats=seats)
        anna.post(f"/api/tables/{table}/start")
        wait_until(lambda: row(tmp_path / "steiger.db", table)["ply"] > 2)
    stopped = row(tmp_path / "steiger.db", table)
    assert stopped["status"] == "running" and stopped["due"] is not None
    with running(settings):
        wait_until(lambda: row(tmp_path / "steiger.db", table)["ply"] > stopped["ply"])


def damage(database: Path, statement: str, *values: Any) -> None:
    connection = sqlite3.connect(database)
    with connection:
        connection.execute(statement, values)
    connection.close()


def test_damaged_tables_are_closed_and_the_others_served(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "steiger.db"
    settings = Settings(database=str(database), **PATIENT)
    seats = [{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}]
    with running(settings) as (url, _):
        anna = Guest(url)
        tables = [anna.table(seats=seats, clock={"initial": 10, "increment": 0}) for _ in range(5)]
        for table in tables:
            anna.post(f"/api/tables/{table}/start")
            anna.move(table, anna.position(table)["legal"][0]["words"])
    damage(database, "DELETE FROM plies WHERE table_id = ?", tables[0])
    damage(database, "UPDATE tables SET seats = 'nonsense' WHERE id = ?", tables[1])
    damage(database, "UPDATE plies SET words = 'fly to the moon' WHERE table_id = ?", tables[2])
    damage(database, "UPDATE tables SET setup = ? WHERE id = ?", json.dumps({"odd": 1}), tables[3])
    damage(database, "UPDATE tables SET due = 0")
    with caplog.at_level(logging.ERROR, "steiger"), running(settings) as (url, _):
        anna.http.base_url = url
        for table in tables[:4]:
            answer = anna.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["key"]) == (500, "table-damaged")
        assert anna.position(tables[4])["ply"] == 1
        listed = {entry["id"] for entry in anna.get("/api/tables?mine=true&limit=200")["tables"]}
        assert tables[4] in listed and tables[1] not in listed
    for table in tables[:4]:
        assert sum(f"Table {table} is damaged" in line for line in caplog.messages) == 1


def test_a_start_loads_no_table_that_waits_for_its_players(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "steiger.db"), **PATIENT)
    with running(settings) as (url, _):
        for _ in range(3):
            pair(url)
    with running(settings) as (url, server):
        time.sleep(1.5)  # at least one sweep
        assert len(server._app.state.hall.rooms.loaded) == 0


def test_the_lobby_says_whose_turn_it_is_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "steiger.db"), **PATIENT)
    with running(settings) as (url, _):
        anna, ben, table = pair(url)
        turns = [bool(guest.position(table)["legal"]) for guest in (anna, ben)]
    with running(settings) as (url, _):
        for guest in (anna, ben):
            guest.http.base_url = url
        found = [guest.get("/api/tables?mine=true")["tables"][0]["my_turn"] for guest in (anna, ben)]
    assert found == turns and sum(found) == 1
