"""Nothing blocks the event loop: a walk through the API, measured by the CPU time of the loop's own thread.

CPU time does not grow when the machine is busy. So the limit holds on any machine that is not very slow.
"""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from steiger import game_names
from steiger.server.serving import Server
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair

MOST_SECONDS = 0.05


class Measured:
    """The longest steps of the server's event loop since the last look."""

    def __init__(self) -> None:
        self.url = ""
        self.steps: list[tuple[float, str]] = []

    def take(self) -> tuple[float, str]:
        httpx.get(f"{self.url}/healthz")  # an answer comes before the end of the step that sent it
        found, self.steps = self.steps, []
        return max(found, default=(0.0, ""))


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Measured]]:
    measured, run = Measured(), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        if threading.current_thread() is not threading.main_thread():
            measured.steps.append((time.thread_time() - began, repr(handle)[:300]))

    monkeypatch.setattr(asyncio.Handle, "_run", timed)
    monkeypatch.setattr(Server, "loop_name", "asyncio")  # uvloop's callbacks can't be measured
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, server):
        while not server._app.state.warming.done():
            time.sleep(0.02)
        measured.url = url
        measured.take()  # the start may take longer
        gc.disable()  # the tests' process holds far more objects than a server, see serving.py
        try:
            yield url, measured
        finally:
            gc.enable()


def walk(url: str) -> Iterator[tuple[str, Any]]:
    """Do what people do, and name each deed."""
    yield "page", httpx.get(url)
    yield "games", httpx.get(f"{url}/api/games")
    yield "bots", httpx.get(f"{url}/api/bots")
    yield "schema", httpx.get(f"{url}/api/openapi.json")
    yield "metrics", httpx.get(f"{url}/metrics")
    yield "wrong path", httpx.get(f"{url}//api/nowhere")
    for language in ("en", "de"):
        yield "locale", httpx.get(f"{url}/api/locale/{language}")
    for name in game_names():
        yield f"components of {name}", httpx.get(f"{url}/api/games/{name}/components")
        yield f"sentences of {name}", httpx.get(f"{url}/api/games/{name}/sentences/nl")
        yield from play(url, name)


def play(url: str, name: str) -> Iterator[tuple[str, Any]]:
    anna, ben, table = pair(url, game=name)
    yield f"table of {name}", None
    line = anna.socket(table)
    yield f"socket at {name}", None
    for number in range(30):
        mover = anna if anna.position(table)["legal"] else ben
        at = mover.position(table)
        mover.move(table, at["legal"][number % len(at["legal"])]["words"], at=at)
        yield f"move {number} of {name}", None
    yield f"lobby with {name}", anna.get("/api/tables?mine=true")
    yield f"hint in {name}", anna.http.post(f"/api/tables/{table}/hint", json={"kind": "move"})
    yield f"chat in {name}", anna.post(f"/api/tables/{table}/chat", {"text": "hello"}, 201)
    yield f"undo in {name}", anna.http.post(f"/api/tables/{table}/undo", json={"ply": anna.position(table)["ply"]})
    yield f"replay of {name}", anna.http.get(f"/api/tables/{table}/replay?ply=5")
    yield f"record of {name}", anna.http.get(f"/api/tables/{table}/record")
    yield f"statistics of {name}", anna.http.get(f"/api/players/{anna.me['id']}/statistics")
    yield f"resign in {name}", anna.post(f"/api/tables/{table}/resign")
    yield f"rematch of {name}", anna.http.post(f"/api/tables/{table}/rematch")
    yield f"guest after {name}", Guest(url, "Cleo")
    line.close()


def test_no_request_blocks_the_event_loop(place: tuple[str, Measured]) -> None:
    url, measured = place
    slow = []
    for name, _ in walk(url):
        seconds, step = measured.take()
        if seconds > MOST_SECONDS:
            slow.append((name, round(seconds, 3), step))
    assert not slow, "\n".join(str(each) for each in slow)


def test_a_blocked_loop_is_noticed(place: tuple[str, Measured], monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(*_: Any) -> str:
        until = time.thread_time() + 2 * MOST_SECONDS
        while time.thread_time() < until:
            pass
        return ""

    monkeypatch.setattr("steiger.server.routes.games.fluent", busy)
    httpx.get(f"{place[0]}/api/locale/en")
    assert place[1].take()[0] > MOST_SECONDS
