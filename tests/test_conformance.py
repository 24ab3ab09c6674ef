"""Every game takes the conformance walk: at every kind of table, at random and along its golden games."""

from collections import Counter

import pytest

import steiger
from steiger.core.game import Game
from steiger.core.table import Table
from tests.conformance.past import take_back_all
from tests.conformance.settings import Setting, settings
from tests.conformance.walking import Walk, along, at_random
from tests.golden import golden_files, golden_record

LONG_STRIDE = 1000  # sample only questions that were not asked before

GAMES = [steiger.game(name) for name in steiger.game_names()]
SETTINGS = [setting for game in GAMES for setting in settings(game)]
TABLES = [(game, players) for game in GAMES for players in range(game.least_players, game.most_players + 1)]


def ids(value: object) -> str:
    return value.name if isinstance(value, Game | Setting) else str(value)


@pytest.mark.parametrize("setting", SETTINGS, ids=ids)
def test_walk(setting: Setting) -> None:
    Walk(setting.table(), setting.seed).to_the_end(at_random)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=ids)
def test_a_whole_game_can_be_taken_back(game: Game, players: int) -> None:
    walk = Walk(Setting("", game, players, {}, 99).table(), 99, stride=1000)
    take_back_all(walk.to_the_end(at_random), walk.trail)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_walk_along_golden_games(game: Game) -> None:
    """They exercise every rule, so that rare questions are walked through too."""
    asked: Counter[str] = Counter()
    for seed, path in enumerate(golden_files(game.name)):
        record = golden_record(path)
        Walk(Table.replay(record, to=0), seed, stride=LONG_STRIDE, asked=asked).to_the_end(along(record.actions))


@pytest.mark.parametrize(("game", "players"), TABLES, ids=ids)
def test_walks_cover_every_kind_of_table(game: Game, players: int) -> None:
    """Every value of every option, every edition, corrected components and every version of the rules."""
    tables = [setting for setting in settings(game) if setting.players == players]
    for option in game.options:
        chosen = [setting.options.get(option.name, option.default) for setting in tables]
        values = [value for choice in chosen for value in (choice if isinstance(choice, list) else [choice])]
        assert set(option.values) <= set(values)
    assert {setting.rules or game.rules for setting in tables} == set(game.versions)
    editions = [edition.components for edition in game.editions() if players in edition.players]
    assert all(game.with_components(components).changes() in corrections(tables) for components in editions)
    assert not game.components() or len(corrections(tables)) > len(editions)


def corrections(tables: list[Setting]) -> list[object]:
    return [changes for setting in tables if (changes := setting.game.changes())]
