"""Play over WebSocket. One task reads and one sends. It always sends the newest state, so a slow client costs no memory."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from steiger.core.errors import ClientError
from steiger.server import chat, schema, seats, snapshots, steady, turns
from steiger.server.faults import Refusal, bad_request, from_client_error, no_storage
from steiger.server.hall import Hall
from steiger.server.limits import Limits
from steiger.server.playing import Play
from steiger.server.room import Watcher
from steiger.server.socket_messages import (
    WsAnswer,
    WsBye,
    WsChat,
    WsDone,
    WsFault,
    WsHello,
    WsMove,
    WsPing,
    WsPosition,
    WsRequest,
    WsSay,
    WsSnapshot,
    WsStep,
    WsTable,
    WsWhy,
)
from steiger.server.views import Viewer, position
from steiger.server.visitors import token_of, visitor_of

Socket = WebSocket[Any, Any, State]
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(WsRequest)
ENCODER = msgspec.json.Encoder()
HELLO_SECONDS = 10.0
SEND_SECONDS = 20.0
SMALL_CROWD = 50
SPREAD_SECONDS = 0.0005  # per spectator, the time over which news is spread
RETRY_SECONDS = 1.0
TOO_MANY = 4429


class Close(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket("/ws/tables/{table:str}")
async def play(socket: Socket, table: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    limits: Limits = socket.app.state.limits
    await socket.accept()
    try:
        await Connection(socket, hall, limits).run(table)
    except Close as close:
        with contextlib.suppress(Exception):
            await socket.close(code=close.code)
    except Refusal:
        with contextlib.suppress(Exception):
            await socket.close(code=TOO_MANY)
    except (WebSocketDisconnect, RuntimeError):
        return


def is_same_origin(socket: Socket, allowed: str) -> bool:
    """Return whether the connection comes from our own page or from a program. Browsers always send their origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host") or origin in allowed.split(",")


