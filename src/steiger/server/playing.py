"""What moves, undo and confirmation do to a table in memory. Nothing is stored or sent here: a Step is what should come next."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from steiger.core.errors import Illegal, NothingToUndo, Reason
from steiger.core.game import Json
from steiger.core.table import Table
from steiger.core.view import View
from steiger.server import clocks
from steiger.server.boxes import boxed_game
from steiger.server.faults import conflict, from_client_error
from steiger.server.journal import Change
from steiger.server.messages import Confirm
from steiger.server.rows import PlyRow, Row, copy_of

ENCODER = msgspec.json.Encoder()


def first_table(row: Row) -> Table:
    """The table before the first action."""
    players: list[dict[str, Json]] = [{"name": seat.name or f"Player {i + 1}"} for i, seat in enumerate(row.seats)]
    return Table(boxed_game(row.game, row.components), players, row.options, row.setup, row.seed, row.rules)


def written(view: View) -> Raw:
    """As text: one object to keep instead of a hundred, and sent as it is to whoever else looks through the same eyes."""
    return Raw(ENCODER.encode(view))


class Play:
    """A table being played: the true position, and the one that everybody but the drafting player is shown."""

    def __init__(self, row: Row, actions: Sequence[PlyRow]) -> None:
        self.row = row
        self.lines = list(actions)
        self.deadline: float | None = None  # when the draft confirms by itself
        self.views: dict[tuple[int, int | None], Raw] = {}
        self.table = first_table(row)
        self.shown = self.table
        for ply, line in enumerate(actions):
            if ply == row.shown:
                self.shown = self.table.copy()
            self.table.play(line.words)
        if row.shown >= len(actions):
            self.shown = self.table

    def view(self, table: Table, seat: int | None) -> Raw:
        """The game's view, made once for all who look through the same eyes at the true or the shown position."""
        key = (table.ply, seat)
        if key not in self.views:
            self.views[key] = written(table.view(seat))
        return self.views[key]

    def drafter(self) -> int | None:
        """Whose turn is not shown to the others yet."""
        return self.table.movers[-1] if self.table.ply > self.shown.ply else None

    def must_confirm(self) -> bool:
        drafter = self.drafter()
        return drafter is not None and self.table.to_move() != drafter

    def leads_to(self, row: Row) -> bool:
        """Whether that row came about by adding to what is known here, with nothing taken back."""
        shown_is_known = row.shown == self.row.shown or row.shown >= self.row.ply
        return row.undos == self.row.undos and shown_is_known

    def floor(self) -> int:
        return max(self.table.floor, self.row.base)

    def can_undo(self, seat: int) -> bool:
        return self.row.status == "running" and self.table.ply > self.floor() and self.table.movers[-1] == seat

    def mover(self) -> int | None:
        """The seat that must act: play, or confirm."""
        return self.shown.to_move() if self.must_confirm() else self.table.to_move()


class Step:
    """The next version of a table: what is to be stored, and the positions that count once it is."""

    def __init__(self, play: Play, now: float) -> None:
        self.play = play
        self.row = copy_of(play.row)
        self.row.version += 1
        self.table = play.table
        self.shown = play.shown
        self.added: list[PlyRow] = []
        self.cut: int | None = None
        self.now = now

    def change(self) -> Change:
        return Change(self.row, self.play.row.version, self.added, self.cut)

    def accept(self) -> None:
        """It is stored: from now on this is the table."""
        play = self.play
        play.row, play.table, play.shown = self.row, self.table, self.shown
        play.views.clear()
        if self.cut is not None:
            del play.lines[self.cut :]
        play.lines += self.added

    # Making it.

    def move(self, actions: Sequence[str], confirm: Confirm) -> Step:
        """All the actions, or a refusal that names the first one at fault."""
        if self.play.must_confirm():
            raise conflict("must-confirm")
        mover = self.table.to_move()
        self.table = self.table.copy()
        for index, words in enumerate(actions):
            self._one(words, mover, index)
        if confirm == "none":
            self.shown = self.table
        return self._settled()

    def _one(self, words: str, mover: int | None, index: int) -> None:
        if self.table.to_move() != mover:
            raise from_client_error(Illegal(Reason("batch-too-long")), index)
        try:
            self.table.play(words)
        except Illegal as error:
            raise from_client_error(error, index) from None
        assert mover is not None
        self.added.append(PlyRow(seat=mover, words=words, at=self.now))
        if self.table.floor > self.shown.ply:
            # Before this action another player had moved, or it brought something to light: there is no way back.
            self.shown = self.table.copy()

    def undo(self, seat: int, whole_turn: bool) -> Step:
        if not self.play.can_undo(seat):
            raise from_client_error(NothingToUndo(Reason(self._undo_reason(seat))))
        to = self.play.floor() if whole_turn else self.table.ply - 1
        self.cut = to
        self.table = replayed(self.play, to)
        if to < self.shown.ply:
            self.shown = self.table
        self.row.undos += 1
        return self._settled()

    def _undo_reason(self, seat: int) -> str:
        movers = self.table.movers
        if not movers or self.table.ply <= self.row.base:
            return "undo-nothing"
        return "undo-other-player" if movers[-1] != seat else "undo-revealed"

    def confirm(self) -> Step:
        if self.play.drafter() is None:
            raise conflict("nothing-to-confirm")
        return self.settle()

    def settle(self) -> Step:
        """Show all there is."""
        self.shown = self.table
        return self._settled()

    def _settled(self) -> Step:
        row = self.row
        if self.shown.ply == self.table.ply:
            self.table = self.shown  # a draft taken back whole: for the others nothing has happened
        if self.shown is not self.play.shown:
            row.shown_undos, row.changed = row.undos, self.now
        row.ply, row.shown = self.table.ply, self.shown.ply
        if self.table.to_move() is None and self.shown is self.table and row.status == "running":
            row.status = "finished"
        running = self.shown.to_move() if row.status == "running" else None
        if row.clock is not None and row.times is not None:
            row.times = clocks.passed(row.times, row.clock, running, self.now)
        return self


def heard(play: Play, row: Row, added: list[PlyRow]) -> Step:
    """The step, or several in one, that somebody else has stored."""
    step = Step(play, row.changed)
    step.row, step.added, step.table = row, added, play.table.copy()
    for line in added:
        if step.table.ply == row.shown > play.shown.ply:
            step.shown = step.table.copy()
        step.table.play(line.words)
    if step.table.ply == row.shown:
        step.shown = step.table
    return step


def replayed(play: Play, to: int) -> Table:
    table = first_table(play.row)
    for line in play.lines[:to]:
        table.play(line.words)
    return table
