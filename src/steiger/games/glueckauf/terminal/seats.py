"""One player's side of the terminal board: purse, mine, cage, store and open orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from steiger.games.glueckauf.contract import COLOURS, Seat, View
from steiger.games.glueckauf.rules.tables import CAGE_PLACES
from steiger.games.glueckauf.terminal import ink

if TYPE_CHECKING:
    from steiger.locale import Catalogue

GAP = 1
ROOMY = 33  # columns from which an order's vehicle is written out


def seats(view: View, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
    """All players side by side."""
    each = width // len(names)
    columns = [column(view, number, name, catalogue, each - GAP) for number, name in enumerate(names)]
    height = max(len(lines) for lines in columns)
    padded = [[*lines, *[Text("")] * (height - len(lines))] for lines in columns]
    return [ink.line([lines[row] for lines in padded], [each] * len(names)) for row in range(height)]


def column(view: View, number: int, name: str, catalogue: Catalogue, width: int) -> list[Text]:
    seat = view.seats[number]
    return [
        title(view, number, name, catalogue, width),
        *ink.pack(purse(seat, catalogue), width, " · "),
        *(level(seat, depth, width) for depth in range(1, 5)),
        *ink.pack([cage(seat, catalogue), store(seat, catalogue)], width),
        *open_orders(seat, width),
    ]


def open_orders(seat: Seat, width: int) -> list[Text]:
    short = width < ROOMY
    return ink.pack([ink.open_order(entry, short) for entry in seat.open], width, " " if short else "  ")


def title(view: View, number: int, name: str, catalogue: Catalogue, width: int) -> Text:
    """Name and score; the player to move is marked."""
    score = catalogue.text("glueckauf-screen-score", score=view.seats[number].score)
    mark = "▶" if view.player == number else " "
    left = Text(f"{mark}{ink.LETTERS[number]} {name}", ink.SEATS[number])
    return Text.assemble(ink.fit(left, width - len(score) - 1), " ", (score, "bold"))


def level(seat: Seat, depth: int, width: int) -> Text:
    """The carts of one level with their cubes, dots for empty ones, then how many light and dark tiles."""
    colour = COLOURS[depth - 1]
    tunnels = [tunnel for tunnel in seat.tunnels if tunnel.tile[0] == colour]
    cubes = [cube for tunnel in tunnels for cube in tunnel.cubes]
    light, dark = (sum(tunnel.tile.endswith(side) for tunnel in tunnels) for side in "ld")
    here = "▣" if seat.level == depth else " "
    sides = f" {light}l{dark}d"
    carts = ink.coal(cubes, len(cubes) + seat.carts[colour])
    if len(carts) > width - len(sides) - 3:
        carts = Text.assemble(ink.heap({c: cubes.count(c) for c in COLOURS}), f" {ink.EMPTY}{seat.carts[colour]}")
    return Text.assemble(here, (f"{depth}{colour} ", ink.COAL[colour]), carts, (sides, ink.DIM))


def purse(seat: Seat, catalogue: Catalogue) -> list[Text]:
    return [
        Text(catalogue.text("glueckauf-screen-purse", workers=seat.workers, money=seat.money)),
        Text(catalogue.text("glueckauf-screen-delivered", delivered=seat.delivered_count, tilt=seat.tilt)),
    ]


def store(seat: Seat, catalogue: Catalogue) -> Text:
    return Text.assemble(catalogue.text("glueckauf-screen-store"), " ", ink.heap(seat.store))


def cage(seat: Seat, catalogue: Catalogue) -> Text:
    text = catalogue.text("glueckauf-screen-cage", level=seat.level)
    return Text.assemble("▣" if seat.level == 0 else " ", text, " ", ink.coal(ink.letters(seat.cage), int(CAGE_PLACES)))
