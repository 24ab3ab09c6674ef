"""`steiger completion`: a script that lets a shell complete commands and options."""

from __future__ import annotations

import argparse

from steiger.cli.parser import Commands, Parser, commands_of, make_parser
from steiger.locale import Catalogue

SHELLS = ("bash", "zsh", "fish")


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    about = catalogue.text("cli-completion-about")
    parser = subparsers.add_parser("completion", help=catalogue.text("cli-completion-help"), description=about)
    parser.add_argument("shell", choices=SHELLS, help=catalogue.text("cli-completion-shell"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    commands = {name: options(parser) for name, parser in commands_of(make_parser(args.catalogue)).items()}
    print(fish(commands) if args.shell == "fish" else bash(commands, zsh=args.shell == "zsh"))
    return 0


def options(parser: Parser) -> list[str]:
    return sorted(option for option in parser._option_string_actions if option.startswith("--"))


def bash(commands: dict[str, list[str]], zsh: bool) -> str:
    """zsh understands bash's scripts after `bashcompinit`."""
    cases = [f"    {name}) words='{' '.join(found)}' ;;" for name, found in commands.items()]
    lines = [
        *(["autoload -U +X bashcompinit && bashcompinit"] if zsh else []),
        "_steiger() {",
        '  local words="" word="${COMP_WORDS[COMP_CWORD]}"',
        '  case "${COMP_WORDS[1]}" in',
        *cases,
        "  esac",
        f"  [ $COMP_CWORD -eq 1 ] && words='{' '.join([*commands, '--version', '--help', '--lang'])}'",
        '  COMPREPLY=($(compgen -W "$words" -- "$word") $([ $COMP_CWORD -gt 1 ] && compgen -f -- "$word"))',
        "}",
        "complete -F _steiger steiger",
    ]
    return "\n".join(lines)


def fish(commands: dict[str, list[str]]) -> str:
    first = f"complete -c steiger -n __fish_use_subcommand -f -a '{' '.join(commands)}'"
    rest = [
        f"complete -c steiger -n '__fish_seen_subcommand_from {name}' -l {option.removeprefix('--')}"
        for name, found in commands.items()
        for option in found
    ]
    return "\n".join([first, *rest])
