"""Moves, undo and confirmation at a table in memory. Nothing is stored or sent here: a Transition is a proposal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from steiger.core.errors import Illegal, NothingToUndo, Reason
from steiger.core.history import History
from steiger.core.record import Player
from steiger.core.table import Table
from steiger.core.view import View
from steiger.server import clocks, duties
from steiger.server.boxes import game_of
from steiger.server.duties import Duty
from steiger.server.faults import conflict, from_client_error
from steiger.server.journal import Change
from steiger.server.messages import Confirm
from steiger.server.rows import PlyRow, Row, copy_of

ENCODER = msgspec.json.Encoder()


def first_table(row: Row) -> Table:
    """Return the table before the first action."""
    players: list[Player] = [{"name": seat.name or f"Player {i + 1}"} for i, seat in enumerate(row.seats)]
    return Table.read(game_of(row.chosen), players, row.chosen.options, row.setup, row.chosen.seed, row.rules)


def written(view: View) -> Raw:
    """Encode a view once. The text takes less memory than the objects and is sent to everybody who has the same view."""
    return Raw(ENCODER.encode(view))


class Play:
    """A table being played: the true position, and the confirmed one that everybody but the drafting player sees."""

    def __init__(self, row: Row, plies: Sequence[PlyRow]) -> None:
        self.row = row
        self.plies = list(plies)
        self.views: dict[tuple[int, int | None], Raw] = {}
        self.table = first_table(row)
        self.history = History(self.table)
        self.confirmed = self.table
        for number, ply in enumerate(plies):
            if number == row.confirmed:
                self.confirmed = self.table.copy()
            self.table.play(ply.words)
        if row.confirmed >= len(plies):
            self.confirmed = self.table

    def view(self, table: Table, seat: int | None) -> Raw:
        """Return the game's view, encoded once for everybody who sees this table through this seat."""
        key = (table.ply, seat)
        if key not in self.views:
            self.views[key] = written(table.view(seat))
        return self.views[key]

    def drafter(self) -> int | None:
        return duties.drafter(self.table, self.confirmed)

    def must_confirm(self) -> bool:
        return duties.must_confirm(self.table, self.confirmed)

    def mover(self) -> int | None:
        return duties.mover(self.table, self.confirmed)

    def duty(self) -> Duty | None:
        return duties.pending(self.row, self.table, self.confirmed)

    def leads_to(self, row: Row) -> bool:
        """Return whether that row only adds plies to the known ones, without an undo in between."""
        confirmed_is_known = row.confirmed == self.row.confirmed or row.confirmed >= self.row.ply
        return row.undos == self.row.undos and confirmed_is_known

    def floor(self) -> int:
        return max(self.table.floor, self.row.base)

    def can_undo(self, seat: int) -> bool:
        is_last = self.row.status == "running" and self.table.ply > self.floor() and self.table.movers[-1] == seat
        return is_last and (self.drafter() == seat or not self._may_be_drafting(seat))

    def _may_be_drafting(self, seat: int) -> bool:
        """Return whether another player may have begun a draft. If so, undo is over, or its end would betray the draft."""
        following = self.confirmed.to_move()
        if following is None or self.row.seats[following].kind == "bot":
            return False
        place = self.row.seats[following]
        return place.owner != self.row.seats[seat].owner and place.drafts


