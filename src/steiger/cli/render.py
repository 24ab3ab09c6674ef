"""Boards and tables on the console. What a board looks like is the game's own matter."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from steiger.cli.speech import names_of
from steiger.core.table import Table
from steiger.locale import Catalogue

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

LEAST_WIDTH, LEAST_HEIGHT = 100, 40  # boards are made for this size


def make_console(stderr: bool = False) -> Console:
    """A console as wide as the terminal; where there is none, as wide as boards need."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    wide = None if stream.isatty() or "COLUMNS" in os.environ else LEAST_WIDTH
    return Console(file=stream, width=wide, highlight=False, markup=False, emoji=False, soft_wrap=False)


def too_small(console: Console) -> bool:
    """Return whether a board may be cut off at the right or scroll out at the top."""
    return console.size.width < LEAST_WIDTH or console.size.height < LEAST_HEIGHT


def listed(verb: str, entries: Sequence[tuple[int, str]], width: int) -> list[Text]:
    """A verb and its numbered entries on as many lines as they need; none is broken in two."""
    from rich.text import Text

    lines = [Text(verb, style="bold")]
    for number, phrase in entries:
        entry = Text.assemble("  ", (f"{number})", "bold cyan"), f" {phrase}" if phrase else "")
        if len(lines[-1]) + len(entry) > width:
            lines.append(Text())
        lines[-1].append_text(entry)
    return lines


def show_board(console: Console, table: Table, seat: int | None, catalogue: Catalogue) -> None:
    console.print(table.game.draw(table.view(seat), names_of(table), catalogue))


def show_result(console: Console, table: Table, catalogue: Catalogue) -> None:
    """The final scores by source, and who has won."""
    from rich.table import Table as Grid

    grid = Grid(title=catalogue.text("cli-result-title"))
    grid.add_column(catalogue.text("cli-result-source"))
    for name in names_of(table):
        grid.add_column(name, justify="right", overflow="fold")
    sources = table.game.breakdown(table.state)
    for source in sources[0]:
        if any(points[source] for points in sources):
            grid.add_row(catalogue.text(f"{table.game.name}-source-{source}"), *(str(points[source]) for points in sources))
    grid.add_section()
    grid.add_row(catalogue.text("cli-result-total"), *(str(score) for score in table.state.scores()))
    console.print(grid)
    winners = [names_of(table)[seat] for seat in table.state.winners()]
    console.print(catalogue.text("cli-winners", count=len(winners), names=", ".join(winners)))
