"""Limits on connections, below HTTP: how many, how large a request's head may be, and how long a client may take.

uvicorn has none of these limits. Its two protocols are extended here. A connection that is refused or cut off costs one small
answer. Everything that needs a whole request, such as rate limits, is in guard.py and limits.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LARGEST_HEAD = 32_768  # bytes of the request line and all headers
HEAD_SECONDS = 10.0  # from the connection, or the first byte of a later request, to the end of the headers
BODY_SECONDS = 30.0  # from there to the end of the body
WRITE_SECONDS = 30.0  # for which a client may leave its answers unread
RESERVED_FILES = 100  # for the database, workers and webhooks

ANSWER = "HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = "431 Request Header Fields Too Large"
TOO_SLOW = "408 Request Timeout"
TOO_MANY = "429 Too Many Requests"


class Door:
    """Counts the open connections, in all and by address. A proxy brings the connections of many people."""

    def __init__(self, most: int, per_address: int, is_proxy: Callable[[str], bool]) -> None:
        self._most = most
        self._per_address = per_address
        self._is_proxy = is_proxy
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Return whether one more connection is accepted from this address."""
        is_crowd = self._by_address[address] >= self._per_address and not self._is_proxy(address)
        if is_crowd or len(self) >= self._most:
            return False
        self._inside[transport] = address
        self._by_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._inside.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Deadline:
    """One timer of a connection. Setting it again replaces the earlier one."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, then: Callable[[], None]) -> None:
        self.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LimitedHttp(HttpToolsProtocol):
    door: ClassVar[Door]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._reading = Deadline()
        self._writing = Deadline()
        self._in_head = True
        self._head_bytes = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.door.enter(transport, address_of(transport)):
            self._reading.set(HEAD_SECONDS, self._too_slow)
        else:
            self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        self._reading.cancel()
        self._writing.cancel()
        super().connection_lost(exc)

    def _refuse(self, status: str) -> None:
        self._reading.cancel()
        if not self.transport.is_closing():
            self.transport.write(ANSWER.format(status=status).encode())
            self.transport.close()

    def _too_slow(self) -> None:
        """Close a connection that did not send a whole request in time. A silent one gets no answer."""
        if self._in_head and not self._head_bytes:
            self.transport.close()
        elif self.cycle is not None and self.cycle.response_started:
            self.transport.abort()
        else:
            self._refuse(TOO_SLOW)

    # The head and the body of a request.

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > LARGEST_HEAD:
                self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._in_head:  # a further request on the same connection
            self._reading.set(HEAD_SECONDS, self._too_slow)
        self._in_head = True
        self._head_bytes = 0

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            self._refuse(TOO_LARGE)
            raise ValueError("the head is too large")  # ends the parsing
        self._reading.set(BODY_SECONDS, self._too_slow)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading.cancel()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self._reading.cancel()
        super().handle_websocket_upgrade()

    # Answers that nobody reads.

    def pause_writing(self) -> None:
        self._writing.set(WRITE_SECONDS, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._writing.cancel()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        close_or_abort(self.transport)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """Takes over a connection that LimitedHttp has let in."""

    door: ClassVar[Door]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._writing = Deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        self._writing.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._writing.set(WRITE_SECONDS, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._writing.cancel()
        super().resume_writing()


def protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return uvicorn's protocols with the limits of this door."""
    return type("Http", (LimitedHttp,), {"door": door}), type("WebSocket", (LimitedWebSocket,), {"door": door})


def address_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "local"


def close_or_abort(transport: asyncio.WriteTransport) -> None:
    """Close a connection. What its client has not read by now is dropped, because closing would wait for it."""
    if transport.get_write_buffer_size():
        transport.abort()
    else:
        transport.close()


def allow_files(wanted: int) -> int:
    """Ask the system for as many open files as there may be connections. Return the number of connections that fit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = wanted + RESERVED_FILES if hard == resource.RLIM_INFINITY else min(hard, wanted + RESERVED_FILES)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < limit:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - RESERVED_FILES))
