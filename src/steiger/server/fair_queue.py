"""A queue that gives every player and every table the same share. It starts nothing: bot_workers.py takes jobs from it.

Jobs of a better priority come first. Within a priority, players take turns, and so do the tables of one player. A player who
asks a hundred times therefore delays another player by one job at most.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, TypeVar

from msgspec import Struct


class Priority(IntEnum):
    """The order in which jobs get a worker. A lower number comes first."""

    LIVE = 0  # a bot's move at a table where a person plays
    WATCHED = 1  # a bot's move at a table of bots that somebody watches
    HINT = 2  # advice that a player waits for
    REVIEW = 3  # a part of a review
    UNWATCHED = 4  # a bot's move at a table of bots that nobody watches


class Asker(Struct, frozen=True):
    """For whom a job is done: its priority, the player it counts against, and the table."""

    priority: Priority
    player: str
    table: str


class QueueFull(Exception):
    """The player, or everybody together, has as many jobs of this priority as the queue takes."""


J = TypeVar("J")

# Bots ask once per table, so only what players ask for needs bounds: waiting jobs per player, and waiting jobs in all.
MOST_PER_PLAYER = {Priority.HINT: 2, Priority.REVIEW: 4}
MOST_WAITING = {Priority.HINT: 40, Priority.REVIEW: 200}


class _Lane(Generic[J]):
    """The waiting jobs of one priority, by player and table. The first player and the first table are next."""

    def __init__(self) -> None:
        self.players: OrderedDict[str, OrderedDict[str, deque[J]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.waiting_for(player) for player in self.players)

    def waiting_for(self, player: str) -> int:
        return sum(len(jobs) for jobs in self.players.get(player, {}).values())

    def add(self, asker: Asker, job: J) -> None:
        self.players.setdefault(asker.player, OrderedDict()).setdefault(asker.table, deque()).append(job)

    def take(self) -> J:
        """Remove the next job. Its player and its table go to the end of their lines."""
        player, tables = self.players.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self.players[player] = tables
        return job

    def remove_table(self, table: str) -> list[J]:
        """Remove and return the jobs of a table, no matter whose they are."""
        found = [job for tables in self.players.values() for job in tables.pop(table, ())]
        self.players = OrderedDict((player, tables) for player, tables in self.players.items() if tables)
        return found

    def remove(self, asker: Asker, job: J) -> bool:
        tables = self.players.get(asker.player, OrderedDict())
        jobs = tables.get(asker.table, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del tables[asker.table]
        if not tables:
            del self.players[asker.player]
        return True


class FairQueue(Generic[J]):
    def __init__(self) -> None:
        self._lanes: dict[Priority, _Lane[J]] = {priority: _Lane() for priority in Priority}

    def __len__(self) -> int:
        return sum(len(lane) for lane in self._lanes.values())

    def count(self, priority: Priority) -> int:
        return len(self._lanes[priority])

    def add(self, asker: Asker, job: J) -> None:
        """Add a job, or raise QueueFull."""
        lane = self._lanes[asker.priority]
        most = MOST_PER_PLAYER.get(asker.priority)
        if most is not None and lane.waiting_for(asker.player) >= most:
            raise QueueFull
        limit = MOST_WAITING.get(asker.priority)
        if limit is not None and len(lane) >= limit:
            raise QueueFull
        lane.add(asker, job)

    def take(self, worst: Priority = Priority.UNWATCHED) -> J | None:
        """Remove and return the next job whose priority is `worst` or better."""
        for priority, lane in self._lanes.items():
            if priority <= worst and lane.players:
                return lane.take()
        return None

    def remove(self, asker: Asker, job: J) -> bool:
        """Remove a waiting job, for example because its asker has left. Return whether it was still waiting."""
        return self._lanes[asker.priority].remove(asker, job)

    def promote(self, table: str, asker: Asker) -> list[J]:
        """Move the jobs of a table from the last priority to a better one, and return them."""
        moved = self._lanes[Priority.UNWATCHED].remove_table(table)
        for job in moved:
            self._lanes[asker.priority].add(asker, job)
        return moved

    def drain(self) -> list[J]:
        """Remove and return everything."""
        found = []
        while (job := self.take()) is not None:
            found.append(job)
        return found
