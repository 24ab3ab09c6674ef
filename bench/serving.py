"""How many live tables one server process holds: three connections a table, a move every two seconds, answers timed.

    python -m bench.serving --tables 200 --seconds 20

Client and server share the machine. A move's time runs from sending it to its acknowledgement, which follows the commit.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3
PACE = 2.0
TICKS = os.sysconf("SC_CLK_TCK")


class Choice(Struct):
    words: str


class Spot(Struct):
    ply: int
    revision: int
    legal: list[Choice]


class Inner(Struct):
    position: Spot | None


class News(Struct):
    """As much of a message as the driver needs; msgspec passes over the rest."""

    type: str
    position: Spot | None = None
    snapshot: Inner | None = None


NEWS = msgspec.json.Decoder(News)


class Server:
    def __init__(self, folder: Path, database: str | None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        limits = {"RATE": "1e9", "BURST": "1e9", "GUESTS_PER_MINUTE": "1e9", "TABLES_PER_MINUTE": "1e9", "MOST_TABLES": "100000"}
        environment = os.environ | {f"STEIGER_{name}": value for name, value in limits.items()}
        command = [sys.executable, "-m", "steiger.cli", "serve", "--port", str(self.port)]
        command += ["--db", database or str(folder / "bench.db")]
        began = time.perf_counter()
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while True:
            try:
                httpx.get(f"{self.url}/healthz")
                break
            except httpx.TransportError:
                time.sleep(0.02)
        self.startup = time.perf_counter() - began

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Resident megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Table:
    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.rng = random.Random(number)
        self.times: list[float] = []
        self.faults = 0
        self.lines: list[ClientConnection] = []
        self.spots: list[Spot | None] = [None] * SEATS
        self.done = asyncio.Event()

    async def seat(self, http: httpx.AsyncClient) -> None:
        tokens = []
        for seat in range(SEATS):
            answer = await http.post("/api/guests", json={"name": f"P{seat}"})
            cookie = {"Cookie": f"steiger={answer.cookies['steiger']}"}
            http.cookies.clear()
            tokens.append((await http.post("/api/tokens", json={"scope": "bot"}, headers=cookie)).json()["token"])
        owner = {"Authorization": f"Bearer {tokens[0]}"}
        made = await http.post("/api/tables", json={"game": "glueckauf", "players": SEATS}, headers=owner)
        self.table = made.json()["table"]["id"]
        for token in tokens[1:]:
            await http.post(f"/api/tables/{self.table}/join", json={}, headers={"Authorization": f"Bearer {token}"})
        await http.post(f"/api/tables/{self.table}/start", headers=owner)
        for token in tokens:
            line = await connect(f"{self.url.replace('http', 'ws')}/ws/tables/{self.table}", compression=None, max_size=None)
            await line.send(json.dumps({"type": "hello", "token": token}))
            self.lines.append(line)

    async def listen(self, seat: int) -> None:
        async for text in self.lines[seat]:
            news = NEWS.decode(text)
            if news.type == "done":
                self.done.set()
            elif news.type == "fault":
                self.faults += 1
                self.done.set()
            spot = news.position or (news.snapshot and news.snapshot.position)
            if spot:
                self.spots[seat] = spot

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.random() * PACE)
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.move()
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))

    async def move(self) -> None:
        for seat, spot in enumerate(self.spots):
            if spot is not None and spot.legal:
                message = {"type": "move", "id": 1, "ply": spot.ply, "revision": spot.revision}
                words = self.rng.choice(spot.legal).words
                self.done.clear()
                self.spots[seat] = None
                began = time.perf_counter()
                await self.lines[seat].send(json.dumps(message | {"actions": [words]}))
                await self.done.wait()
                self.times.append(time.perf_counter() - began)
                return


async def drive(server: Server, count: int, seconds: float) -> dict[str, float]:
    tables = [Table(server.url, number) for number in range(count)]
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for table in tables:
            await table.seat(http)
    listeners = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS)]
    await asyncio.sleep(1)
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.gather(*(table.play(began + seconds) for table in tables))
    spent, took = server.cpu() - cpu, time.perf_counter() - began
    times = sorted(time for table in tables for time in table.times)
    memory = server.memory()
    for task in listeners:
        task.cancel()
    return {
        "tables": count,
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "faults": sum(table.faults for table in tables),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "cpu_ms_per_move": round(spent / len(times) * 1000, 2),
        "cpu_share": round(spent / took, 2),
        "memory_mb": round(memory, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--db", help="a database URL instead of a new SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), args.db)
        try:
            rest = {"startup_s": round(server.startup, 2), "memory_at_rest_mb": round(server.memory(), 1)}
            print(json.dumps(rest | asyncio.run(drive(server, args.tables, args.seconds))))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
