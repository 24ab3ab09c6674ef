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

DEFAULT = ("serve", "--open")

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]
else:
    Commands = argparse._SubParsersAction


class Parser(argparse.ArgumentParser):
    """argparse whose complaints are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        raise BadRequest(Reason("cli-usage", message=message, program=self.prog))


class Version(argparse.Action):
    """Reports the version and ends. The report is only put together when it is asked for."""

    def __init__(self, *, words: Catalogue, **more: object) -> None:
        super().__init__(nargs=0, **more)  # type: ignore[arg-type]
        self.words = words

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from steiger.cli.version import report

        print(report(self.words))
        parser.exit()


def make_parser(words: Catalogue) -> Parser:
    speak(words)
    parser = Parser(prog="steiger", description=words.text("cli-about"), allow_abbrev=False)
    parser.add_argument("--version", action=Version, words=words, help=words.text("cli-args-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.text("cli-lang-help"))
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name in COMMANDS:
        import_module(f"steiger.cli.{name}").add_parser(subparsers, words)
    for command in subparsers.choices.values():
        command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words.text("cli-lang-help"))
    return parser


def parse(parser: Parser, arguments: Sequence[str], words: Catalogue) -> argparse.Namespace:
    """Without a command: serve, and open the page."""
    args = parser.parse_args(arguments)
    if args.command is None:
        args = parser.parse_args([*arguments, *DEFAULT])
    args.words = words
    return args
