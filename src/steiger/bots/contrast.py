"""What a game adds to the review of played games: where turns end, how to sort them, and plain differences between two turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from steiger.core.state import State


@dataclass(frozen=True)
class Difference:
    """One plain fact about the better turn. `sources` are the sources of points that it explains."""

    key: str
    numbers: dict[str, int | str] = field(default_factory=dict)
    sources: tuple[str, ...] = ()


class Contrast:
    """The general answers. A game overrides what it knows better."""

    deals = 100  # that a review takes by default to compare the played turn with the best one, with two players
    phases: tuple[str, ...] = ("whole",)
    kinds: tuple[str, ...] = ("turn",)

    def ends_turn(self, before: State, action: int, after: State) -> bool:
        """Return whether this action completes a turn although the same player moves again."""
        return False

    def phase(self, state: State) -> str:
        """Return the part of the game that this position belongs to."""
        return self.phases[0]

    def kind(self, state: State, actions: Sequence[int]) -> str:
        """Return what kind of decision these actions are."""
        return self.kinds[0]

    def differences(self, state: State, best: Sequence[int], played: Sequence[int]) -> list[Difference]:
        """Return what the better turn does that the played one does not, the most telling first."""
        return []
