"""The arguments of the `steiger` command. What the commands do is in their own modules."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from steiger.cli.phrases import speak
from steiger.core.errors import BadRequest, Reason
from steiger.locale import LANGUAGES, Catalogue

COMMANDS = (
    *(
        "play",
        "replay",
        "validate",
        "simulate",
        "components",
        "tournament",
        "ladder",
        "train",
        "calibrate",
        "hint",
        "review",
        "engine",
    ),
    *("serve", "verify", "backup", "bot", "completion"),
)

DEFAULT = ("serve", "--open")

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]
else:
    Commands = argparse._SubParsersAction


class Parser(argparse.ArgumentParser):
    """argparse whose complaints are one line, like all others."""

    catalogue: Catalogue  # set on the parser of the whole command

    def error(self, message: str) -> NoReturn:
        raise BadRequest(Reason("cli-usage", message=message, program=self.prog))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Name the option or command that was probably meant."""
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            command = commands_of(self).get(getattr(found, "command", None) or "", self)
            known = [option for option in command._option_string_actions if option.startswith("--")]
            self.error(self.catalogue.text("cli-args-unknown", given=" ".join(unknown)) + self.meant(unknown[0], known))
        return found

    def meant(self, given: str, known: Sequence[str]) -> str:
        close = get_close_matches(given.partition("=")[0], known, n=1)
        return f" {self.catalogue.text('cli-did-you-mean', word=close[0])}" if close else ""


def commands_of(parser: argparse.ArgumentParser) -> dict[str, Parser]:
    """The commands by name."""
    groups = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(groups[0].choices) if groups else {}


class Version(argparse.Action):
    """Reports the version and ends. The report is only put together when it is asked for."""

    def __init__(self, *, catalogue: Catalogue, **more: object) -> None:
        super().__init__(nargs=0, **more)  # type: ignore[arg-type]
        self.catalogue = catalogue

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from steiger.cli.version import report

        print(report(self.catalogue))
        parser.exit()


def make_parser(catalogue: Catalogue) -> Parser:
    speak(catalogue)
    parser = Parser(prog="steiger", description=catalogue.text("cli-about"), allow_abbrev=False)
    parser.catalogue = catalogue
    parser.add_argument("--version", action=Version, catalogue=catalogue, help=catalogue.text("cli-args-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=catalogue.text("cli-lang-help"))
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name in COMMANDS:
        import_module(f"steiger.cli.{name}").add_parser(subparsers, catalogue)
    for command in (inner for outer in subparsers.choices.values() for inner in (outer, *commands_of(outer).values())):
        command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=catalogue.text("cli-lang-help"))
    return parser


def parse(parser: Parser, arguments: Sequence[str], catalogue: Catalogue) -> argparse.Namespace:
    """Without a command: serve, and open the page. `help COMMAND` is `COMMAND --help`."""
    if arguments and arguments[0] == "help":
        arguments = [*arguments[1:], "--help"]
    check_command(parser, arguments)
    args: argparse.Namespace = parser.parse_args(arguments)
    if args.command is None:
        args = parser.parse_args([*arguments, *DEFAULT])
    args.catalogue = catalogue
    return args


def check_command(parser: Parser, arguments: Sequence[str]) -> None:
    """A mistyped command is answered with the one that was probably meant."""
    given = arguments[0] if arguments else ""
    known = commands_of(parser)
    if given and not given.startswith("-") and given not in known:
        choices = parser.catalogue.text("cli-args-choice", value=f"“{given}”", choices=", ".join(known))
        parser.error(choices + parser.meant(given, list(known)))
