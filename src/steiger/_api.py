"""The functions of the top level that need more than core. `steiger.simulate` and `steiger.suggest` load them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter

from steiger import bots
from steiger.arena.simulate import Plan
from steiger.arena.simulate import simulate as play_chunks
from steiger.arena.summary import Summary, summarize
from steiger.core.game import Game
from steiger.core.jsontypes import Json
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.table import Table


def simulate(
    game: Game | str,
    players: Sequence[str],
    games: int = 100,
    seed: int = 0,
    *,
    options: Mapping[str, Json] | None = None,
    ms: int = bots.DEFAULT_MS,
    processes: int = 1,
) -> Summary:
    """Play many games of bots and return their scores and wins by seat. The same seed gives the same games."""
    played = find_game(game) if isinstance(game, str) else game
    played.check_players(len(players))
    named = tuple(bots.check(bots.allow(name), played.name) for name in players)
    plan = Plan(played.name, named, seed, played.check_options(dict(options or {})), played.changes(), ms)
    began = perf_counter()
    outcomes = [outcome for chunk in play_chunks(plan, range(games), processes) for outcome in chunk]
    return summarize(outcomes, named, perf_counter() - began)


def suggest(table: Table, bot: str = "foreman", *, ms: int = bots.DEFAULT_MS, seed: int = 0) -> str:
    """Return the action that a bot would play now, in words. The bot sees only what the seat to move may know."""
    name = bots.check(bots.allow(bot), table.game.name)
    action = bots.ask(bots.get(name, Rng(seed)), table.state, Rng(seed + 1), ms, lambda: table)
    return table.game.vocabulary.words[action]
