"""How tables and errors look at a Python prompt.

Sentences and boards are made in rooms above core. The package installs them here when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from steiger.core.table import Table


def plain_sentence(key: str, arguments: Mapping[str, object]) -> str:
    return f"{key} {dict(arguments)}" if arguments else key


def plain_board(table: Table, seat: int | None) -> str:
    return repr(table)


class Faces:
    """The sentence for a reason, and the board as a seat or a spectator sees it."""

    sentence: Callable[[str, Mapping[str, object]], str]
    text: Callable[[Table, int | None], str]
    html: Callable[[Table, int | None], str]

    def __init__(self) -> None:
        self.sentence, self.text, self.html = plain_sentence, plain_board, plain_board


faces = Faces()
