"""The tables in memory: loaded on demand, refreshed after another node has written, dropped when idle. They are a cache."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from steiger.server.faults import Refusal, damaged, not_found
from steiger.server.playing import written_elsewhere
from steiger.server.presence import Elsewhere
from steiger.server.room import Room
from steiger.server.rows import PlyRow, Row
from steiger.server.store import Damaged, Store, Stored

LOG = logging.getLogger("steiger")


class Rooms:
    """`on_news(room, elsewhere)` is called after a room was loaded or refreshed."""

    def __init__(self, store: Store, elsewhere: Elsewhere, most: int, shared: bool = False) -> None:
        self._store = store
        self._shared = shared  # other nodes write the same tables
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

    async def fresh(self, table: str) -> Room:
        """Return the room of a table in its stored version. News of another node's writing may be late or lost."""
        room = await self.find(table)
        if self._may_be_behind(room):
            await self.refresh_all([room])
            if table in self.quarantined:
                raise damaged()
        return room

    async def catch_up(self, room: Room) -> bool:
        """Read a table again if somebody else may have written it. Return whether it changed. Call this under the room's lock."""
        version = room.row.version
        if self._may_be_behind(room):
            await self.refresh(room)
        return room.row.version != version

    def _may_be_behind(self, room: Room) -> bool:
        return self._shared or room.unsure

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
            raise self.quarantine(table, fault) from None

    def _made(self, table: str, row: Row, plies: list[PlyRow]) -> Room:
        try:
            return Room(row, plies, self._elsewhere)
        except Exception as fault:  # stored data that no rule explains
            raise self.quarantine(table, fault) from None

    def quarantine(self, table: str, fault: Exception) -> Refusal:
        """Keep a damaged table closed until the next start. The other tables are served."""
        LOG.error("Table %s is damaged and stays closed: %s: %s", table, type(fault).__name__, fault)
        self.quarantined.add(table)
        room = self.loaded.pop(table, None)
        for watcher in () if room is None else room.watchers:
            watcher.close()
        return damaged()

    def _make_space(self) -> None:
        spare = len(self.loaded) - self._most
        for table in [table for table, room in self.loaded.items() if room.is_idle()][: max(0, spare)]:
            del self.loaded[table]

    async def refresh(self, room: Room) -> None:
        """Read a table again if another node has written it. Call this under the room's lock."""
        newer = await self._store.since([room.row])
        room.unsure = False
        if newer:
            await self._take_over(room, newer[room.row.id])

    async def refresh_all(self, rooms: list[Room]) -> None:
        """Refresh many rooms with one query. A room that changed during the query is refreshed again under its lock."""
        before = [room.row for room in rooms]
        found = await self._store.since(before)
        for room, known in zip(rooms, before, strict=True):
            room.unsure = False
            if known.id in found:
                async with room.lock:
                    with contextlib.suppress(Refusal):  # a damaged table must not stop the others
                        await (self._take_over(room, found[known.id]) if room.row is known else self.refresh(room))

    async def _take_over(self, room: Room, news: Stored) -> None:
        table = room.row.id
        try:
            if news is not None and room.play is not None and room.play.leads_to(news[0]):
                room.accept(written_elsewhere(room.play, *news))
            else:
                found = await self._read(table)
                assert found is not None, table
                room.renew(*found)
        except (Refusal, SQLAlchemyError, OSError):
            raise
        except Exception as fault:  # stored data that no rule explains
            raise self.quarantine(table, fault) from None
        self.on_news(room, True)
