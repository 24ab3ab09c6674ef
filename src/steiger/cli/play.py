"""`steiger play`: a game in the terminal, for any number of people and bots."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from steiger import bots
from steiger.arena.seeds import split_mix
from steiger.cli import numbers
from steiger.cli.choices import HUMAN, options_of, players_of
from steiger.cli.components import add_components_option, with_file
from steiger.cli.files import read_record
from steiger.cli.parser import Commands
from steiger.cli.render import make_console
from steiger.cli.session import Session
from steiger.core.errors import BadRequest, Reason
from steiger.core.game import Game
from steiger.core.record import Player
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.locale import Catalogue

OPPONENTS = ("medium", "random")  # the first that plays the game is the usual one
SEED_BITS = 53


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser("play", help=catalogue.text("cli-play-help"), description=catalogue.text("cli-play-about"))
    parser.add_argument("game", metavar="GAME", help=catalogue.text("cli-game-help"))
    parser.add_argument("--players", metavar="WHO,WHO,…", help=catalogue.text("cli-players-help"))
    parser.add_argument("--seed", metavar="S", help=catalogue.text("cli-seed-help"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=catalogue.text("cli-option-help"))
    add_components_option(parser, catalogue)
    parser.add_argument("--load", metavar="FILE", help=catalogue.text("cli-load-help"))
    parser.add_argument("--save", metavar="FILE", help=catalogue.text("cli-save-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = with_file(find_game(args.game), args.components)
    seed = secrets.randbits(SEED_BITS) if args.seed is None else numbers.seed(args.seed)
    table = new_table(game, seed, args) if args.load is None else loaded_table(game, args)
    rng = Rng(split_mix(seed, 0) >> 11)
    seated = [bots.get(bots.check(player["bot"], game.name), rng) if "bot" in player else None for player in table.players]
    save = None if args.save is None else Path(args.save)
    Session(table, seated, rng, args.catalogue, make_console(), save).run()
    return 0


def new_table(game: Game, seed: int, args: argparse.Namespace) -> Table:
    given = default_players(game) if args.players is None else args.players
    players = seats(players_of(game, given, people=True), args.catalogue)
    options = options_of(game, args.option)
    return Table(game, players, options, game.setup_from(len(players), options, seed), seed)


def default_players(game: Game) -> str:
    """Return the usual players: a person against bots at the smallest table."""
    opponent = next(name for name in OPPONENTS if bots.plays(name, game.name))
    return ",".join([HUMAN, *[opponent] * (game.least_players - 1)])


def loaded_table(game: Game, args: argparse.Namespace) -> Table:
    """Return a saved game to continue. --players may change the players, but nothing changes the set-up."""
    if args.seed is not None or args.option or args.components is not None:
        raise BadRequest(Reason("cli-load-alone"))
    record = read_record(Path(args.load))
    if record.game.name != game.name:
        raise BadRequest(Reason("cli-load-game", wanted=game.name, found=record.game.name))
    if args.players is not None:
        players = seats(players_of(game, args.players, people=True), args.catalogue)
        if len(players) != len(record.players):
            raise BadRequest(Reason("cli-load-players", given=len(players), found=len(record.players)))
        record.players = players
    return Table.replay(record)


def seats(players: list[str], catalogue: Catalogue) -> list[Player]:
    return [seat_of(name, number, catalogue) for number, name in enumerate(players, 1)]


def seat_of(name: str, number: int, catalogue: Catalogue) -> Player:
    if name == HUMAN:
        return {"name": catalogue.text("cli-person", number=number)}
    return {"name": f"{name} {number}", "bot": name}
