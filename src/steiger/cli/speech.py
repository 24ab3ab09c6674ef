"""Which language the command line speaks, and how text goes safely to a terminal. The sentences are in the locale files."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from steiger.core.errors import Reason
from steiger.core.table import Table
from steiger.core.vocabulary import HIDDEN
from steiger.locale import LANGUAGES, Catalogue, catalogue

LONGEST = 400  # a message is one line; what a file or a client sends may be a megabyte


def wanted_language(arguments: Sequence[str]) -> str:
    """The language of --lang, before the arguments are parsed: the parser's own help is in it too."""
    for flag, value in zip(arguments, [*arguments, ""][1:], strict=True):
        given = value if flag == "--lang" else flag.removeprefix("--lang=")
        if flag.startswith("--lang") and given in LANGUAGES:
            return given
    return language_of_environment()


def language_of_environment() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def catalogue_for(arguments: Sequence[str]) -> Catalogue:
    return catalogue(wanted_language(arguments))


def clean(text: str, longest: int = LONGEST) -> str:
    """One line without control characters: names and files of strangers must not steer the terminal."""
    shown = "".join(c if c.isprintable() else " " if c.isspace() else "�" for c in text)
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def complain(catalogue: Catalogue, reason: Reason) -> None:
    print(f"steiger: {clean(catalogue.say(reason))}", file=sys.stderr)


def names_of(table: Table) -> list[str]:
    return [clean(player["name"], 40).strip() or f"{seat + 1}" for seat, player in enumerate(table.players)]


def deed(table: Table, catalogue: Catalogue, logged: str) -> str:
    """The sentence for one line of a table's log."""
    verb, arguments = table.game.vocabulary.log_arguments(logged)
    hidden = logged.endswith(f" {HIDDEN}")
    return catalogue.text(f"{table.game.name}-log-{verb}{'-hidden' if hidden else ''}", **arguments)
