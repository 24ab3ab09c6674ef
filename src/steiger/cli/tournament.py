"""`steiger tournament`: bots against each other, in every seat, and the table of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from steiger import bots
from steiger.arena.bot_game import parts_of
from steiger.arena.ledger import load, save
from steiger.arena.page import cell_for, page, row_texts
from steiger.arena.rating import settled, verdict
from steiger.arena.standing import Standing, block_means, standing
from steiger.arena.tournament import Contest, Match, Task, play_tasks, tasks_of
from steiger.cli import numbers
from steiger.cli.choices import names_in, options_of
from steiger.cli.components import add_components_option, with_file
from steiger.cli.output import print_json
from steiger.cli.parser import Commands
from steiger.cli.progress import progress
from steiger.cli.render import make_console
from steiger.cli.speech import clean
from steiger.core.errors import BadRequest, Reason
from steiger.core.registry import find_game
from steiger.locale import Catalogue

MOST_GAMES = 1_000_000
VERDICTS = {1: "stronger", 0: "open", -1: "weaker"}
SAVE_SECONDS = 15.0
ROUND_BLOCKS = 10  # the sequential test looks at the results every time this many blocks of each pairing are played


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "tournament", help=catalogue.text("arena-tournament-help"), description=catalogue.text("arena-tournament-about")
    )
    parser.add_argument("game", metavar="GAME", help=catalogue.text("cli-game-help"))
    parser.add_argument("--bots", required=True, metavar="BOT,BOT,…", help=catalogue.text("arena-bots-help"))
    parser.add_argument("--players", default="2", metavar="N", help=catalogue.text("arena-players-help"))
    parser.add_argument("--games", default="100", metavar="N", help=catalogue.text("arena-games-help"))
    parser.add_argument("--seed", default="1", metavar="S", help=catalogue.text("arena-seed-help"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=catalogue.text("cli-option-help"))
    add_components_option(parser, catalogue)
    parser.add_argument("--ms", default=str(bots.DEFAULT_MS), metavar="MS", help=catalogue.text("cli-ms-help"))
    parser.add_argument("--own-time", action="store_true", help=catalogue.text("arena-own-time-help"))
    parser.add_argument("--processes", metavar="P", help=catalogue.text("cli-processes-help"))
    parser.add_argument("--out", metavar="FILE", help=catalogue.text("arena-out-help"))
    parser.add_argument("--html", metavar="FILE", help=catalogue.text("arena-html-help"))
    parser.add_argument("--resume", action="store_true", help=catalogue.text("arena-resume-help"))
    parser.add_argument("--sprt", action="store_true", help=catalogue.text("arena-sprt-help"))
    parser.add_argument("--json", action="store_true", help=catalogue.text("cli-json-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    contest = contest_of(args)
    out = None if args.out is None else Path(args.out)
    if args.resume and out is None:
        raise BadRequest(Reason("arena-resume-what"))
    matches = load(out, contest) if args.resume and out is not None and out.exists() else []
    games = numbers.whole_number("--games", args.games, 1, MOST_GAMES)
    processes = numbers.processes(args.processes)
    if (whole := contest.blocks(games) * contest.players) != games:
        tell(args.catalogue, "arena-games-rounded", games=whole, given=games)
    compete(contest, matches, games, processes, out, args)
    found = standing(contest, matches)
    for match in matches:
        if match.fault:
            tell(args.catalogue, "arena-fault", bot=loser_of(match), index=match.index, place=match.place, fault=match.fault)
    if args.html is not None:
        write(Path(args.html), page(found, args.catalogue))
    if args.json:
        print_json({**found.to_json(), **({"verdicts": verdicts(contest, matches)} if args.sprt else {})})
    else:
        show(found, args.catalogue)
        for one in verdicts(contest, matches) if args.sprt else ():
            print(args.catalogue.text(f"arena-verdict-{one['verdict']}", first=one["first"], second=one["second"]))
    return 0


def tell(catalogue: Catalogue, key: str, **arguments: object) -> None:
    """A remark beside the result, on standard error."""
    print(clean(catalogue.text(key, **arguments)), file=sys.stderr)


def loser_of(match: Match) -> str:
    """The bot that forfeited: the only one without a share of the win."""
    return match.names[match.shares.index(0.0)]


def verdicts(contest: Contest, matches: Sequence[Match]) -> list[dict[str, str]]:
    """Return the verdict of the sequential test on each pairing."""
    found = [(pairing, verdict(block_means(pairing, matches), 1 / contest.players)) for pairing in contest.pairings()]
    return [{"first": first, "second": second, "verdict": VERDICTS[sign]} for (first, second), sign in found]


def contest_of(args: argparse.Namespace) -> Contest:
    game = with_file(find_game(args.game), args.components)
    names = tuple(names_in(args.bots))
    for name in names:
        check_label(name, game.name)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadRequest(Reason("arena-two-bots"))
    return Contest(
        game=game.name,
        bots=names,
        players=numbers.whole_number("--players", args.players, game.least_players, game.most_players),
        seed=numbers.seed(args.seed),
        options=options_of(game, args.option),
        ms=numbers.milliseconds(args.ms),
        own_time=args.own_time,
        components=game.changes(),
    )


def check_label(label: str, game: str) -> None:
    """Check that there are such a bot for this game and such a time."""
    name, own = parts_of(label)
    bots.check(bots.allow(name), game)
    if own is not None:
        numbers.milliseconds(own, label)


def compete(
    contest: Contest, matches: list[Match], games: int, processes: int, out: Path | None, args: argparse.Namespace
) -> None:
    """Play what is not played yet, adding to the matches; with the sequential test, pairings drop out when they are decided."""
    blocks = contest.blocks(games)
    size = ROUND_BLOCKS if args.sprt else blocks
    for first in range(0, blocks, size):
        tasks = left_to_play(contest, matches, first, min(first + size, blocks), args.sprt)
        play_and_save(contest, tasks, matches, processes, out, args.catalogue)


def left_to_play(contest: Contest, matches: Sequence[Match], first: int, last: int, sprt: bool) -> list[Task]:
    done = {(match.pairing, match.index) for match in matches}
    fair = 1 / contest.players
    over = {pairing for pairing in contest.pairings() if sprt and settled(block_means(pairing, matches), fair)}
    return [t for t in tasks_of(contest, first, last) if (t.pairing, t.index) not in done and t.pairing not in over]


def play_and_save(
    contest: Contest, tasks: list[Task], matches: list[Match], processes: int, out: Path | None, catalogue: Catalogue
) -> None:
    saved = perf_counter()
    try:
        for block in progress(play_tasks(contest, tasks, processes), len(tasks), catalogue.text("cli-simulate-doing")):
            matches += block
            if out is not None and perf_counter() - saved > SAVE_SECONDS:
                save(out, contest, matches)
                saved = perf_counter()
    finally:
        if out is not None:
            save(out, contest, matches)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(path), detail=error.strerror or str(error))) from None


def show(found: Standing, catalogue: Catalogue) -> None:
    from rich.table import Table as Grid

    names = [line.name for line in found.bots]
    cross = Grid(title=catalogue.text("arena-cross"))
    cross.add_column("")
    for name in names:
        cross.add_column(name, justify="right")
    for first in names:
        cross.add_row(first, *(entry(found, first, second) for second in names))
    ratings = Grid(title=catalogue.text("arena-ratings"))
    for key in ("bot", "rating", "games", "score", "margin", "ms", "slowest", "seats"):
        ratings.add_column(catalogue.text(f"arena-column-{key}"), justify="left" if key == "bot" else "right")
    for line in found.bots:
        ratings.add_row(*row_texts(line))
    console = make_console()
    console.print(cross)
    console.print(ratings)


def entry(found: Standing, first: str, second: str) -> str:
    cell = cell_for(found, first, second)
    return "–" if cell is None else f"{cell.share:.1%}\n{cell.low:.1%} – {cell.high:.1%}"
