"""Tables with every kind of pending duty, watched in the database alone: bot turns, drafts with timers, and clocks.

A fault comes while the duties are pending. Afterwards nobody asks the server for these tables. What counts is the time until
each of them has proceeded.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from typing import Any

from msgspec import Struct

from tests.server.people import Guest, pair

EACH = 3  # tables of each kind; at most four unwatched tables of bots proceed at a time
TIMER_SECONDS = 10
CLOCK_SECONDS = 15
PATIENCE = 60.0
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
QUERY = "SELECT id, ply, confirmed, seats, status FROM tables"


class Stored(Struct):
    """A table in the database."""

    ply: int
    confirmed: int
    late: bool
    over: bool


class Recovery(Struct):
    pending: int  # tables that had something to do when the fault was over
    stranded: int
    seconds: float  # until the last table proceeded


class Duties:
    def __init__(self, url: str, database: str) -> None:
        self._database = database
        self._guest = Guest(url, "Host")
        self.bots = [self._bots() for _ in range(EACH)]
        self.drafts = [self._draft(url) for _ in range(EACH)]
        self.clocks = [self._clock(url) for _ in range(EACH)]

    def _bots(self) -> str:
        table = self._guest.table(sit=False, seats=BOTS)
        self._guest.post(f"/api/tables/{table}/start")
        return table

    def _draft(self, url: str) -> str:
        """Return a table with a complete draft that confirms itself after a few seconds."""
        one, two, table = pair(url, confirm="timer")
        mover = one if one.position(table)["legal"] else two
        mover.patch("/api/me", {"timer": TIMER_SECONDS})
        while (at := mover.position(table))["legal"]:
            mover.move(table, at["legal"][0]["words"], at=at)
        return table

    def _clock(self, url: str) -> str:
        _, _, table = pair(url, clock={"initial": CLOCK_SECONDS, "increment": 0})
        return table

    def read(self) -> dict[str, Stored]:
        rows = asyncio.run(_postgres(self._database)) if "://" in self._database else _sqlite(self._database)
        return {table: _stored(*rest) for table, *rest in rows}

    def recovery(self, before: dict[str, Stored]) -> Recovery:
        """Wait until every table has proceeded since the state before."""
        began, last = time.monotonic(), 0.0
        waiting = {table for table in self._all() if not self._is_settled(table, before[table])}
        pending = len(waiting)
        while waiting and time.monotonic() - began < PATIENCE:
            time.sleep(0.1)
            waiting = {table for table in waiting if not self._has_proceeded(table, before[table], self.read()[table])}
            last = time.monotonic() - began
        return Recovery(pending, len(waiting), last)

    def _all(self) -> list[str]:
        return [*self.bots, *self.drafts, *self.clocks]

    def _is_settled(self, table: str, now: Stored) -> bool:
        """Return whether a table has nothing left to do by itself."""
        if table in self.bots:
            return now.over
        return now.confirmed == now.ply if table in self.drafts else now.late

    def _has_proceeded(self, table: str, before: Stored, now: Stored) -> bool:
        return self._is_settled(table, now) or (table in self.bots and now.ply > before.ply)


def _stored(ply: int, confirmed: int, seats: str, status: str) -> Stored:
    return Stored(ply, confirmed, any(seat["late"] for seat in json.loads(seats)), status != "running")


def _sqlite(database: str) -> list[Any]:
    connection = sqlite3.connect(database, timeout=20)
    try:
        return connection.execute(QUERY).fetchall()
    finally:
        connection.close()


async def _postgres(database: str) -> list[Any]:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        return [tuple(row) for row in await connection.fetch(QUERY)]
    finally:
        await connection.close()
