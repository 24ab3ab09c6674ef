"""What is acknowledged is kept: servers killed in mid-play, restarted, racing each other."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from steiger.server.hall import Behind, Hall
from steiger.server.identity import People
from steiger.server.settings import Settings
from steiger.server.store import Store
from tests.server.conftest import PATIENT, free_port, running
from tests.server.people import Guest, pair, play_on

KILLS = int(os.environ.get("STEIGER_TEST_KILLS", "5"))
TABLES = 4


class Process:
    """A server of its own, that can be killed."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [
            sys.executable,
            "-m",
            "steiger.cli",
            "serve",
            "--port",
            str(self.port),
            "--db",
            str(folder / "steiger.db"),
        ]
        given = {f"STEIGER_{name.upper()}": str(value) for name, value in PATIENT.items()}
        self.environment = os.environ | given
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, env=self.environment, stdout=subprocess.DEVNULL)
        for _ in range(400):
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(20)


class Player(threading.Thread):
    """Plays a table at random and writes down every action that was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(url, f"Player {number}")
        self.table = self.guest.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
        self.guest.post(f"/api/tables/{self.table}/start")
        self.acknowledged: dict[int, str] = {}
        self.unsure: dict[int, str] = {}
        self.rng = random.Random(number)
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.is_set():
            try:
                self.one()
            except httpx.TransportError:
                time.sleep(0.05)

    def one(self) -> None:
        position = self.guest.position(self.table)
        if position is None or not position["legal"]:
            self.over.set()
            return
        words = self.rng.choice(position["legal"])["words"]
        self.unsure[position["ply"]] = words
        self.guest.move(self.table, words, at=position)
        self.acknowledged[position["ply"]] = words


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
    assert sum(len(player.acknowledged) for player in players) > 20


def check(player: Player) -> None:
    """Every acknowledged action is there once, at its ply; what else is there was sent and not answered."""
    log = player.guest.get(f"/api/tables/{player.table}")["position"]["log"]
    assert [line["ply"] for line in log] == list(range(len(log)))
    for ply, words in player.acknowledged.items():
        assert log[ply]["words"] == words or log[ply]["words"] == words.split(" ")[0] + " ?", (ply, words, log[ply])
    for line in log:
        if line["ply"] not in player.acknowledged:
            assert line["words"].split(" ")[0] == player.unsure[line["ply"]].split(" ")[0]


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


def test_a_client_that_never_reads_harms_nobody(tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "steiger.db"), **PATIENT)) as (url, server):
        anna = Guest(url)
        table = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
        anna.post(f"/api/tables/{table}/start")
        address = ("127.0.0.1", int(url.rpartition(":")[2]))
        deaf = [socket.create_connection(address) for _ in range(5)]
        for line in deaf:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(HANDSHAKE.replace("TABLE", table).encode())
            assert b"101" in line.recv(1000)
            line.sendall(masked(b'{"type":"hello"}'))
        play_on([anna], table, 150, random.Random(13))
        room = server._app.state.hall.rooms[table]
        assert len(room.watchers) == 5
        assert all(len(watcher.chat) <= 64 for watcher in room.watchers)
        assert anna.position(table)["ply"] >= 100
        for line in deaf:
            line.close()


HANDSHAKE = (
    "GET /ws/tables/TABLE HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def masked(payload: bytes) -> bytes:
    """A text frame as a client sends it, masked with zeros."""
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def test_two_writers_race_for_the_same_ply(tmp_path: Path) -> None:
    """Two halls on one database, as two nodes would be: of two answers to a ply exactly one counts."""
    settings = Settings(database=str(tmp_path / "steiger.db"), **PATIENT)
    with running(settings) as (url, _):
        anna, _, table = pair(url)
        play_on([anna], table, 0, random.Random(0))
    wins = asyncio.run(race(settings, table, 200))
    assert sum(wins) == 200 and min(wins) > 0, wins


async def race(settings: Settings, table: str, rounds: int) -> list[int]:
    stores = [Store(settings.database_url()) for _ in range(2)]
    halls = []
    for store in stores:
        await store.open()
        halls.append(Hall(settings, store, People(store, await store.secret())))
    wins = [0, 0]
    for _ in range(rounds):
        rooms = [await hall.room(table) for hall in halls]
        for hall, room in zip(halls, rooms, strict=True):
            await hall.refresh(room)
        before = rooms[0].row.ply
        answers = await asyncio.gather(*(answer(hall, room) for hall, room in zip(halls, rooms, strict=True)))
        assert sorted(answers) == [False, True], answers
        wins[answers.index(True)] += 1
        found = await stores[0].whole_table(table)
        assert found is not None and len(found[1]) == before + 1
        if found[0].status != "running":
            break
    for store in stores:
        await store.close()
    return wins if sum(wins) == rounds else [rounds - min(wins), min(wins)]


async def answer(hall: Hall, room: Any) -> bool:
    words = room.play.table.legal()[0]
    try:
        await hall.step(room, lambda step: step.move([words], "none"))
    except Behind:
        return False
    return True
