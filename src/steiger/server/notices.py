"""Turn notices by webhook: at most one per turn, never while the player is connected. webhooks.py sends them."""

from __future__ import annotations

import asyncio
import json

from steiger.core.errors import Reason
from steiger.server.faults import sentence
from steiger.server.identity import People
from steiger.server.metrics import Metrics
from steiger.server.playing import Play
from steiger.server.room import Room
from steiger.server.settings import Settings
from steiger.server.store import Store
from steiger.server.webhooks import send


class Notices:
    def __init__(self, settings: Settings, metrics: Metrics, store: Store, people: People) -> None:
        self._settings = settings
        self._metrics = metrics
        self._store = store
        self._people = people
        self._told: dict[str, tuple[int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def consider(self, room: Room) -> None:
        """Notify the player to move, unless they are connected or have been notified of this turn."""
        play = room.play
        if play is None or room.row.status != "running":
            return
        seat = play.mover()
        owner = None if seat is None else room.row.seats[seat].owner
        if seat is None or owner is None or play.must_confirm() or owner in room.connected():
            return
        turn = (seat, began(play, seat))
        if self._told.get(room.row.id) == turn:
            return
        self._told[room.row.id] = turn
        task = asyncio.create_task(self._tell(owner, room.row.id, room.row.game, turn))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, owner: str, table: str, game: str, turn: tuple[int, int]) -> None:
        player = await self._people.find(owner)
        if player is None or not player.webhook or not await self._store.is_first_notice(table, *turn):
            return
        text = sentence(Reason("notice-your-turn", name=player.name, game=game, table=table), player.language)
        body = json.dumps({"content": text, "text": text, "username": "Steiger", "table": table}).encode()
        await asyncio.to_thread(send, player.webhook, body, self._settings.private_webhooks)
        self._metrics.notices.add()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


def began(play: Play, seat: int) -> int:
    """Return the ply at which this seat's turn began."""
    movers = play.table.movers
    ply = len(movers)
    while ply > 0 and movers[ply - 1] == seat:
        ply -= 1
    return ply
