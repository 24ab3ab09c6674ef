"""A server in a thread of the tests' process; those that must die get a process of their own."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from steiger.server.serving import Server, make_server
from steiger.server.settings import Settings

PATIENT: dict[str, Any] = {
    "rate": 100_000.0,
    "burst": 100_000.0,
    "guests_per_minute": 100_000.0,
    "tables_per_minute": 100_000.0,
    "bot_ms": 20,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(settings: Settings) -> Iterator[tuple[str, Server]]:
    port = free_port()
    server = make_server(settings, "127.0.0.1", port)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}", server
    finally:
        server.should_exit = True
        thread.join(20)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(Settings(database=str(folder / "steiger.db"), **PATIENT)) as (address, _):
        yield address
