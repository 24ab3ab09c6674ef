"""Golden games replay to the letter, and together they exercise every rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import steiger
from steiger.core.record import parse
from steiger.core.table import Table
from tests.games.glueckauf import features
from tests.games.zwergar import features as zwergar_features
from tests.golden import digests, golden_files

GAMES = [path for name in steiger.game_names() for path in golden_files(name)]


def load(path: Path) -> dict[str, Any]:
    golden: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return golden


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_game(path: Path) -> None:
    golden = load(path)
    assert digests(golden["record"]) == golden["digests"]


def test_there_are_enough_of_glueckauf() -> None:
    assert len(golden_files("glueckauf")) >= 12


def test_glueckaufs_golden_games_exercise_every_rule() -> None:
    found: set[str] = set()
    for path in golden_files("glueckauf"):
        record = parse(load(path)["record"])
        table = Table(record.game, record.players, record.options, record.setup)
        found |= features.exercised(table, record.actions)
    assert found >= features.EVERY, sorted(features.EVERY - found)


def test_zwergars_golden_games_complete_and_upgrade_everything() -> None:
    found: set[str] = set()
    for path in golden_files("zwergar"):
        record = parse(load(path)["record"])
        table = Table(record.game, record.players, record.options, record.setup)
        found |= zwergar_features.of_game(table.options)
        before = table.game.describe(table.state)
        for words in record.actions:
            table.play(words)
            after = table.game.describe(table.state)
            found |= zwergar_features.of_action(before, words, after)
            before = after
    assert found >= zwergar_features.EVERY, sorted(zwergar_features.EVERY - found)
