"""How many live tables a server holds: three connections a table, a move every two seconds, answers timed.

    python -m bench.serving --tables 1000 --seconds 30              # one process, SQLite
    python -m bench.serving --tables 1000 --seconds 30 --nodes 2    # two processes, PostgreSQL and Redis

Client and server share the machine. A move's time runs from sending it to its acknowledgement, which follows the commit.
With several nodes the players of a table sit at different ones, so that every move must be heard of at another node.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

import steiger
from bench.nodes import Node, cpu_of_family
from bench.wire import Wire
from tests.server.services import both

SEATS = 3
PACE = 2.0
COMPANIES = 20  # of players, who sit at several tables: they come sooner than thousands would
SETTLE = 3.0  # seconds after the last client has come


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


class Api:
    """The HTTP side, to set the tables up."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        assert address.hostname is not None
        self._line = http.client.HTTPConnection(address.hostname, address.port)

    def post(self, path: str, body: Any = None, **headers: str) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        content = {"Content-Type": "application/json"}
        self._line.request("POST", path, None if body is None else json.dumps(body), content | headers)
        answer = self._line.getresponse()
        found = json.loads(answer.read())
        assert answer.status < 300, (path, found)
        return found, answer.headers.get("Set-Cookie", "").partition(";")[0]

    def new_token(self, name: str) -> str:
        _, cookie = self.post("/api/guests", {"name": name})
        return str(self.post("/api/tokens", {"scope": "bot"}, Cookie=cookie)[0]["token"])


class Table:
    """Three players at a table, each on a connection of their own."""

    def __init__(self, api: Api, number: int, tokens: list[str]) -> None:
        self.number = number
        self.tokens = tokens
        self.rng = random.Random(number)
        self.times: list[float] = []
        self.faults = 0
        self.asked = False
        self.wires: list[Wire] = []
        self.spots: list[Spot | None] = [None] * SEATS
        bearers = [f"Bearer {token}" for token in tokens]
        made, _ = api.post("/api/tables", {"game": steiger.game_names()[0], "players": SEATS}, Authorization=bearers[0])
        self.path = f"/api/tables/{made['table']['id']}"
        for bearer in bearers[1:]:
            api.post(f"{self.path}/join", {}, Authorization=bearer)
        api.post(f"{self.path}/start", Authorization=bearers[0])

    async def come(self, urls: list[str]) -> None:
        for seat, token in enumerate(self.tokens):
            url = urls[(self.number + seat) % len(urls)]
            wire = await Wire.open(url, self.path.replace("/api", "/ws"), partial(self.hear, seat))
            wire.send(json.dumps({"type": "hello", "token": token}).encode())
            self.wires.append(wire)

    def begin(self, until: float) -> None:
        self.until = until
        asyncio.get_running_loop().call_later(self.rng.random() * PACE, self.move)

    def hear(self, seat: int, text: bytes) -> None:
        news = NEWS.decode(text)
        if news.type in ("done", "fault"):
            self.faults += news.type == "fault"
            self.answered()
        spot = news.position or (news.snapshot and news.snapshot.position)
        if spot:
            self.spots[seat] = spot

    def move(self) -> None:
        self.began = time.perf_counter()
        for seat, spot in enumerate(self.spots):
            if spot is not None and spot.legal:
                words = self.rng.choice(spot.legal).words
                self.spots[seat], self.asked = None, True
                message = {"type": "move", "id": 1, "ply": spot.ply, "revision": spot.revision, "actions": [words]}
                self.wires[seat].send(json.dumps(message).encode())
                return
        self.wait_for_turn()

    def answered(self) -> None:
        took = time.perf_counter() - self.began
        self.times.append(took)
        self.asked = False
        self.wait_for_turn(took)

    def wait_for_turn(self, took: float = 0.0) -> None:
        wait = max(0.0, PACE - took)
        if time.perf_counter() + wait < self.until:
            asyncio.get_running_loop().call_later(wait, self.move)


class Costs:
    """CPU seconds of all who took part, since this was made."""

    def __init__(self, nodes: list[Node], services: list[int]) -> None:
        self._nodes, self._services = nodes, services
        self._before = self._now()

    def _now(self) -> tuple[float, float, float]:
        return sum(node.cpu() for node in self._nodes), sum(map(cpu_of_family, self._services)), time.process_time()

    def spent(self) -> list[float]:
        return [now - before for now, before in zip(self._now(), self._before, strict=True)]


async def drive(tables: list[Table], nodes: list[Node], services: list[int], seconds: float) -> dict[str, Any]:
    for table in tables:
        await table.come([node.url for node in nodes])
    await asyncio.sleep(SETTLE)
    gc.freeze()
    gc.disable()  # the client's pauses are not the server's
    print(f"{len(tables)} tables begin to play", file=sys.stderr)
    costs, began = Costs(nodes, services), time.perf_counter()
    for table in tables:
        table.begin(began + seconds)
    await asyncio.sleep(seconds)
    while any(table.asked for table in tables):
        await asyncio.sleep(0.01)
    found = report(tables, costs.spent(), time.perf_counter() - began)
    found["memory_mb"] = [round(node.memory(), 1) for node in nodes]
    for table in tables:
        for wire in table.wires:
            wire.close()
    return found


def report(tables: list[Table], spent: list[float], took: float) -> dict[str, Any]:
    times = sorted(time for table in tables for time in table.times)
    server, services, client = spent
    return {
        "tables": len(tables),
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "faults": sum(table.faults for table in tables),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "max_ms": round(times[-1] * 1000, 1),
        "cpu_ms_per_move": round(server / len(times) * 1000, 2),
        "services_cpu_ms_per_move": round(services / len(times) * 1000, 2),
        "client_cpu_ms_per_move": round(client / len(times) * 1000, 2),
        "cpu_share": round(server / took, 2),
    }


@contextmanager
def served(count: int) -> Iterator[tuple[list[Node], list[int]]]:
    """The default, one process with SQLite; or several, with PostgreSQL and Redis as the tests start them."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, channels, services = str(folder / "bench.db"), "", []
        if count > 1:
            postgres, redis = stack.enter_context(both(folder))
            assert redis.process is not None
            database, channels, services = postgres.url, redis.url, [postgres.pid(), redis.process.pid]
        nodes = []
        for _ in range(count):
            nodes.append(Node(database, channels))
            stack.callback(nodes[-1].stop)
        yield nodes, services


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--nodes", type=int, default=1, help="more than one: PostgreSQL and Redis")
    args = parser.parse_args()
    with served(args.nodes) as (nodes, services):
        rest = {"startup_s": round(nodes[0].startup, 2), "memory_at_rest_mb": round(nodes[0].memory(), 1)}
        api = Api(nodes[0].url)
        people = [[api.new_token(f"P{seat}") for seat in range(SEATS)] for _ in range(COMPANIES)]
        tables = [Table(api, number, people[number % COMPANIES]) for number in range(args.tables)]
        print(json.dumps(rest | asyncio.run(drive(tables, nodes, services, args.seconds))))


if __name__ == "__main__":
    main()
