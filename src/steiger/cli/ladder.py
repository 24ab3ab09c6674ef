"""`steiger ladder`: the published table of bots, played again."""

from __future__ import annotations

import argparse
from pathlib import Path

from steiger import bots
from steiger.arena.ladder import chapter, contests
from steiger.arena.processes import cores
from steiger.arena.standing import standing
from steiger.arena.tournament import Contest, Match, play_tasks, tasks_of
from steiger.cli.files import write_text
from steiger.cli.parser import Commands
from steiger.cli.progress import progress
from steiger.cli.speech import whole_number
from steiger.core.registry import find_game, game_names
from steiger.locale import Catalogue

MOST_GAMES = 1_000_000
MOST_PROCESSES = 1024
MOST_MS = 600_000


def add_parser(subparsers: Commands, words: Catalogue) -> None:
    parser = subparsers.add_parser("ladder", help=words.text("arena-ladder-help"), description=words.text("arena-ladder-about"))
    parser.add_argument("game", metavar="GAME", nargs="?", help=words.text("cli-game-help"))
    parser.add_argument("--games", default="400", metavar="N", help=words.text("arena-games-help"))
    parser.add_argument("--ms", default=str(bots.DEFAULT_MS), metavar="MS", help=words.text("cli-ms-help"))
    parser.add_argument("--processes", metavar="P", help=words.text("cli-processes-help"))
    parser.add_argument("--out", metavar="FILE", help=words.text("arena-ladder-out-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = game_names() if args.game is None else [find_game(args.game).name]
    games, ms = whole_number(args.games, 1, MOST_GAMES), whole_number(args.ms, 0, MOST_MS)
    processes = cores() if args.processes is None else whole_number(args.processes, 1, MOST_PROCESSES)
    chapters: list[str] = []
    for contest in (contest for name in names for contest in contests(name, ms)):
        chapters.append(chapter(standing(contest, matches_of(contest, games, processes, args.words)), games))
        if args.out is not None:
            write_text(Path(args.out), "\n".join(chapters))
        print(chapters[-1], flush=True)
    return 0


def matches_of(contest: Contest, games: int, processes: int, words: Catalogue) -> list[Match]:
    tasks = tasks_of(contest, 0, contest.blocks(games))
    blocks = progress(play_tasks(contest, tasks, processes), len(tasks), words.text("cli-simulate-doing"))
    return [match for block in blocks for match in block]
