"""What has happened stays as it was: earlier copies do not change, and undo goes back as far as it may and no further."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

from steiger.core.errors import NothingToUndo
from steiger.core.state import NOBODY, State
from steiger.core.table import Table

Whole = tuple[tuple[object, ...], list[int], list[int]]


def whole(state: State) -> Whole:
    """Everything that a position answers for itself: the whole fingerprint, the legal actions and the scores."""
    return state.fingerprint(NOBODY), state.legal(), state.scores()


@dataclass
class Copies:
    """Copies of earlier positions, each with what it answered when it was made."""

    kept: list[tuple[State, Whole]] = field(default_factory=list)

    def keep(self, state: State) -> None:
        self.kept.append((state.copy(), whole(state)))


def check_copies(copies: Copies) -> None:
    """Every earlier copy still answers as it did."""
    for copy, before in copies.kept:
        assert whole(copy) == before, "an earlier copy has changed"


@dataclass
class Trail:
    """By ply: who moved, whether something came to light, and the position before. Kept apart from the table's own notes."""

    movers: list[int] = field(default_factory=list)
    revealed: list[bool] = field(default_factory=list)
    before: list[Whole] = field(default_factory=list)

    def play(self, table: Table, words: str) -> None:
        """Play on the table and note what happened. A copy made just before must not notice."""
        copy, before, reveals = table.state.copy(), whole(table.state), table.state.reveals()
        self.movers.append(int(table.state.to_move()))
        self.before.append(before)
        table.play(words)
        self.revealed.append(table.state.reveals() != reveals)
        assert whole(copy) == before, "a copy shares something with its original"

    def floor(self) -> int:
        """The ply to which the last mover may go back: a reveal or another player's move ends there."""
        ply = len(self.movers)
        while ply > 0 and self.movers[ply - 1] == self.movers[-1] and not self.revealed[ply - 1]:
            ply -= 1
        return ply


def check_undo(table: Table, trail: Trail) -> None:
    """Undo goes back to the floor step by step, restarting the turn goes there at once, and redo brings the position back."""
    if not trail.movers:
        return
    check_others_cannot_undo(table, trail)
    twin = table.copy()
    undo_all(twin, trail)
    assert twin.ply >= trail.floor(), "undo passed a reveal or another player's move"
    assert twin.ply == trail.floor(), "undo stopped too early"
    restarted = table.copy()
    with suppress(NothingToUndo):
        restarted.restart_turn(trail.movers[-1])
    assert whole(restarted.state) == whole(twin.state), "restarting a turn differs from undoing it"
    for words in table.words()[twin.ply :]:
        twin.play(words)
    assert whole(twin.state) == whole(table.state), "undo and redo lead to another position"


def check_others_cannot_undo(table: Table, trail: Trail) -> None:
    for seat in range(len(table.players)):
        if seat != trail.movers[-1]:
            assert not table.can_undo(seat), "undo passed another player's move"
            with suppress(NothingToUndo):
                table.copy().undo(seat)
                raise AssertionError("undo passed another player's move")


def undo_all(table: Table, trail: Trail) -> None:
    """Undo the last mover's actions until it is refused."""
    with suppress(NothingToUndo):
        while True:
            table.undo(trail.movers[-1])
            assert whole(table.state) == trail.before[table.ply], "undo leads to another position"


def take_back_all(table: Table, trail: Trail) -> None:
    """Take back the whole game as an engine does, comparing every position on the way."""
    while table.ply > 0:
        table.take_back()
        assert whole(table.state) == trail.before[table.ply], "taking back leads to another position"
