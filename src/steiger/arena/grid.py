"""A table, whatever it will be written in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True)
class Grid:
    title: str
    head: list[str]
    rows: list[list[str]]


def markdown(found: Iterable[Grid]) -> str:
    return "\n".join(f"### {grid.title}\n\n{lines_of(grid)}\n" for grid in found)


def lines_of(grid: Grid) -> str:
    lines = [grid.head, ["---"] * len(grid.head), *grid.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def html(grid: Grid) -> str:
    head = "".join(f"<th scope='col'>{escape(text)}</th>" for text in grid.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in grid.rows)
    return f"<h2>{escape(grid.title)}</h2><table><tr>{head}</tr>{rows}</table>"
