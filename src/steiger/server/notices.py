"""Turn notices by webhook: at most one per turn, never while the player is connected. webhooks.py sends them.

The database knows whose turn it is and which turn was announced last. So a sweep finds every notice that is still owed, for
example after a storage fault or a restart. A player who is connected has seen the turn, and the notice counts as given.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from sqlalchemy import Select, select

from steiger.core.errors import Reason
from steiger.server import schema
from steiger.server.faults import sentence
from steiger.server.identity import People, Player
from steiger.server.metrics import Metrics
from steiger.server.presence import Elsewhere
from steiger.server.room import Room
from steiger.server.rooms import Rooms
from steiger.server.rows import Row, from_columns
from steiger.server.settings import Settings
from steiger.server.store import Store
from steiger.server.webhooks import send

SWEEP_SECONDS = 2.0
MOST_OWED = 200  # per sweep
MOST_SENDING = 8


class Notices:
    def __init__(self, settings: Settings, metrics: Metrics, store: Store, people: People) -> None:
        self._settings = settings
        self._metrics = metrics
        self._store = store
        self._people = people
        self._tried: dict[str, int] = {}  # by table, the turn of which a notice was tried
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Semaphore(MOST_SENDING)

    def consider(self, room: Room) -> None:
        """Notify the player to move, unless they are connected or have been notified of this turn."""
        row = room.row
        if row.waits_for is None or row.waits_for in room.connected():
            self._tried.pop(row.id, None)
        elif self._tried.get(row.id) != row.turn:
            self._tried[row.id] = row.turn
            self._start(row)

    def _start(self, row: Row) -> None:
        task = asyncio.create_task(self._try(row))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, row: Row) -> None:
        with contextlib.suppress(Exception):  # the sweep tries again
            player = await self._people.find(row.waits_for or "")
            if player is not None and player.webhook:
                await self.notify(player, row)

    async def notify(self, player: Player, row: Row) -> None:
        """Send a notice, unless another task or node was first."""
        if player.webhook is None or not await self._store.is_first_notice(row.id, row.turn):
            return
        text = sentence(Reason("notice-your-turn", name=player.name, game=row.game, table=row.id), player.language)
        body = json.dumps({"content": text, "text": text, "username": "Steiger", "table": row.id}).encode()
        async with self._sending:
            await send(player.webhook, body, self._settings.private_webhooks)
        self._metrics.notices.inc()

    async def sweep(self, rooms: Rooms, elsewhere: Elsewhere) -> None:
        """Give the notices that are still owed."""
        for found in await self._store.rows(_owed().limit(MOST_OWED)):
            row = from_columns(found)
            room = rooms.loaded.get(row.id)
            connected = elsewhere.at(row.id) if room is None else room.connected()
            if row.waits_for in connected:
                await self._store.is_first_notice(row.id, row.turn)
            else:
                self._start(row)

    async def close(self) -> None:
        """Drop what is not sent yet. A slow receiver holds up nothing."""
        for task in list(self._tasks):
            task.cancel()


def _owed() -> Select[Any]:
    """Return the running tables that wait for a player with a webhook who was not notified of this turn."""
    tables, players, notices = schema.tables, schema.players, schema.notices
    waiting = tables.join(players, players.c.id == tables.c.waits_for).outerjoin(notices, notices.c.table_id == tables.c.id)
    is_owed = notices.c.ply.is_(None) | (notices.c.ply != tables.c.turn)
    return select(tables).select_from(waiting).where(tables.c.status == "running", players.c.webhook.is_not(None), is_owed)
