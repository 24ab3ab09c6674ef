"""The messages of Zwergar: its view and set-up. The client's types are generated from this module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

from msgspec import field

from steiger.core import view
from steiger.core.view import Part

Kind = Literal["miner", "smith", "engineer"]
Dwarf = Literal["miner", "smith", "engineer", "foreman"]
Resource = Literal["S", "I", "G", "J"]
Phase = Literal["choose", "work", "upgrade", "over"]
ProjectSet = Literal["west", "new-shaft", "gold", "old-shaft", "east"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
DWARFS: Final[tuple[Dwarf, ...]] = get_args(Dwarf)
KINGDOM: Final = ("office", "forge", "smelter", "lab", "boiler", "lift")  # the places outside the mine, as they are drawn
LEVELS: Final = (1, 2, 3, 4)
Goods = Mapping[Resource, int]  # resources by kind: stone, iron, gold, jewels


class Cart(Part, frozen=True):
    load: Sequence[Resource]
    foreman: bool


class Sheet(view.SeatView, frozen=True, kw_only=True):
    """A clan's sheet. `warm` and `cold` count the furnaces on it. A project is either completed or upgraded."""

    dwarfs: Sequence[Dwarf]
    resources: Goods
    heat: int
    warm: int
    cold: int
    completed: Sequence[int]
    upgraded: Sequence[int]


class Card(Part, frozen=True, kw_only=True):
    """An open project. `complete` and `upgrade` are the printed prices, such as `2h 1S`.

    The prices that end in `now` are what the project's owner pays at this moment; for one on display, what the viewer would pay.
    `upgrade_vp_now` are the points that upgrading scores at this moment, with those of its set.
    Completing can have two prices to choose from. They are null where there is nothing left to pay for. `asks` is the action that
    the card stands for, to ask why it is not legal.
    """

    set: ProjectSet
    basic: bool
    complete: str
    complete_now: Sequence[str] | None
    complete_vp: int
    upgrade: str
    upgrade_now: str | None
    upgrade_vp: int
    upgrade_vp_now: int
    asks: str
    end: tuple[int, int, str] | None


class Stacks(Part, frozen=True):
    """The number of cards in each stack; `basic` of the projects have a basic back."""

    projects: int
    basic: int
    events: int


class Work(Part, frozen=True):
    """The action in progress: who stands where, which bonuses he has, and the project he completed."""

    place: str
    dwarf: Dwarf
    bonuses: Sequence[Kind]
    completed: int | None


class Level(Part, frozen=True):
    """What a level of the mine yields, and the extra."""

    yields: str = field(name="yield")
    extra: str


class Standing(Part, frozen=True):
    """How many projects of a set each clan has completed, and who leads."""

    set: ProjectSet
    counts: Sequence[int]
    leaders: Sequence[int]


class View(view.View, frozen=True, kw_only=True):
    """What one seat may see: everything except the stacks. `prices` is the price of a furnace on each place.

    `declinable`: `end` gives up the actions that are left.
    """

    phase: Phase
    round: int
    rounds: int
    start: int
    actions: int
    declinable: bool
    event: int | None
    places: Mapping[str, str | None]
    furnaces: Mapping[str, int | None]
    boards: Sequence[Sequence[Cart]]
    display: Sequence[int | None]
    silverbeard: int | None
    seats: Sequence[Sheet]
    sets: Sequence[ProjectSet]
    stacks: Stacks
    past_events: Sequence[int]
    discarded: Sequence[int]
    work: Work | None
    cards: Mapping[str, Card]
    prices: Mapping[str, str]
    mine: Sequence[Level]
    lift_heat: int
    most_heat: int
    standings: Sequence[Standing]


class Setup(view.Setup, frozen=True, kw_only=True):
    """What chance decides. `discard` are the two display spaces, from 1, whose projects event 52 discards."""

    start: int
    sets: list[str]
    specialists: list[str]
    projects: list[int]
    events: list[int]
    discard: list[int]
