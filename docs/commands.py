"""The directive `steiger-commands`: the help of every command, taken from the command line itself."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from steiger.cli.parser import commands_of, make_parser
from steiger.locale import ENGLISH, catalogue

WIDTH = "100"


class Commands(Directive):
    def run(self) -> list[nodes.Node]:
        os.environ["COLUMNS"] = WIDTH  # argparse wraps its help to this width
        return [self.section(name, command) for name, command in commands(make_parser(catalogue(ENGLISH)), "steiger")]

    def section(self, name: str, command: argparse.ArgumentParser) -> nodes.section:
        section = nodes.section(ids=[nodes.make_id(name)], names=[name])
        section += nodes.title(text=name)
        text = command.format_help()
        section += nodes.literal_block(text, text, language="text")
        return section


def commands(parser: argparse.ArgumentParser, name: str) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Return every command and every command inside a command, with its whole name."""
    for word, command in commands_of(parser).items():
        inner = list(commands(command, f"{name} {word}"))
        yield from inner or [(f"{name} {word}", command)]


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("steiger-commands", Commands)
    for language in ("fluent", "mermaid"):  # shown as plain text
        app.add_lexer(language, TextLexer)
    return {"parallel_read_safe": True}
