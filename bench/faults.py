"""Break the server in every way we know and print what it cost: `python -m bench.faults`, or some scenarios by name.

Columns: acknowledged moves of players who play on through the fault, refused ones, how many were lost or doubled, tables that had
something to do by themselves when the fault was over, how many of them never did it, and the seconds until the last one did.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from bench.duties import Duties, Recovery
from tests.server import test_faults
from tests.server.processes import Player, Process
from tests.server.services import Postgres, both

PLAYERS = 4
COLUMNS = ("scenario", "seconds", "acknowledged", "refused", "lost", "doubled", "pending", "stranded", "recovery")
HEAD = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


class Outcome(Struct):
    scenario: str
    seconds: float
    acknowledged: int
    refused: int
    lost: int
    doubled: int
    recovery: Recovery | None = None

    def row(self) -> str:
        cells = [self.scenario, f"{self.seconds:.0f}", f"{self.acknowledged:,}", self.refused, self.lost, self.doubled]
        after = self.recovery
        cells += ["", "", ""] if after is None else [after.pending, after.stranded, f"{after.seconds:.1f} s"]
        return "| " + " | ".join(str(cell) for cell in cells) + " |"

    def bad(self) -> int:
        return self.lost + self.doubled + (0 if self.recovery is None else self.recovery.stranded)


# Players who play on, and the check of what they remember.


@contextmanager
def playing(url: str) -> Iterator[list[Player]]:
    players = [Player(url, number) for number in range(PLAYERS)]
    for player in players:
        player.start()
    try:
        yield players
    finally:
        for player in players:
            player.over.set()
        for player in players:
            player.join(60)


def missing(player: Player) -> tuple[int, int]:
    """Return how many acknowledged moves are not at their ply, and how many plies are stored twice."""
    log = player.guest.get(f"/api/tables/{player.table}")["position"]["log"]
    words = {line["ply"]: line["words"] for line in log}
    lost = sum(words.get(ply) not in (given, given.split(" ")[0] + " ?") for ply, given in player.acknowledged.items())
    return lost + (player.fault is not None), len(log) - len(words)


def outcome(scenario: str, began: float, players: list[Player], recovery: Recovery | None = None) -> Outcome:
    checked = [missing(player) for player in players]
    return Outcome(
        scenario,
        time.monotonic() - began,
        sum(player.total for player in players),
        sum(len(player.refused) for player in players),
        sum(lost for lost, _ in checked),
        sum(doubled for _, doubled in checked),
        recovery,
    )


# Storage faults. Each is a context that lasts as long as the fault.


@contextmanager
def locked(database: Path) -> Iterator[None]:
    lock = sqlite3.connect(database, timeout=20, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        lock.rollback()
        lock.close()


@contextmanager
def full(database: Path, server: Process) -> Iterator[None]:
    """Let no file of the server grow, which the database meets as a full disk."""
    assert server.process is not None
    largest = max(file.stat().st_size for file in database.parent.iterdir() if file.name.startswith(database.name))
    endless = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, endless))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (endless, endless))


@contextmanager
def away(postgres: Postgres) -> Iterator[None]:
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


def storage_fault(scenario: str, server: Process, database: str, fault: Callable[[], object], seconds: float) -> Outcome:
    """Cause a fault in the middle of bot turns, drafts and clocks, and wait for every table to proceed."""
    server.start(stderr=subprocess.DEVNULL)
    began = time.monotonic()
    try:
        duties = Duties(server.url, database)
        with playing(server.url) as players:
            with fault():  # type: ignore[attr-defined]
                time.sleep(seconds)
                before = None if postgres_is_in(database) else duties.read()
            recovery = duties.recovery(before or duties.read())
        return outcome(scenario, began, players, recovery)
    finally:
        server.end(signal.SIGTERM)


def postgres_is_in(database: str) -> bool:
    return "://" in database


def lock_scenario(seconds: float) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "steiger.db"
        return storage_fault(
            f"SQLite locked for {seconds:.0f} s", Process(Path(folder)), str(database), lambda: locked(database), seconds
        )


def disk_scenario(seconds: float) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        database, server = Path(folder) / "steiger.db", Process(Path(folder))
        return storage_fault(f"disk full for {seconds:.0f} s", server, str(database), lambda: full(database, server), seconds)


def postgres_scenario(seconds: float) -> Outcome:
    postgres = Postgres()
    postgres.start()
    try:
        return storage_fault(
            f"PostgreSQL away for {seconds:.0f} s", Process(postgres.url), postgres.url, lambda: away(postgres), seconds
        )
    finally:
        postgres.stop()


def restart_scenario(seconds: float) -> Outcome:
    """Kill the server with duties pending. Nobody asks the next one for these tables."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        server.start(stderr=subprocess.DEVNULL)
        began = time.monotonic()
        duties = Duties(server.url, str(Path(folder) / "steiger.db"))
        with playing(server.url) as players:
            server.end(signal.SIGKILL)
            time.sleep(seconds)
            before = duties.read()
            server.start(stderr=subprocess.DEVNULL)
            recovery = duties.recovery(before)
        found = outcome(f"killed, away for {seconds:.0f} s", began, players, recovery)
        server.end(signal.SIGTERM)
        return found


