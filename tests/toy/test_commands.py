"""A game from another package on the command line: every process finds it by its entry point."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from steiger import Table, bots, game
from tests.toy.installing import NAME


def steiger(*arguments: str, typed: str = "", code: int = 0) -> str:
    """What the command prints, or what it complains about."""
    command = [sys.executable, "-m", "steiger.cli", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300)
    assert done.returncode == code, (done.stdout, done.stderr)
    return done.stdout if code == 0 else done.stderr


def record(folder: Path) -> str:
    path = folder / "record.json"
    path.write_text(Table.new(game(NAME), 2, {}, 3).record().dumps())
    return str(path)


def test_simulate_on_two_processes_plays_the_same_games_as_on_one() -> None:
    command = ("simulate", NAME, "--players", "random,ismcts", "--games", "20", "--seed", "7", "--ms", "0", "--json")
    first, second = (json.loads(steiger(*command, "--processes", processes)) for processes in ("1", "2"))
    assert first["games"] == second["games"] == 20
    assert first["seats"] == second["seats"]


def test_blind_tree_search_beats_random_in_a_tournament() -> None:
    output = steiger("tournament", NAME, "--bots", "random,ismcts", "--games", "40", "--ms", "20", "--processes", "2", "--json")
    assert [bot["name"] for bot in json.loads(output)["bots"]] == ["ismcts", "random"]


def test_bots_that_need_a_mind_do_not_play_it() -> None:
    assert [name for name in bots.names() if bots.plays(name, NAME)] == ["ismcts", "random"]


def test_hint_says_that_nobody_advises(tmp_path: Path) -> None:
    output = steiger("hint", record(tmp_path), code=2)
    assert "No bot gives advice" in output and len(output.splitlines()) == 1


def test_hint_from_a_blind_search(tmp_path: Path) -> None:
    assert "to win" in steiger("hint", record(tmp_path), "--bot", "ismcts", "--ms", "50", "--lang", "en")


def test_a_bot_that_cannot_play_it_is_refused(tmp_path: Path) -> None:
    for command in (("hint", record(tmp_path), "--bot", "foreman"), ("play", NAME, "--players", "human,foreman")):
        output = steiger(*command, code=2)
        assert "foreman" in output and len(output.splitlines()) == 1


def test_play_to_the_end_in_every_language() -> None:
    for language, source in (("en", "Nuggets"), ("de", "Goldklumpen"), ("nl", "Goudklompjes")):
        typed = "hint\nstop\n?\n? cave-in\n" + "1\n" * 60
        output = steiger("play", NAME, "--players", "human,random", "--seed", "4", "--lang", language, typed=typed)
        assert source in output


def test_an_old_record_is_validated_and_continued_under_its_rules(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(Table.new(game(NAME), 2, {}, 3, rules=1).record().dumps())
    steiger("validate", str(path))
    saved = tmp_path / "new.json"
    steiger("play", NAME, "--players", "random,random", "--load", str(path), "--save", str(saved))
    assert json.loads(saved.read_text())["rules"] == 1


def test_the_engine_protocol_keeps_a_record_s_rules() -> None:
    old = Table.new(game(NAME), 2, {}, 3, rules=1).record().to_json()
    lines = [{"cmd": "load", "record": old}, {"cmd": "play", "action": "dig left"}, {"cmd": "record"}]
    output = steiger("engine", typed="".join(json.dumps(line) + "\n" for line in lines))
    assert '"rules":1' in output.splitlines()[-1]
