"""`steiger train`: a net learns a game by playing against itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from steiger.cli import numbers
from steiger.cli.parser import Commands
from steiger.core.errors import BadRequest, Reason
from steiger.core.registry import find_game
from steiger.core.rng import SEED_MAX, SEED_MIN
from steiger.locale import Catalogue


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "train", help=catalogue.text("arena-train-help"), description=catalogue.text("arena-train-about")
    )
    parser.add_argument("game", metavar="GAME", help=catalogue.text("cli-game-help"))
    parser.add_argument("--players", default="2", metavar="N", help=catalogue.text("arena-players-help"))
    parser.add_argument("--hours", default="2", metavar="H", help=catalogue.text("arena-hours-help"))
    parser.add_argument("--out", required=True, metavar="FILE", help=catalogue.text("arena-weights-help"))
    parser.add_argument("--seed", default="1", metavar="S", help=catalogue.text("cli-seed-help"))
    parser.add_argument("--processes", metavar="P", help=catalogue.text("cli-processes-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from steiger.arena.self_play import Seating  # here, since numpy takes its time to load
    from steiger.arena.train import TrainingPlan, train
    from steiger.bots.minds import net_spec_of

    game = find_game(args.game)
    plan = TrainingPlan(
        seating=Seating(game.name, numbers.whole_number("--players", args.players, game.least_players, game.most_players)),
        seed=numbers.whole_number("--seed", args.seed, SEED_MIN // 2, SEED_MAX // 2),
        seconds=hours(args.hours) * 3600,
        out=target(Path(args.out)),
        workers=numbers.processes(args.processes),
    )
    if net_spec_of(game.name) is None:
        raise BadRequest(Reason("arena-not-learnable", game=game.name))
    catalogue = args.catalogue
    train(plan, lambda facts: print(line(facts, catalogue), file=sys.stderr, flush=True))
    return 0


def hours(given: str) -> float:
    try:
        value = float(given)
    except ValueError:
        value = -1.0
    if not 0 < value < 10_000:
        raise BadRequest(Reason("arena-hours-wrong", given=given))
    return value


def target(path: Path) -> Path:
    if path.suffix != ".npz" or not path.parent.is_dir():
        raise BadRequest(Reason("arena-weights-wrong", file=str(path)))
    return path


def line(facts: dict[str, float], catalogue: Catalogue) -> str:
    numbers = {"games": f"{facts['games']:.0f}", "minutes": f"{facts['seconds'] / 60:.1f}", "loss": f"{facts['loss']:.4f}"}
    said = catalogue.text("arena-train-line", **numbers)
    if "champion" in facts:
        said += " " + catalogue.text("arena-train-gate", champion=f"{facts['champion']:.0%}", foreman=f"{facts['foreman']:.0%}")
    return said