# Many kills, races, and Redis.


def kill_scenario(times: int) -> Outcome:
    rng = random.Random(9)
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        server.start(stderr=subprocess.DEVNULL)
        began = time.monotonic()
        with playing(server.url) as players:
            for _ in range(times):
                time.sleep(0.3 + rng.random())
                server.end(signal.SIGKILL)
                server.start(stderr=subprocess.DEVNULL)
            time.sleep(0.5)
        found = outcome(f"{times} × kill -9", began, players)
        server.end(signal.SIGTERM)
        return found


def redis_scenario(seconds: float) -> Outcome:
    """Take Redis away. The other node must answer with every acknowledged move at once."""
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(both(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        nodes = [Process(postgres.url, redis.url) for _ in range(2)]
        for node in nodes:
            node.start(stderr=subprocess.DEVNULL)
            stack.callback(node.end, signal.SIGTERM)
        began = time.monotonic()
        with playing(nodes[0].url) as players:
            redis.stop()
            time.sleep(seconds)
        for player in players:
            player.guest.http.base_url = nodes[1].url
        found = outcome(f"Redis away for {seconds:.0f} s, the other node asked", began, players)
        redis.start()
        return found


def race_scenario(races: int) -> Outcome:
    """Two nodes are asked at once for the same ply. More than one winner counts as doubled, none as lost."""
    test_faults.RACES = races
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(both(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        nodes = [Process(postgres.url, redis.url) for _ in range(2)]
        for node in nodes:
            node.start(stderr=subprocess.DEVNULL)
            stack.callback(node.end, signal.SIGTERM)
        began = time.monotonic()
        played = asyncio.run(test_faults.run_races([node.url for node in nodes], 12))
        won = sum(sum(race.wins) for race in played)
    return Outcome(f"{won:,} races of two nodes", time.monotonic() - began, won, won, 0, 0)


SCENARIOS: dict[str, Callable[[argparse.Namespace], Outcome]] = {
    "lock": lambda args: lock_scenario(args.seconds),
    "disk": lambda args: disk_scenario(args.seconds),
    "postgres": lambda args: postgres_scenario(args.seconds),
    "restart": lambda args: restart_scenario(args.seconds),
    "redis": lambda args: redis_scenario(args.seconds),
    "kills": lambda args: kill_scenario(args.kills),
    "races": lambda args: race_scenario(args.races),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("scenario", nargs="*", help=f"by default all: {', '.join(SCENARIOS)}")
    parser.add_argument("--seconds", type=float, default=30, help="how long a fault lasts")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--races", type=int, default=10_000)
    args = parser.parse_args()
    if unknown := set(args.scenario) - SCENARIOS.keys():
        parser.error(f"unknown scenario: {', '.join(sorted(unknown))}. Available: {', '.join(SCENARIOS)}")
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, load {' '.join(Path('/proc/loadavg').read_text().split()[:3])}\n\n{HEAD}")
    bad = 0
    for name in args.scenario or SCENARIOS:
        found = SCENARIOS[name](args)
        print(found.row(), flush=True)
        bad += found.bad()
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
