"""Stores the changes of tables, and makes them current only after they are committed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from steiger.server import duties, schema, steady
from steiger.server.faults import conflict, stopping
from steiger.server.journal import Change
from steiger.server.metrics import Metrics
from steiger.server.playing import Transition
from steiger.server.room import Room
from steiger.server.rooms import Rooms
from steiger.server.rows import Row, copy_of
from steiger.server.statistics import result_rows
from steiger.server.store import Store

TRIES = 8


class Behind(Exception):
    """Another node has written this table first. The room has been refreshed."""


class Writer:
    """Every method must be called under the room's lock. `on_written(room)` is called after each commit."""

    def __init__(self, store: Store, rooms: Rooms, metrics: Metrics) -> None:
        self._store = store
        self._rooms = rooms
        self._metrics = metrics
        self.closed = False
        self.on_written: Callable[[Room], None] = lambda room: None

    async def advance(self, room: Room, propose: Callable[[Transition], Transition]) -> None:
        """Store one transition of play, then make it current."""
        play = room.play
        assert play is not None
        transition = propose(Transition(play, steady.now()))
        change = transition.change()
        if transition.row.status == "finished":
            change.also += [self._store.upsert(schema.results, row) for row in result_rows(transition)]
        await self._commit(room, change)
        room.accept(transition)
        self._metrics.moves.inc(len(transition.added))
        self.on_written(room)

    async def amend(self, room: Room, alter: Callable[[Row], None], also: Callable[[Row], list[Any]] | None = None) -> None:
        """Change seats or status. `alter` is applied to a fresh copy of the row until it could be stored."""
        for _ in range(TRIES):
            row = copy_of(room.row)
            expected = row.version
            alter(row)
            row.version, row.changed = expected + 1, steady.now()
            play = room.play_with(row)
            if play is not None:
                duties.note(row, play.table, play.confirmed)
            change = Change(row, expected)
            change.also += self._store.sitting(row) + (also(row) if also else [])
            try:
                await self._commit(room, change)
            except Behind:
                continue
            room.amend(row, play)
            self.on_written(room)
            return
        raise conflict("busy")

    async def _commit(self, room: Room, change: Change) -> None:
        if self.closed:
            raise stopping()
        began = time.perf_counter()
        try:
            is_first = await self._store.journal.commit(change)
        except Exception:
            room.unsure = True
            raise
        if not is_first:
            await self._rooms.refresh(room)
            raise Behind
        self._metrics.commit_seconds.observe(time.perf_counter() - began)
