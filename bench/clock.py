"""The stopwatch, the same for us and for everyone else. It knows no game.

The time is cut into slices and the fastest slice counts: what disturbs a shared machine only ever slows.
A virtual machine may also lose half its speed for seconds on end, without a sign in its own CPU time. So each slice
is gauged by a fixed loop: two figures whose gauges differ were not measured on equally fast machines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final, TypeVar

Ran = TypeVar("Ran")

SLICES: Final = 10

GAUGE_LOOPS: Final = 100_000

# Copies between two looks at the clock: a look costs nearly as much as the fastest copy.
COPIES_A_LOOK: Final = 20


@dataclass(frozen=True)
class Slice:
    """How often something ran, how many steps that made, in what time, and the gauge right before."""

    runs: int
    steps: float
    seconds: float
    gauge_ms: float

    @property
    def steps_per_s(self) -> float:
        return self.steps / self.seconds


@dataclass(frozen=True)
class Pace:
    """Steps a second in the fastest slice, its gauge, and the mean steps of a run in all slices."""

    steps_per_s: float
    steps_a_run: float
    gauge_ms: float

    @property
    def runs_per_s(self) -> float:
        return self.steps_per_s / self.steps_a_run


def pace(run: Callable[[], Ran], steps: Callable[[Ran], float], seconds: float) -> Pace:
    """Run for `seconds`, at least once per slice. Counting the steps of a run is not on the clock."""
    slices = [one_slice(run, steps, seconds / SLICES) for _ in range(SLICES)]
    fastest = max(slices, key=lambda each: each.steps_per_s)
    return Pace(
        steps_per_s=fastest.steps_per_s,
        steps_a_run=sum(each.steps for each in slices) / sum(each.runs for each in slices),
        gauge_ms=fastest.gauge_ms,
    )


def one_slice(run: Callable[[], Ran], steps: Callable[[Ran], float], seconds: float) -> Slice:
    runs, made, spent, gauged = 0, 0.0, 0.0, gauge_ms()
    while spent < seconds or not runs:
        start = perf_counter()
        ran = run()
        spent += perf_counter() - start
        runs += 1
        made += steps(ran)
    return Slice(runs=runs, steps=made, seconds=spent, gauge_ms=gauged)


def gauge_ms() -> float:
    """Milliseconds of a plain Python loop that never changes: how fast this machine is just now."""
    start, bits = perf_counter(), 0
    for number in range(GAUGE_LOOPS):
        bits += number & 7
    return (perf_counter() - start) * 1e3


def copy_us(copies: Sequence[Callable[[], object]], seconds: float) -> float:
    """Microseconds that one of these copies takes, its disposal included."""

    def copy_all() -> int:
        for copy in copies:
            for _ in range(COPIES_A_LOOK):
                copy()
        return len(copies) * COPIES_A_LOOK

    return 1e6 / pace(copy_all, float, seconds).steps_per_s
