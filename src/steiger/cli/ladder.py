"""`steiger ladder`: the published table of bots, played again or gone on with."""

from __future__ import annotations

import argparse
from math import ceil
from pathlib import Path

from steiger import bots
from steiger.arena.grid import markdown
from steiger.arena.ladder import REPORT_SEED, chapter, contests, inserted, key, sweeps
from steiger.arena.ledger import load
from steiger.arena.page import Chapter, joined, ladder_page
from steiger.arena.standing import standing
from steiger.arena.tournament import Contest, Match
from steiger.cli import numbers
from steiger.cli.files import write_text
from steiger.cli.output import add_json_option, print_json
from steiger.cli.parser import Commands
from steiger.cli.tournament import MOST_GAMES, left_to_play, play_and_save
from steiger.core.errors import BadRequest, Reason
from steiger.core.registry import find_game, game_names
from steiger.locale import Catalogue

Ladder = list[tuple[Contest, list[Match]]]


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "ladder", help=catalogue.text("arena-ladder-help"), description=catalogue.text("arena-ladder-about")
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help=catalogue.text("cli-game-help"))
    parser.add_argument("--players", metavar="N", help=catalogue.text("arena-ladder-players-help"))
    parser.add_argument("--bot", metavar="BOT", help=catalogue.text("arena-ladder-bot-help"))
    parser.add_argument("--games", default="400", metavar="N", help=catalogue.text("arena-ladder-games-help"))
    parser.add_argument("--ms", default=str(bots.DEFAULT_MS), metavar="MS", help=catalogue.text("cli-ms-help"))
    parser.add_argument("--processes", metavar="P", help=catalogue.text("cli-processes-help"))
    parser.add_argument("--keep", metavar="FOLDER", help=catalogue.text("arena-ladder-keep-help"))
    parser.add_argument("--out", metavar="FILE", help=catalogue.text("arena-ladder-out-help"))
    parser.add_argument("--html", metavar="FILE", help=catalogue.text("arena-html-help"))
    add_json_option(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = game_names() if args.game is None else [find_game(args.game).name]
    games, ms = numbers.whole_number("--games", args.games, 0, MOST_GAMES), numbers.milliseconds(args.ms)
    processes = numbers.processes(args.processes)
    folder = None if args.keep is None else made(Path(args.keep))
    for name in names if args.bot else []:
        bots.check(bots.allow(args.bot), name)
    found = [pair for name in names for pair in contests(name, ms, args.bot)]
    rounds = [(contest, part) for contest, part in found if wanted(contest, args.players)]
    ladder = [(contest, kept(contest, folder)) for contest, _ in rounds]
    publish(ladder, args)  # what cannot be written is better known now
    for enough in sweeps(games):
        for (contest, part), (_, matches) in zip(rounds, ladder, strict=True):
            tasks = left_to_play(contest, matches, 0, contest.blocks(ceil(enough * part)), sprt=False)
            play_and_save(contest, tasks, matches, processes, ledger(contest, folder), args.catalogue)
            publish(ladder, args)
    if args.json:
        print_json({"contests": [standing(contest, matches).to_json() for contest, matches in ladder if matches]})
    else:
        print(text_of(ladder, args.catalogue))
    return 0


def wanted(contest: Contest, players: str | None) -> bool:
    game = find_game(contest.game)
    return players is None or contest.players == numbers.whole_number("--players", players, game.least_players, game.most_players)


def made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(folder), detail=error.strerror or str(error))) from None
    return folder


def ledger(contest: Contest, folder: Path | None) -> Path | None:
    return None if folder is None else folder / f"{key(contest)}.json"


def kept(contest: Contest, folder: Path | None) -> list[Match]:
    """Return the games of earlier runs."""
    path = ledger(contest, folder)
    return load(path, contest) if path is not None and path.exists() else []


def publish(ladder: Ladder, args: argparse.Namespace) -> None:
    """Write the results so far to the requested files."""
    if args.out is not None:
        out = Path(args.out)
        write_text(out, inserted(present(out), text_of(ladder, args.catalogue)))
    if args.html is not None:
        ms = ladder[0][0].ms
        write_text(Path(args.html), ladder_page(chapters_of(ladder, args.catalogue), REPORT_SEED, ms, args.catalogue))


def present(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, ValueError) as error:
        raise BadRequest(Reason("cli-cannot-read", file=str(path), detail=str(error))) from None


def chapters_of(ladder: Ladder, catalogue: Catalogue) -> list[Chapter]:
    return joined(found for contest, matches in ladder if (found := chapter(contest, matches, catalogue)))


def text_of(ladder: Ladder, catalogue: Catalogue) -> str:
    return markdown(table for found in chapters_of(ladder, catalogue) for table in found.tables)
