"""Golden games replay to the letter, and together they exercise every rule."""

from __future__ import annotations

import difflib
import json
from pathlib import Path

import pytest

from tests.golden import FOLDER, digests, every_rule, exercised, golden_files, golden_record, golden_texts
from tests.playthrough import playthrough

NAMES = [path.parent.name for path in sorted(FOLDER.glob("*/golden"))]
RECORDS = [path for name in NAMES for path in golden_files(name)]
TEXTS = [path for name in NAMES for path in golden_texts(name)]
LEAST_GAMES = 12


def ids(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=ids)
def test_golden_game_replays(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    assert digests(golden["record"]) == golden["digests"]


@pytest.mark.parametrize("path", TEXTS, ids=ids)
def test_playthrough_reads_the_same(path: Path) -> None:
    before, after = path.read_text(encoding="utf-8"), playthrough(golden_record(path))
    diff = difflib.unified_diff(before.splitlines(), after.splitlines(), path.name, "now", n=4, lineterm="")
    assert before == after, "\n".join(["A rule has changed. If you meant it, run `make golden` and read the diff.", *diff])


@pytest.mark.parametrize("name", NAMES)
def test_there_are_enough_golden_games(name: str) -> None:
    assert len(golden_files(name)) >= LEAST_GAMES


@pytest.mark.parametrize("name", NAMES)
def test_playthroughs_exercise_every_rule(name: str) -> None:
    found: set[str] = set().union(*(exercised(name, path) for path in golden_texts(name)))
    assert found == every_rule(name), sorted(every_rule(name) - found)
