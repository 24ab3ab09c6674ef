"""The messages of Glück Auf: its view, set-up, goals and card tables. The client's types are generated from this module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from steiger.core import view
from steiger.core.view import Part

Colour = Literal["y", "b", "g", "k"]
Vehicle = Literal["handcart", "wagon", "truck", "train"]
Side = Literal["l", "d"]
Phase = Literal["draft", "place", "take", "return", "next", "coal", "mine", "over"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
VEHICLES: Final[tuple[Vehicle, ...]] = get_args(Vehicle)
Coal = Mapping[Colour, int]  # cubes by colour


class Tunnel(Part, frozen=True):
    """A tile in a mine and the cubes in its carts. The carts printed on the board are tunnels without a side, such as `g1`."""

    tile: str
    cubes: Sequence[Colour]


class OpenOrder(Part, frozen=True):
    """An order taken and not yet delivered: each slot with its colour and the cubes on it."""

    order: int
    slots: Sequence[tuple[Colour, Sequence[Colour]]]


class Seat(view.SeatView, frozen=True, kw_only=True):
    """`delivered` are the orders that the viewer may see. `carts` counts the empty ones. `level` is where the cage stands."""

    workers: int
    money: int
    level: int
    cage: Coal
    store: Coal
    tunnels: Sequence[Tunnel]
    open: Sequence[OpenOrder]
    delivered: Sequence[int]
    delivered_count: int
    carts: Coal
    tilt: int


class Element(Part, frozen=True, kw_only=True):
    """An element of the shift clock: its points, how much of it each player has as far as the viewer can see, and who leads.
    `face_down` is by seat the number of deliveries that the viewer cannot see and that may count here too. `leaders` are the
    players who lead whatever these cards are. `second` is null where second place is never paid. `scores`: it counts at the end
    of this shift."""

    element: str
    first: int
    second: int | None
    counts: Sequence[int]
    face_down: Sequence[int]
    leaders: Sequence[int]
    scores: bool


class KnownTile(Part, frozen=True):
    """A tile that the viewer put back, with the depths from the top (0) at which it may lie."""

    card: str
    depths: Sequence[int]


class KnownOrder(Part, frozen=True):
    """An order that the viewer put back, with the depths from the top (0) at which it may lie."""

    card: int
    depths: Sequence[int]


class Known(Part, frozen=True):
    tiles: Sequence[KnownTile]
    orders: Sequence[KnownOrder]


class Stacks(Part, frozen=True):
    """The number of cards in each stack."""

    tiles: int
    orders: int


class View(view.View, frozen=True, kw_only=True):
    """What one seat may see. `costs` is the number of workers that each open field takes now. `looking` is the number of cards
    that somebody looks at; `drawn` shows them to that player."""

    phase: Phase
    shift: int
    start: int
    steps: int
    supply: Coal
    fields: Mapping[str, Sequence[int]]
    canteen: Sequence[int]
    bank: Sequence[int]
    tiles: Mapping[str, str | None]
    orders: Mapping[str, int | None]
    pool: Sequence[int]
    looking: int
    drawn: Sequence[str | int] | None
    stacks: Stacks
    known: Known
    seats: Sequence[Seat]
    clock: Sequence[Element]
    costs: Mapping[str, int]


class Setup(view.Setup, frozen=True, kw_only=True):
    """What chance decides: the start player and both stacks from the top."""

    start: int
    tiles: list[str]
    orders: list[int]


class Goal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to aim at: one open order to complete, the most points, or the most emptied carts of a colour."""

    order: int | UnsetType = UNSET
    points: bool | UnsetType = UNSET
    carts: Colour | UnsetType = UNSET


class OrderCard(Part, frozen=True, kw_only=True):
    vehicle: Vehicle
    points: int
    slots: Sequence[Colour]


class TileCard(Part, frozen=True, kw_only=True):
    """A tile. The carts printed on the board have no side and no price."""

    colour: Colour
    side: Side | None
    carts: int
    price: int


class Components(Part, frozen=True, kw_only=True):
    """All fields, orders and tiles, for drawing. `closed` lists the fields out of use by the number of players."""

    fields: Sequence[str]
    closed: Sequence[Sequence[str]]
    orders: Mapping[str, OrderCard]
    tiles: Mapping[str, TileCard]
