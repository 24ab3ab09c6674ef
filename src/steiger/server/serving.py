"""Runs the application under uvicorn. A stop notifies the clients first and never takes longer than ten seconds."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
from types import FrameType
from typing import Any, Literal

import uvicorn

from steiger.server.app import create_app, guarded
from steiger.server.connections import Door, allow_files, protocols
from steiger.server.settings import Settings

LARGEST_MESSAGE = 64_000
STOP_SECONDS = 4  # for open requests, after the clients were notified
LAST_SECONDS = 9.0  # after a signal; then the process ends, whatever is pending
IDLE_SECONDS = 75  # longer than clients and proxies keep a connection, so that it is never closed under a request on its way
# Hardly anything here is a cycle, but a table holds hundreds of objects. Python's default thresholds cost an eighth of the time
# and stopped everything for up to half a second.
GARBAGE = (10_000, 10, 500)
SWITCH_SECONDS = 0.001  # how long the thread that commits waits for its turn while the event loop is busy; by default 5 ms
LOG = logging.getLogger("steiger")


class OneRecord(logging.Formatter):
    """Marks the further lines of a record, so that no text from outside can look like a record of its own."""

    def format(self, record: logging.LogRecord) -> str:
        first, *others = super().format(record).splitlines() or [""]
        return "\n".join([_printable(first), *(f"  | {_printable(line)}" for line in others)])


def _printable(line: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in line)


class Server(uvicorn.Server):
    """Asks the clients to reconnect before their connections are closed."""

    loop_name: Literal["auto", "asyncio"] = "auto"

    def __init__(self, config: uvicorn.Config, app: Any, door: Door) -> None:
        super().__init__(config)
        self._app = app
        self.door = door

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on a signal. Everything acknowledged is stored, so a stop that hangs may be cut short."""
        timer = threading.Timer(LAST_SECONDS, _cut_short)
        timer.daemon = True
        timer.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall = getattr(self._app.state, "hall", None)
        if hall is not None:
            await hall.stop()
        await super().shutdown(sockets)


def make_server(settings: Settings, host: str, port: int) -> Server:
    app = create_app(settings)
    door = Door(allow_files(settings.connections), settings.connections_per_address, app.state.limits.is_proxy)
    http, web_socket = protocols(door)
    config = uvicorn.Config(
        guarded(app, settings, host),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        loop=Server.loop_name,
        http=http,
        ws=web_socket,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
        server_header=False,
        proxy_headers=False,  # limits.py decides which X-Forwarded-For counts
        lifespan="on",
    )
    _log_to_stderr()
    return Server(config, app, door)


def _log_to_stderr() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(OneRecord())
    LOG.handlers = [handler]


def _cut_short() -> None:
    LOG.warning("Stopping took more than %d seconds. The process ends now; nothing acknowledged is lost.", LAST_SECONDS)
    os._exit(0)


def serve(settings: Settings, host: str, port: int) -> None:
    for wish in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wish, lambda *_: None)  # uvicorn raises it again after a graceful stop, which is no failure
    server = make_server(settings, host, port)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # everything loaded by now stays
    server.run()
