"""The clock bots think by: the one on the wall, or their process's own time, which is fair to all where many share a core."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, process_time

CLOCKS: dict[bool, Callable[[], float]] = {False: perf_counter, True: process_time}
_in_use = perf_counter


def now() -> float:
    """Seconds, from whenever."""
    return _in_use()


def count_own_time(own: bool) -> None:
    """From now on in this process."""
    global _in_use
    _in_use = CLOCKS[own]
