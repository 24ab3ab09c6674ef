"""Nobody gets more than their share of the bots: hints, tables of bots, and askers who hang up."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from steiger.server import bot_workers, supervisor
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
ALONE = [{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}]
SILENT = [sys.executable, "-c", "import sys; sys.stdin.read()"]  # a worker that never answers


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)


def started(guest: Guest, **wish: Any) -> str:
    table = guest.table(**wish)
    guest.post(f"/api/tables/{table}/start")
    return table


async def ask_often(guest: Guest, table: str, times: int) -> list[int]:
    cookies = dict(guest.http.cookies)
    async with httpx.AsyncClient(
        base_url=guest.url, cookies=cookies, timeout=60, limits=httpx.Limits(max_connections=None)
    ) as client:
        asked = [client.post(f"/api/tables/{table}/hint", json={"kind": "move"}) for _ in range(times)]
        return [answer.status_code for answer in await asyncio.gather(*asked)]


def test_one_player_gets_a_few_hints_at_a_time(url: str) -> None:
    anna = Guest(url)
    table = started(anna, seats=ALONE)
    codes = asyncio.run(ask_often(anna, table, 40))
    assert set(codes) == {200, 429} and 1 <= codes.count(200) < 20
    assert anna.post(f"/api/tables/{table}/hint", {"kind": "move"})["actions"]


def test_a_hint_is_dropped_when_its_player_hangs_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "COMMAND", SILENT)
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, server):
        workers = server._app.state.hall.workers
        anna = Guest(url)
        table = started(anna, seats=ALONE)
        with httpx.Client(base_url=url, cookies=dict(anna.http.cookies)) as first, pytest.raises(httpx.ReadTimeout):
            first.post(f"/api/tables/{table}/hint", json={}, timeout=1)  # keeps the worker busy
        with httpx.Client(base_url=url, cookies=dict(anna.http.cookies)) as second, pytest.raises(httpx.ReadTimeout):
            second.post(f"/api/tables/{table}/hint", json={}, timeout=1)
        wait_until(lambda: workers.waiting() == 0)


def test_a_waiting_hint_gets_an_answer_when_the_server_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "COMMAND", SILENT)
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, server):
        hall = server._app.state.hall
        anna = Guest(url)
        table = started(anna, seats=ALONE)

        async def stop_while_asking() -> list[int]:
            asking = asyncio.create_task(ask_often(anna, table, 3))
            while hall.workers.waiting() < 2:
                await asyncio.sleep(0.02)
            server.should_exit = True
            return await asking

        assert asyncio.run(stop_while_asking()) == [503, 503, 503]


def test_few_tables_of_bots_proceed_at_once_and_all_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "SHIFT_SECONDS", 0.2)
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, server):
        rooms = server._app.state.hall.rooms.loaded
        anna = Guest(url)
        tables = [started(anna, sit=False, seats=BOTS) for _ in range(supervisor.MOST_UNWATCHED + 2)]
        most = 0

        def all_proceed() -> bool:
            nonlocal most
            most = max(most, sum(rooms[table].attendant is not None for table in tables))
            return all(rooms[table].row.ply > 3 for table in tables)

        wait_until(all_proceed)
        assert most <= supervisor.MOST_UNWATCHED


def test_a_table_of_bots_proceeds_at_once_when_somebody_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "MOST_UNWATCHED", 0)
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, _):
        anna = Guest(url)
        table = started(anna, sit=False, seats=BOTS)
        time.sleep(1.5)  # at least one sweep
        assert anna.position(table)["ply"] == 0
        line = anna.socket(table)
        assert line.next("position")["position"]["ply"] > 0
