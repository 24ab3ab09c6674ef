"""The command itself: version, help, languages, faults."""

import subprocess
import sys

import pytest

from steiger import __version__, _loading
from steiger.cli.main import main
from steiger.cli.numbers import number_in
from steiger.cli.speech import clean, wanted_language
from steiger.core.rng import SEED_MAX, SEED_MIN
from tests.any_game import ANY

Capture = pytest.CaptureFixture[str]


def test_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    version, engine, nets = capsys.readouterr().out.splitlines()
    assert version == f"steiger {__version__}"
    assert ("compiled" if _loading.is_compiled() else "interpreted") in engine
    assert nets.count("2, 3, 4") == 2


@pytest.mark.parametrize("command", ["play", "replay", "validate", "simulate", "engine"])
def test_help_in_every_language(command: str, capsys: Capture) -> None:
    texts = set()
    for language in ("en", "de", "nl"):
        with pytest.raises(SystemExit):
            main([command, "--lang", language, "--help"])
        texts.add(capsys.readouterr().out)
    assert len(texts) == 3


@pytest.mark.parametrize(
    "arguments",
    [["dance"], ["--lang", "fr", "engine"], ["replay"], ["play", "chess"], ["validate", "/nowhere/x.json", "--bogus"]],
)
def test_faults_are_one_line_and_code_2(arguments: list[str], capsys: Capture) -> None:
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert err.startswith("steiger: ") and len(err.splitlines()) == 1


@pytest.mark.parametrize("command", [[], ["replay"], ["bot"], ["tournament"]])
@pytest.mark.parametrize("language", ["de", "nl"])
def test_help_is_all_in_the_language(command: list[str], language: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main([*command, "--lang", language, "--help"])
    texts = capsys.readouterr().out
    assert "-h, --help" in texts
    for english in ("usage", "positional", "arguments", "options:", "show ", "exit"):
        assert english not in texts


@pytest.mark.parametrize(
    "arguments",
    [["dance"], ["replay"], ["validate"], ["validate", "x", "--bogus"], ["validate", "x", "--json=3"], ["play", "--seed"]],
)
def test_every_language_has_its_own_complaint(arguments: list[str], capsys: Capture) -> None:
    texts = set()
    for language in ("en", "de", "nl"):
        assert main(["--lang", language, *arguments]) == 2
        texts.add(capsys.readouterr().err.rpartition(" (")[0])
    assert len(texts) == 3


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        (["simulate", ANY, "--players", "random,random", "--games", "0"], "--games"),
        (["simulate", ANY, "--players", "random,random", "--seed", "9223372036854775808"], "--seed"),
        (["tournament", ANY, "--bots", "greedy,random", "--ms", "soon"], "--ms"),
        (["tournament", ANY, "--bots", "greedy@soon,random"], "greedy@soon"),
        (["ladder", "--players", "7"], "--players"),
        (["serve", "--port", "65536"], "--port"),
        (["bot", "connect", "--url", "http://localhost:1", "--engine", "x", "--table", "x", "--ms", "soon"], "--ms"),
    ],
)
def test_a_wrong_number_is_told_with_its_place(arguments: list[str], place: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith(f"steiger: {place}: ")


def test_numbers_that_are_typed() -> None:
    assert number_in("-9223372036854775808", SEED_MIN, SEED_MAX) == SEED_MIN
    assert number_in("9223372036854775807", SEED_MIN, SEED_MAX) == SEED_MAX
    for wrong in ("", "-", "--1", "1.0", "²", " 1", "9223372036854775808", "1" * 5000):
        assert number_in(wrong, SEED_MIN, SEED_MAX) is None


def test_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert wanted_language([]) == "en"
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert wanted_language([]) == "nl"
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert wanted_language([]) == "en"
    assert wanted_language(["--lang", "de", "play"]) == "de"
    assert wanted_language(["play", "--lang=de"]) == "de"
    assert wanted_language(["--lang"]) == "en"


def test_clean_text_cannot_steer_the_terminal() -> None:
    assert clean("a\x1b[2Jb\nc\u202ed") == "a�[2Jb c�d"
    assert len(clean("x" * 10_000)) == 400


def test_reader_that_leaves_early_gets_no_traceback() -> None:
    command = f"{sys.executable} -m steiger.cli play {ANY} --players random,random --seed 1 | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, check=False)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""
