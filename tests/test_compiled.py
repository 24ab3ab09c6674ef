"""The interpreted and the compiled engine play the same games: the same seeds give the same positions."""

from __future__ import annotations

import hashlib
import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import steiger
from steiger import _loading
from steiger.core.playout import playout
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices
from steiger.core.table import Table

ROOT = Path(__file__).parent.parent
SEEDS = range(6)


def trail(name: str, players: int, seed: int) -> str:
    """Return a digest of every position of a random game, of redeals on the way, and of the results of playouts."""
    game = steiger.game(name)
    table = Table.new(game, players, {}, seed)
    rng = Rng(seed)
    digest = hashlib.sha256()
    while table.to_move() is not None:
        legal = table.state.legal()
        digest.update(repr((legal, table.state.fingerprint(NOBODY))).encode())
        if table.ply % 25 == 0:
            other = table.state.copy()
            other.determinize(seed % players, rng)
            digest.update(repr(other.fingerprint(NOBODY)).encode())
            digest.update(str((playout(other, rng, Choices()), other.scores())).encode())
        table.play(game.vocabulary.words[legal[rng.below(len(legal))]])
    return digest.hexdigest()


def trails() -> dict[str, str]:
    games = [steiger.game(name) for name in steiger.game_names()]
    tables = [(game.name, players) for game in games for players in range(game.least_players, game.most_players + 1)]
    return {f"{name} {players} {seed}": trail(name, players, seed) for name, players in tables for seed in SEEDS}


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, check=True, cwd=ROOT
    )


def test_the_same_games_interpreted_and_compiled() -> None:
    if not _loading.is_compiled():
        pytest.skip("the engine is not compiled, so there is nothing to compare")
    code = "import json; from tests.test_compiled import trails; from steiger import _loading; "
    code += "assert not _loading.is_compiled(); print(json.dumps(trails()))"
    assert json.loads(run(code, STEIGER_PURE="1").stdout) == trails()


@pytest.mark.parametrize("name", steiger.game_names())
def test_without_librt_the_sources_run_on_lists(name: str) -> None:
    code = f"""
import sys
class Block:
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] == "librt": raise ImportError(name)
sys.meta_path.insert(0, Block())
from tests.test_compiled import trail
from steiger import _loading
assert not _loading.is_compiled()
print(trail("{name}", 3, 1))
"""
    assert run(code).stdout.strip() == trail(name, 3, 1)


def test_a_compiler_is_used_where_there_is_one() -> None:
    """On a machine with a C compiler, `make` must not use the sources by accident."""
    compiler = any((Path(folder) / "gcc").exists() for folder in os.environ["PATH"].split(os.pathsep))
    if not compiler or os.environ.get("STEIGER_PURE") == "1" or os.environ.get("STEIGER_COMPILE") == "0":
        pytest.skip("there is no C compiler, or the environment asks for the sources")
    assert _loading.is_compiled()


def engine_sources() -> list[Path]:
    return [ROOT / path for path in runpy.run_path(str(ROOT / "setup.py"))["engine"](ROOT)]


@pytest.mark.parametrize("path", engine_sources(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_constant_is_shifted_left_by_an_i64(path: Path) -> None:
    """mypyc 2.4 shifts a constant on the left in 32 bits. See core/bits.py."""
    if path.name in ("bits.py", "tables.py"):
        return
    assert not re.search(r"(?<![\w.\]\)])\d+ << ", path.read_text()), path


def test_a_position_belongs_to_its_own_game_only() -> None:
    """Compiled ABCs would share one `isinstance` cache, so that one game's position could pass for another's."""
    states = {name: Table.new(steiger.game(name), 2, {}, 1).state for name in steiger.game_names()}
    classes = {name: type(state) for name, state in states.items()}
    for _ in range(2):  # the second answer comes from the cache
        for name, state in states.items():
            assert [other for other in classes if isinstance(state, classes[other])] == [name]


def test_no_compiled_class_is_an_abc() -> None:
    engine = engine_sources()
    assert len(engine) > 40
    for path in engine:
        assert "ABC" not in path.read_text(encoding="utf-8"), path
