"""`steiger replay`: step through a record, or print the position it leads to."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from steiger.cli import numbers
from steiger.cli.files import read_record
from steiger.cli.output import print_json
from steiger.cli.parser import Commands
from steiger.cli.render import make_console, show_board, show_result
from steiger.cli.speech import clean, deed, names_of
from steiger.core import view
from steiger.core.errors import BadRequest, ClientError, Reason
from steiger.core.jsontypes import Json
from steiger.core.record import Record
from steiger.core.table import Table
from steiger.locale import Catalogue

if TYPE_CHECKING:
    from rich.console import Console


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "replay", help=catalogue.text("cli-replay-help"), description=catalogue.text("cli-replay-about")
    )
    parser.add_argument("file", metavar="FILE", help=catalogue.text("cli-record-file-help"))
    parser.add_argument("--to", metavar="N", help=catalogue.text("cli-replay-to-help"))
    parser.add_argument("--seat", metavar="N", help=catalogue.text("cli-replay-seat-help"))
    parser.add_argument("--json", action="store_true", help=catalogue.text("cli-json-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = read_record(Path(args.file))
    last = len(record.actions)
    to = None if args.to is None else numbers.whole_number("--to", args.to, 0, last)
    seat = None if args.seat is None else numbers.whole_number("--seat", args.seat, 0, len(record.players) - 1)
    table = Table.replay(record, to)
    if args.json:
        print_json(as_json(table, seat))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(record, 0 if to is None else to, seat, args.catalogue)
    else:
        show(make_console(), table, last, seat, args.catalogue)
    return 0


def as_json(table: Table, seat: int | None) -> Json:
    """Return the table's position: the whole of it, or the view of a seat."""
    position: dict[str, Json] = {"state": table.game.describe(table.state)}
    if seat is not None:
        position = {"seat": seat, "view": view.as_json(table.view(seat))}
    return {"game": table.game.name, "ply": table.ply, "player": table.to_move(), **position, "result": table.result()}


def show(console: Console, table: Table, last: int, seat: int | None, catalogue: Catalogue) -> None:
    show_board(console, table, seat, catalogue)
    console.print(catalogue.text("cli-replay-place", ply=table.ply, last=last))
    if table.actions:
        mover, logged = table.log(seat)[-1]
        console.print(catalogue.text("cli-log-line", name=names_of(table)[mover], deed=deed(table, catalogue, logged)))
    if table.to_move() is None:
        show_result(console, table, catalogue)


def step_through(record: Record, ply: int, seat: int | None, catalogue: Catalogue) -> None:
    console = make_console()
    last = len(record.actions)
    while True:
        console.clear()
        show(console, Table.replay(record, ply), last, seat, catalogue)
        goal = ask_where(console, ply, last, catalogue)
        if goal is None:
            return
        ply = goal


def ask_where(console: Console, ply: int, last: int, catalogue: Catalogue) -> int | None:
    """Ask for the ply to go to. None means to leave."""
    while True:
        try:
            given = input(catalogue.text("cli-replay-prompt")).strip()
            return goal_of(given, ply, last)
        except EOFError:
            return None
        except ClientError as error:
            console.print(clean(catalogue.say(error.reason)))


def goal_of(given: str, ply: int, last: int) -> int | None:
    if given in ("q", "quit"):
        return None
    if given in ("", "n"):
        return min(ply + 1, last)
    if given == "p":
        return max(ply - 1, 0)
    goal = numbers.number_in(given, 0, last)
    if goal is None:
        raise BadRequest(Reason("cli-replay-keys", given=given, last=str(last)))
    return goal
