"""Help, suggestions, completion, JSON for programs, and mistakes that are answered in one line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from steiger.bots import program
from steiger.cli.main import main
from steiger.cli.parser import commands_of, make_parser
from steiger.core.errors import BadRequest
from steiger.locale import catalogue
from tests.any_game import ANY

Capture = pytest.CaptureFixture[str]
WITHOUT_JSON = {"play", "engine", "serve", "train", "bot", "completion"}  # conversations, servers and scripts


def test_help_is_a_command(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["help", "replay", "--lang", "en"])
    assert "steiger replay" in capsys.readouterr().out


GAME = ["simulate", ANY, "--players", "random,random"]


@pytest.mark.parametrize(("arguments", "meant"), [(["tornament"], "tournament"), ([*GAME, "--gmaes", "3"], "--games")])
def test_a_typing_error_is_answered_with_what_was_meant(arguments: list[str], meant: str, capsys: Capture) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    assert f"Did you mean “{meant}”?" in capsys.readouterr().err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_names_every_command(shell: str, capsys: Capture) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for name in commands_of(make_parser(catalogue("en"))):
        assert name in script


def test_bash_completes_options(capsys: Capture, tmp_path: Path) -> None:
    main(["completion", "bash"])
    script = tmp_path / "complete.sh"
    script.write_text(capsys.readouterr().out)
    ask = f"source {script}; COMP_WORDS=(steiger replay --j); COMP_CWORD=2; _steiger; echo ${{COMPREPLY[@]}}"
    assert subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True).stdout.strip() == "--json"


def test_every_command_with_a_result_takes_json() -> None:
    for name, parser in commands_of(make_parser(catalogue("en"))).items():
        assert ("--json" in parser._option_string_actions) != (name in WITHOUT_JSON), name


def test_components_from_toml_and_from_json_are_the_same(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "own.toml").write_text("[money]\nstart = [11, 11, 11]\n")
    (tmp_path / "own.json").write_text('{"money": {"start": [11, 11, 11]}}')
    said = []
    for name in ("own.toml", "own.json"):
        code = main(["components", ANY, "--components", str(tmp_path / name), "--json", "--lang", "en"])
        output = capsys.readouterr()
        said.append((code, output.out, output.err))
    assert said[0] == said[1]


@pytest.mark.parametrize("url", ["nonsense", "http://", "http://[", "ftp://x", "http://local host:1"])
def test_a_wrong_address_is_one_line(url: str, capsys: Capture) -> None:
    assert main(["bot", "connect", "--url", url, "--engine", f"{sys.executable} -c pass", "--table", "x"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("engine", ["/nowhere/engine", "'open", ""])
def test_a_wrong_engine_is_one_line(engine: str, capsys: Capture) -> None:
    assert main(["bot", "connect", "--url", "http://localhost:1", "--engine", engine, "--table", "x", "--lang", "en"]) == 2
    assert "cannot be started" in capsys.readouterr().err


def test_a_silent_engine_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    silent = program.Program(f"{sys.executable} -c 'import time; time.sleep(60)'")
    try:
        with pytest.raises(BadRequest) as error:
            silent.play({"actions": []}, [], ms=0)
        assert error.value.reason.key == "bot-engine-silent"
    finally:
        silent.close()


def test_backup_in_json(tmp_path: Path, capsys: Capture) -> None:
    from steiger.cli.serve import check_database
    from steiger.server.settings import Settings

    check_database(Settings(database=str(tmp_path / "a.db")))
    assert main(["backup", str(tmp_path / "b.db"), "--db", str(tmp_path / "a.db"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(tmp_path / "b.db"), "tables": 0, "actions": 0}
