"""Directives that take their text from the program itself.

`steiger-commands` is the help of every command, `steiger-rules GAME` the rules page of a game.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from docutils.statemachine import StringList
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from steiger.cli.parser import commands_of, make_parser
from steiger.core.registry import find_game
from steiger.locale import ENGLISH, catalogue, game_files

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


class Rules(Directive):
    """The sections of a game's rules page: a key `web-rules-GAME-NAME` for the title, `…-NAME-text` for the text."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        game = find_game(self.arguments[0]).name
        texts = catalogue(ENGLISH)
        source = "".join(path.read_text(encoding="utf-8") for path in game_files(game, ENGLISH))
        keys = re.findall(rf"^(web-rules-{game}-[a-z]+)-text", source, re.MULTILINE)
        return [self.section(key, texts.text(key), texts.text(f"{key}-text")) for key in keys]

    def section(self, key: str, title: str, text: str) -> nodes.section:
        section = nodes.section(ids=[nodes.make_id(key)], names=[nodes.fully_normalize_name(title)])
        section += nodes.title(text=title)
        self.state.nested_parse(StringList(text.splitlines()), self.content_offset, section)
        return section


def commands(parser: argparse.ArgumentParser, name: str) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Return every command and every command inside a command, with its whole name."""
    for word, command in commands_of(parser).items():
        inner = list(commands(command, f"{name} {word}"))
        yield from inner or [(f"{name} {word}", command)]


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("steiger-commands", Commands)
    app.add_directive("steiger-rules", Rules)
    for language in ("fluent", "mermaid"):  # shown as plain text
        app.add_lexer(language, TextLexer)
    return {"parallel_read_safe": True}
