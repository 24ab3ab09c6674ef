"""News between nodes through Redis: which table has changed. Lost news does no harm, because the database has everything.

This uses redis-py's pub/sub. Litestar's channels would hold the messages of every subscriber in queues, and their Redis backend
ends with the connection. Here one subscription notes which tables to read again, and checks all of them after a reconnection.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import msgspec
from msgspec import Struct

from steiger.server import chat
from steiger.server.hall import Hall
from steiger.server.presence import BEAT
from steiger.server.room import Room

LOG = logging.getLogger("steiger")
CHANNEL = "steiger"
AGAIN_AFTER = 1.0
SEND_SECONDS = 5.0
CHECK_SECONDS = 5
MOST_WAITING = 10_000


class News(Struct, omit_defaults=True):
    """A table has changed, has a new line of chat, or other people are there: `presence` at one table, `here` at all of them."""

    node: str
    table: str
    kind: str
    people: dict[str, list[str]] = {}


class Channels:
    def __init__(self, url: str, hall: Hall) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=10)
        self._hall = hall
        self._node = secrets.token_hex(8)
        self._waiting: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self._behind: dict[str, Room] = {}
        self._is_behind = asyncio.Event()
        self._hears = False
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._hall.publish = self.publish
        self._tasks = [asyncio.create_task(self._forever(work)) for work in self._works()]

    def _works(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        return [self._speak, self._listen, self._look, self._check, self._beat]

    async def close(self) -> None:
        going = set(self._tasks)
        while going:  # a cancellation that meets a breaking connection may surface as that fault, so ask again
            for task in going:
                task.cancel()
            _, going = await asyncio.wait(going, timeout=1)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    def publish(self, table: str, kind: str) -> None:
        self._say(News(self._node, table, kind, self._people([table]) if kind == "presence" else {}))

    def _say(self, news: News) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(news)

    def _people(self, tables: Iterable[str]) -> dict[str, list[str]]:
        rooms = self._hall.rooms.loaded
        return {table: sorted(rooms[table].connected_here()) for table in tables if table in rooms}

    async def _beat(self) -> None:
        """Repeat who is connected here, for nodes that were not listening."""
        while True:
            found = self._people(self._hall.rooms.loaded)
            self._say(News(self._node, "", "here", {table: people for table, people in found.items() if people}))
            await asyncio.sleep(BEAT)

    async def _forever(self, work: Any) -> None:
        """Repeat the work after faults, because Redis may go away and come back."""
        while True:
            try:
                await work()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("Redis is away, trying again: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_AFTER)

    async def _speak(self) -> None:
        while True:
            waiting = [await self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get_nowait())
            async with self._redis.pipeline(transaction=False) as together:
                for news in waiting:
                    together.publish(CHANNEL, msgspec.json.encode(news))
                await asyncio.wait_for(together.execute(), SEND_SECONDS)

    async def _listen(self) -> None:
        async with self._redis.pubsub() as heard:
            await heard.subscribe(CHANNEL)
            self._catch_up()
            self._hears = True
            try:
                async for message in heard.listen():
                    if message["type"] == "message":
                        await self._hear(msgspec.json.decode(message["data"], type=News))
            finally:
                self._hears = False

    async def _check(self) -> None:
        """Look at the watched tables now and then, and often while Redis is away. Those who watch do not ask."""
        while True:
            for _ in range(CHECK_SECONDS):
                await asyncio.sleep(1)
                if not self._hears:
                    break
            watched = [room for room in self._hall.rooms.loaded.values() if room.watchers]
            for room in watched:
                self._note(room)
            await chat.hear_all(self._hall, watched)

    def _catch_up(self) -> None:
        """Check every loaded table, because news may have been lost."""
        for room in self._hall.rooms.loaded.values():
            self._note(room)

    def _note(self, room: Room) -> None:
        self._behind[room.row.id] = room
        self._is_behind.set()

    async def _look(self) -> None:
        """Refresh the tables that other nodes have written. News that arrives during one query is covered by the next."""
        while True:
            await self._is_behind.wait()
            rooms = list(self._behind.values())
            self._behind.clear()
            self._is_behind.clear()
            try:
                await self._hall.rooms.refresh_all(rooms)
            except Exception:
                for room in rooms:
                    self._note(room)
                raise

    async def _hear(self, news: News) -> None:
        if news.node == self._node:
            return
        if news.kind in ("presence", "here"):
            self._hear_presence(news)
            return
        if news.kind == "revoked":
            self._hall.disconnect(news.table)
            return
        room = self._hall.rooms.loaded.get(news.table)
        if room is None:
            return
        if news.kind == "chat":
            await chat.hear(self._hall, room)
        else:
            self._note(room)

    def _hear_presence(self, news: News) -> None:
        changed = self._hall.elsewhere.hear(news.node, news.people, everywhere=news.kind == "here")
        for table in changed & self._hall.rooms.loaded.keys():
            self._hall.rooms.loaded[table].tell_all(table=True)
