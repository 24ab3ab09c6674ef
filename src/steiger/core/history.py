"""The outcomes of a table's actions, computed once for each action and only when somebody asks for them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from steiger.core.outcome import Deed, Outcome
from steiger.core.table import Table
from steiger.core.view import View


class LoggedOutcome(Outcome, frozen=True, kw_only=True):
    """An outcome and the number of its turn, from 0. A turn is everything one player decides before the next turn begins."""

    turn: int


class History:
    """Follows a table. After an undo the common beginning is kept."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._now = _first(table)
        self._found: list[LoggedOutcome] = []
        self._starts = [[0] * len(table.players)]  # the scores when each stage began
        self._seen = self._look()

    def upto(self, actions: Sequence[int]) -> list[LoggedOutcome]:
        """Return the outcomes of these actions, which begin with the table's first position."""
        if self._now.actions != list(actions[: self._now.ply]):
            self._go_back(actions)
        while self._now.ply < len(actions):
            self._play(actions[self._now.ply])
        return self._found

    def _go_back(self, actions: Sequence[int]) -> None:
        """Replay to the first action that differs. This happens after an undo only."""
        common = 0
        while common < min(len(actions), self._now.ply) and actions[common] == self._now.actions[common]:
            common += 1
        self._now = _first(self._table)
        for action in actions[:common]:
            self._now.play(self._table.game.vocabulary.words[action])
        self._seen = self._look()
        del self._found[common:]
        scorings = [one.scoring for one in self._found if one.scoring is not None]
        self._starts = [self._starts[0], *(list(scoring.after) for scoring in scorings)]

    def _play(self, action: int) -> None:
        table = self._now
        game, seat = table.game, table.to_move()
        assert seat is not None, table
        before, earned_before = self._seen
        table.play(game.vocabulary.words[action])
        self._seen = after, earned_after = self._look()
        wording = game.vocabulary.wording(action, own=False)
        outcome = game.outcome(
            Deed(
                seat=seat,
                verb=wording.verb,
                arguments=wording.arguments,
                before=before,
                after=after,
                earned_before=earned_before,
                earned_after=earned_after,
            )
        )
        self._found.append(self._numbered(outcome, seat))

    def _look(self) -> tuple[View, list[dict[str, int]]]:
        """Return what a spectator sees now, and the points by source."""
        return self._now.view(None), self._now.game.breakdown(self._now.state)

    def _numbered(self, outcome: Outcome, seat: int) -> LoggedOutcome:
        """Add the number of the turn and, to a scoring, the scores when its stage began."""
        scoring = outcome.scoring
        if scoring is not None:
            scoring = replace(scoring, start=self._starts[-1])
            self._starts.append(list(scoring.after))
        return LoggedOutcome(
            events=outcome.events, points=outcome.points, scoring=scoring, begins=outcome.begins, turn=self._turn(outcome, seat)
        )

    def _turn(self, outcome: Outcome, seat: int) -> int:
        if not self._found:
            return 0
        last = self._found[-1]
        changed = self._now.ply > 1 and self._now.movers[-2] != seat
        return last.turn + 1 if changed or outcome.begins or last.scoring is not None else last.turn


def _first(table: Table) -> Table:
    return Table(table.game, table.players, table.options, table.setup, table.seed, table.rules)
