"""SQLite and PostgreSQL behind one interface: a function of a connection is run in a transaction, off the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import QueuePool

T = TypeVar("T")
LOCK_MS = 1500  # how long a write waits for a locked SQLite database; a player gets a 503 within 2 s
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {LOCK_MS}", "foreign_keys = ON", "cache_size = -16000")
READERS = 3
ANSWER_SECONDS = 10.0  # after which a database server that accepts connections and does not answer counts as away


class Database(ABC):
    dialect: str

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run something that only reads."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T], patience: float | None = ANSWER_SECONDS) -> T:
        """Run something in a transaction. When this returns, it is committed. After a fault it may be committed or not."""

    @abstractmethod
    async def close(self) -> None: ...


class Embedded(Database):
    """SQLite, with one thread that writes and a few that read. A whole transaction costs one change of threads."""

    dialect = "sqlite"

    def __init__(self, url: str) -> None:
        _make_private(url)
        self._engine = create_engine(url, poolclass=QueuePool, pool_size=READERS + 1, connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", prepare)
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], patience: float | None = ANSWER_SECONDS) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


def _make_private(url: str) -> None:
    """Create the file for its owner alone. SQLite gives the files of the write-ahead log the same permissions."""
    name = make_url(url).database
    if name and name != ":memory:" and not name.startswith("file:"):
        with contextlib.suppress(OSError):  # SQLite says better what is wrong with the file
            os.close(os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def prepare(connection: Any, _: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


class Remote(Database):
    """A database server, through its asynchronous driver."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, pool_timeout=ANSWER_SECONDS)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # a read needs no transaction
        self.dialect = self._engine.dialect.name

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._read(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(work)  # the server was away since this connection was last used

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with asyncio.timeout(ANSWER_SECONDS), self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T], patience: float | None = ANSWER_SECONDS) -> T:
        async with asyncio.timeout(patience), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def open_database(url: str) -> Database:
    return Embedded(url) if url.startswith("sqlite") else Remote(url)
