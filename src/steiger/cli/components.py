"""`steiger components`: every number of a game's box with the mark of its origin; corrections come from a TOML file."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Sequence
from pathlib import Path

from steiger.cli.output import print_json
from steiger.cli.parser import Commands
from steiger.core.errors import BadRequest, Reason
from steiger.core.game import Component, Game
from steiger.core.jsontypes import Json
from steiger.core.registry import find_game
from steiger.locale import Catalogue

STYLES = {"text": "", "public": "green", "inferred": "yellow", "chosen": "magenta", "owner": "bold cyan"}


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "components", help=catalogue.text("components-help"), description=catalogue.text("components-about")
    )
    parser.add_argument("game", metavar="GAME", help=catalogue.text("components-game-help"))
    parser.add_argument("--json", action="store_true", help=catalogue.text("components-json-help"))
    parser.add_argument("--rules", type=int, metavar="N", help=catalogue.text("components-rules-help"))
    add_components_option(parser, catalogue)
    parser.set_defaults(run=run)


def add_components_option(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """`--components FILE` (or the name of an edition), for every command that begins a game."""
    parser.add_argument("--components", type=Path, metavar="FILE|EDITION", help=catalogue.text("components-file-help"))


def run(args: argparse.Namespace) -> int:
    found = find_game(args.game)
    game = with_file(found.under(found.check_rules(found.rules if args.rules is None else args.rules)), args.components)
    rows = game.components()
    if args.json:
        print_json({"game": game.name, "rules": game.rules, "components": [vars(row) for row in rows]})
    else:
        show(rows, args.catalogue)
    return 0


def with_file(game: Game, path: Path | None) -> Game:
    """The game with the corrections of a file or of one of its editions; the game itself without one."""
    if path is None:
        return game
    editions = {edition.name: edition.components for edition in game.editions()}
    if str(path) in editions:
        return game.with_components(editions[str(path)])
    if editions and not path.exists():
        known = ", ".join(editions)
        raise BadRequest(Reason("components-not-found", given=str(path), game=game.name, editions=known))
    return game.with_components(read(path))


def read(path: Path) -> Json:
    """TOML, or JSON as the browser writes it: that begins with a brace, which no TOML does."""
    try:
        text = path.read_bytes().decode("utf-8")
        return json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except OSError as error:
        raise BadRequest(Reason("components-cannot-read", file=str(path), detail=error.strerror or str(error))) from None
    except ValueError as error:
        raise BadRequest(Reason("components-not-toml", file=str(path), detail=str(error))) from None


def show(rows: Sequence[Component], catalogue: Catalogue) -> None:
    from rich.console import Console
    from rich.table import Table

    if not rows:
        print(catalogue.text("components-empty"))
        return
    table = Table(*(catalogue.text(f"components-{column}") for column in ("section", "name", "value", "mark")), pad_edge=False)
    for i, row in enumerate(rows):
        section = row.section if i == 0 or rows[i - 1].section != row.section else ""
        table.add_row(section, row.name, str(row.value), catalogue.text(f"components-mark-{row.mark}"), style=STYLES[row.mark])
    Console(highlight=False, markup=False, emoji=False).print(table)
