"""Simulations: many games of bots. The same seed gives the same games, on any number of processes.

summary.py adds their outcomes up, results.py keeps them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from steiger import bots
from steiger.arena.bot_game import BotGame
from steiger.arena.processes import spread_out
from steiger.arena.seeds import Seeds, seeds_of
from steiger.core.game import Corrections, Game, Options
from steiger.core.playout import playout
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices, State

MOST_CHUNK = 200
RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """The games to play. It is sent to every process, so it holds names, not objects."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Options = field(default_factory=dict)
    components: Corrections = field(default_factory=dict)
    ms: int = bots.DEFAULT_MS
    records: bool = False  # whether each game brings its record


@dataclass(frozen=True)
class Played:
    """The outcome of one game. `record` is its record on one line, if the plan asks for records."""

    index: int
    seed: int
    scores: list[int]
    winners: list[int]
    decisions: int
    record: str | None = None


def simulate(plan: Plan, games: range, processes: int) -> Iterator[list[Played]]:
    """Play the games with these numbers and return them in order, in chunks as they are done."""
    size = max(1, min(MOST_CHUNK, len(games) // (8 * processes)))
    chunks = [games[first : first + size] for first in range(0, len(games), size)]
    return spread_out(partial(play_chunk, plan), chunks, min(processes, len(chunks)) or 1)


def play_chunk(plan: Plan, indices: range) -> list[Played]:
    game = find_game(plan.game).with_components(plan.components)
    return [play_one(plan, game, index) for index in indices]


def play_one(plan: Plan, game: Game, index: int) -> Played:
    seeds = seeds_of(plan.seed, index)
    played = BotGame(game, plan.players, plan.options, seeds.setup)
    if not plan.records and all(name == RANDOM for name in plan.players):
        # The same games that the bots would play, many times faster. tests/arena compares the two.
        return Played(index, seeds.setup, *outcome(played.state, int(playout(played.state, Rng(seeds.bots), Choices()))))
    play_out(played, plan, seeds)
    line = json.dumps(played.record().to_json(), ensure_ascii=False) if plan.records else None
    return Played(index, seeds.setup, *outcome(played.state, len(played.actions)), line)


def outcome(state: State, decisions: int) -> tuple[list[int], list[int], int]:
    return state.scores(), state.winners(), decisions


def play_out(played: BotGame, plan: Plan, seeds: Seeds) -> None:
    """Play to the end. All bots of a game share one Rng."""
    chance, redeal = Rng(seeds.bots), Rng(seeds.redeal)
    seated = [bots.get(name, chance) for name in plan.players]
    while (seat := played.state.to_move()) != NOBODY:
        played.play(bots.ask(seated[seat], played.state, redeal, plan.ms, played.table))
