"""`steiger simulate`: play many games of bots and print their scores and wins."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from time import perf_counter

from steiger import bots
from steiger.arena.results import RecordFolder, Results, RowTable
from steiger.arena.simulate import Plan, simulate
from steiger.arena.summary import Summary, Tally
from steiger.cli import numbers
from steiger.cli.choices import options_of, players_of
from steiger.cli.components import add_components_option, with_file
from steiger.cli.output import print_json
from steiger.cli.parser import Commands
from steiger.cli.progress import progress
from steiger.cli.render import make_console
from steiger.core.errors import BadRequest, Reason
from steiger.core.registry import find_game
from steiger.locale import Catalogue

MOST_GAMES = 10_000_000  # file names of records have seven digits


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "simulate", help=catalogue.text("cli-simulate-help"), description=catalogue.text("cli-simulate-about")
    )
    parser.add_argument("game", metavar="GAME", help=catalogue.text("cli-game-help"))
    parser.add_argument("--players", required=True, metavar="BOT,BOT,…", help=catalogue.text("cli-bots-help"))
    parser.add_argument("--games", default="1000", metavar="N", help=catalogue.text("cli-games-help"))
    parser.add_argument("--seed", default="0", metavar="S", help=catalogue.text("cli-simulate-seed-help"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=catalogue.text("cli-option-help"))
    add_components_option(parser, catalogue)
    parser.add_argument("--ms", default=str(bots.DEFAULT_MS), metavar="MS", help=catalogue.text("cli-ms-help"))
    parser.add_argument("--processes", metavar="P", help=catalogue.text("cli-processes-help"))
    parser.add_argument("--out", metavar="DIR", help=catalogue.text("cli-out-help"))
    parser.add_argument("--table", metavar="FILE", help=catalogue.text("cli-table-help"))
    parser.add_argument("--json", action="store_true", help=catalogue.text("cli-json-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    plan = plan_of(args)
    games = numbers.whole_number("--games", args.games, 1, MOST_GAMES)
    processes = numbers.processes(args.processes)
    with writing(args.out or args.table):
        summary = measure(plan, results_of(args, plan), range(games), processes, args.catalogue)
    if args.json:
        print_json({"game": plan.game, "seed": plan.seed, "options": plan.options, **summary.to_json()})
    else:
        show(summary, args.catalogue)
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    game = with_file(find_game(args.game), args.components)
    players = tuple(players_of(game, args.players, people=False))
    return Plan(
        game=game.name,
        players=players,
        seed=numbers.seed(args.seed),
        options=options_of(game, args.option),
        components=game.changes(),
        ms=numbers.milliseconds(args.ms),
        records=args.out is not None,
    )


def results_of(args: argparse.Namespace, plan: Plan) -> list[Results]:
    """Return where the games are kept, each with the games of an earlier run that was interrupted."""
    results: list[Results] = []
    if args.table is not None:
        results.append(RowTable(Path(args.table), plan))
    if args.out is not None:
        results.append(RecordFolder(Path(args.out), plan))
    return results


@contextmanager
def writing(where: object) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(where), detail=error.strerror or str(error))) from None


def measure(plan: Plan, results: list[Results], games: range, processes: int, catalogue: Catalogue) -> Summary:
    """Play the games that are missing in the results, and sum all of them up."""
    tally = Tally(plan.players)
    fullest = min(results, key=lambda kept: kept.games, default=None)
    for game in islice(fullest.earlier() if fullest else (), len(games)):
        tally.add(game)
    resumed = tally.games
    began = perf_counter()
    chunks = simulate(plan, games[resumed:], processes)
    try:
        for chunk in progress(chunks, len(games) - resumed, catalogue.text("cli-simulate-doing"), weigh=True):
            for kept in results:
                kept.add(chunk)
            for game in chunk:
                tally.add(game)
    except KeyboardInterrupt:
        if results:
            print(catalogue.text("cli-simulate-interrupted", games=tally.games), file=sys.stderr)
        raise
    for kept in results:
        kept.finish()
    return tally.summary(perf_counter() - began, resumed)


def show(summary: Summary, catalogue: Catalogue) -> None:
    from rich.table import Table as Grid

    grid = Grid()
    for key in ("seat", "player", "mean", "spread", "share", "interval"):
        grid.add_column(catalogue.text(f"cli-column-{key}"), justify="left" if key == "player" else "right")
    for row in summary.seats:
        interval = f"{row.low:.1%} – {row.high:.1%}"
        grid.add_row(str(row.seat), row.player, f"{row.mean:.2f}", f"{row.spread:.2f}", f"{row.share:.1%}", interval)
    console = make_console()
    console.print(grid)
    rate, decisions = f"{summary.rate:,.0f}", f"{summary.decisions:.1f}"
    seconds = f"{summary.seconds:.1f}"
    console.print(catalogue.text("cli-simulate-sum", games=summary.games, decisions=decisions, seconds=seconds, rate=rate))
