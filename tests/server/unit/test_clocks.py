"""Thinking time: it runs for one seat, and a finished turn earns the increment."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from steiger.server import clocks, steady
from steiger.server.messages import ClockRule
from steiger.server.rows import Times
from steiger.server.store import Store

RULE = ClockRule(initial=100, increment=10)


def test_a_table_without_a_clock_has_no_times() -> None:
    assert clocks.at_start(None, 2, 0, 5.0) is None
    assert clocks.clock(None, 5.0) is None


def test_only_the_running_seat_loses_time() -> None:
    times = clocks.at_start(RULE, 3, 1, 5.0)
    assert times == Times(left=[100.0, 100.0, 100.0], running=1, since=5.0)
    assert clocks.left_at(times, 35.0) == [100.0, 70.0, 100.0]


def test_the_end_of_a_turn_earns_the_increment() -> None:
    times = clocks.passed(Times(left=[100.0, 100.0], running=0, since=0.0), RULE, 1, 30.0)
    assert times == Times(left=[80.0, 100.0], running=1, since=30.0)


def test_an_action_within_a_turn_earns_nothing() -> None:
    times = clocks.passed(Times(left=[100.0, 100.0], running=0, since=0.0), RULE, 0, 30.0)
    assert times.left == [70.0, 100.0]


def test_time_never_falls_below_zero_and_never_runs_backwards() -> None:
    times = Times(left=[10.0], running=0, since=100.0)
    assert clocks.left_at(times, 500.0) == [0.0]
    assert clocks.left_at(times, 50.0) == [10.0]


def test_a_stopped_clock_loses_nothing() -> None:
    assert clocks.left_at(Times(left=[10.0, 20.0], running=None, since=0.0), 1000.0) == [10.0, 20.0]


def test_a_jump_of_the_system_s_clock_costs_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = steady.now()
    monkeypatch.setattr("time.time", lambda: before + 3600)
    assert steady.now() - before < 60


def test_a_restart_after_a_jump_continues_with_the_stored_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steady, "_anchor", steady._anchor)

    async def restart() -> None:
        store = Store(f"sqlite:///{tmp_path / 'steiger.db'}")
        await store.open()
        await store.keep_time()
        await store.close()

    asyncio.run(restart())
    before, true_time = steady.now(), time.time
    for jump in (7200.0, -7200.0):
        monkeypatch.setattr("time.time", lambda jump=jump: true_time() + jump)
        asyncio.run(restart())
        assert abs(steady.now() - before) < 60
    monkeypatch.setattr("time.time", lambda: true_time() + 400 * 86400)
    asyncio.run(restart())
    assert steady.now() - before > 399 * 86400
