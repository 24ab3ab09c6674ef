"""Attends to every table with a pending duty: bot turns, drafts that confirm themselves, clocks.

Each room with a duty has one attendant task. It derives the duty from the table, fulfils it, and starts over. After a fault it
waits and tries again. A sweep over the database finds due tables that have no attendant, for example after a restart.

Tables of bots that nobody watches come last. Only a few of them proceed at a time, and they take turns.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time

from sqlalchemy import Select, or_, select
from sqlalchemy.exc import SQLAlchemyError

from steiger.server import schema, steady
from steiger.server.bot_workers import BotWorkers, chance, question
from steiger.server.duties import Duty
from steiger.server.fair_queue import Priority
from steiger.server.faults import Refusal
from steiger.server.playing import Play
from steiger.server.room import Room
from steiger.server.rooms import Rooms
from steiger.server.rows import Row
from steiger.server.settings import Settings
from steiger.server.store import Store
from steiger.server.writer import Behind, Writer

LOG = logging.getLogger("steiger")
FIRST_RETRY = 0.25
LAST_RETRY = 2.0
SWEEP_SECONDS = 1.0
MOST_DUE = 5000
MOST_UNWATCHED = 4  # unwatched tables of bots that proceed at the same time
SHIFT_SECONDS = 5.0  # after which an unwatched table lets another one proceed
LONGEST_WAIT = 86400.0
PEOPLE = ('"kind":"human"', '"kind":"hotseat"')  # one of these is in the stored seats of every table with people


class Supervisor:
    def __init__(self, settings: Settings, store: Store, rooms: Rooms, writer: Writer, workers: BotWorkers) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self._writer = writer
        self._workers = workers
        self._shifts: dict[str, float] = {}  # when each unwatched table that proceeds began to
        self.closed = False

    def close(self) -> None:
        self.closed = True
        for room in self._rooms.loaded.values():
            if room.attendant is not None:
                room.attendant.cancel()

    # Attendants.

    def look_after(self, room: Room, elsewhere: bool = False) -> None:
        """Attend to the room's duty, if it has one. If another node has written, that node moves for the bots."""
        room.led_elsewhere = elsewhere
        room.news.set()
        self._attend_to(room)

    def watched(self, room: Room) -> None:
        """Let a table proceed that somebody has begun to watch."""
        if room.asker().priority == Priority.WATCHED:
            self._workers.promote(room.asker())
        self._attend_to(room)

    def _attend_to(self, room: Room) -> None:
        if room.attendant is None and not self.closed and _duty(room) is not None:
            room.attendant = asyncio.create_task(self._attend(room))

    async def _attend(self, room: Room) -> None:
        wait = FIRST_RETRY
        try:
            while (duty := _duty(room)) is not None and not self.closed and self._may_proceed(room):
                room.news.clear()
                try:
                    await self._fulfil(room, duty)
                    wait = FIRST_RETRY
                except Behind:
                    continue
                except Exception as fault:
                    if wait == FIRST_RETRY:
                        _report(room, duty, fault)
                    await asyncio.sleep(wait)
                    wait = min(LAST_RETRY, 2 * wait)
        finally:
            room.attendant = None
            self._shifts.pop(room.row.id, None)

    def _may_proceed(self, room: Room) -> bool:
        """Return whether it is this table's turn. Only tables of bots that nobody watches have to wait for theirs."""
        table, now = room.row.id, time.monotonic()
        if room.asker().priority != Priority.UNWATCHED:
            self._shifts.pop(table, None)
            return True
        if table not in self._shifts and len(self._shifts) >= MOST_UNWATCHED:
            return False
        return now - self._shifts.setdefault(table, now) < SHIFT_SECONDS

    async def _fulfil(self, room: Room, duty: Duty) -> None:
        if await self._news_before(room, self._start(room, duty)):
            return
        if duty.kind == "bot":
            await self._bot_turn(room, duty.seat)
        elif duty.kind == "confirm":
            await self._confirm(room, duty)
        else:
            await self._mark_late(room, duty)

    def _start(self, room: Room, duty: Duty) -> float:
        """Return when to act. A bot moves at once, unless another node is expected to move it."""
        if duty.kind != "bot":
            return duty.at
        return steady.now() + (self._patience() if room.led_elsewhere else 0.0)

    def _patience(self) -> float:
        """Return the seconds within which another node should have moved a bot."""
        return self._settings.bot_ms / 1000 + self._settings.bot_grace

    async def _news_before(self, room: Room, moment: float) -> bool:
        """Wait until a moment. Return True as soon as the table changes before it."""
        seconds = min(moment - steady.now(), LONGEST_WAIT)
        if seconds <= 0:
            return False
        try:
            await asyncio.wait_for(room.news.wait(), seconds)
        except TimeoutError:
            return False
        return True

    # Duties.

    async def _bot_turn(self, room: Room, seat: int) -> None:
        room.led_elsewhere = False
        play = room.play
        assert play is not None
        version = room.row.version
        words = await self._bot_words(room, play, seat)
        async with room.lock:
            if room.row.version == version:
                await self._writer.advance(
                    room, lambda transition: transition.settle() if words is None else transition.move([words], "none")
                )

    async def _bot_words(self, room: Room, play: Play, seat: int) -> str | None:
        """Return the bot's action, or None to confirm the draft of the player it replaces."""
        if play.must_confirm():
            return None
        legal = play.table.legal()
        if len(legal) == 1:
            return legal[0]
        actions = [ply.words for ply in play.plies]
        bot = play.row.seats[seat].bot or ""
        asked = question(play.row, actions, bot, self._settings.bot_ms, chance(play.row, len(actions)))
        reply = await self._workers.ask(asked, room.asker())
        return random.choice(legal) if reply is None else reply.words

    async def _confirm(self, room: Room, duty: Duty) -> None:
        async with room.lock:
            if _duty(room) == duty:
                await self._writer.advance(room, lambda transition: transition.confirm())

    async def _mark_late(self, room: Room, duty: Duty) -> None:
        async with room.lock:
            if _duty(room) == duty:
                await self._writer.amend(room, lambda row: _set_late(row, duty.seat))

    # The sweep.

    async def sweep(self) -> None:
        """Attend to due tables that nobody attends to: all tables with people, and as many tables of bots as have a place."""
        due = await self._due(with_people=True, most=MOST_DUE)
        places = MOST_UNWATCHED - len(self._shifts)
        if places > 0:
            due += await self._due(with_people=False, most=places)
        for table in due:
            if self._is_neglected(table):
                await self._resume(table)

    async def _due(self, with_people: bool, most: int) -> list[str]:
        found = await self._store.rows(self._select_due(with_people).limit(most))
        return [row["id"] for row in found]

    def _select_due(self, with_people: bool) -> Select[tuple[str]]:
        tables = schema.tables.c
        latest = steady.now() - (self._patience() if self._settings.channels else 0.0)
        people = or_(*(tables.seats.contains(kind) for kind in PEOPLE))
        # A few tables of bots are wanted, so those that are attended to must not fill the answer.
        known = [] if with_people else [*self._shifts, *self._rooms.quarantined]
        which = people if with_people else ~people & tables.id.not_in(known)
        return select(tables.id).where(tables.status == "running", tables.due <= latest, which).order_by(tables.due)

    def _is_neglected(self, table: str) -> bool:
        room = self._rooms.loaded.get(table)
        return table not in self._rooms.quarantined and (room is None or room.attendant is None)

    async def _resume(self, table: str) -> None:
        """Load a table and attend to it. One that can't be loaded must not keep the others from being resumed."""
        try:
            room = await self._rooms.find(table)
            async with room.lock:
                await self._rooms.refresh(room)
            self.look_after(room)
        except Refusal:
            return  # a damaged table is logged where it is loaded
        except (SQLAlchemyError, OSError):
            raise
        except Exception as fault:
            self._rooms.quarantine(table, fault)


def _duty(room: Room) -> Duty | None:
    return None if room.play is None else room.play.duty()


def _set_late(row: Row, seat: int) -> None:
    row.seats[seat].late = True


def _report(room: Room, duty: Duty, fault: Exception) -> None:
    """Log the first of several faults in a row."""
    if isinstance(fault, SQLAlchemyError | OSError):
        LOG.warning("Table %s: storage failed, trying again: %s", room.row.id, type(fault).__name__)
    elif not isinstance(fault, Refusal):
        LOG.error("Table %s: duty '%s' of seat %d failed, trying again", room.row.id, duty.kind, duty.seat + 1, exc_info=fault)
