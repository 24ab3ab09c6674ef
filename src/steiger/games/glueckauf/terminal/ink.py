"""How things of Glück Auf are written in a terminal: always a letter, and a colour on top. Where they stand is in screen.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from steiger.games.glueckauf.contract import Colour, OpenOrder
from steiger.games.glueckauf.rules.tables import ORDER_ROWS, TILE_PRICE, TILES

COAL = {"y": "bold yellow", "b": "bold dark_orange3", "g": "bold grey70", "k": "bold blue"}
SEATS = ("bold green", "bold magenta", "bold cyan", "bold red")
LETTERS = "ABCD"
EMPTY = "·"
DIM = "dim"


def coal(colours: Sequence[str], places: int = 0) -> Text:
    """Cubes as letters, dots for the places left."""
    text = Text()
    for colour in colours:
        text.append(colour, COAL[colour])
    return text.append(EMPTY * (places - len(colours)), DIM)


def heap(cubes: Mapping[Colour, int]) -> Text:
    """Cubes as counts: y2 g1."""
    text = Text(" ").join(Text(f"{colour}{count}", COAL[colour]) for colour, count in cubes.items() if count)
    return text if text else Text("–", DIM)


def letters(cubes: Mapping[Colour, int]) -> list[Colour]:
    return [colour for colour, count in cubes.items() for _ in range(count)]


def seat(number: int) -> Text:
    return Text(LETTERS[number], SEATS[number])


def tile(code: str | None) -> Text:
    if code is None:
        return Text("–", DIM)
    return Text(f"{code} {TILE_PRICE[TILES.index(code)]}M", COAL[code[0]])


def order(number: int | None, filled: Sequence[bool] = (), short: bool = False) -> Text:
    """An order card: number, vehicle, points, slots; a filled slot is a capital letter."""
    if number is None:
        return Text("–", DIM)
    vehicle, points, slots = ORDER_ROWS[number - 1]
    text = Text(f"{number}{vehicle[:3]}{points}:" if short else f"{number} {vehicle} {points} ")
    for place, colour in enumerate(slots):
        done = place < len(filled) and filled[place]
        text.append(colour.upper() if done else colour, f"{COAL[colour]} reverse" if done else COAL[colour])
    return text


def open_order(entry: OpenOrder, short: bool) -> Text:
    return order(entry.order, [bool(cubes) for _, cubes in entry.slots], short)


def standing(workers: Sequence[int], cost: int) -> Text:
    """Return the workers on a field and their owner, and the number that the next visitor needs."""
    here = [number for number, count in enumerate(workers) if count]
    if not here:
        return Text(EMPTY, DIM)
    return Text.assemble(seat(here[0]), (str(workers[here[0]]), SEATS[here[0]]), (f"→{cost}", "default"))


def each(counts: Sequence[int]) -> Text:
    """A number for each player: A2 C1; a dot if nobody has any."""
    parts = [Text(f"{LETTERS[number]}{count}", SEATS[number]) for number, count in enumerate(counts) if count]
    return Text(" ").join(parts) if parts else Text(EMPTY, DIM)


def fit(text: Text, width: int) -> Text:
    """Cut or pad text to exactly `width` columns."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def line(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    return Text("").join([fit(cell, width) for cell, width in zip(cells, widths, strict=True)])


def pack(parts: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """As many parts a line as there is room for."""
    lines: list[Text] = []
    for part in parts:
        if lines and cell_len(lines[-1].plain) + cell_len(part.plain) + len(gap) <= width:
            lines[-1] = Text.assemble(lines[-1], gap, part)
        else:
            lines.append(part)
    return lines
