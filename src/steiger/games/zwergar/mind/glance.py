"""The hand evaluation for the many positions of one turn: the same numbers as worth.py, but nothing is computed twice.

Within a turn, little changes from one position to the next. Rivals' prospects depend on their sheets, their carts, the open
projects and the mover's completed projects. The mover's expensive parts do not depend on carts, dwarfs and points.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.zwergar.mind.marks import FIRST, mixed
from steiger.games.zwergar.mind.worth import NO_RIVAL, PART_COUNT, PROJECTS_PART, Worth
from steiger.games.zwergar.rules.board import CARTS, Board

ROOM: Final[i64] = 4096
LAST: Final[i64] = ROOM - 1
COSTLY: Final[i64] = PART_COUNT - PROJECTS_PART


@final
class Glance:
    """Call `begin` for every new turn, then ask for margins of positions in this turn for the player to move."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.turns: i64 = 0
        self.salt: i64 = FIRST
        self.own_marks = vec[i64]([-1] * ROOM)
        self.own_parts = vec[float]([0.0] * (ROOM * COSTLY))
        self.rival_marks = vec[i64]([-1] * ROOM)
        self.rival_worth = vec[float]([0.0] * ROOM)

    def begin(self) -> None:
        """Forget the previous turn: a new salt makes its entries unreachable."""
        self.turns += 1
        self.salt = mixed(FIRST, self.turns)

    def margin(self, board: Board) -> float:
        """Return the same number as Worth.margin for the player to move."""
        players: i64 = len(board.players)
        best = NO_RIVAL
        mean = 0.0
        for other in range(players):
            if other != board.seat:
                theirs = self._rival(board, other)
                best = theirs if theirs > best else best
                mean += theirs / float(players - 1)
        return self._own(board) - self.worth.weights.rivals * 0.5 * (best + mean)

    def _rival(self, board: Board, seat: i64) -> float:
        player = board.players[seat]
        mark = mixed(self.salt, player.goods)
        mark = mixed(mark, player.hand | (player.heat << 20) | (seat << 28) | (board.display << 31))
        mark = mixed(mark, board.players[board.seat].done)
        mark = self._carts_mark(board, seat, mark)
        at = mark & LAST
        if self.rival_marks[at] != mark:
            self.rival_marks[at] = mark
            self.rival_worth[at] = self.worth.weigh(board, seat)
        return self.rival_worth[at]

    def _carts_mark(self, board: Board, seat: i64, mark: i64) -> i64:
        """Mix in the loads of a seat's carts, from the top. Most are empty."""
        players: i64 = len(board.players)
        at = board.top * players + seat
        for level in range(CARTS):
            if board.carts[at] != 0:
                mark = mixed(mixed(mark, board.carts[at]), level + 1)
            at += players
            if at >= CARTS * players:
                at -= CARTS * players
        return mark

    def _own(self, board: Board) -> float:
        worth = self.worth
        seat = board.seat
        me = board.players[seat]
        worth.look(board, seat)
        worth.at_hand(board, seat, me)
        mark = mixed(self.salt, me.goods)
        furnaces = (me.warm + me.cold) | (me.installed << 8)
        mark = mixed(mark, (me.heat + me.warm) | (furnaces << 8) | (board.actions << 24) | (board.display << 32))
        mark = mixed(mark, me.done)
        mark = mixed(mark, me.upgraded)
        at = mark & LAST
        if self.own_marks[at] == mark:
            for i in range(COSTLY):
                worth.parts[PROJECTS_PART + i] = self.own_parts[COSTLY * at + i]
        else:
            worth.in_sight(board, seat, me)
            self.own_marks[at] = mark
            for i in range(COSTLY):
                self.own_parts[COSTLY * at + i] = worth.parts[PROJECTS_PART + i]
        return worth.total()
