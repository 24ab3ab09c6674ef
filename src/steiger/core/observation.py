"""Observations: everything a seat may know, as small numbers in cells. A game declares its cells and writes them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from steiger.core.bits import BIT
from steiger.core.state import NOBODY, State

MOST: Final[i64] = 127  # in one cell: observations are int8
BASE: Final[i64] = 128  # of a number in two cells
MOST_WIDE: Final[i64] = BASE * BASE - 1
NOTHING: Final[i64] = 0
SEATS: Final = 4  # cells that name a seat are for this many

VERSION: Final = 1  # of the cells of all games; a stored observation carries it


@final
class Block:
    """Neighbouring cells that mean the same, each for another thing."""

    def __init__(self, name: str, first: i64, names: list[str], most: i64, meaning: str) -> None:
        self.name = name
        self.first = first
        self.names = names  # one per cell, empty for a single cell
        self.most = most  # in one cell; the least is 0
        self.meaning = meaning


@final
class Layout:
    """Declares cells one block after another. Each declaration returns the first cell of its block."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size: i64 = 0

    def number(self, name: str, most: i64, meaning: str) -> i64:
        """Declare one cell. Larger numbers are cut off at `most`."""
        return self.numbers(name, [""], most, meaning)

    def numbers(self, name: str, things: list[str], most: i64, meaning: str) -> i64:
        """Declare a number for each thing."""
        assert most <= MOST, (name, most)
        first = self.size
        self.blocks.append(Block(name, first, things, most, meaning))
        self.size += len(things)
        return first

    def flags(self, name: str, things: list[str], meaning: str) -> i64:
        """Declare a cell of 0 or 1 for each thing."""
        return self.numbers(name, things, 1, meaning)

    def wide(self, name: str, meaning: str) -> i64:
        """Declare a number of 0 to 16,383 in two cells: 128 × high + low."""
        return self.numbers(name, ["high", "low"], MOST, meaning)


def seat_names() -> list[str]:
    """Seats are named from the viewer on, clockwise."""
    return ["own", *[f"seat+{n}" for n in range(1, SEATS)]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game with one number of players: the board's cells, then each seat's, the viewer first."""

    def __init__(self, board: Layout, seat: Layout, players: i64) -> None:
        self.board = board
        self.seat = seat
        self.players: i64 = players
        self.board_size: i64 = board.size
        self.seat_size: i64 = seat.size
        self.cells: vec[u8] = vec[u8]([])
        self.base: i64 = 0  # of the part that is being written

    @abstractmethod
    def write_board(self, state: State, seat: i64) -> None:
        """Write every cell of the board part."""
        raise NotImplementedError("write_board")

    @abstractmethod
    def write_seat(self, state: State, viewer: i64, seat: i64) -> None:
        """Write every cell of one seat's part, as the viewer sees it."""
        raise NotImplementedError("write_seat")

    def size(self) -> i64:
        return self.board_size + self.players * self.seat_size

    def write(self, state: State, viewer: i64, cells: vec[u8], at: i64) -> None:
        """Write what a seat may know from cell `at` on. The cells must be zero or hold an earlier observation."""
        self.cells = cells
        self.base = at
        self.write_board(state, viewer)
        self.base += self.board_size
        for turn in range(self.players):
            self.write_seat(state, viewer, (viewer + turn) % self.players)
            self.base += self.seat_size

    # What a game writes with.

    def turn_of(self, viewer: i64, seat: i64) -> i64:
        """Return how many places clockwise from the viewer a seat is, or NOBODY."""
        return NOBODY if seat < 0 else (seat - viewer + self.players) % self.players

    def put(self, cell: i64, value: i64) -> None:
        if value > MOST:
            value = MOST
        self.cells[self.base + cell] = u8(value)

    def put_wide(self, cell: i64, value: i64) -> None:
        if value < 0:
            value = NOTHING
        if value > MOST_WIDE:
            value = MOST_WIDE
        self.cells[self.base + cell] = u8(value // BASE)
        self.cells[self.base + cell + 1] = u8(value % BASE)

    def one_of(self, first: i64, which: i64, size: i64) -> None:
        """Set the flag of one thing and clear the others; clear all if there is no such thing."""
        cells = self.cells
        at = self.base + first
        for i in range(at, at + size):
            cells[i] = 0
        if 0 <= which < size:
            cells[at + which] = 1

    def flags(self, first: i64, mask: i64, size: i64) -> None:
        cells = self.cells
        at = self.base + first
        for i in range(size):
            cells[at + i] = 1 if mask & BIT[i] != 0 else 0

    def clear(self, first: i64, size: i64) -> None:
        cells = self.cells
        at = self.base + first
        for i in range(at, at + size):
            cells[i] = 0


def observed(observer: Observer, state: State, seat: i64) -> bytes:
    """Return one observation as bytes."""
    cells = vec[u8]([0] * int(observer.size()))
    observer.write(state, seat, cells, 0)
    return bytes([int(cell) for cell in cells])
