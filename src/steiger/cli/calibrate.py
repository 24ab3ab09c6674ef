"""`steiger calibrate`: fit the curve that makes a shipped net's win shares hold, and measure it on further games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from steiger.cli import numbers
from steiger.cli.files import write_text
from steiger.cli.output import add_json_option, print_json
from steiger.cli.parser import Commands
from steiger.cli.progress import progress
from steiger.core.errors import BadRequest, Reason
from steiger.core.game import Game
from steiger.core.jsontypes import Json
from steiger.core.registry import find_game
from steiger.locale import Catalogue

if TYPE_CHECKING:
    from steiger.review.calibration import Bin
    from steiger.review.curve import Curve

MOST_GAMES = 100_000
DRAWN_TEXTS = ("review-plot-said", "review-plot-won", "review-plot-before", "review-plot-after")


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "calibrate", help=catalogue.text("review-calibrate-help"), description=catalogue.text("review-calibrate-about")
    )
    parser.add_argument("game", metavar="GAME", help=catalogue.text("cli-game-help"))
    parser.add_argument("--players", metavar="N", help=catalogue.text("review-calibrate-players-help"))
    parser.add_argument("--games", default="2000", metavar="N", help=catalogue.text("review-calibrate-games-help"))
    parser.add_argument("--held-out", default="1000", metavar="N", help=catalogue.text("review-calibrate-held-out-help"))
    parser.add_argument("--seed", default="1", metavar="S", help=catalogue.text("cli-seed-help"))
    parser.add_argument("--processes", metavar="P", help=catalogue.text("cli-processes-help"))
    parser.add_argument("--out", metavar="FOLDER", help=catalogue.text("review-calibrate-out-help"))
    parser.add_argument("--plot", metavar="FOLDER", help=catalogue.text("review-calibrate-plot-help"))
    add_json_option(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from steiger.bots.minds import net_spec_of

    game = find_game(args.game)
    if net_spec_of(game.name) is None:
        raise BadRequest(Reason("review-no-net", game=game.name))
    for players in players_of(args, game):
        report(args, game, players)
    return 0


def players_of(args: argparse.Namespace, game: Game) -> list[int]:
    """The number of players that was asked for, or all for which the game ships a net."""
    from steiger.review.curve import net_file

    if args.players is not None:
        return [numbers.whole_number("--players", args.players, game.least_players, game.most_players)]
    known = range(game.least_players, game.most_players + 1)
    return [players for players in known if net_file(game.name, players).exists()]


def report(args: argparse.Namespace, game: Game, players: int) -> None:
    from steiger.review import calibration
    from steiger.review.curve import uncalibrated

    catalogue: Catalogue = args.catalogue
    fitted = numbers.whole_number("--games", args.games, 10, MOST_GAMES)
    held_out = numbers.whole_number("--held-out", args.held_out, 1, MOST_GAMES)
    seed = numbers.seed(args.seed)
    played = calibration.games(game.name, players, seed, fitted + held_out, numbers.processes(args.processes))
    doing = catalogue.text("review-calibrate-doing", game=game.name, players=players)
    found = list(progress(played, fitted + held_out, doing))
    curve = calibration.calibrate(game.name, players, found[:fitted], found[fitted:], seed)
    before = calibration.bins_of(uncalibrated(curve.net, players), found[fitted:])
    if args.plot is not None:
        draw(Path(args.plot), game.name, players, catalogue, before, calibration.bins_of(curve, found[fitted:]))
    save(args, game.name, players, curve)
    error = round(calibration.error_of(before), 5)
    facts: dict[str, Json] = {"game": game.name, "players": players, "before": error, "after": curve.error}
    if args.json:
        print_json(facts | {"games": fitted, "held_out": held_out, "net": curve.net})
    else:
        shown = {"before": f"{error:.1%}", "after": f"{curve.error:.1%}", "held": held_out}
        print(catalogue.text("review-calibrate-line", game=game.name, players=players, **shown))


def save(args: argparse.Namespace, game: str, players: int, curve: Curve) -> None:
    import msgspec

    from steiger.review.curve import curve_file

    path = curve_file(game, players)
    target = path if args.out is None else Path(args.out) / path.name
    write_text(target, msgspec.json.format(msgspec.json.encode(curve).decode(), indent=0) + "\n")


def draw(folder: Path, game: str, players: int, catalogue: Catalogue, before: list[Bin], after: list[Bin]) -> None:
    from steiger.review.plot import drawing

    said, won, raw, fitted = (catalogue.text(key) for key in DRAWN_TEXTS)
    title = catalogue.text("review-plot-title", game=catalogue.text(f"{game}-name"), players=players)
    write_text(folder / f"calibration-{game}-{players}.svg", drawing(title, (said, won, raw, fitted), before, after))
