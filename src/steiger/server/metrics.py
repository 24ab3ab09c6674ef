"""Counters for Prometheus, as text. No library: three kinds of line are all we need."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    def __init__(self, name: str) -> None:
        self.name = name
        self.value = 0.0

    def add(self, amount: float = 1) -> None:
        self.value += amount

    def lines(self) -> list[str]:
        return [f"# TYPE {self.name} counter", f"{self.name} {self.value:g}"]


class Histogram:
    def __init__(self, name: str) -> None:
        self.name = name
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        found, total = [f"# TYPE {self.name} histogram"], 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.moves = Counter("steiger_actions_total")
        self.requests = Counter("steiger_http_requests_total")
        self.faults = Counter("steiger_http_faults_total")
        self.messages = Counter("steiger_websocket_messages_total")
        self.notices = Counter("steiger_notices_total")
        self.commit_seconds = Histogram("steiger_commit_seconds")
        self.move_seconds = Histogram("steiger_move_seconds")

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = [line for part in vars(self).values() for line in part.lines()]
        for name, value in gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value:g}"]
        return "\n".join(lines) + "\n"
