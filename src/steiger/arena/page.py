"""A tournament as one HTML page with pictures, without any script or file beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from steiger.arena.grid import Grid, html
from steiger.arena.standing import BotRow, Cell, Standing
from steiger.locale import Catalogue

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.3rem .7rem;border:1px solid #bbb;text-align:right}
th:first-child,td:first-child{text-align:left}small{color:#555}svg{max-width:100%;height:auto}
@media(prefers-color-scheme:dark){body{color:#eee;background:#181818}small{color:#aaa}td,th{border-color:#555}}"""
BAR_WIDTH, BAR_HEIGHT = 400, 26


def page(found: Standing, catalogue: Catalogue) -> str:
    contest = found.contest
    title = catalogue.text("arena-title", game=contest.game, players=contest.players)
    facts = catalogue.text("arena-facts", seed=str(contest.seed), ms=str(contest.ms))
    pictures = [picture(cell, 1 / contest.players, catalogue) for cell in found.cells]
    return whole(title, facts, [cross(found, catalogue), ratings(found.bots, catalogue), *pictures], catalogue)


@dataclass(frozen=True)
class Chapter:
    """One tournament of several on a page: its tables, the pairings to draw and the share that would be fair."""

    tables: list[Grid]
    cells: list[Cell]
    fair: float


def joined(chapters: Iterable[Chapter]) -> list[Chapter]:
    """Those one after the other with a table of the same name become one: one bot against several, in a tournament each."""
    found: list[Chapter] = []
    for chapter in chapters:
        before, table = found[-1] if found else None, chapter.tables[0]
        last = before.tables[-1] if before else None
        if before and last and (last.title, last.head) == (table.title, table.head):
            whole = Grid(table.title, table.head, [*last.rows, *table.rows])
            tables = [*before.tables[:-1], whole, *chapter.tables[1:]]
            found[-1] = Chapter(tables, [*before.cells, *chapter.cells], chapter.fair)
        else:
            found.append(chapter)
    return found


def ladder_page(chapters: Sequence[Chapter], seed: int, ms: int, catalogue: Catalogue) -> str:
    parts: list[str] = []
    for chapter in chapters:
        parts += [html(table) for table in chapter.tables]
        parts += [picture(cell, chapter.fair, catalogue) for cell in chapter.cells]
    return whole(
        catalogue.text("arena-ladder-title"), catalogue.text("arena-facts", seed=str(seed), ms=str(ms)), parts, catalogue
    )


def whole(title: str, facts: str, parts: Sequence[str], catalogue: Catalogue) -> str:
    head = [
        f"<!doctype html><html lang='{catalogue.language}'><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width'>",
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>",
        f"<p>{escape(facts)}</p>",
    ]
    return "\n".join([*head, *parts])


def cross(found: Standing, catalogue: Catalogue) -> str:
    names = [row.name for row in found.bots]
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in names)
    rows = "".join(f"<tr><th scope='row'>{escape(a)}</th>{''.join(entry(found, a, b) for b in names)}</tr>" for a in names)
    return f"<h2>{escape(catalogue.text('arena-cross'))}</h2><table><tr><th></th>{head}</tr>{rows}</table>"


def entry(found: Standing, first: str, second: str) -> str:
    cell = cell_for(found, first, second)
    if cell is None:
        return "<td>–</td>"
    return f"<td>{cell.share:.1%}<br><small>{cell.low:.1%} – {cell.high:.1%}</small></td>"


def cell_for(found: Standing, first: str, second: str) -> Cell | None:
    """The pairing's cell; with two players also seen from the other side."""
    for cell in found.cells:
        if (cell.first, cell.second) == (first, second):
            return cell
        if found.contest.players == 2 and (cell.first, cell.second) == (second, first):
            return Cell(first, second, cell.games, 1 - cell.share, 1 - cell.high, 1 - cell.low, -cell.margin)
    return None


def ratings(bots: list[BotRow], catalogue: Catalogue) -> str:
    return html(rating_grid(bots, catalogue))


def rating_grid(bots: list[BotRow], catalogue: Catalogue) -> Grid:
    keys = ("bot", "rating", "games", "score", "margin", "ms", "slowest", "seats")
    head = [catalogue.text(f"arena-column-{key}") for key in keys]
    return Grid(catalogue.text("arena-ratings"), head, [row_texts(row) for row in bots])


def row_texts(row: BotRow) -> list[str]:
    rating = f"{row.rating:.1f} ± {2 * row.deviation:.1f}" if row.deviation else f"{row.rating:.0f}"
    seats = " · ".join(f"{share:.0%}" for share in row.seats)
    numbers = [str(row.games), f"{row.score:.1f}", f"{row.margin:+.1f}", f"{row.ms:.1f}", f"{row.slowest:.0f}"]
    return [row.name, rating, *numbers, seats]


def picture(cell: Cell, fair: float, catalogue: Catalogue) -> str:
    """The share of wins with its interval, against the fair share."""
    label = catalogue.text("arena-picture", first=cell.first, second=cell.second, games=cell.games)
    low, share, high, even = (BAR_WIDTH * value for value in (cell.low, cell.share, cell.high, fair))
    middle = BAR_HEIGHT / 2
    return (
        f"<figure><figcaption>{escape(label)}: {cell.share:.1%}</figcaption>"
        f"<svg role='img' aria-label='{escape(label)}' width='{BAR_WIDTH}' height='{BAR_HEIGHT}'>"
        f"<rect width='{BAR_WIDTH}' height='{BAR_HEIGHT}' fill='#8884'/>"
        f"<rect width='{share:.1f}' height='{BAR_HEIGHT}' fill='#c98a1b'/>"
        f"<path d='M{even:.1f} 0V{BAR_HEIGHT}' stroke='currentColor' stroke-dasharray='3'/>"
        f"<path d='M{low:.1f} {middle}H{high:.1f}' stroke='currentColor' stroke-width='2'/></svg></figure>"
    )
