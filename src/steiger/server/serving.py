"""Running the application under uvicorn, with a stop that tells the clients first."""

from __future__ import annotations

import logging
import signal
import socket
from typing import Any

import uvicorn

from steiger.server.app import create_app, guarded
from steiger.server.settings import Settings

LARGEST_MESSAGE = 64_000
STOP_SECONDS = 10


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
        server_header=False,
        lifespan="on",
    )
    logging.getLogger("steiger").addHandler(logging.StreamHandler())
    return Server(config, app)


def serve(settings: Settings, host: str, port: int) -> None:
    for wish in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wish, lambda *_: None)  # uvicorn raises it again after a graceful stop: that is no failure
    make_server(settings, host, port).run()
