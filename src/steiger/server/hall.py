"""Everything a request needs, in one place: storage, people, rooms, and the parts that work on them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from steiger.server import notices, supervisor
from steiger.server.bot_workers import BotWorkers
from steiger.server.identity import People
from steiger.server.metrics import Metrics
from steiger.server.notices import Notices
from steiger.server.presence import Elsewhere
from steiger.server.room import Room
from steiger.server.rooms import Rooms
from steiger.server.settings import Settings
from steiger.server.store import Store
from steiger.server.supervisor import Supervisor
from steiger.server.sweeps import Sweeps
from steiger.server.tasks import Tasks
from steiger.server.watching import Watching
from steiger.server.writer import Writer

GOODBYE_SECONDS = 2.0


class Hall:
    def __init__(self, settings: Settings, store: Store, people: People, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.metrics = metrics
        self.tasks = Tasks()
        self.sweeps = Sweeps()
        self.elsewhere = Elsewhere()
        self.workers = BotWorkers(settings.bot_workers, settings.bot_grace)
        self.notices = Notices(settings, self.metrics, store, people)
        self.rooms = Rooms(store, self.elsewhere, settings.most_tables, shared=settings.channels != "")
        self.writer = Writer(store, self.rooms, self.metrics)
        self.supervisor = Supervisor(settings, store, self.rooms, self.writer, self.workers)
        self.watching = Watching(settings)
        self.publish: Callable[[str, str], None] = lambda table, kind: None
        self.stopping = False
        self.rooms.on_news = self.supervisor.look_after
        self.writer.on_written = self._written
        self.watching.on_watched = self.supervisor.watched
        self.watching.on_presence = lambda room: self.publish(room.row.id, "presence")
        self.sweeps.add("duties", self.supervisor.sweep, supervisor.SWEEP_SECONDS)
        self.sweeps.add("notices", partial(self.notices.sweep, self.rooms, self.elsewhere), notices.SWEEP_SECONDS)

    def open(self) -> None:
        self.sweeps.open()

    async def room(self, table: str) -> Room:
        return await self.rooms.fresh(table)

    def _written(self, room: Room) -> None:
        self.publish(room.row.id, "changed")
        self.supervisor.look_after(room)
        self.notices.consider(room)

    def disconnect(self, player: str) -> None:
        """Close the connections of a player whose tokens were revoked. A client with a valid token may reconnect."""
        for room in self.rooms.loaded.values():
            for watcher in room.watchers:
                if watcher.viewer.player == player:
                    watcher.close()

    async def stop(self) -> None:
        """Accept no new moves, finish what has begun, and ask clients to reconnect."""
        self.stopping = self.writer.closed = True
        self.sweeps.close()
        self.supervisor.close()
        for room in self.rooms.loaded.values():
            for watcher in room.watchers:
                watcher.close()
        await self._goodbyes()
        await self.workers.close()
        await self.notices.close()

    async def _goodbyes(self) -> None:
        """Give the connections a moment to notify their clients."""
        until = time.monotonic() + GOODBYE_SECONDS
        while any(room.watchers for room in self.rooms.loaded.values()) and time.monotonic() < until:
            await asyncio.sleep(0.02)
