"""Crowds that take and give nothing: what a player at another table notices, and what the server keeps in memory.

`python -m bench.crowds` starts a server for each scenario, lets one player play alone, then with the crowd, and prints both.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from msgspec import Struct

from bench.nodes import Node
from bench.wire import Wire
from tests.server.people import Guest

COLUMNS = ("scenario", "p50 alone", "p99 alone", "p50", "p99", "longest", "memory before", "memory", "still open")
SEATS = [{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}]
PAUSE = 0.05
REQUEST = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n"


class Probe:
    """A player at a table of their own who moves again and again."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url, "Probe")
        self.client = httpx.AsyncClient(base_url=url, cookies=dict(self.guest.http.cookies), timeout=60)
        self.begin()

    def begin(self) -> None:
        self.table = self.guest.table(seats=SEATS)
        self.at = self.guest.post(f"/api/tables/{self.table}/start")["position"]

    async def times(self, seconds: float) -> list[float]:
        found, until = [], time.perf_counter() + seconds
        while time.perf_counter() < until:
            if self.at["result"] is not None:
                self.begin()
            found.append(await self.move())
            await asyncio.sleep(PAUSE)
        return sorted(found)

    async def move(self) -> float:
        words = random.choice(self.at["legal"])["words"]
        body = {"ply": self.at["ply"], "revision": self.at["revision"], "actions": [words]}
        began = time.perf_counter()
        answer = await self.client.post(f"/api/tables/{self.table}/move", json=body)
        took = time.perf_counter() - began
        assert answer.status_code == 200, answer.text
        self.at = answer.json()
        return took


class Crowd:
    def __init__(self, url: str, size: int) -> None:
        self.url, self.size = url, size
        self.lines: list[socket.socket] = []
        self.wires: list[Wire] = []
        self.heard = 0

    async def _connect(self, first: bytes = b"", buffer: int | None = None) -> None:
        """Open the connections, twenty from each of many addresses."""
        address, loop = urlsplit(self.url), asyncio.get_running_loop()
        for number in range(self.size):
            line = socket.socket()
            if buffer is not None:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            line.setblocking(False)
            line.bind((f"127.0.1.{1 + number // 20 % 250}", 0))
            await loop.sock_connect(line, (address.hostname, address.port))
            if first:
                await loop.sock_sendall(line, first)
            self.lines.append(line)

    async def silent(self) -> None:
        await self._connect()

    async def drip(self) -> None:
        """Send one byte of an endless header per second on every connection."""
        await self._connect(REQUEST + b"X-Slow: ")
        while True:
            await asyncio.sleep(1)
            for line in self.lines:
                with contextlib.suppress(OSError):
                    line.send(b"x")

    async def unread(self) -> None:
        """Ask for a large answer again and again, and read nothing."""
        await self._connect((REQUEST + b"\r\n") * 20, buffer=4096)

    async def watch(self) -> None:
        """Watch one table with players who move twice per second."""
        host = Probe(self.url)
        for _ in range(self.size):
            wire = await Wire.open(self.url, f"/ws/tables/{host.table}", self._hear)
            wire.send(json.dumps({"type": "hello"}).encode())
            self.wires.append(wire)
        while host.at["result"] is None:
            await host.move()
            await asyncio.sleep(0.5)

    def _hear(self, text: bytes) -> None:
        self.heard += 1

    def still_open(self) -> int:
        return sum(_is_open(line) for line in self.lines) + len(self.wires)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for wire in self.wires:
            wire.close()


def _is_open(line: socket.socket) -> bool:
    """Read what there is, and return whether the server has not hung up."""
    try:
        while line.recv(65536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


SCENARIOS: dict[str, Callable[[Crowd], Awaitable[None]]] = {
    "silent connections": Crowd.silent,
    "slow-loris": Crowd.drip,
    "unread answers": Crowd.unread,
    "watchers of one table": Crowd.watch,
}


class Found(Struct):
    alone: list[float]
    crowded: list[float]
    before: float
    peak: float
    still_open: int

    def row(self, name: str) -> str:
        times = [_at(self.alone, 0.5), _at(self.alone, 0.99), _at(self.crowded, 0.5), _at(self.crowded, 0.99), self.crowded[-1]]
        cells = [name, *(f"{seconds * 1000:.0f} ms" for seconds in times), f"{self.before:.0f} MB", f"{self.peak:.0f} MB"]
        return "| " + " | ".join([*cells, str(self.still_open)]) + " |"


def _at(times: list[float], share: float) -> float:
    return times[int(len(times) * share)]


async def run(node: Node, scenario: Callable[[Crowd], Awaitable[None]], size: int, seconds: float) -> Found:
    probe, crowd = Probe(node.url), Crowd(node.url, size)
    alone, before = await probe.times(seconds / 2), node.memory()
    task = asyncio.ensure_future(scenario(crowd))
    while len(crowd.lines) + len(crowd.wires) < size:
        await asyncio.sleep(0.05)
        if task.done():
            task.result()
    crowded = await probe.times(seconds)
    found = Found(alone, crowded, before, node.memory(), crowd.still_open())
    task.cancel()
    crowd.close()
    await probe.client.aclose()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--size", type=int, default=1000, help="connections in the crowd")
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, load {' '.join(Path('/proc/loadavg').read_text().split()[:3])}\n")
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    for name, scenario in SCENARIOS.items():
        with tempfile.TemporaryDirectory() as folder:
            node = Node(str(Path(folder) / "bench.db"))
            try:
                print(asyncio.run(run(node, scenario, args.size, args.seconds)).row(f"{args.size:,} {name}"), flush=True)
            finally:
                node.stop()


if __name__ == "__main__":
    main()
