"""The best few of many results, each position once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from steiger.games.zwergar.rules.position import Position


@final
class Deed:
    """A position after some work, the actions that led there from the root of the search, and its value."""

    def __init__(self, board: Position, actions: list[int], value: float, mark: i64) -> None:
        self.board = board
        self.actions = actions
        self.value = value
        self.mark = mark


@final
class Best:
    """The best results first. Among equal ones, the first that was found."""

    def __init__(self, room: i64) -> None:
        self.room = room
        self.deeds: list[Deed] = []
        self.floor = -1.0e9  # a result must exceed this once there is no room left

    def admits(self, value: float) -> bool:
        return len(self.deeds) < self.room or value > self.floor

    def has(self, mark: i64, value: float) -> bool:
        """Return whether the same position is already there with at least this value."""
        for deed in self.deeds:
            if deed.mark == mark:
                return deed.value >= value
        return False

    def add(self, deed: Deed) -> None:
        """Insert a result by value. It replaces the same position with a lower value."""
        for i in range(len(self.deeds)):
            if self.deeds[i].mark == deed.mark:
                del self.deeds[i]
                break
        at = len(self.deeds)
        while at > 0 and self.deeds[at - 1].value < deed.value:
            at -= 1
        self.deeds.insert(at, deed)
        if len(self.deeds) > self.room:
            self.deeds.pop()
        self.floor = self.deeds[len(self.deeds) - 1].value
