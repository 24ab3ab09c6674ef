"""All tables of this process: loading them, storing their changes, waking who waits for them. Positions here are a cache."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import select

from steiger.server import fairness, schema
from steiger.server.faults import Refusal, conflict, not_found, stale, stopping
from steiger.server.identity import People
from steiger.server.journal import Change
from steiger.server.metrics import Metrics
from steiger.server.notices import Notices
from steiger.server.playing import Play, Step, heard
from steiger.server.presence import Elsewhere
from steiger.server.room import Room
from steiger.server.rows import PlyRow, Row, copy_of
from steiger.server.settings import Settings
from steiger.server.statistics import result_rows
from steiger.server.store import Store
from steiger.server.thinking import Thinkers, chance, question
from steiger.server.views import Viewer, revision_for, table_for

LOG = logging.getLogger("steiger")
T = TypeVar("T")
TRIES = 8
GOODBYE_SECONDS = 2.0


class Behind(Exception):
    """Somebody else has written this table first; it has been read again."""


class Hall:
    def __init__(self, settings: Settings, store: Store, people: People) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_grace)
        self.metrics = Metrics()
        self.notices = Notices(settings, self.metrics, store)
        self.elsewhere = Elsewhere()
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.stopping = False
        self.publish: Callable[[str, str], None] = lambda table, kind: None
        self._tasks: set[asyncio.Task[Any]] = set()

    # Loading.

    async def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is not None:
            self.rooms.move_to_end(table)
            return room
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> Room:
        try:
            found = await self.store.whole_table(table)
            if found is None:
                raise not_found("no-such-table")
            room = Room(*found, self.elsewhere)
            self.rooms[table] = room
            self._make_space()
            self.look_after(room)
            return room
        finally:
            del self.loading[table]

    def _make_space(self) -> None:
        spare = len(self.rooms) - self.settings.most_tables
        for table in [table for table, room in self.rooms.items() if room.is_idle()][: max(0, spare)]:
            del self.rooms[table]

    async def refresh(self, room: Room) -> None:
        """Read again what somebody else has written. Under the room's lock."""
        newer = await self.store.since([room.row])
        if newer:
            await self._take_over(room, *newer[room.row.id])

    async def refresh_all(self, rooms: list[Room]) -> None:
        """The same for many rooms with one look, under no lock yet: who has moved on meanwhile is looked at again."""
        before = [room.row for room in rooms]
        found = await self.store.since(before)
        for room, known in zip(rooms, before, strict=True):
            if known.id in found:
                async with room.lock:
                    await (self._take_over(room, *found[known.id]) if room.row is known else self.refresh(room))

    async def _take_over(self, room: Room, row: Row, added: list[PlyRow]) -> None:
        if room.play is not None and room.play.leads_to(row):
            room.accept(heard(room.play, row, added))
        else:
            found = await self.store.whole_table(room.row.id)
            assert found is not None, room.row.id
            room.renew(*found)
        self.look_after(room, elsewhere=True)

    async def resume_all(self) -> None:
        """After a restart: bots whose turn it is think on, and timers run."""
        games = schema.games.c
        for row in await self.store.rows(select(games.id).where(games.status == "running")):
            await self.room(row["id"])

    # Storing.

    async def commit(self, room: Room, change: Change) -> None:
        if self.stopping:
            raise stopping()
        began = time.perf_counter()
        if not await self.store.journal.commit(change):
            await self.refresh(room)
            raise Behind
        self.metrics.commit_seconds.observe(time.perf_counter() - began)

    async def step(self, room: Room, make: Callable[[Step], Step]) -> None:
        """One step of play, under the room's lock: made, stored, then told."""
        play = room.play
        assert play is not None
        step = make(Step(play, time.time()))
        change = step.change()
        if step.row.status == "finished":
            change.also += [self.store.upsert(schema.results, row) for row in result_rows(step)]
        await self.commit(room, change)
        room.accept(step)
        self.metrics.moves.add(len(step.added))
        self.after(room)

    async def amend(self, room: Room, alter: Callable[[Row], None], also: Callable[[Row], list[Any]] | None = None) -> None:
        """Seats or status: alter a copy of the row until it could be stored. Under the room's lock."""
        for _ in range(TRIES):
            row = copy_of(room.row)
            expected = row.version
            alter(row)
            row.version, row.changed = expected + 1, time.time()
            change = Change(row, expected)
            change.also += self.store.sitting(row) + (also(row) if also else [])
            try:
                await self.commit(room, change)
            except Behind:
                continue
            room.amend(row)
            self.after(room)
            return
        raise conflict("busy")

    def after(self, room: Room) -> None:
        self.publish(room.row.id, "changed")
        self.look_after(room)
        self.notices.consider(room, self.people)

    # Play.

    async def act(self, room: Room, viewer: Viewer, at: tuple[int, int | None], make: Callable[[Step], Step]) -> None:
        """A player's step at a ply; a stale one gets the fresh position."""
        # A connection may be cut at any moment; a step that has begun is finished all the same.
        await asyncio.shield(self._spawned(self._act(room, viewer, at, make)))

    async def _act(self, room: Room, viewer: Viewer, at: tuple[int, int | None], make: Callable[[Step], Step]) -> None:
        async with room.lock:
            self.check_fresh(room, viewer, at)
            try:
                await self.step(room, make)
            except Behind:
                raise stale(room.position(viewer, time.time())) from None

    def check_fresh(self, room: Room, viewer: Viewer, at: tuple[int, int | None]) -> None:
        play = room.play
        if play is None or room.row.status != "running":
            raise conflict("not-running")
        ply, revision = at
        if table_for(play, viewer).ply != ply or revision not in (None, revision_for(play, viewer)):
            raise stale(room.position(viewer, time.time()))

    def commitment(self, row: Row) -> str | None:
        if row.setup is None or not row.salt or row.status == "open":
            return None
        return fairness.commitment(row.salt, row.game, row.rules, row.options, len(row.seats), row.setup, row.components)

    # Bots and timers.

    def look_after(self, room: Room, elsewhere: bool = False) -> None:
        """Whatever must happen without anybody asking: a bot's turn, a draft that confirms itself, a clock that runs out.

        Where another node has written, that one thinks for the bots; this one only if it fails to.
        """
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        play = room.play
        if play is None or room.row.status != "running" or self.stopping:
            return
        mover = play.mover()
        assert mover is not None, room.row.id
        if room.row.seats[mover].kind == "bot":
            if elsewhere:
                seconds = self.settings.bot_ms / 1000 + self.settings.bot_grace
                room.timer = asyncio.get_running_loop().call_later(seconds, self._think, room)
            else:
                self._think(room)
        elif play.must_confirm():
            self.spawn(self._confirm_later(room, mover))
        else:
            self._watch_clock(room, mover)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something nobody waits for; what goes wrong in it is logged."""
        self._spawned(work).add_done_callback(_log_fault)

    def _spawned(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _think(self, room: Room) -> None:
        if room.thinking is None and not self.stopping:
            room.thinking = asyncio.create_task(self._bot_turns(room))

    async def _bot_turns(self, room: Room) -> None:
        """Play on for as long as a bot is to move."""
        try:
            while not self.stopping and (seat := bot_to_move(room)) is not None:
                await self._bot_move(room, seat)
        except Exception:
            LOG.exception("bot turn at table %s", room.row.id)
        finally:
            room.thinking = None
        if bot_to_move(room) is None:
            self.look_after(room)

    async def _bot_move(self, room: Room, seat: int) -> None:
        play = room.play
        assert play is not None
        version, place = room.row.version, room.row.seats[seat]
        legal = play.table.legal()
        words: str | None = legal[0]
        if play.must_confirm():
            words = None
        elif len(legal) > 1:
            actions = [line.words for line in play.lines]
            asked = question(room.row, actions, place.bot or "", self.settings.bot_ms, chance(room.row, len(actions)))
            reply = await self.thinkers.ask(asked)
            words = random.choice(legal) if reply is None else reply.words
        async with room.lock:
            if room.row.version != version or self.stopping:
                return
            try:
                await self.step(room, lambda step: step.settle() if words is None else step.move([words], "none"))
            except Behind:
                return

    async def _confirm_later(self, room: Room, seat: int) -> None:
        """Set the timer of a finished draft by its player's preference."""
        owner = room.row.seats[seat].owner
        player = None if owner is None else await self.people.find(owner)
        play = room.play
        if play is None or not play.must_confirm() or room.timer is not None or self.stopping:
            return
        if player is not None and player.confirm == "confirm":
            return
        seconds = 0.0 if player is None or player.confirm == "none" else float(player.timer)
        play.deadline = time.time() + seconds
        version = room.row.version
        room.timer = asyncio.get_running_loop().call_later(seconds, lambda: self.spawn(self._confirm_now(room, version)))
        room.tell_drafter()

    async def _confirm_now(self, room: Room, version: int) -> None:
        async with room.lock:
            room.timer = None
            play = room.play
            if play is None or room.row.version != version or not play.must_confirm() or self.stopping:
                return
            try:
                await self.step(room, lambda step: step.confirm())
            except Behind:
                return

    def _watch_clock(self, room: Room, seat: int) -> None:
        times = room.row.times
        if times is None or times.running is None or room.row.seats[seat].late:
            return
        left = times.left[times.running] - (time.time() - times.since)
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(max(0.0, min(left, 86400.0)), lambda: self.spawn(self._clock_rang(room, seat)))

    async def _clock_rang(self, room: Room, seat: int) -> None:
        async with room.lock:
            room.timer = None
            times = room.row.times
            if times is None or times.running != seat or room.row.status != "running" or self.stopping:
                return
            if times.left[seat] - (time.time() - times.since) > 0.05:
                self.look_after(room)
                return
            await self.amend(room, lambda row: _mark_late(row, seat))

    # The end.

    async def stop(self) -> None:
        """No new moves; what is under way is finished; clients are told to come back."""
        self.stopping = True
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            if room.thinking is not None:
                room.thinking.cancel()
            for watcher in room.watchers:
                watcher.closing = True
                watcher.tell()
        await self._goodbyes()
        await self.thinkers.close()
        await self.notices.close()

    async def _goodbyes(self) -> None:
        """Give the lines a moment to tell their clients."""
        until = time.monotonic() + GOODBYE_SECONDS
        while any(room.watchers for room in self.rooms.values()) and time.monotonic() < until:
            await asyncio.sleep(0.02)


def bot_to_move(room: Room) -> int | None:
    play: Play | None = room.play
    if play is None or room.row.status != "running":
        return None
    mover = play.mover()
    return mover if mover is not None and room.row.seats[mover].kind == "bot" else None


def _log_fault(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Refusal):
        LOG.error("a task failed", exc_info=fault)


def _mark_late(row: Row, seat: int) -> None:
    row.seats[seat].late = True
