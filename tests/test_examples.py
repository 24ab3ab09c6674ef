"""Every example runs."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import steiger

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
FIRST, *_, LAST = steiger.game_names()
STEIGER = [sys.executable, "-m", "steiger.cli"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the folder of the examples, with `steiger` on the path."""
    env = {**os.environ, "PATH": os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))}
    return subprocess.run(words, cwd=EXAMPLES, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("path", sorted(EXAMPLES.iterdir()), ids=lambda path: path.name)
def test_each_example_says_how_to_run_it(path: Path) -> None:
    if path.suffix in (".py", ".mjs"):
        assert re.search(r"Run it with: (steiger|python|node) ", path.read_text(encoding="utf-8"))


def test_the_first_bot_is_the_one_of_the_page() -> None:
    source = (EXAMPLES / "greedy.py").read_text(encoding="utf-8").split('"""\n\n', 1)[1].strip()
    assert source in (ROOT / "docs/first-bot.md").read_text(encoding="utf-8")


def test_the_first_bot_beats_random_in_points() -> None:
    done = run(*STEIGER, "tournament", LAST, "--bots", "greedy:Greedy,random", "--games", "40", "--seed", "1", "--json")
    scores = {row["name"]: row["score"] for row in json.loads(done.stdout)["bots"]}
    assert scores["greedy:Greedy"] > scores["random"]


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_the_bot_in_javascript_plays_to_the_end() -> None:
    bots = "exec:node bot.mjs,random"
    done = run(*STEIGER, "tournament", FIRST, "--bots", bots, "--games", "2", "--seed", "1", "--json")
    assert done.returncode == 0 and done.stderr.count("forfeit") == 0, done.stderr
    assert all(row["score"] != 0 for row in json.loads(done.stdout)["bots"]), done.stdout


def test_a_policy_learned_on_the_batch_beats_random() -> None:
    said = run(sys.executable, "learn.py", "--iterations", "6", "--games", "48").stdout
    found = re.search(r"wins ([\d.]+)% ± ([\d.]+)%", said)
    assert found is not None, said
    assert float(found[1]) - float(found[2]) > 55, said


def test_ismcts_of_openspiel_plays_against_ours() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    done = run(sys.executable, "spiel_duel.py", "--games", "2", "--simulations", "3")
    assert "of 2 games against OpenSpiel" in done.stdout, done.stderr
