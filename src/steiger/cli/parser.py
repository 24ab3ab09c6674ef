"""The arguments of the `steiger` command. What the commands do is in their own modules."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

from steiger.cli.phrases import speak
from steiger.core.errors import BadRequest, Reason
from steiger.locale import LANGUAGES, Catalogue

COMMANDS = (
    *("play", "replay", "validate", "simulate", "components", "tournament", "ladder", "train", "hint", "engine"),
    *("serve", "verify", "backup", "bot"),
)

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]
else:
    Commands = argparse._SubParsersAction


class Parser(argparse.ArgumentParser):
    """argparse whose complaints are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        raise BadRequest(Reason("cli-usage", message=message, program=self.prog))


def make_parser(words: Catalogue, version: str) -> Parser:
    speak(words)
    parser = Parser(prog="steiger", description=words.text("cli-about"), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"steiger {version}", help=words.text("cli-args-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.text("cli-lang-help"))
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    for name in COMMANDS:
        import_module(f"steiger.cli.{name}").add_parser(subparsers, words)
    for command in subparsers.choices.values():
        command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words.text("cli-lang-help"))
    return parser


def parse(parser: Parser, arguments: Sequence[str], words: Catalogue) -> argparse.Namespace:
    args = parser.parse_args(arguments)
    args.words = words
    return args
