"""What is acknowledged is kept: servers killed in mid-play, restarted, and clients that never read."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from steiger.server import sockets
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair, play_on
from tests.server.processes import Player, Process, check

KILLS = int(os.environ.get("STEIGER_TEST_KILLS", "5"))
TABLES = 4
# A bot worker that reads one question, leaves a file as proof, and never answers.
SILENT = "import pathlib, sys; sys.stdin.readline(); pathlib.Path(sys.argv[1]).touch(); sys.stdin.read()"


def test_ctrl_c_ends_the_server_and_its_bots_quietly(tmp_path: Path) -> None:
    """A terminal interrupts all foreground processes at once; bots end with the server and say nothing about it."""
    server = Process(tmp_path)
    server.start(stderr=subprocess.PIPE, start_new_session=True)
    assert server.process is not None
    guest = Guest(server.url)
    table = guest.table(seats=[{"kind": "open"}, {"kind": "bot", "bot": "foreman"}])
    guest.post(f"/api/tables/{table}/start")
    for _ in range(600):
        at = guest.position(table)
        if at["ply"] >= 3:  # so the bot has drafted
            break
        if at["legal"]:
            guest.move(table, at["legal"][0]["words"], at=at)
        time.sleep(0.05)
    assert at["ply"] >= 3
    os.killpg(server.process.pid, signal.SIGINT)
    _, said = server.process.communicate(timeout=60)
    assert b"Traceback" not in said, said.decode()


def test_kill_9_loses_and_doubles_nothing(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    players = [Player(server.url, number) for number in range(TABLES)]
    for player in players:
        player.start()
    rng = random.Random(9)
    for _ in range(KILLS):
        time.sleep(0.3 + rng.random())
        server.end(signal.SIGKILL)
        server.start()
    time.sleep(0.5)
    for player in players:
        player.over.set()
    for player in players:
        player.join(20)
        check(player)
    assert server.end(signal.SIGTERM) == 0
    total = sum(player.total for player in players)
    print(f"killed {KILLS} times, {total} moves acknowledged and kept")
    assert total > 20


def test_a_restart_takes_up_drafts_bots_and_people(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "steiger.db"), **PATIENT)
    with running(settings) as (url, _):
        anna, ben, table = pair(url, confirm="confirm")
        first = next(guest for guest in (anna, ben) if guest.position(table)["legal"])
        first.move(table, first.position(table)["legal"][0]["words"])
        with_bot = anna.table(seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
        anna.post(f"/api/tables/{with_bot}/start")
    with running(settings) as (url, _):
        for guest in (anna, ben):
            guest.http.base_url = url
        assert first.position(table)["turn"]["must_confirm"]
        other = ben if first is anna else anna
        assert other.position(table)["ply"] == 0
        assert first.step(table, "undo")["ply"] == 0
        deadline = time.time() + 20
        while not anna.position(with_bot)["legal"]:
            assert time.time() < deadline
            time.sleep(0.05)


def test_a_graceful_stop_says_goodbye(tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, server):
        anna, _, table = pair(url)
        line = anna.socket(table)
        server.should_exit = True
        assert line.next("bye")["retry"] > 0


def test_sigterm_ends_the_server_with_hints_and_slow_webhooks_pending(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    server = Process(tmp_path, private_webhooks=True, bot_ms=60_000)
    server.use_workers("-c", SILENT, str(asked))
    server.start()
    with socket.create_server(("127.0.0.1", 0)) as deaf:  # accepts, and never answers
        guest = Guest(server.url)
        guest.patch("/api/me", {"webhook": f"http://127.0.0.1:{deaf.getsockname()[1]}/"})
        table = guest.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
        guest.post(f"/api/tables/{table}/start")
        deaf.accept()  # the notice is on its way
        codes: list[int] = []
        asking = threading.Thread(target=lambda: codes.append(guest.http.post(f"/api/tables/{table}/hint", json={}).status_code))
        asking.start()
        wait_until(asked.exists)
        assert server.end(signal.SIGTERM) == 0  # Process.end waits at most 20 s
        asking.join()
    assert codes == [503]


def test_a_client_that_never_reads_harms_nobody(tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, server):
        anna = Guest(url)
        table = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
        anna.post(f"/api/tables/{table}/start")
        deaf = [deaf_client(url, table) for _ in range(5)]
        play_on([anna], table, 150, random.Random(13))
        room = server._app.state.hall.rooms.loaded[table]
        assert len(room.watchers) == 5
        assert len(room.chat.lines) <= 100
        assert anna.position(table)["ply"] >= 100
        for line in deaf:
            line.close()


def test_a_client_that_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SEND_SECONDS", 0.5)
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, server):
        anna, _, table = pair(url)
        line = deaf_client(url, table)
        room = server._app.state.hall.rooms.loaded[table]
        wait_until(lambda: len(room.watchers) == 1)
        while room.watchers:
            # It keeps asking for everything, until that fills all the buffers between us.
            with contextlib.suppress(OSError):
                line.send(masked(b'{"type":"hello"}') * 100, socket.MSG_DONTWAIT)
            time.sleep(0.02)
        assert anna.position(table)["ply"] == 0
        line.close()


def wait_until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        time.sleep(0.02)


def deaf_client(url: str, table: str) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(HANDSHAKE.replace("TABLE", table).encode())
    assert b"101" in line.recv(1000)
    line.sendall(masked(b'{"type":"hello"}'))
    return line


HANDSHAKE = (
    "GET /ws/tables/TABLE HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def masked(payload: bytes) -> bytes:
    """A text frame as a client sends it, masked with zeros."""
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload
