"""The board of Glück Auf for the terminal, in 100 columns: the fields, the clock, and everybody's mine (screen_seat.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from steiger.games.glueckauf.contract import Element, KnownOrder, KnownTile, View
from steiger.games.glueckauf.terminal import ink
from steiger.games.glueckauf.terminal.seats import seats

if TYPE_CHECKING:
    from steiger.locale import Catalogue

WIDTH = 100
NAME_WIDTH = 14
CLOCK_LABEL = 14
CLOCK_WIDTHS = (5, 5, 5, 5, 10, 8, 8, 8, 8, 8, 8, 8)


def draw(view: View, names: Sequence[str], catalogue: Catalogue) -> RenderableType:
    lines = [*head(view, names, catalogue), *factory(view), *work(view), *delivery(view, catalogue)]
    lines += [*orders(view, catalogue), *hand(view, catalogue), *clock(view, names, catalogue)]
    lines += seats(view, names, catalogue, WIDTH)
    for text in lines:
        text.no_wrap, text.overflow = True, "crop"
    return Group(*lines)


def head(view: View, names: Sequence[str], catalogue: Catalogue) -> list[Text]:
    who = names[view.player][:NAME_WIDTH] if view.player is not None else ""
    key = "glueckauf-screen-over" if view.player is None else "glueckauf-screen-turn"
    start = ink.LETTERS[view.start]
    text = Text(catalogue.text(key, shift=view.shift, start=start, name=who, phase=view.phase), "bold")
    if view.steps:
        text.append(" · ").append(catalogue.text("glueckauf-screen-steps", steps=view.steps), "reverse")
    legend = catalogue.text("glueckauf-screen-legend")
    return [text, Text.assemble(catalogue.text("glueckauf-screen-supply"), " ", ink.heap(view.supply), legend)]


def standing(view: View, field: str) -> Text:
    return ink.standing(view.fields[field], view.costs[field])


def fields(view: View, area: str) -> list[str]:
    """The open fields of an area, in the order of the board."""
    return [field for field in view.fields if field.startswith(f"{area}-")]


def heading(names: Sequence[str]) -> list[Text]:
    return [Text(name, "underline") for name in names]


def shares(columns: int) -> list[int]:
    """Equal columns; the last one, whose name is the longest, takes what is left over."""
    return [WIDTH // columns] * (columns - 1) + [WIDTH - WIDTH // columns * (columns - 1)]


def factory(view: View) -> list[Text]:
    names = fields(view, "factory")
    widths = shares(len(names))
    left = Text(str(view.stacks.tiles), ink.DIM)
    tiles = [ink.tile(view.tiles[name]) if name in view.tiles else left for name in names]
    return [ink.line(cells, widths) for cells in (heading(names), tiles, [standing(view, name) for name in names])]


def work(view: View) -> list[Text]:
    """Mining, money and the bank."""
    names = [*fields(view, "mine"), *fields(view, "money")]
    widths = [10] * len(names) + [20]
    below = [*(standing(view, name) for name in names), ink.each(view.bank)]
    return [ink.line(cells, widths) for cells in (heading([*names, "bank"]), below)]


def delivery(view: View, catalogue: Catalogue) -> list[Text]:
    """The vehicles and the canteen."""
    names = fields(view, "deliver")
    widths = [20, 16, 16, 16, 32]
    title = catalogue.text("glueckauf-field-canteen")
    below = [*(standing(view, name) for name in names), ink.each(view.canteen)]
    return [ink.line(cells, widths) for cells in (heading([*names, title]), below)]


def orders(view: View, catalogue: Catalogue) -> list[Text]:
    if view.pool:
        pool = [ink.fit(ink.order(number), 19) for number in view.pool]
        return [Text(catalogue.text("glueckauf-screen-pool"), "underline"), *ink.pack(pool, WIDTH, " ")]
    names = fields(view, "order")
    widths = shares(len(names))
    left = Text(str(view.stacks.orders), ink.DIM)
    cards = [ink.order(view.orders[name]) if name in view.orders else left for name in names]
    return [ink.line(cells, widths) for cells in (heading(names), cards, [standing(view, name) for name in names])]


def hand(view: View, catalogue: Catalogue) -> list[Text]:
    """Cards only this seat sees: those it looks at, and those it remembers to have put back."""
    known = [*map(remembered, view.known.tiles), *map(remembered, view.known.orders)]
    lines = labelled(catalogue, "glueckauf-screen-drawn", [card(one) for one in view.drawn or ()])
    lines += labelled(catalogue, "glueckauf-screen-known", known)
    if view.looking and view.drawn is None:
        lines.append(Text(catalogue.text("glueckauf-screen-looking", cards=view.looking), ink.DIM))
    return lines


def labelled(catalogue: Catalogue, key: str, parts: Sequence[Text]) -> list[Text]:
    return ink.pack([Text(catalogue.text(key), "bold"), *parts], WIDTH) if parts else []


def card(one: str | int) -> Text:
    return ink.tile(one) if isinstance(one, str) else ink.order(one)


def remembered(entry: KnownTile | KnownOrder) -> Text:
    """A card and its depth from the top, 1 for the top; a range if it may lie in several places."""
    first, last = min(entry.depths) + 1, max(entry.depths) + 1
    name = entry.card
    text = Text(name, ink.COAL[name[0]]) if isinstance(name, str) else Text(str(name), "bold")
    return Text.assemble(text, (f"@{first}" if first == last else f"@{first}–{last}", ink.DIM))


def clock(view: View, names: Sequence[str], catalogue: Catalogue) -> list[Text]:
    """The elements with their points; those that score at the end of this shift are bright."""
    styles = ["bold" if entry.scores else ink.DIM for entry in view.clock]
    widths = [CLOCK_LABEL, *CLOCK_WIDTHS]
    labels = [element_label(entry.element, style, catalogue) for entry, style in zip(view.clock, styles, strict=True)]
    points = [Text(points_of(entry), style) for entry, style in zip(view.clock, styles, strict=True)]
    lines = [
        ink.line([Text(catalogue.text("glueckauf-screen-clock"), "bold"), *labels], widths),
        ink.line([Text(catalogue.text("glueckauf-screen-points"), ink.DIM), *points], widths),
    ]
    for number, name in enumerate(names):
        counts = [Text(count_of(entry, number), style) for entry, style in zip(view.clock, styles, strict=True)]
        lines.append(ink.line([Text(f"{ink.LETTERS[number]} {name}"[: CLOCK_LABEL - 1], ink.SEATS[number]), *counts], widths))
    return lines


def count_of(entry: Element, seat: int) -> str:
    """Return a player's count of an element, such as `2`, or `2+1?` if one face-down delivery may add to it."""
    more = entry.face_down[seat]
    return f"{entry.counts[seat]}+{more}?" if more else str(entry.counts[seat])


def element_label(element: str, style: str, catalogue: Catalogue) -> Text:
    """Slots by the letter of their colour, vehicles by their word, empty carts by the letter behind their sign."""
    kind, _, colour = element.partition("-")
    if not colour:
        return Text(element, style)
    return Text.assemble((catalogue.text(f"glueckauf-screen-{kind}"), style), (colour, ink.COAL[colour]))


def points_of(entry: Element) -> str:
    return str(entry.first) if entry.second is None else f"{entry.first}/{entry.second}"
