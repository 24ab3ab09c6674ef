"""Background tasks: kept alive until they end, their faults logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from steiger.server.faults import Refusal

LOG = logging.getLogger("steiger")
T = TypeVar("T")


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for. A fault is logged."""
        self._start(work).add_done_callback(_log_fault)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to its end, even if the caller is cancelled because its connection was cut."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def cancel(self) -> None:
        for task in list(self._tasks):
            task.cancel()


def _log_fault(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Refusal):
        LOG.error("A background task failed", exc_info=fault)
