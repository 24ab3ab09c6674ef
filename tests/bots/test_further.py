"""Bots that are named by their class or by a command: examples/ has one of each."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import steiger
from steiger import bots
from steiger.bots.registry import FURTHER
from steiger.cli.main import main
from steiger.core.errors import UnknownBot
from steiger.core.rng import Rng
from tests.any_game import ANY

EXAMPLES = Path(__file__).parents[2] / "examples"
GREEDY = "greedy:Greedy"
FIRST = f"exec:{sys.executable} first.py"
# The engine protocol in a few lines: a bot that plays the first legal action.
PROGRAM = """
import json, sys
import steiger
for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "load":
        table = steiger.Table.replay(steiger.Record.loads(json.dumps(request["record"])))
        print(json.dumps({"ok": True, "ply": table.ply}), flush=True)
    else:
        print(json.dumps({"action": table.legal()[0]}), flush=True)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with two bots in it, which nothing knows yet."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(FURTHER, "")
    (tmp_path / "greedy.py").write_text((EXAMPLES / "greedy.py").read_text())
    (tmp_path / "first.py").write_text(PROGRAM)
    return tmp_path


def test_a_class_in_the_current_folder_plays_in_worker_processes(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", ANY, "--players", f"{GREEDY},random", "--games", "8", "--seed", "1", "--processes", "2", "--json"]
    assert main(command) == 0
    together = json.loads(capsys.readouterr().out)["seats"]
    assert main([*command[:-3], "--processes", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == together


def test_a_program_plays_a_tournament_and_gets_what_its_seat_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", ANY, "--bots", f"{FIRST},random", "--games", "2", "--seed", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in found["bots"]} == {FIRST, "random"}
    assert all(row["score"] != 0 for row in found["bots"])


@pytest.mark.parametrize(
    ("text", "fault"),
    [("import sys; sys.exit(1)", "does not answer"), ("input(); print('junk', flush=True); input()", "junk")],
)
def test_a_program_that_fails_forfeits_and_the_tournament_goes_on(
    folder: Path, text: str, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "first.py").write_text(text)
    assert main(["tournament", ANY, "--bots", f"{FIRST},random", "--games", "2", "--seed", "1", "--json"]) == 0
    printed = capsys.readouterr()
    assert fault in printed.err
    [cell] = json.loads(printed.out)["cells"]
    assert cell["share"] == 0


def test_a_program_is_given_a_game_its_seat_could_not_tell_from_the_true_one() -> None:
    table = steiger.Table.new(ANY, seed=3)
    while table.ply < 20 and table.to_move() is not None:
        table.play(table.legal()[0])
    bots.allow(FIRST)
    action = bots.ask(bots.get(FIRST, Rng(1)), table.state, Rng(2), so_far=lambda: table)
    assert table.game.vocabulary.words[action] in table.legal()


@pytest.mark.parametrize("name", ["nowhere:Bot", "greedy:Nothing", "greedy:State", "json:dumps", ":", "greedy:"])
def test_a_class_that_is_no_bot_is_refused_with_the_reason(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnknownBot):
        bots.allow(name)
    assert main(["simulate", ANY, "--players", f"{name},random", "--games", "1"]) == 2
    assert name in capsys.readouterr().err
    assert os.environ[FURTHER] == ""


def test_a_command_that_does_not_exist_forfeits_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", ANY, "--bots", "exec:/nowhere/bot,random", "--games", "2", "--json"]) == 0
    assert "cannot be started" in capsys.readouterr().err


def test_nobody_can_name_a_class_that_was_not_allowed() -> None:
    with pytest.raises(UnknownBot):
        bots.check(GREEDY, ANY)
    with pytest.raises(UnknownBot):
        bots.get("exec:rm -rf /", Rng(1))


def test_a_ladder_takes_another_bot() -> None:
    from steiger.arena.ladder import BEST, contests, key

    found = [contest for contest, _ in contests(ANY, 30, GREEDY)]
    assert found[0].bots == (GREEDY, BEST)
    assert all(contest.bots[0].startswith(GREEDY) for contest in found)
    assert all("/" not in key(contest) and ":" not in key(contest) for contest in found)
    assert [contest.bots for contest, _ in contests(ANY, 30)][-1][0] != BEST
