"""Many games of bots: the same seed, the same games, whatever the number of processes. What they say is in summary.py."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from steiger import bots
from steiger.arena.processes import spread_out
from steiger.arena.seeds import Seeds, seeds_of
from steiger.core.game import Game, Json
from steiger.core.playout import playout
from steiger.core.record import Record
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices, State

MOST_CHUNK = 200
RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """What to play. Sent to every process, so it holds names, not objects."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)
    components: Mapping[str, Json] = field(default_factory=dict)
    ms: int = bots.DEFAULT_MS
    out: Path | None = None


@dataclass(frozen=True)
class Played:
    """One game's outcome."""

    index: int
    seed: int
    scores: list[int]
    winners: list[int]
    decisions: int


def simulate(plan: Plan, games: int, processes: int) -> Iterator[list[Played]]:
    """All games in their order, in chunks as they are done."""
    size = max(1, min(MOST_CHUNK, games // (8 * processes)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return spread_out(partial(play_chunk, plan), chunks, min(processes, len(chunks)) or 1)


def play_chunk(plan: Plan, indices: range) -> list[Played]:
    game = find_game(plan.game).with_components(dict(plan.components))
    return [play_one(plan, game, index) for index in indices]


def play_one(plan: Plan, game: Game, index: int) -> Played:
    seeds = seeds_of(plan.seed, index)
    setup = game.setup_from(len(plan.players), plan.options, seeds.setup)
    state = game.begin(len(plan.players), plan.options, setup, game.rules)
    if plan.out is None and all(name == RANDOM for name in plan.players):
        # The very games the bots would play (tests/arena holds us to it), many times faster.
        decisions = int(playout(state, Rng(seeds.bots), Choices()))
    else:
        actions = play_out(state, plan, seeds)
        decisions = len(actions)
        if plan.out is not None:
            write_record(plan.out, record_of(plan, game, seeds.setup, setup, state, actions), index)
    return Played(index, seeds.setup, state.scores(), state.winners(), decisions)


def play_out(state: State, plan: Plan, seeds: Seeds) -> list[int]:
    """Play to the end; all bots of a game draw from one Rng."""
    chance, redeal = Rng(seeds.bots), Rng(seeds.redeal)
    seated = [bots.get(name, chance) for name in plan.players]
    actions: list[int] = []
    while (seat := state.to_move()) != NOBODY:
        action = bots.ask(seated[seat], state, redeal, plan.ms)
        state.apply(action)
        actions.append(action)
    return actions


def record_of(plan: Plan, game: Game, seed: int, setup: dict[str, Json], state: State, actions: list[int]) -> Record:
    players = [{"name": f"{name} {seat + 1}", "bot": name} for seat, name in enumerate(plan.players)]
    words = [game.vocabulary.words[action] for action in actions]
    result = {"scores": state.scores(), "winners": state.winners()}
    return Record(game, dict(plan.options), players, setup, words, seed, result)


def write_record(folder: Path, record: Record, index: int) -> None:
    (folder / f"{index:07}.json").write_text(record.dumps(), encoding="utf-8")
