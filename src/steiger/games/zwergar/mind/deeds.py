"""Every result that one action of Zwergar can have: a dwarf, a place and the work done there, with heat paid sensibly."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.state import Choices
from steiger.games.zwergar.mind.marks import Seen, deed_mark
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import WORK
from steiger.games.zwergar.rules.words import END, HEAT_GROUP

MOST_DEEDS: Final[i64] = 250  # results of one dwarf on one place
NONE: Final[i64] = -1


@final
class Deeds:
    """The distinct results of one action. The boards are reused for the next action, so copy any that you keep."""

    def __init__(self) -> None:
        self.boards: list[Position] = []
        self.actions = vec[i64]([NONE] * MOST_DEEDS)  # the action that led to each result
        self.before = vec[i64]([NONE] * MOST_DEEDS)  # and the result it came from
        self.count: i64 = 0
        self.seen = Seen()
        self.choices = Choices()

    def begin(self, board: Position, action: i64) -> None:
        """Find every result of an action that begins this way, before its end."""
        self._clear(board)
        first = self._scratch(board)
        first.apply(action)
        self._keep(action, NONE)
        self._work(first)

    def go_on(self, board: Position) -> None:
        """Find every result of the action in progress."""
        self._clear(board)
        first = self._scratch(board)
        self._keep(NONE, NONE)
        self._work(first)

    def way(self, at: i64) -> list[int]:
        """Return the actions that led to a result."""
        way: list[int] = [END]
        while at != NONE:
            if self.actions[at] != NONE:
                way.append(self.actions[at])
            at = self.before[at]
        way.reverse()
        return way

    def _clear(self, board: Position) -> None:
        self.count = 0
        if self.boards and not same_game(self.boards[0], board):
            self.boards = []

    def _work(self, first: Position) -> None:
        """Try every action from every result. Of payments that differ only in furnaces, try the one that spares them."""
        salt = self.seen.begin(MOST_DEEDS)
        self.seen.add(deed_mark(first, salt))
        done: i64 = 0
        while done < self.count and self.count < MOST_DEEDS:
            here = self.boards[done]
            self.choices.clear()
            here.choices(self.choices)
            group: i64 = NONE
            for i in range(self.choices.count):
                action = self.choices.actions[i]
                if action == END or HEAT_GROUP[action] == group:
                    continue
                group = HEAT_GROUP[action]
                self._further(here, done, action, salt)
            done += 1

    def _further(self, here: Position, at: i64, action: i64, salt: i64) -> None:
        if self.count == MOST_DEEDS:
            return
        further = self._scratch(here)
        further.apply(action)
        if further.phase == WORK and self.seen.add(deed_mark(further, salt)):
            self._keep(action, at)

    def _scratch(self, board: Position) -> Position:
        """Return the next free board, made equal to this one. Only `_keep` takes it."""
        if self.count == len(self.boards):
            self.boards.append(board.copy())
            return self.boards[self.count]
        scratch = self.boards[self.count]
        scratch.become(board)
        return scratch

    def _keep(self, action: i64, before: i64) -> None:
        self.actions[self.count] = action
        self.before[self.count] = before
        self.count += 1


def same_game(one: Position, other: Position) -> bool:
    return one.box is other.box and len(one.players) == len(other.players)
