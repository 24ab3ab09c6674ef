"""Turn notices by webhook: at most one a turn, never while the player is connected, never to a private address."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

from steiger.core.errors import Reason
from steiger.server.faults import bad_request, sentence
from steiger.server.identity import People
from steiger.server.metrics import Metrics
from steiger.server.room import Room
from steiger.server.settings import Settings

SECONDS = 5.0


class Stay(urllib.request.HTTPRedirectHandler):
    """A redirect could lead where we would not have gone."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Notices:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._told: dict[str, tuple[int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def consider(self, room: Room, people: People) -> None:
        """Is it somebody's turn now who is not here and has not been told?"""
        play = room.play
        if play is None or room.row.status != "running":
            return
        seat = play.mover()
        owner = None if seat is None else room.row.seats[seat].owner
        if seat is None or owner is None or play.must_confirm() or owner in room.connected():
            return
        turn = (seat, play.floor())
        if self._told.get(room.row.id) == turn:
            return
        self._told[room.row.id] = turn
        task = asyncio.create_task(self._tell(people, owner, room.row.id, room.row.game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, people: People, owner: str, table: str, game: str) -> None:
        player = await people.find(owner)
        if player is None or not player.webhook:
            return
        text = sentence(Reason("notice-your-turn", name=player.name, game=game, table=table), player.language)
        body = json.dumps({"content": text, "text": text, "username": "Steiger", "table": table}).encode()
        await asyncio.to_thread(self._send, player.webhook, body)
        self._metrics.notices.add()

    def _send(self, url: str, body: bytes) -> None:
        try:
            check_webhook(url, self._settings.private_webhooks)
            request = urllib.request.Request(url, body, {"Content-Type": "application/json", "User-Agent": "steiger"})
            urllib.request.build_opener(Stay).open(request, timeout=SECONDS).close()
        except Exception:
            return

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


def check_webhook(url: str, private: bool) -> None:
    """Only https or http, and only addresses that anybody on the internet could reach."""
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise bad_request("webhook-address")
    if private:
        return
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, proto=socket.IPPROTO_TCP)
    except (OSError, UnicodeError, ValueError):
        raise bad_request("webhook-address") from None
    if not all(ipaddress.ip_address(str(entry[4][0]).split("%")[0]).is_global for entry in found):
        raise bad_request("webhook-private")
