"""The tables in memory: loaded on demand, refreshed after another node has written, dropped when idle. They are a cache."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from steiger.server.faults import Refusal, damaged, not_found
from steiger.server.playing import written_elsewhere
from steiger.server.presence import Elsewhere
from steiger.server.room import Room
from steiger.server.rows import PlyRow, Row
from steiger.server.store import Damaged, Store

LOG = logging.getLogger("steiger")


class Rooms:
    """`on_news(room, elsewhere)` is called after a room was loaded or refreshed."""

    def __init__(self, store: Store, elsewhere: Elsewhere, most: int) -> None:
        self._store = store
        self._elsewhere = elsewhere
        self._most = most
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.quarantined: set[str] = set()
        self.loaded: OrderedDict[str, Room] = OrderedDict()
        self.on_news: Callable[[Room, bool], None] = lambda room, elsewhere: None

    async def find(self, table: str) -> Room:
        """Return the room of a table. Several callers share one load."""
        if table in self.quarantined:
            raise damaged()
        room = self.loaded.get(table)
        if room is not None:
            self.loaded.move_to_end(table)
            return room
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        try:
            found = await self._read(table)
            if found is None:
                raise not_found("no-such-table")
            room = self.loaded[table] = self._made(table, *found)
            self._make_space()
            self.on_news(room, False)
            return room
        finally:
            del self._loading[table]

    async def _read(self, table: str) -> tuple[Row, list[PlyRow]] | None:
        try:
            return await self._store.whole_table(table)
        except (Damaged, msgspec.MsgspecError) as fault:
            raise self._quarantine(table, fault) from None

    def _made(self, table: str, row: Row, plies: list[PlyRow]) -> Room:
        try:
            return Room(row, plies, self._elsewhere)
        except Exception as fault:  # stored data that no rule explains
            raise self._quarantine(table, fault) from None

    def _quarantine(self, table: str, fault: Exception) -> Refusal:
        """Keep a damaged table closed until the next start. The other tables are served."""
        LOG.error("Table %s is damaged and stays closed: %s: %s", table, type(fault).__name__, fault)
        self.quarantined.add(table)
        return damaged()

    def _make_space(self) -> None:
        spare = len(self.loaded) - self._most
        for table in [table for table, room in self.loaded.items() if room.is_idle()][: max(0, spare)]:
            del self.loaded[table]

    async def refresh(self, room: Room) -> None:
        """Read a table again if another node has written it. Call this under the room's lock."""
        newer = await self._store.since([room.row])
        if newer:
            await self._take_over(room, *newer[room.row.id])

    async def refresh_all(self, rooms: list[Room]) -> None:
        """Refresh many rooms with one query. A room that changed during the query is refreshed again under its lock."""
        before = [room.row for room in rooms]
        found = await self._store.since(before)
        for room, known in zip(rooms, before, strict=True):
            if known.id in found:
                async with room.lock:
                    await (self._take_over(room, *found[known.id]) if room.row is known else self.refresh(room))

    async def _take_over(self, room: Room, row: Row, added: list[PlyRow]) -> None:
        if room.play is not None and room.play.leads_to(row):
            room.accept(written_elsewhere(room.play, row, added))
        else:
            found = await self._store.whole_table(room.row.id)
            assert found is not None, room.row.id
            room.renew(*found)
        self.on_news(room, True)
