"""Who is connected to other nodes, as those nodes last reported through Redis. A node that falls silent is forgotten."""

from __future__ import annotations

import time

BEAT = 5.0  # seconds after which a node reports its connections again
SILENT = 3 * BEAT


class Elsewhere:
    def __init__(self) -> None:
        self._nodes: dict[str, dict[str, set[str]]] = {}
        self._heard: dict[str, float] = {}

    def hear(self, node: str, tables: dict[str, list[str]], everywhere: bool) -> set[str]:
        """Note who is at some of a node's tables, or at all of them. Return the tables where this is news."""
        known = self._nodes.setdefault(node, {})
        said = {table: set(people) for table, people in tables.items()}
        if everywhere:
            said |= {table: set() for table in known if table not in said}
        changed = {table for table, people in said.items() if known.get(table, set()) != people}
        self._nodes[node] = {table: people for table, people in (known | said).items() if people}
        self._heard[node] = time.monotonic()
        return changed

    def at(self, table: str) -> set[str]:
        oldest = time.monotonic() - SILENT
        return {player for node, tables in self._nodes.items() if self._heard[node] > oldest for player in tables.get(table, ())}
