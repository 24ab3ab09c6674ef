"""Word between nodes that a table has changed, through Redis. Losing a word is no loss: the database has it all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from steiger.server import acts
from steiger.server.hall import Hall
from steiger.server.presence import BEAT
from steiger.server.room import Room

LOG = logging.getLogger("steiger")
CHANNEL = "steiger"
AGAIN_AFTER = 1.0
MOST_WAITING = 10_000


class Word(Struct, omit_defaults=True):
    """A table has changed, somebody spoke there, or who is connected: `presence` at one table, `here` at all of a node's."""

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
        self._waiting: asyncio.Queue[Word] = asyncio.Queue(MOST_WAITING)
        self._behind: dict[str, Room] = {}
        self._is_behind = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._hall.publish = self.publish
        self._tasks = [asyncio.create_task(self._for_ever(work)) for work in (self._speak, self._listen, self._look, self._beat)]

    async def close(self) -> None:
        going = set(self._tasks)
        while going:  # a cancellation that meets a line just breaking may come out as that fault, and would be waited for in vain
            for task in going:
                task.cancel()
            _, going = await asyncio.wait(going, timeout=1)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    def publish(self, table: str, kind: str) -> None:
        self._say(Word(self._node, table, kind, self._people([table]) if kind == "presence" else {}))

    def _say(self, word: Word) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(word)

    def _people(self, tables: Iterable[str]) -> dict[str, list[str]]:
        rooms = self._hall.rooms
        return {table: sorted(rooms[table].connected_here()) for table in tables if table in rooms}

    async def _beat(self) -> None:
        """A node that was not there, or not listening, hears who is here before long."""
        while True:
            found = self._people(self._hall.rooms)
            self._say(Word(self._node, "", "here", {table: people for table, people in found.items() if people}))
            await asyncio.sleep(BEAT)

    async def _for_ever(self, work: Any) -> None:
        """Redis may go and come back."""
        while True:
            try:
                await work()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("channels: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_AFTER)

    async def _speak(self) -> None:
        while True:
            words = [await self._waiting.get()]
            while not self._waiting.empty():
                words.append(self._waiting.get_nowait())
            async with self._redis.pipeline(transaction=False) as together:
                for word in words:
                    together.publish(CHANNEL, msgspec.json.encode(word))
                await together.execute()

    async def _listen(self) -> None:
        async with self._redis.pubsub() as heard:
            await heard.subscribe(CHANNEL)
            self._catch_up()
            async for message in heard.listen():
                if message["type"] == "message":
                    await self._hear(msgspec.json.decode(message["data"], type=Word))

    def _catch_up(self) -> None:
        """After silence, whatever is loaded may be behind."""
        for room in self._hall.rooms.values():
            self._note(room)

    def _note(self, room: Room) -> None:
        self._behind[room.row.id] = room
        self._is_behind.set()

    async def _look(self) -> None:
        """What other nodes have written: one look for all that we heard of during the last one."""
        while True:
            await self._is_behind.wait()
            rooms = list(self._behind.values())
            self._behind.clear()
            self._is_behind.clear()
            try:
                await self._hall.refresh_all(rooms)
            except Exception:
                for room in rooms:
                    self._note(room)
                raise

    async def _hear(self, word: Word) -> None:
        if word.node == self._node:
            return
        if word.kind in ("presence", "here"):
            self._hear_presence(word)
            return
        room = self._hall.rooms.get(word.table)
        if room is None:
            return
        if word.kind == "chat":
            await acts.hear_chat(self._hall, room)
        else:
            self._note(room)

    def _hear_presence(self, word: Word) -> None:
        changed = self._hall.elsewhere.hear(word.node, word.people, everywhere=word.kind == "here")
        for table in changed & self._hall.rooms.keys():
            self._hall.rooms[table].tell_all(table=True)
