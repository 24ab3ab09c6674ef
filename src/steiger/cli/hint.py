"""`steiger hint`: what a bot would do in a recorded position, and why."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from steiger import bots
from steiger.bots.advice import Advice
from steiger.cli import numbers
from steiger.cli.files import read_record
from steiger.cli.output import print_json
from steiger.cli.parser import Commands
from steiger.cli.render import make_console
from steiger.core.errors import BadRequest, Reason
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.locale import Catalogue

if TYPE_CHECKING:
    from rich.console import Console

MOST_TURNS = 20


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser("hint", help=catalogue.text("bots-hint-help"), description=catalogue.text("bots-hint-about"))
    parser.add_argument("file", metavar="FILE", help=catalogue.text("cli-record-file-help"))
    parser.add_argument("--to", metavar="N", help=catalogue.text("cli-replay-to-help"))
    parser.add_argument("--bot", metavar="BOT", help=catalogue.text("bots-hint-bot-help"))
    parser.add_argument("--ms", default="1000", metavar="MS", help=catalogue.text("cli-ms-help"))
    parser.add_argument("--turns", default="3", metavar="N", help=catalogue.text("bots-hint-turns-help"))
    parser.add_argument("--seed", default="0", metavar="S", help=catalogue.text("cli-seed-help"))
    parser.add_argument("--json", action="store_true", help=catalogue.text("cli-json-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = read_record(Path(args.file))
    to = None if args.to is None else numbers.whole_number("--to", args.to, 0, len(record.actions))
    table = Table.replay(record, to)
    if table.to_move() is None:
        raise BadRequest(Reason("bots-hint-over"))
    seed = numbers.seed(args.seed)
    name = bots.check(bots.allow(args.bot or adviser(table.game.name)), table.game.name)
    bot = bots.get(name, Rng(seed))
    ms, most = numbers.milliseconds(args.ms), numbers.whole_number("--turns", args.turns, 1, MOST_TURNS)
    advice = bots.explain(bot, table.state, Rng(seed), ms, most)
    if not advice:
        raise BadRequest(Reason("bots-hint-none", bot=name))
    if args.json:
        words = table.game.vocabulary.words
        print_json({"player": table.to_move(), "ply": table.ply, "turns": [one.to_json(words) for one in advice]})
    else:
        show(make_console(), table, advice, args.catalogue)
    return 0


def adviser(game: str) -> str:
    found = bots.adviser(game)
    if found is None:
        raise BadRequest(Reason("bots-no-adviser", game=game))
    return found


def promised(advice: Advice) -> dict[str, str]:
    return {
        "win": f"{advice.win:.0%}",
        "error": "?" if advice.error is None else f"{advice.error:.0%}",
        "score": f"{advice.score:.0f}",
        "rival": f"{advice.rival:.0f}",
    }


def show(console: Console, table: Table, advice: list[Advice], catalogue: Catalogue) -> None:
    for place, one in enumerate(advice, 1):
        line = "; ".join(table.game.vocabulary.words[action] for action in one.actions)
        promise = catalogue.text("bots-hint-promise", **promised(one))
        console.print(f"{place}. {line}", markup=False)
        console.print(f"   {promise}", markup=False)
        for why in one.reasons:
            part = catalogue.text(why.part)
            numbers = {"before": f"{why.before:.1f}", "after": f"{why.after:.1f}", "change": f"{why.change:+.1f}"}
            console.print("   " + catalogue.text("bots-hint-why", part=part, **numbers), markup=False)
