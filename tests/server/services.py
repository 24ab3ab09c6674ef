"""PostgreSQL and Redis for the tests that need them, on loopback, in folders of their own; Debian's packages."""

from __future__ import annotations

import getpass
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, free_port, running

POSTGRES = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
REDIS = shutil.which("redis-server")


def wait_for(port: int) -> None:
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nothing listens at {port}")


class Redis:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert REDIS is not None
        command = [REDIS, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder), "--save", ""]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self.port)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(10)


class Postgres:
    """PostgreSQL refuses to run as root; then it runs as its own user, in a folder that user can reach."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="steiger-postgres-"))
        self.url = f"postgresql+asyncpg://steiger@127.0.0.1:{self.port}/postgres"
        if getpass.getuser() == "root":
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "steiger", "-A", "trust", "--no-sync")

    def run(self, program: str, *arguments: str) -> None:
        assert POSTGRES is not None
        user = ["runuser", "-u", "postgres", "--"] if getpass.getuser() == "root" else []
        subprocess.run([*user, str(POSTGRES / program), *arguments], check=True, stdout=subprocess.DEVNULL, cwd="/tmp")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-w", "-l", str(self.folder / "log"), "start")

    def pid(self) -> int:
        """Of the process that all its others are children of."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "fast", "-w", "stop")


@contextmanager
def both(folder: Path) -> Iterator[tuple[Postgres, Redis]]:
    redis, postgres = Redis(folder), Postgres()
    redis.start()
    postgres.start()
    try:
        yield postgres, redis
    finally:
        redis.stop()
        postgres.stop()
        shutil.rmtree(postgres.folder, ignore_errors=True)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on each kind of database."""
    if request.param == "sqlite":
        with running(Settings(database=str(tmp_path_factory.mktemp("stored") / "steiger.db"), **PATIENT)) as (url, _):
            yield url
        return
    if POSTGRES is None:
        pytest.skip("needs PostgreSQL")
    postgres = Postgres()
    postgres.start()
    try:
        with running(Settings(database=postgres.url, **PATIENT)) as (url, _):
            yield url
    finally:
        postgres.stop()
        shutil.rmtree(postgres.folder, ignore_errors=True)
