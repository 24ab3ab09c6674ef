"""One line of the benchmark and its JSON. Nothing is measured or printed as a table here."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Row:
    """What was measured of one game of one library; with a problem, what kept us from measuring it."""

    name: str
    version: str = ""
    decisions_per_s: float | None = None
    playouts_per_s: float | None = None
    copy_us: float | None = None
    gauge_ms: float | None = None
    note: str = ""
    problem: str = ""

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(line: str) -> Row:
        return Row(**json.loads(line))
