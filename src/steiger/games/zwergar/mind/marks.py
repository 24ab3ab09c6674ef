"""Hashes of positions, to recognise repeated ones. Collisions are practically impossible."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.zwergar.rules.board import Board
from steiger.games.zwergar.rules.terms import LIFT

WORD: Final[i64] = 0xFFFFFFFF
LOW_FACTOR: Final[i64] = 0x7FEB352D  # odd and below 2**31: no product overflows
HIGH_FACTOR: Final[i64] = 0x5851F42D
FIRST: Final[i64] = 0x2545F4914F6CDD1D

ROOM: Final[i64] = 4096
LAST: Final[i64] = ROOM - 1


def mixed(mark: i64, number: i64) -> i64:
    """Mix one more number into a mark. Neither is ever negative."""
    mark ^= number
    mark = ((mark & WORD) * LOW_FACTOR) ^ ((mark >> 32) * HIGH_FACTOR)
    return mark ^ (mark >> 29)


def deed_mark(board: Board, salt: i64) -> i64:
    """Hash everything in which two results of the same action can differ."""
    me = board.players[board.seat]
    mark = mixed(salt, me.goods)
    mark = mixed(mark, me.done)
    mark = mixed(mark, me.upgraded)
    mark = mixed(mark, me.heat | (me.warm << 8) | (me.cold << 16) | (me.installed << 24) | (me.score << 32))
    work = board.work
    used = work.used | (work.times << 16) | ((work.project + 1) << 24) | (work.figure << 32) | (work.silver << 36)
    mark = mixed(mark, used)
    return carts_mark(board, mark) if work.place == LIFT else mark


def whole_mark(board: Board) -> i64:
    """Hash everything in which two positions in the middle of a turn can differ."""
    me = board.players[board.seat]
    mark = mixed(FIRST, me.goods)
    mark = mixed(mark, me.done)
    mark = mixed(mark, me.upgraded)
    mark = mixed(mark, me.heat | (me.warm << 8) | (me.cold << 16) | (me.score << 24))
    mark = mixed(mark, me.hand | (board.actions << 20) | ((board.silverbeard + 1) << 28))
    mark = mixed(mark, board.standing)
    mark = mixed(mark, board.furnaces)
    return carts_mark(board, mark)


def carts_mark(board: Board, mark: i64) -> i64:
    mark = mixed(mark, board.top)
    for cart in board.carts:
        mark = mixed(mark, cart)
    return mark


@final
class Seen:
    """A hash set for consecutive searches. Each search has its own salt, so nothing needs to be cleared in between."""

    def __init__(self) -> None:
        self.marks = vec[i64]([-1] * ROOM)
        self.held: i64 = 0
        self.searches: i64 = 0

    def begin(self, most: i64) -> i64:
        """Return the salt of a new search that adds at most `most` marks."""
        if 2 * (self.held + most) > ROOM:
            for i in range(ROOM):
                self.marks[i] = -1
            self.held = 0
        self.searches += 1
        return mixed(FIRST, self.searches)

    def add(self, mark: i64) -> bool:
        """Add a mark and return whether it is new."""
        at = mark & LAST
        while self.marks[at] != -1:
            if self.marks[at] == mark:
                return False
            at = (at + 1) & LAST
        self.marks[at] = mark
        self.held += 1
        return True
