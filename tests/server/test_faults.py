"""Faults around the server, with real processes. Small by default; see docs/server.md for the variables that make them big."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.any_game import ANY
from tests.server.people import Guest
from tests.server.processes import Player, Process, check
from tests.server.services import POSTGRES, REDIS, Postgres, both

RACES = int(os.environ.get("STEIGER_TEST_RACES", "200"))
RESTARTS = int(os.environ.get("STEIGER_TEST_RESTARTS", "3"))
needs_services = pytest.mark.skipif(POSTGRES is None or REDIS is None, reason="needs PostgreSQL and Redis")


# Disk full.


def test_a_full_disk_refuses_moves_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """No file may grow any more, which the database meets as a disk that takes nothing."""
    server = Process(tmp_path)
    server.start()
    assert server.process is not None
    player = Player(server.url, 1)
    play_some(player, 5)
    everything = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    files = [file for file in tmp_path.iterdir() if file.name.startswith("steiger.db")]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (max(file.stat().st_size for file in files), everything[1]))
    refused_until_there_is_room(player)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, everything)
    goes_on(player, server)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    if (
        os.getuid() != 0
        or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], check=False).returncode
    ):
        pytest.skip("needs the right to mount a small disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_the_same_on_a_small_disk(small_disk: Path) -> None:
    server = Process(small_disk)
    server.start()
    player = Player(server.url, 2)
    play_some(player, 5)
    ballast = small_disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 512)
        except OSError:
            pass
    refused_until_there_is_room(player)
    assert {answer.status_code for answer in player.refused} == {507}
    ballast.unlink()
    goes_on(player, server)


def play_some(player: Player, actions: int) -> None:
    count = player.total
    while player.total < count + actions:
        player.one()


def refused_until_there_is_room(player: Player) -> None:
    """What was begun before may still fit; then every move is refused, clearly, and the position stays."""
    for _ in range(400):
        player.one()
        if len(player.refused) == 5:
            break
    assert len(player.refused) == 5, "nothing was ever refused"
    before = player.guest.position(player.table)
    for answer in player.refused:
        assert answer.status_code in (503, 507) and int(answer.headers["retry-after"]) >= 1
        assert answer.json()["key"] in ("storage-full", "unavailable")
    player.one()
    assert len(player.refused) == 6 and player.guest.position(player.table) == before


def goes_on(player: Player, server: Process) -> None:
    play_some(player, 5)
    check(player)
    assert server.end(signal.SIGTERM) == 0
    server.start()
    play_some(player, 3)
    check(player)
    server.end(signal.SIGTERM)


# PostgreSQL restarted under load.


@contextmanager
def playing(url: str, tables: int) -> Iterator[list[Player]]:
    players = [Player(url, number) for number in range(tables)]
    for player in players:
        player.start()
    yield players
    for player in players:
        player.over.set()
    for player in players:
        player.join(30)
        check(player)


@needs_services
def test_postgres_restarted_under_load() -> None:
    postgres = Postgres()
    postgres.start()
    server = Process(postgres.url)
    try:
        server.start()
        with playing(server.url, 4) as players:
            for _ in range(RESTARTS):
                wait_for_more(players)
                postgres.stop()
                time.sleep(0.3)
                postgres.start()
            wait_for_more(players)
    finally:
        server.end(signal.SIGTERM)
        postgres.stop()


def wait_for_more(players: list[Player]) -> None:
    """Everybody gets on with the game."""
    before = [player.total for player in players]
    for _ in range(1200):
        for player in players:
            assert player.fault is None, player.fault
        if all(player.total > then for player, then in zip(players, before, strict=True)):
            return
        time.sleep(0.05)
    raise AssertionError((before, [player.total for player in players]))


# Redis gone and back under load.


@needs_services
def test_redis_gone_and_back_under_load(tmp_path: Path) -> None:
    with both(tmp_path) as (postgres, redis):
        nodes = [Process(postgres.url, redis.url) for _ in range(2)]
        for node in nodes:
            node.start()
        with playing(nodes[0].url, 3) as players:
            for _ in range(RESTARTS):
                wait_for_more(players)
                redis.stop()
                wait_for_more(players)
                redis.start()
            wait_for_more(players)
            for player in players:
                player.over.set()
            for player in players:
                player.join(30)
                catches_up(player, nodes[1])
        for node in nodes:
            node.end(signal.SIGTERM)


def catches_up(player: Player, node: Process) -> None:
    """The other node has it all, however much it did not hear of."""
    last = max(player.acknowledged)
    for _ in range(400):
        if httpx.get(f"{node.url}/api/tables/{player.table}").json()["position"]["ply"] > last:
            return
        time.sleep(0.05)
    raise AssertionError("the other node never caught up")


# Two nodes race for the same ply.


class Race:
    """One table at two nodes; both are asked at once to answer the same ply, and exactly one of them may."""

    def __init__(self, clients: list[httpx.AsyncClient], guest: Guest, number: int) -> None:
        self.clients, self.guest = clients, guest
        self.rng = random.Random(number)
        self.wins = [0, 0]
        self.seats = [{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}]

    async def new_table(self) -> None:
        made = await self.clients[0].post("/api/tables", json={"game": ANY, "players": 2, "seats": self.seats})
        self.table = made.json()["table"]["id"]
        self.at = (await self.clients[0].post(f"/api/tables/{self.table}/start")).json()["position"]
        self.ready = False

    async def run(self, rounds: int) -> None:
        await self.new_table()
        for _ in range(rounds):
            if self.at["result"] is not None:
                await self.new_table()
            if not self.ready:
                await self.both_ready()
            await self.one()

    async def both_ready(self) -> None:
        """Only nodes that are up to date can race."""
        for client in self.clients:
            for _ in range(1000):
                known = {"ply": self.at["ply"], "revision": self.at["revision"]}  # spares the log
                found = (await client.get(f"/api/tables/{self.table}", params=known)).json()["position"]
                if found is not None and found["ply"] == self.at["ply"]:
                    break
                await asyncio.sleep(0.01)
            else:
                raise AssertionError("a node never caught up")

    async def one(self) -> None:
        answers = await asyncio.gather(*(self.send(client) for client in self.rng.sample(self.clients, 2)))
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, 409], [answer.text[:300] for answer in answers]
        won = next(answer for answer in answers if answer.status_code == 200)
        self.wins[0 if str(won.url).startswith(str(self.clients[0].base_url)) else 1] += 1
        assert won.json()["ply"] == self.at["ply"] + 1
        lost = next(answer for answer in answers if answer is not won).json()
        self.at = won.json()
        # A node that heard in time that the winner's move ended the game knows of no game to be late in.
        assert lost["code"] == "stale" or (lost["key"] == "not-running" and self.at["result"] is not None), lost
        if sum(self.wins) % 100 == 0:
            print(f"table {self.table}: {sum(self.wins)} races", flush=True)
        self.ready = lost["position"] is not None and lost["position"]["ply"] == self.at["ply"]

    async def send(self, client: httpx.AsyncClient) -> Any:
        body = {"ply": self.at["ply"], "revision": self.at["revision"], "actions": [self.rng.choice(self.at["legal"])["words"]]}
        return await client.post(f"/api/tables/{self.table}/move", json=body)


@needs_services
def test_two_nodes_race_for_the_same_ply(tmp_path: Path) -> None:
    with both(tmp_path) as (postgres, redis):
        nodes = [Process(postgres.url, redis.url) for _ in range(2)]
        for node in nodes:
            node.start()
        try:
            races = asyncio.run(run_races([node.url for node in nodes], 12))
        finally:
            for node in nodes:
                node.end(signal.SIGTERM)
    wins = [sum(race.wins[node] for race in races) for node in range(2)]
    print(f"races {sum(wins)}, won by {wins}")
    assert sum(wins) >= RACES and min(wins) > 0, wins


async def run_races(urls: list[str], tables: int) -> list[Race]:
    guest = Guest(urls[0], "Racer")
    cookies = dict(guest.http.cookies)
    clients = [httpx.AsyncClient(base_url=url, cookies=cookies, timeout=60) for url in urls]
    races = [Race(clients, guest, number) for number in range(tables)]
    await asyncio.gather(*(race.run(-(-RACES // tables)) for race in races))
    for client in clients:
        await client.aclose()
    return races
