"""`steiger simulate`: many games of bots, and what they say."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

from steiger import bots
from steiger.arena.rows import check_target, write_rows
from steiger.arena.simulate import Plan, Played, simulate
from steiger.arena.summary import Summary, summarize
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
    table = None if args.table is None else Path(args.table)
    if table is not None:
        check_target(table)
    summary, played = measure(plan, games, processes, args.catalogue)
    if table is not None:
        write_rows(table, played)
    if args.json:
        print_json({"game": plan.game, "seed": plan.seed, "options": dict(plan.options)} | summary.to_json())
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
        out=None if args.out is None else folder(Path(args.out)),
    )


def folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(path), detail=error.strerror or str(error))) from None
    return path


def measure(plan: Plan, games: int, processes: int, catalogue: Catalogue) -> tuple[Summary, list[Played]]:
    began = perf_counter()
    chunks = progress(simulate(plan, games, processes), games, catalogue.text("cli-simulate-doing"), weigh=True)
    try:
        played = [game for chunk in chunks for game in chunk]
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(plan.out), detail=str(error))) from None
    return summarize(played, plan.players, perf_counter() - began), played


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
