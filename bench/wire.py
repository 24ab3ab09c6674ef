"""A WebSocket client that costs little, so that a load test measures the server: no tasks, no queues, a callback a message."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
WHOLE = 0x80
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One connection. The server sends whole, unmasked frames; what it sends is handed on as it comes."""

    def __init__(self, opening: bytes, hear: Callable[[bytes], None]) -> None:
        self._opening = opening
        self._hear = hear
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    @staticmethod
    async def open(url: str, path: str, hear: Callable[[bytes], None]) -> Wire:
        address = urlsplit(url)
        assert address.hostname is not None and address.port is not None, url
        opening = HANDSHAKE.format(path=path, host=address.netloc).encode()
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(opening, hear), address.hostname, address.port)
        await wire._opened
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._opening)

    def send(self, text: bytes, opcode: int = TEXT) -> None:
        assert self._transport is not None
        size = bytes([WHOLE | len(text)]) if len(text) < 126 else struct.pack("!BH", WHOLE | 126, len(text))
        self._transport.write(bytes([WHOLE | opcode]) + size + NO_MASK + text)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hand on every frame that is there; what is left belongs to the next one."""
        at = 0
        while len(data) >= at + 2:
            first, size = data[at], data[at + 1]
            body = at + 2
            if size == 126:
                body = at + 4
                size = int.from_bytes(data[at + 2 : body], "big")
            elif size == 127:
                body = at + 10
                size = int.from_bytes(data[at + 2 : body], "big")
            if len(data) < body + size:
                break
            self._frame(first, data[body : body + size])
            at = body + size
        return data[at:]

    def _frame(self, first: int, body: bytes) -> None:
        assert first & WHOLE, first
        opcode = first & 0x0F
        if opcode == TEXT:
            self._hear(body)
        elif opcode == PING:
            self.send(body, PONG)
        else:
            assert opcode == PONG, (opcode, body)  # nobody should hang up on us while we play

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
