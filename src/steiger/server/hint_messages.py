"""What client and server say about hints: what to play next, and the ways to goals."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from steiger.core.view import Goal, Route
from steiger.server.messages import Action, Fact, Message


class HintWish(Message):
    """POST /api/tables/{id}/hint. `goals` lists what the player can aim at. With `goal`, one of them, a plan leads to it."""

    kind: Annotated[str, Meta(max_length=40)] = "move"
    goal: Goal = field(default_factory=dict)


class Why(Fact):
    """One part of what a turn changes, by the key that names it, in points before and after."""

    part: str
    before: float
    after: float


class Plan(Fact):
    """A turn as far as it is certain, the share of the win it promises ± two errors, the final scores expected, and why."""

    actions: list[str]
    win: float
    error: float | None
    score: float
    rival: float
    reasons: list[Why]


class Advised(Plan, kw_only=True):
    """A turn that a bot would play. `deeds` are its actions in parts."""

    deeds: list[Action]


class PlannedRoute(Route, frozen=True, kw_only=True):
    """The cheapest way to a goal. `deeds` are its actions in parts."""

    deeds: list[Action]


class HintFacts(Fact):
    """The bot that was asked and the turns it considered, or the ways to goals."""

    bot: str | None
    plans: list[Advised]
    goals: list[PlannedRoute]


class Hint(Fact):
    """The actions to play next. `deeds` are the same in parts."""

    kind: str
    actions: list[str]
    deeds: list[Action]
    facts: HintFacts
