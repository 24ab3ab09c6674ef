"""What every game's views and set-ups have. A game adds its own in its `contract.py`; the client's types come from both."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from steiger.core.jsontypes import Json

Goal = dict[str, str | int | bool]  # something to aim at, by the game's own words: {"order": 12}


class Part(Struct, frozen=True, kw_only=True):
    """A part of a view."""


class SeatView(Part, frozen=True, kw_only=True):
    """One player's side of the table."""

    score: int


class View(Part, frozen=True, kw_only=True):
    """What one seat, or a spectator (`seat` is null), may see. `player` is the seat to move, null when the game is over.
    `plannable`: the player to move can ask for routes to goals now."""

    seat: int | None
    player: int | None
    phase: str
    seats: Sequence[SeatView]
    plannable: bool = False


class Setup(Struct, frozen=True, kw_only=True):
    """What chance decides before the first action, in full: the record's `setup`."""


class Route(Part, frozen=True, kw_only=True):
    """The cheapest way to a goal. `reached` is 1 for a single thing, otherwise a count. `now`: the actions are for now."""

    goal: Goal
    reached: int
    steps: int
    actions: list[str]
    now: bool


def as_json(part: Part | Setup) -> dict[str, Json]:
    """Return a view, a part of it or a set-up as plain JSON objects."""
    found: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(part))
    return found
