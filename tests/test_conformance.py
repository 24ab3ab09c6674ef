"""Every game in the registry takes the conformance walk, for every number of players and every choice of its options."""

from itertools import product
from typing import Any

import pytest

import steiger
from steiger.core.game import Game
from tests.conformance import undo_all, walk

SEEDS = range(8)
GAMES = [steiger.game(name) for name in steiger.game_names()]
TABLES = [(game, players) for game in GAMES for players in range(game.least_players, game.most_players + 1)]


def ids(value: object) -> str:
    return value.name if isinstance(value, Game) else str(value)


def option_choices(game: Game) -> list[dict[str, Any]]:
    """Every combination of the single-valued options."""
    single = [option for option in game.options if not option.several]
    return [dict(zip([o.name for o in single], values, strict=True)) for values in product(*(o.values for o in single))]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=ids)
@pytest.mark.parametrize("seed", SEEDS)
def test_walk(game: Game, players: int, seed: int) -> None:
    choices = option_choices(game)
    walk(game, players, choices[seed % len(choices)], seed)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=ids)
def test_undo_all_the_way(game: Game, players: int) -> None:
    undo_all(walk(game, players, {}, 99, stride=1000), game)
