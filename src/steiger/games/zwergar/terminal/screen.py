"""The board of Zwergar for the terminal, in 100 columns: the mine beside the places, the open projects, everybody's sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from steiger.games.zwergar.contract import Cart, View

if TYPE_CHECKING:
    from steiger.locale import Catalogue

LETTERS = "ABCD"
CLAN = ("bright_red", "bright_blue", "bright_green", "bright_yellow")
RESOURCE = {"S": "white", "I": "bright_cyan", "G": "yellow", "J": "bright_magenta", "h": "red"}
FOREMAN = "*"  # the foreman sits in this cart
WIDTH = 100
HALF = 50
MINE = (2, 7, 4, 14, 8)  # level, yield, extra, dwarf, furnace
PLACES = (8, 14, 8)  # name, dwarf, furnace
MOST_NAME = 16
MOST_TITLE = 12


def draw(view: View, names: Sequence[str], catalogue: Catalogue) -> RenderableType:
    lines = [*head(view, names, catalogue), *beside(mine(view, catalogue), places(view, catalogue))]
    lines += [*projects(view, catalogue), *sheets(view, names, catalogue)]
    for text in lines:
        text.no_wrap, text.overflow = True, "crop"
    return Group(*lines)


# Ink.


def cell(text: Text | str, width: int) -> Text:
    """Exactly so wide, with a blank at the end."""
    cut = text.copy() if isinstance(text, Text) else Text(text)
    cut.truncate(width - 1, overflow="ellipsis", pad=True)
    return cut.append(" ")


def row(cells: Sequence[Text | str], widths: Sequence[int]) -> Text:
    return Text.assemble(*(cell(text, width) for text, width in zip(cells, widths, strict=True)))


def beside(left: Sequence[Text], right: Sequence[Text]) -> list[Text]:
    """Two blocks side by side."""
    width = max(len(text) for text in left) + 2
    lines = []
    for i in range(max(len(left), len(right))):
        first = left[i] if i < len(left) else Text()
        lines.append(Text.assemble(cell(first, width), right[i] if i < len(right) else ""))
    return lines


def clan(seat: int, text: str = "") -> Text:
    return Text(text or LETTERS[seat], CLAN[seat])


def cost(words: str) -> Text:
    """`1h 2S` with each part in its colour."""
    return Text(" ").join([Text(part, RESOURCE[part[-1]]) for part in words.split(" ") if part])


def dwarf(there: str | None, catalogue: Catalogue) -> Text:
    if there is None:
        return Text("–", "dim")
    kind, _, seat = there.partition(":")
    name = catalogue.text(f"zwergar-dwarf-{kind}")
    return clan(int(seat), f"{name[:11]} {LETTERS[int(seat)]}") if seat else Text(name)


def furnace(view: View, place: str) -> Text:
    """Whose furnace it is, or what one costs."""
    owner = view.furnaces[place]
    return Text.assemble("▲", clan(owner)) if owner is not None else Text.assemble("(", cost(view.prices[place]), ")")


def load(cart: Cart) -> Text:
    counts = Counter(cart.load)
    parts = [Text(f"{number}{letter}", RESOURCE[letter]) for letter, number in counts.items()]
    text = Text("").join(parts) if parts else Text("·", "dim")
    return text.append(FOREMAN, "bold") if cart.foreman else text


# Parts.


def head(view: View, names: Sequence[str], catalogue: Catalogue) -> list[Text]:
    if view.player is None:
        return [Text(catalogue.text("zwergar-screen-over"), "bold")]
    who = names[view.player][:MOST_TITLE]
    start = LETTERS[view.start]
    text = catalogue.text("zwergar-screen-turn", round=view.round, rounds=view.rounds, start=start, name=who, phase=view.phase)
    title = Text(text, "bold")
    if view.actions:
        title.append(" · ", "not bold").append(catalogue.text("zwergar-screen-actions", actions=view.actions), "not bold reverse")
    return [title, event(view, catalogue)]


def event(view: View, catalogue: Catalogue) -> Text:
    number, stacks = view.event, view.stacks
    name = f"{number} {catalogue.text(f'zwergar-event-{number}')}" if number else catalogue.text("zwergar-screen-no-event")
    sizes = catalogue.text("zwergar-screen-stacks", projects=stacks.projects, basic=stacks.basic, events=stacks.events)
    return Text.assemble(catalogue.text("zwergar-screen-event"), ": ", (name, "bold"), " · ", (sizes, "dim"))


def mine(view: View, catalogue: Catalogue) -> list[Text]:
    """From the intermediate level down; the carts by clan."""
    seats = len(view.seats)
    widths = [*MINE, *([8] * seats)]
    title = [catalogue.text("zwergar-screen-mine")[:1], catalogue.text("zwergar-screen-yield"), "", "", ""]
    lines = [row([*(Text(t, "underline") for t in title), *(clan(seat) for seat in range(seats))], widths)]
    for level in range(5):
        carts = [load(view.boards[level][seat]) for seat in range(seats)]
        lines.append(row([Text(str(level), "bold"), *level_cells(view, level, catalogue), *carts], widths))
    return lines


def level_cells(view: View, level: int, catalogue: Catalogue) -> list[Text]:
    if level == 0:
        return [Text(catalogue.text("zwergar-screen-top"), "dim"), Text(), Text(), Text()]
    place = f"mine-{level}"
    digs = view.mine[level - 1]
    extra = Text.assemble("+", cost(digs.extra))
    return [cost(digs.yields), extra, dwarf(view.places[place], catalogue), furnace(view, place)]


def places(view: View, catalogue: Catalogue) -> list[Text]:
    work = view.work
    lines = []
    for place, there in view.places.items():
        if not place.startswith("mine"):
            here = work is not None and work.place == place
            name = Text(place, "reverse" if here else "bold")
            lines.append(row([name, dwarf(there, catalogue), furnace(view, place)], PLACES))
    return lines


def projects(view: View, catalogue: Catalogue) -> list[Text]:
    lines = [Text(catalogue.text("zwergar-screen-projects"), "underline")]
    for number in view.display:
        if number is None:
            lines.append(Text(" –", "dim"))
            continue
        card = view.cards[str(number)]
        name = catalogue.text(f"zwergar-project-{number}")
        points = Text(str(card.complete_vp), "bold")
        more = catalogue.text("zwergar-set-new-shaft") if card.set == "new-shaft" else str(card.upgrade_vp)
        lines.append(
            row(
                [
                    Text(f"{number:2}", "bold"),
                    name,
                    catalogue.text(f"zwergar-set-{card.set}"),
                    Text.assemble(cost(card.complete), " → ", points),
                    Text.assemble("▲ ", cost(card.upgrade), " → ", (more, "bold")),
                ],
                (3, 33, 20, 20, 24),
            )
        )
    return lines


def sheets(view: View, names: Sequence[str], catalogue: Catalogue) -> list[Text]:
    """Two clans side by side."""
    lines: list[Text] = []
    blocks = [sheet(view, seat, names[seat], catalogue) for seat in range(len(view.seats))]
    for first in range(0, len(blocks), 2):
        right = blocks[first + 1] if first + 1 < len(blocks) else []
        for i in range(len(blocks[first])):
            lines.append(Text.assemble(cell(blocks[first][i], HALF), cell(right[i], HALF) if right else ""))
    return lines


def sheet(view: View, seat: int, name: str, catalogue: Catalogue) -> list[Text]:
    player = view.seats[seat]
    title = Text.assemble(clan(seat), " ", (name[:MOST_NAME], "bold"), " · ")
    title.append(catalogue.text("zwergar-screen-score", score=player.score), "bold")
    if view.silverbeard == seat:
        title.append(" · ").append(catalogue.text("zwergar-screen-silverbeard"), "italic")
    goods = Text(" ").join([Text(f"{number}{letter}", RESOURCE[letter]) for letter, number in player.resources.items()])
    heat = catalogue.text("zwergar-screen-heat", heat=player.heat, warm=player.warm, cold=player.cold)
    dwarfs = ", ".join(catalogue.text(f"zwergar-dwarf-{kind}") for kind in player.dwarfs) or "–"
    return [
        title,
        Text(f"  {dwarfs}"),
        Text.assemble("  ", goods, " · ", heat),
        Text.assemble("  ", numbered("zwergar-screen-done", player.completed, catalogue)),
        Text.assemble("  ", numbered("zwergar-screen-upgraded", player.upgraded, catalogue)),
    ]


def numbered(key: str, numbers: Sequence[int], catalogue: Catalogue) -> Text:
    return Text.assemble((catalogue.text(key), "dim"), " ", " ".join(map(str, numbers)) or "–")
