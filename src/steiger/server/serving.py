"""Running the application under uvicorn, with a stop that tells the clients first."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
from typing import Any

import uvicorn

from steiger.server.app import create_app, guarded
from steiger.server.settings import Settings

LARGEST_MESSAGE = 64_000
STOP_SECONDS = 10
IDLE_SECONDS = 75  # longer than clients and proxies keep a connection, so that it is never closed under a request on its way
# Hardly anything here is a cycle, but a table holds hundreds of objects: looking through all of them after every few thousand new
# ones, as Python does by default, took an eighth of the time and stopped everything for up to half a second.
GARBAGE = (10_000, 10, 500)
SWITCH_SECONDS = 0.001  # how long the thread that commits waits for its turn while the event loop is busy; by default 5 ms


class Server(uvicorn.Server):
    """Before the connections are cut, whoever is on them is told to come back."""

    def __init__(self, config: uvicorn.Config, app: Any) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall = getattr(self._app.state, "hall", None)
        if hall is not None:
            await hall.stop()
        await super().shutdown(sockets)


def make_server(settings: Settings, host: str, port: int) -> Server:
    app = create_app(settings)
    config = uvicorn.Config(
        guarded(app, settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
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
    logging.getLogger("steiger").addHandler(logging.StreamHandler())
    return Server(config, app)


def serve(settings: Settings, host: str, port: int) -> None:
    for wish in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wish, lambda *_: None)  # uvicorn raises it again after a graceful stop: that is no failure
    server = make_server(settings, host, port)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # what is loaded by now stays
    server.run()
