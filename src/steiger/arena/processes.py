"""Worker processes that leave Ctrl-C to their parent."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread_out(do: Callable[[Work], Result], work: Iterable[Work], processes: int) -> Iterator[Result]:
    """Return the results in the order of the work. With one process, the work is done in this one."""
    if processes == 1:
        yield from map(do, work)
        return
    with get_context().Pool(processes, ignore_interrupt) as pool:
        yield from pool.imap(do, work)


def ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
