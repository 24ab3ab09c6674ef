"""What the server counts, for Prometheus. Each application has a registry of its own, so that tests can run several."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._gauges: dict[str, Gauge] = {}
        self.moves = self._counter("actions", "Actions stored")
        self.requests = self._counter("http_requests", "HTTP requests received")
        self.faults = self._counter("http_faults", "HTTP requests answered with a status of 400 or more")
        self.messages = self._counter("websocket_messages", "Messages received on WebSockets")
        self.notices = self._counter("notices", "Turn notices sent by webhook")
        self.commit_seconds = self._histogram("commit_seconds", "Time to commit an action")
        self.move_seconds = self._histogram("move_seconds", "Time from a request to play until its answer")

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"steiger_{name}", about, registry=self._registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"steiger_{name}", about, buckets=BUCKETS, registry=self._registry)

    def text(self, gauges: Mapping[str, float]) -> str:
        """Return everything in Prometheus' text format, with these gauges as they are now."""
        for name, value in gauges.items():
            if name not in self._gauges:
                self._gauges[name] = Gauge(name, name.removeprefix("steiger_").replace("_", " "), registry=self._registry)
            self._gauges[name].set(value)
        return generate_latest(self._registry).decode()
