"""Sample positions for drawing and tests: random play of a game until a position is as wanted."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module

import msgspec
from msgspec import Raw

import steiger
from steiger.core.game import Game
from steiger.core.history import History
from steiger.core.table import Table
from steiger.core.view import View
from steiger.server.messages import Position, Result, Turn
from steiger.server.views import choice, log_line

Wish = Callable[[View, int], bool]


@dataclass(frozen=True)
class Wanted:
    """A sample of a game: how many play, the seed of deal and play, and what the position should be like. Never means the end."""

    name: str
    players: int
    seed: int
    wish: Wish


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """A position as the server would send it to the player to move."""

    game: str
    position: Position


def samples(name: str) -> Iterator[tuple[str, str]]:
    """The samples that a game's tests ask for, by name, as JSON."""
    game = steiger.game(name)
    wanted: tuple[Wanted, ...] = import_module(f"tests.games.{name}.samples").WANTED
    for one in wanted:
        text = msgspec.json.encode(Sample(game=name, position=sample(game, one))).decode()
        yield f"{name}-{one.name}", text + "\n"


def sample(game: Game, wanted: Wanted) -> Position:
    table, chance = Table.new(game, wanted.players, {}, wanted.seed), random.Random(wanted.seed)
    while (seat := table.to_move()) is not None and not wanted.wish(table.view(seat), table.ply):
        table.play(choose(table.legal(), chance))
    return position(table)


def choose(legal: list[str], chance: random.Random) -> str:
    """Random, but mining rather than stopping, filling rather than wandering, and delivering what is ready."""
    for verb in ("place deliver", "fill", "store", "upgrade", "complete"):
        some = [words for words in legal if words.startswith(verb) and len(words.split()) <= 4]
        if some:
            return chance.choice(some)
    if any(words.startswith("load") for words in legal) and chance.random() < 0.8:
        return chance.choice([words for words in legal if words.startswith("load")])
    some = [w for w in legal if w.startswith(("cage", "place mine", "place factory-", "place money"))]
    return chance.choice(some if some and chance.random() < 0.8 else legal)


def position(table: Table) -> Position:
    seat = table.to_move()
    eyes = 0 if seat is None else seat
    return Position(
        ply=table.ply,
        revision=0,
        seat=eyes,
        to_move=seat,
        view=Raw(msgspec.json.encode(table.view(eyes))),
        legal=[choice(table.game.vocabulary, action) for action in table.state.legal()],
        log=[log_line(table, ply, seat, outcome, None) for ply, outcome in enumerate(History(table).upto(table.actions))],
        log_from=0,
        turn=Turn(can_undo=True),
        result=result(table),
    )


def result(table: Table) -> Result | None:
    found = table.result()
    return None if found is None else Result(**found, breakdown=table.game.breakdown(table.state))
