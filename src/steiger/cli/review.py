"""`steiger review`: judge a finished game for one seat, turn by turn."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from steiger.cli import numbers
from steiger.cli.files import read_record, write_text
from steiger.cli.output import add_json_option
from steiger.cli.parser import Commands
from steiger.cli.render import make_console
from steiger.cli.speech import clean
from steiger.locale import Catalogue

if TYPE_CHECKING:
    from rich.console import Console

    from steiger.review.data import Review, TurnReview
    from steiger.review.reviewing import Reviewing
    from steiger.review.wording import Wording

MOST_DEALS = 20_000
LONGEST = 900


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser("review", help=catalogue.text("review-help"), description=catalogue.text("review-about"))
    parser.add_argument("file", metavar="FILE", help=catalogue.text("cli-record-file-help"))
    parser.add_argument("--seat", default="0", metavar="K", help=catalogue.text("review-seat-help"))
    parser.add_argument("--deals", metavar="N", help=catalogue.text("review-deals-help"))
    parser.add_argument("--ply", metavar="P", help=catalogue.text("review-ply-help"))
    parser.add_argument("--seed", default="0", metavar="S", help=catalogue.text("cli-seed-help"))
    parser.add_argument("--all", action="store_true", help=catalogue.text("review-all-help"))
    parser.add_argument("--html", metavar="FILE", help=catalogue.text("review-html-help"))
    add_json_option(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from steiger.review import cache
    from steiger.review.page import page
    from steiger.review.reviewing import Reviewing
    from steiger.review.wording import Wording

    record = read_record(Path(args.file))
    seat = numbers.whole_number("--seat", args.seat, 0, len(record.players) - 1)
    deals = None if args.deals is None else numbers.whole_number("--deals", args.deals, 0, MOST_DEALS)
    reviewing = Reviewing(record, seat, deals, numbers.seed(args.seed))
    if args.ply is not None:
        return deeper(args, reviewing)
    review = cache.find(reviewing.key)
    if review is None:
        review = watched(reviewing, args.catalogue)
        cache.keep(review)
    wording = Wording(review, args.catalogue)
    if args.html is not None:
        write_text(Path(args.html), page(wording))
    if args.json:
        sys.stdout.write(cache.encode(review).decode() + "\n")
    elif args.html is None:
        show(make_console(), wording, args.all)
    return 0


def deeper(args: argparse.Namespace, reviewing: Reviewing) -> int:
    """Judge a single turn."""
    import msgspec

    from steiger.review.wording import Wording

    ply = numbers.whole_number("--ply", args.ply, 0, reviewing.table.ply)
    turn = reviewing.turn(ply, reviewing.deals)
    if args.json:
        sys.stdout.write(msgspec.json.encode(turn).decode() + "\n")
    else:
        show_turn(make_console(), Wording(reviewing.empty(), args.catalogue), turn)
    return 0


def watched(reviewing: Reviewing, catalogue: Catalogue) -> Review:
    """Review while a line on standard error, where that is a terminal, says how far it is."""
    if not sys.stderr.isatty():
        return reviewing.run()

    def watch(done: int, whole: int) -> None:
        end = "\n" if done == whole else ""
        print("\r" + catalogue.text("review-progress", done=done, whole=whole), end=end, file=sys.stderr, flush=True)

    return reviewing.run(watch)


def show(console: Console, wording: Wording, every: bool) -> None:
    text = wording.catalogue.text
    player = clean(wording.review.players[wording.review.seat], 40)
    console.print(text("review-title", game=text(f"{wording.review.game}-name"), player=player), markup=False, style="bold")
    for line in wording.result():
        console.print(clean(line), markup=False)
    chosen = wording.review.turns if every else wording.mistakes()
    if wording.review.turns and not chosen:
        console.print(text("review-no-mistakes"), markup=False)
    for turn in chosen:
        show_turn(console, wording, turn)
    show_parts(console, wording)


def show_turn(console: Console, wording: Wording, turn: TurnReview) -> None:
    text = wording.catalogue.text
    best, played = turn.candidates[turn.best], turn.candidates[turn.played]
    console.print()
    console.print(f"{turn.ply}. {wording.phase(turn.phase)} · {wording.kind(turn.kind)} · {wording.band(turn)}", markup=False)
    lines = [text("review-played", turn=wording.turn(played.actions), promise=wording.promise(played))]
    if turn.best != turn.played:
        lines.append(text("review-best", turn=wording.turn(best.actions), promise=wording.promise(best)))
        lines.append(wording.loss(turn))
        lines += [f"· {wording.why(why)}" for why in turn.reasons]
    for line in lines:
        console.print("   " + clean(line, LONGEST), markup=False)


def show_parts(console: Console, wording: Wording) -> None:
    summary = wording.review.summary
    if not wording.review.turns:
        return
    console.print()
    for part, name in [*((part, wording.phase) for part in summary.phases), *((part, wording.kind) for part in summary.kinds)]:
        numbers = {"name": name(part.name), "loss": f"{100 * part.loss:.1f} %", "decisions": part.decisions}
        console.print(wording.catalogue.text("review-part", **numbers), markup=False)
