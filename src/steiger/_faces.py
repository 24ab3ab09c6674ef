"""English sentences and drawn boards for the Python prompt and for notebooks. They are loaded when first needed."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import TYPE_CHECKING

from steiger.core.faces import faces, plain_sentence

if TYPE_CHECKING:
    from rich.console import Console

    from steiger.core.table import Table

WIDTH = 100  # of a board


def sentence(key: str, arguments: Mapping[str, object]) -> str:
    from steiger.locale import ENGLISH, catalogue

    english = catalogue(ENGLISH)
    return english.text(key, **arguments) if english.has(key) else plain_sentence(key, arguments)


def text(table: Table, seat: int | None) -> str:
    return drawn(table, seat).export_text()


def html(table: Table, seat: int | None) -> str:
    page = "<pre style='line-height: 1.2'>{code}</pre>"
    return drawn(table, seat).export_html(inline_styles=True, code_format=page)


def drawn(table: Table, seat: int | None) -> Console:
    """Return a console that has recorded the board."""
    from rich.console import Console

    from steiger.locale import ENGLISH, catalogue

    console = Console(file=StringIO(), record=True, width=WIDTH, color_system="truecolor", highlight=False, emoji=False)
    names = [str(player["name"]) for player in table.players]
    console.print(table.game.draw(table.view(seat), names, catalogue(ENGLISH)))
    return console


def install() -> None:
    faces.sentence, faces.text, faces.html = sentence, text, html
