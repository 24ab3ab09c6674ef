"""What an action brought about, as everybody may know it: for log lines, recaps, animations and scoring screens.

An outcome is built from two views of a spectator, so it can't contain hidden information.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from steiger.core.view import Part, View


class Event(Part, frozen=True, kw_only=True):
    """One result of an action. `kind`, `what` and `by` are words of the game, such as `deliver`, order `21` by `truck`.
    `amount` is a price, a count or points. `seat` is the player it happened to."""

    kind: str
    seat: int
    what: str = ""
    by: str = ""
    amount: int = 0


class Column(Part, frozen=True, kw_only=True):
    """One comparison of a scoring: how much each player has of it, who is first, and the points by seat."""

    name: str
    counts: Sequence[int]
    first: Sequence[int]
    points: Sequence[int]


class Scoring(Part, frozen=True, kw_only=True):
    """The end of a stage, such as a shift or a round. `kind` is the game's word for the stage.

    The scores by seat: at the `start` of the stage, `before` this scoring and `after` it. `events` happened at the same moment.
    """

    kind: str
    number: int
    columns: Sequence[Column]
    start: Sequence[int]
    before: Sequence[int]
    after: Sequence[int]
    events: Sequence[Event] = ()


class Outcome(Part, frozen=True, kw_only=True):
    """The results of one action. `points` are by seat, without those of a scoring, and empty if nobody scored.
    `begins`: a new turn begins with this action, even if the same player moved before."""

    events: Sequence[Event] = ()
    points: Sequence[int] = ()
    scoring: Scoring | None = None
    begins: bool = False


@dataclass(frozen=True, kw_only=True)
class Deed:
    """One action and what a spectator sees before and after it, with the points by source. Secret arguments are `?`."""

    seat: int
    verb: str
    arguments: Mapping[str, str]
    before: View
    after: View
    earned_before: Sequence[Mapping[str, int]]
    earned_after: Sequence[Mapping[str, int]]

    def gained(self, source: str) -> list[int]:
        """Return the points by seat that the action brought from one source."""
        return [now[source] - then[source] for then, now in zip(self.earned_before, self.earned_after, strict=True)]

    def points(self, *sources: str) -> list[int]:
        """Return the points by seat from these sources, empty if nobody scored."""
        found = [sum(points) for points in zip(*(self.gained(source) for source in sources), strict=True)]
        return found if any(found) else []

    def scores(self) -> list[int]:
        """Return the scores before the action."""
        return [seat.score for seat in self.before.seats]