class Transition:
    """The next version of a table: the change to store, and the positions that become current once it is stored."""

    def __init__(self, play: Play, now: float) -> None:
        self.play = play
        self.row = copy_of(play.row)
        self.row.version += 1
        self.table = play.table
        self.confirmed = play.confirmed
        self.added: list[PlyRow] = []
        self.cut: int | None = None
        self.now = now

    def change(self) -> Change:
        return Change(self.row, self.play.row.version, self.added, self.cut)

    def accept(self) -> None:
        """Make this version the current one. Call it after the change is stored."""
        play = self.play
        play.row, play.table, play.confirmed = self.row, self.table, self.confirmed
        play.views.clear()
        if self.cut is not None:
            del play.plies[self.cut :]
        play.plies += self.added

    # The proposals.

    def move(self, actions: Sequence[str], confirm: Confirm, seconds: float = 0.0) -> Transition:
        """Play all the actions, or refuse them all and name the first one at fault."""
        if self.play.must_confirm():
            raise conflict("must-confirm")
        mover = self.table.to_move()
        assert mover is not None, self.row.id
        self.table = self.table.copy()
        for index, words in enumerate(actions):
            self._one(words, mover, index)
        if confirm == "none":
            self.confirmed = self.table
        self.row.seats[mover].drafts |= confirm != "none"
        return self._settled(self.now + seconds if confirm == "timer" else None)

    def _one(self, words: str, mover: int, index: int) -> None:
        if self.table.to_move() != mover:
            raise from_client_error(Illegal(Reason("batch-too-long")), index)
        try:
            self.table.play(words)
        except Illegal as error:
            raise from_client_error(error, index) from None
        self.added.append(PlyRow(seat=mover, words=words, at=self.now))
        if self.table.floor > self.confirmed.ply:
            # Another player moved before this action, or it revealed something. It can't be undone, so everybody sees it.
            self.confirmed = self.table.copy()

    def undo(self, seat: int, whole_turn: bool) -> Transition:
        if not self.play.can_undo(seat):
            raise from_client_error(NothingToUndo(Reason(self._undo_reason(seat))))
        to = self.play.floor() if whole_turn else self.table.ply - 1
        self.cut = to
        self.table = self.table.at(to)
        if to < self.confirmed.ply:
            self.confirmed = self.table
        self.row.undos += 1
        return self._settled()

    def _undo_reason(self, seat: int) -> str:
        movers = self.table.movers
        if not movers or self.table.ply <= self.row.base:
            return "undo-nothing"
        passed = self.play.drafter() is None and self.confirmed.to_move() != seat
        return "undo-other-player" if movers[-1] != seat or passed else "undo-revealed"

    def confirm(self) -> Transition:
        if self.play.drafter() is None:
            raise conflict("nothing-to-confirm")
        return self.settle()

    def settle(self) -> Transition:
        """Show everybody the draft, if there is one."""
        self.confirmed = self.table
        return self._settled()

    def _settled(self, deadline: float | None = None) -> Transition:
        row = self.row
        if self.confirmed.ply == self.table.ply:
            self.table = self.confirmed  # the whole draft is undone: nothing has happened for the others
        if self.confirmed is not self.play.confirmed:
            row.confirmed_undos, row.changed = row.undos, self.now
            self._return_movers()
        row.ply, row.confirmed = self.table.ply, self.confirmed.ply
        if self.table.to_move() is None and self.confirmed is self.table and row.status == "running":
            row.status = "finished"
        running = self.confirmed.to_move() if row.status == "running" else None
        if row.chosen.clock is not None and row.times is not None:
            row.times = clocks.passed(row.times, row.chosen.clock, running, self.now)
        row.deadline = deadline if duties.must_confirm(self.table, self.confirmed) else None
        duties.note(row, self.table, self.confirmed)
        return self

    def _return_movers(self) -> None:
        """Players whose actions everybody sees now are not late any more. A draft must not show that its player is back."""
        for seat in set(self.confirmed.movers[self.play.confirmed.ply :]):
            self.row.seats[seat].late, self.row.seats[seat].votes = False, []


def written_elsewhere(play: Play, row: Row, added: list[PlyRow]) -> Transition:
    """Return the transition, or several in one, that another node has stored."""
    transition = Transition(play, row.changed)
    transition.row, transition.added, transition.table = row, added, play.table.copy()
    for ply in added:
        if transition.table.ply == row.confirmed > play.confirmed.ply:
            transition.confirmed = transition.table.copy()
        transition.table.play(ply.words)
    if transition.table.ply == row.confirmed:
        transition.confirmed = transition.table
    return transition
