"""Connections that take too much: large heads, slow requests, silence, unread answers, and too many of them."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from steiger.server import connections
from steiger.server.connections import LARGEST_HEAD
from steiger.server.serving import Server
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, Socket, pair

Place = tuple[str, Server]
LIMITS: dict[str, Any] = PATIENT | {"connections_per_address": 12, "sockets_per_player": 3, "watchers_per_table": 5}
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with running(Settings(database=str(tmp_path / "steiger.db"), **LIMITS)) as found:
        yield found


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch, place: Place) -> Place:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "WRITE_SECONDS"):
        monkeypatch.setattr(connections, name, 0.4)
    return place


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)


def line_to(place: Place, source: str = "127.0.0.1") -> socket.socket:
    port = int(place[0].rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), 30, (source, 0))


def send_until_closed(line: socket.socket, parts: Iterable[bytes], pause: float) -> None:
    try:
        for part in parts:
            line.sendall(part)
            time.sleep(pause)
    except OSError:
        return
    raise AssertionError("the server took it all")


def answer(line: socket.socket) -> bytes:
    """Return everything until the server hangs up."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def status(line: socket.socket) -> str:
    return answer(line).partition(b"\r\n")[0].decode()


# The head.


def test_an_endless_header_is_refused_early(place: Place) -> None:
    line, sent = line_to(place), 0
    line.sendall(REQUEST + b"X-Long: ")
    try:
        while sent < 60 * 2**20:
            sent += line.send(b"x" * 65536)
    except OSError:
        pass
    assert sent < 20 * 2**20, "the server took it all"
    wait_until(lambda: len(place[1].door) == 0)


def test_many_headers_are_refused(place: Place) -> None:
    line = line_to(place)
    line.sendall(REQUEST + b"".join(b"X-%d: %s\r\n" % (i, b"y" * 100) for i in range(LARGEST_HEAD // 100)) + b"\r\n")
    assert "431" in status(line)


def test_a_long_address_is_refused(place: Place) -> None:
    line = line_to(place)
    line.sendall(b"GET /" + b"a" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n")
    assert "431" in status(line)


def test_ordinary_headers_pass(place: Place) -> None:
    assert httpx.get(f"{place[0]}/healthz", headers={"X-Some": "x" * 8000}).status_code == 200


# Time.


def test_a_silent_connection_is_closed(hurried: Place) -> None:
    assert answer(line_to(hurried)) == b""


def test_a_request_that_drips_is_closed(hurried: Place) -> None:
    line = line_to(hurried)
    send_until_closed(line, (bytes([byte]) for byte in REQUEST * 1000), 0.05)
    wait_until(lambda: len(hurried[1].door) == 0)


def test_a_body_that_never_ends_is_closed(hurried: Place) -> None:
    line = line_to(hurried)
    line.sendall(b'POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"name"')
    assert "408" in status(line)


def test_an_idle_connection_may_ask_again(hurried: Place) -> None:
    with httpx.Client(base_url=hurried[0]) as client:
        assert client.get("/healthz").status_code == 200
        [kept] = hurried[1].door._inside
        time.sleep(1.0)
        assert client.get("/healthz").status_code == 200
        assert list(hurried[1].door._inside) == [kept]


def test_answers_that_nobody_reads_are_dropped(hurried: Place) -> None:
    line = line_to(hurried)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    send_until_closed(line, repeat(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"), 0.001)
    wait_until(lambda: len(hurried[1].door) == 0)


# Numbers.


def test_one_address_gets_some_connections_and_another_is_served(place: Place) -> None:
    lines = [line_to(place) for _ in range(LIMITS["connections_per_address"])]
    wait_until(lambda: len(place[1].door) == len(lines))
    assert "429" in status(line_to(place))
    other = line_to(place, "127.0.0.2")
    other.sendall(REQUEST + b"Connection: close\r\n\r\n")
    assert "200" in status(other)
    for line in lines:
        line.close()
    wait_until(lambda: len(place[1].door) == 0)
    assert httpx.get(f"{place[0]}/healthz").status_code == 200


def test_a_socket_counts_until_it_is_closed(place: Place) -> None:
    anna, _, table = pair(place[0])
    line = anna.socket(table)
    before = len(place[1].door)
    line.close()
    wait_until(lambda: len(place[1].door) == before - 1)


def refused(guest: Guest, table: str) -> int | None:
    """Return the code with which a further socket is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        guest.socket(table)
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_one_player_gets_some_sockets(place: Place) -> None:
    anna, ben, table = pair(place[0])
    lines = [anna.socket(table) for _ in range(LIMITS["sockets_per_player"])]
    assert refused(anna, table) == 4429
    ben.socket(table).close()
    lines[0].close()
    wait_until(lambda: len(place[1]._app.state.hall.rooms.loaded[table].watchers) == len(lines) - 1)
    anna.socket(table).close()


def test_a_bot_s_streams_count_as_sockets(place: Place) -> None:
    anna, _, table = pair(place[0])
    lines = [anna.socket(table) for _ in range(LIMITS["sockets_per_player"])]
    token = anna.post("/api/tokens", {"scope": "bot"}, 201)["token"]
    for path in (f"/api/bot/tables/{table}", "/api/bot/events"):
        assert httpx.get(place[0] + path, headers={"Authorization": f"Bearer {token}"}).status_code == 429
    for line in lines:
        line.close()


def spectator(url: str, table: str) -> Socket:
    line = connect(f"{url.replace('http', 'ws')}/ws/tables/{table}", compression=None, legacy=True)
    return Socket(line, {})


def test_a_full_table_still_has_a_place_for_its_players(tmp_path: Path) -> None:
    limits = LIMITS | {"sockets_per_player": 100, "connections_per_address": 100}
    with running(Settings(database=str(tmp_path / "steiger.db"), **limits)) as (url, _):
        anna, _, table = pair(url)
        lines = [spectator(url, table) for _ in range(limits["watchers_per_table"])]
        assert refused(Guest(url, "Cleo"), table) == 4429
        lines.append(anna.socket(table))
        for line in lines:
            line.close()


def test_presence_is_sent_at_most_once_per_second(url: str) -> None:
    anna, _, table = pair(url)
    line = anna.socket(table)
    began = time.monotonic()
    crowd = [spectator(url, table) for _ in range(20)]
    count, seen = 0, 0
    while seen < len(crowd):
        seen = line.next("table", 30)["table"]["watchers"]
        count += 1
    assert count <= time.monotonic() - began + 2
    for each in crowd:
        each.close()


def test_spectators_of_a_crowd_see_every_ply_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("steiger.server.sockets.SMALL_CROWD", 2)
    anna, ben, table = pair(url)
    crowd = [spectator(url, table) for _ in range(5)]
    logs: list[list[int]] = [[] for _ in crowd]
    for _ in range(8):
        mover = anna if anna.position(table)["legal"] else ben
        at = mover.position(table)
        mover.move(table, at["legal"][0]["words"], at=at)
    for line, log in zip(crowd, logs, strict=True):
        while not log or log[-1] < 7:
            log += [entry["ply"] for entry in line.next("position", 30)["position"]["log"]]
        line.close()
    assert logs == [list(range(8))] * len(crowd)
