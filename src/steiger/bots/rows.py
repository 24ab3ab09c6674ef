"""Positions as numbers for a net, one row after another."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from steiger.core.bits import BIT
from steiger.core.state import State

SEATS: Final[i64] = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """Writes what a seat may know; a game says what that is: its board, then each player, the seat first, clockwise."""

    def __init__(self, board: i64, player: i64) -> None:
        self.board_features = board
        self.player_features = player
        self.rows = vec[float]([0.0] * (board + SEATS * player))
        self.at: i64 = 0

    @abstractmethod
    def write(self, state: State, seat: i64) -> None:
        """One more row."""
        raise NotImplementedError("write")

    def size(self, players: i64) -> i64:
        return self.board_features + self.player_features * players

    def of(self, state: State, seat: i64) -> list[float]:
        self.at = 0
        self.write(state, seat)
        return [self.rows[i] for i in range(self.at)]

    def fill(self, states: list[State], seats: list[int]) -> vec[float]:
        """Each position as one seat knows it; good until the next call."""
        room = len(states) * self.size(SEATS)
        if room > len(self.rows):
            self.rows = vec[float]([0.0] * room)
        self.at = 0
        for i in range(len(states)):
            self.write(states[i], seats[i])
        return self.rows

    def put(self, value: float) -> None:
        self.rows[self.at] = value
        self.at += 1

    def flag(self, yes: bool) -> None:
        self.put(1.0 if yes else 0.0)

    def one_of(self, which: i64, size: i64) -> None:
        """Write a number below `size` as `size` flags. Any other number sets none."""
        for i in range(size):
            self.flag(i == which)

    def mask(self, mask: i64, size: i64) -> None:
        for i in range(size):
            self.flag(mask & BIT[i] != 0)
