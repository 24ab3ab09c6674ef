"""Work that repeats for as long as the server runs, whatever goes wrong in between.

A sweep reads from the database what is still to be done, and does it. So it also resumes what a fault, a killed process or a
restart has interrupted. Add one with `hall.sweeps.add("reviews", resume_reviews, seconds=1.0)` before the hall opens.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec import Struct

LOG = logging.getLogger("steiger")


class Sweep(Struct):
    name: str
    work: Callable[[], Awaitable[None]]
    seconds: float
    failing: bool = False


class Sweeps:
    """Each sweep has its own task, so that one that hangs or fails stops no other."""

    def __init__(self) -> None:
        self._sweeps: list[Sweep] = []
        self._tasks: list[asyncio.Task[None]] = []

    def add(self, name: str, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Call `work` again and again, with a pause of `seconds` after each call."""
        self._sweeps.append(Sweep(name, work, seconds))

    def open(self) -> None:
        self._tasks = [asyncio.create_task(_repeat(sweep)) for sweep in self._sweeps]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


async def _repeat(sweep: Sweep) -> None:
    while True:
        try:
            await sweep.work()
            sweep.failing = False
        except Exception as fault:  # the storage may be away; the next sweep finds the same work
            _report(sweep, fault)
        await asyncio.sleep(sweep.seconds)


def _report(sweep: Sweep, fault: Exception) -> None:
    """Log the first of several faults in a row."""
    if not sweep.failing:
        LOG.warning("The sweep for %s failed and is repeated: %s", sweep.name, type(fault).__name__)
    sweep.failing = True
