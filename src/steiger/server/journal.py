"""The one writer: gathers what came in while the last commit ran and commits it together. An answer follows its commit."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Executable, delete
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from steiger.server.batches import add_plies, advance_all
from steiger.server.database import Database
from steiger.server.rows import PLAYED, PlyRow, Row, columns
from steiger.server.schema import plies

MOST_TOGETHER = 256
CLOSE_SECONDS = 3.0
GATHER_SECONDS = 0.004  # where several came together the next ones are not far; fewer commits leave time for the rest


class Change:
    """A table's next version. It counts only if nobody else has written the version it follows."""

    def __init__(self, row: Row, expected: int, added: Sequence[PlyRow] = (), cut: int | None = None) -> None:
        self.row = row
        self.expected = expected
        self.added = added
        self.cut = cut
        self.also: list[Executable] = []

    def advance(self) -> dict[str, Any]:
        return {"id": self.row.id, "expected": self.expected, **columns(self.row, PLAYED)}

    def new_plies(self) -> list[dict[str, Any]]:
        first = self.row.ply - len(self.added)
        return [
            {"table_id": self.row.id, "ply": first + i, "seat": ply.seat, "words": ply.words, "at": ply.at}
            for i, ply in enumerate(self.added)
        ]


class Claim:
    """A row that only one may write: it counts if it changed something."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement


Work = Change | Claim | list[Executable]
Batch = list[tuple[Work, "asyncio.Future[bool]"]]


class Journal:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what is waiting, then stop. A storage that is away is not waited for."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), CLOSE_SECONDS)
        if self._task is not None:
            self._task.cancel()

    async def commit(self, change: Change) -> bool:
        """Return True once the change is on disk, or False if somebody else was first."""
        return await self._wait_for(change)

    async def claim(self, statement: Executable) -> bool:
        """Return whether we were the first."""
        return await self._wait_for(Claim(statement))

    async def write(self, *statements: Executable) -> None:
        """Run statements in one transaction. They compete with nobody."""
        await self._wait_for(list(statements))

    async def _wait_for(self, work: Work) -> bool:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self._queue.put((work, future))
        return await future

    async def _run(self) -> None:
        crowded = False
        while True:
            batch = [await self._queue.get()]
            if crowded:
                await asyncio.sleep(GATHER_SECONDS)
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            crowded = len(batch) > 1
            await self._commit_together(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit_together(self, batch: Batch) -> None:
        try:
            won = await self._database.write(partial(_apply_all, works=[work for work, _ in batch]))
        except Exception as error:
            if is_away(error):
                self._refuse(batch, error)
            else:  # one of them is at fault; whatever it is, nobody may wait forever
                await self._one_by_one(batch)
            return
        for (_, future), first in zip(batch, won, strict=True):
            _settle(future, first)

    def _refuse(self, batch: Batch, error: Exception) -> None:
        """Fail the batch and everything that waits behind it, so that nobody waits for a lock more than once."""
        waiting = list(batch)
        while not self._queue.empty():
            waiting.append(self._queue.get_nowait())
            self._queue.task_done()
        for _, future in waiting:
            if not future.done():
                future.set_exception(error)

    async def _one_by_one(self, batch: Batch) -> None:
        """Commit the works one by one, after one of them failed. The others must not fail with it."""
        for work, future in batch:
            try:
                [won] = await self._database.write(partial(_apply_all, works=[work]))
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                _settle(future, won)


def is_away(error: Exception) -> bool:
    """Return whether the storage is at fault, and not the data."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or not isinstance(error, IntegrityError | DataError | ProgrammingError)
    return isinstance(error, OSError)


def _settle(future: asyncio.Future[bool], value: bool) -> None:
    if not future.done():
        future.set_result(value)


def _apply_all(connection: Connection, works: list[Work]) -> list[bool]:
    """Apply all works and return whether each of them counts."""
    changes = [work for work in works if isinstance(work, Change)]
    assert len({change.row.id for change in changes}) == len(changes), "a table's next change waits for the last"
    ahead = _advance_all(connection, changes) if changes else set()
    return [work.row.id in ahead if isinstance(work, Change) else _apply(connection, work) for work in works]


def _advance_all(connection: Connection, changes: list[Change]) -> set[str]:
    ahead = advance_all(connection, [change.advance() for change in changes])
    counting = [change for change in changes if change.row.id in ahead]
    for change in counting:
        if change.cut is not None:
            connection.execute(delete(plies).where(plies.c.table_id == change.row.id, plies.c.ply >= change.cut))
    added = [row for change in counting for row in change.new_plies()]
    if added:
        add_plies(connection, added)
    for change in counting:
        for statement in change.also:
            connection.execute(statement)
    return ahead


def _apply(connection: Connection, work: Claim | list[Executable]) -> bool:
    if isinstance(work, Claim):
        return connection.execute(work.statement).rowcount == 1
    for statement in work:
        connection.execute(statement)
    return True