class Connection:
    """One WebSocket connection, from its hello to its end."""

    def __init__(self, socket: Socket, hall: Hall, limits: Limits) -> None:
        self.socket = socket
        self.hall = hall
        self.limits = limits
        self.sending = asyncio.Lock()
        self.sending_news = asyncio.Lock()  # news is sent as a whole, so that no answer overtakes the position it follows
        self.sending_since: float | None = None

    async def run(self, table: str) -> None:
        if not is_same_origin(self.socket, self.hall.settings.origins):
            raise Close(4403)
        hello = await self._hello()
        self.visitor = await visitor_of(self.hall, self.socket, hello.token or token_of(self.socket))
        if hello.token and self.visitor.player is None:
            raise Close(4401)
        try:
            self.room = await self.hall.room(table)
        except Refusal:
            raise Close(4404) from None
        self.watcher = Watcher(self.visitor.viewer(hello.seat))
        with self.hall.watching.watches(self.room, self.watcher, self._key()):
            await self._serve(hello)

    async def _hello(self) -> WsHello:
        try:
            found = DECODER.decode(await asyncio.wait_for(self.socket.receive_data("text"), HELLO_SECONDS))
        except (msgspec.DecodeError, TimeoutError, KeyError, UnicodeError, TypeError, RecursionError):
            raise Close(4400) from None
        if not isinstance(found, WsHello):
            raise Close(4400)
        return found

    async def _serve(self, hello: WsHello) -> None:
        await self._snapshot(hello.ply, hello.revision)
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._lose_patience())]
        done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._remember_visit()
        for task in done:
            task.result()

    async def _remember_visit(self) -> None:
        player = self.visitor.player
        if player is None or self.room.play is None or self.hall.stopping:
            return
        if seats.owned(self.room.row, player.id):
            values = {"table_id": self.room.row.id, "player": player.id, "ply": self.watcher.sent_ply}
            with contextlib.suppress(Exception):
                await self.hall.store.journal.write(self.hall.store.upsert(schema.visits, values))

    # Sending.

    async def _send(self, message: msgspec.Struct) -> None:
        await self._send_text(ENCODER.encode(message))

    async def _send_text(self, text: bytes) -> None:
        async with self.sending:
            self.sending_since = time.monotonic()
            await self.socket.send_data(text.decode())
            self.sending_since = None

    async def _lose_patience(self) -> None:
        """Close the connection if a message can't be sent for too long. A regular check costs less than a timer per message."""
        while self.sending_since is None or time.monotonic() - self.sending_since < SEND_SECONDS:
            await asyncio.sleep(SEND_SECONDS / 2)
        raise Close(4408)

    async def _write(self) -> None:
        watcher = self.watcher
        while True:
            await watcher.wake.wait()
            await self._wait_in_line()
            watcher.wake.clear()
            await self._news(watcher)
            if watcher.closing:
                await self._send(WsBye(retry=RETRY_SECONDS))
                raise Close(1012)

    def _is_spectator(self) -> bool:
        return self.visitor.player is None or self.visitor.player.id not in self.room.owners()

    async def _wait_in_line(self) -> None:
        """Spread the news to a crowd of spectators over a moment, so that players and other tables need not wait for it."""
        crowd = len(self.room.watchers)
        if crowd > SMALL_CROWD and not self.watcher.closing and self._is_spectator():
            await asyncio.sleep(random.random() * crowd * SPREAD_SECONDS)

    async def _news(self, watcher: Watcher) -> None:
        async with self.sending_news:
            await self._send_news(watcher)

    async def _send_news(self, watcher: Watcher) -> None:
        everything, table, position = watcher.all_changed, watcher.table_changed, watcher.position_changed
        watcher.all_changed = watcher.table_changed = watcher.position_changed = False
        if everything:
            await self._snapshot(None, None)
        if table and not everything:
            await self._table(watcher)
        if position and not everything:
            await self._position()
        await self._chat(watcher)

    async def _table(self, watcher: Watcher) -> None:
        if self._is_spectator():
            await self._send_text(self.room.shared("table", lambda: WsTable(table=self.room.table(), mine=[])))
        else:
            await self._send(WsTable(table=self.room.table(), mine=seats.mine(self.room.row, watcher.viewer.player)))

    async def _chat(self, watcher: Watcher) -> None:
        for line in self.room.chat.after(watcher.sent_line):
            watcher.sent_line = line.id
            await self._send(WsChat(line=line))

    async def _snapshot(self, ply: int | None, revision: int | None) -> None:
        found = await snapshots.snapshot(self.hall, self.room, self.watcher.viewer, ply, revision)
        self.watcher.shown_everything()
        self.watcher.sent_line = max([self.watcher.sent_line, *(line.id for line in found.chat)])
        if found.position is not None:
            self.watcher.sent_ply, self.watcher.sent_seat = found.position.ply, found.position.seat
        await self._send(WsSnapshot(snapshot=found))

    async def _position(self) -> None:
        if self._is_spectator() and self.watcher.sent_seat is None and self.room.play is not None:
            await self._shared_position(self.room.play)
            return
        watcher = self.watcher
        found = self.room.position(watcher.viewer, steady.now(), watcher.sent_ply)
        if found is not None and found.seat != watcher.sent_seat:
            found = self.room.position(watcher.viewer, steady.now())
        if found is None:
            return
        watcher.sent_ply, watcher.sent_seat = found.ply, found.seat
        await self._send(WsPosition(position=found))

    async def _shared_position(self, play: Play) -> None:
        """Send the position that all spectators see. Those who have seen the same plies get the same message."""
        first, viewer = self.watcher.sent_ply, Viewer(None)
        text = self.room.shared(first, lambda: WsPosition(position=position(play, viewer, steady.now(), first)))
        self.watcher.sent_ply = play.confirmed.ply
        await self._send_text(text)

    # Reading.

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_data("text")
            self.hall.metrics.messages.inc()
            if await self.limits.messages.wait(self._key()):
                raise Close(TOO_MANY)
            await self._answer(text)

    def _key(self) -> str:
        return self.visitor.player.id if self.visitor.player is not None else self.limits.address(self.socket.scope)

    async def _answer(self, text: Any) -> None:
        number = None
        try:
            message = DECODER.decode(text)
            number = getattr(message, "id", None)
            await self._do(message)
        except Refusal as refusal:
            await self._fault(number, refusal)
        except ClientError as error:
            await self._fault(number, from_client_error(error))
        except RecursionError:
            await self._fault(number, bad_request("request-too-deep"))
        except (msgspec.DecodeError, UnicodeError, TypeError) as error:
            await self._fault(number, bad_request("request-invalid", detail=str(error)))
        except (SQLAlchemyError, OSError) as error:
            await self._fault(number, no_storage(error))

    async def _fault(self, number: int | None, refusal: Refusal) -> None:
        await self._send(WsFault(id=number, fault=refusal.fault(self.visitor.language)))

    async def _do(self, message: Any) -> None:
        if self.visitor.player is not None:
            self.visitor.player = self.hall.people.latest(self.visitor.player)
        if isinstance(message, WsMove):
            self.visitor.known()
            await turns.move(self.hall, self.room, self.visitor, (message.ply, message.revision), message.actions)
        elif isinstance(message, WsStep):
            self.visitor.known()
            await turns.control(self.hall, self.room, self.visitor, (message.ply, message.revision), message.what)
        elif isinstance(message, WsSay):
            player = self.visitor.known()
            await self.limits.chat.spend(player.id)
            await chat.say(self.hall, self.room, player, message.text)
        elif isinstance(message, WsWhy):
            answer = turns.why(self.room, self.visitor, message.words)
            await self._send(WsAnswer(id=message.id, answer=answer))
            return
        elif isinstance(message, WsHello):
            await self.hall.room(self.room.row.id)
            await self._snapshot(message.ply, message.revision)
            return
        await self._done(message)

    async def _done(self, message: Any) -> None:
        """Acknowledge a request after the news it caused, so that the client already has the new position."""
        if not isinstance(message, WsPing):
            await self._news(self.watcher)
        await self._send(WsDone(id=message.id))
