"""Who watches a table over this node: how many connections each person and each table may have, and the news of who is there.

News of who is there costs a message to everybody at the table, so it is sent at most once per second.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from steiger.server.faults import too_many
from steiger.server.room import Room, Watcher
from steiger.server.settings import Settings

PRESENCE_SECONDS = 1.0
FULL_SECONDS = 10.0  # after which somebody who found no place may ask again


class Watching:
    """`on_watched(room)` is called when somebody joins, `on_presence(room)` after the people at the table have changed."""

    def __init__(self, settings: Settings) -> None:
        self._per_person = settings.sockets_per_player
        self._per_table = settings.watchers_per_table
        self._persons: Counter[str] = Counter()
        self._pending: dict[str, asyncio.TimerHandle] = {}
        self._sent: dict[str, float] = {}
        self.on_watched: Callable[[Room], None] = lambda room: None
        self.on_presence: Callable[[Room], None] = lambda room: None

    def check(self, person: str, room: Room | None = None) -> None:
        """Refuse a further connection if the person has too many, or the table. Its own players always find a place."""
        is_full = room is not None and len(room.watchers) >= self._per_table and person not in room.owners()
        if is_full or self._persons[person] >= self._per_person:
            raise too_many(FULL_SECONDS)

    @contextmanager
    def counted(self, person: str) -> Iterator[None]:
        """Count a connection against a person while it is open."""
        self._persons[person] += 1
        try:
            yield
        finally:
            self._persons[person] -= 1
            if not self._persons[person]:
                del self._persons[person]

    @contextmanager
    def watches(self, room: Room, watcher: Watcher, person: str) -> Iterator[None]:
        """Let a connection watch a table, or refuse it."""
        self.check(person, room)
        with self.counted(person):
            self._join(room, watcher)
            try:
                yield
            finally:
                room.watchers.discard(watcher)
                self._changed(room)

    def _join(self, room: Room, watcher: Watcher) -> None:
        room.watchers.add(watcher)
        self.on_watched(room)
        self._changed(room)

    def _changed(self, room: Room) -> None:
        table, room.presence_at = room.row.id, time.monotonic()
        if table not in self._pending:
            wait = self._sent.get(table, 0.0) + PRESENCE_SECONDS - time.monotonic()
            self._pending[table] = asyncio.get_running_loop().call_later(max(0.0, wait), self._announce, room)

    def _announce(self, room: Room) -> None:
        table = room.row.id
        del self._pending[table]
        self._sent[table] = time.monotonic()
        if not room.watchers:
            del self._sent[table]
        room.tell_presence()
        self.on_presence(room)
