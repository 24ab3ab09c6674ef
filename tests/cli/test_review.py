"""`steiger review` and `steiger calibrate` on the command line."""

import json
from pathlib import Path

import pytest

from steiger.cli.main import main
from tests.any_game import ANY
from tests.review.games import played

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("STEIGER_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "game.json"
    played(ANY, 2, 4).save(path)
    return str(path)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_review_is_shown_in_every_language(record: str, language: str, capsys: Capture) -> None:
    assert main(["review", record, "--deals", "2", "--all", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "±" in shown and "%" in shown and len(shown.splitlines()) > 50


def test_the_same_command_prints_the_same_bytes_and_keeps_them(record: str, tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "review.html"
    assert main(["review", record, "--deals", "0", "--seat", "1", "--json", "--html", str(page)]) == 0
    first = capsys.readouterr().out
    kept = list((tmp_path / "cache" / "reviews").iterdir())
    assert [file.read_text() + "\n" for file in kept] == [first] and page.read_text().startswith("<!doctype html>")
    kept[0].unlink()
    assert main(["review", record, "--deals", "0", "--seat", "1", "--json"]) == 0
    assert capsys.readouterr().out == first and json.loads(first)["seat"] == 1


def test_one_turn_can_be_looked_at_more_closely(record: str, capsys: Capture) -> None:
    assert main(["review", record, "--deals", "0", "--json"]) == 0
    ply = next(moment["ply"] for moment in json.loads(capsys.readouterr().out)["moments"] if moment["seat"] == 0)
    assert main(["review", record, "--ply", str(ply), "--deals", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ply"] == ply
    assert main(["review", record, "--ply", str(ply), "--deals", "4"]) == 0
    assert f"{ply}. " in capsys.readouterr().out


@pytest.mark.parametrize(
    "more",
    [["--seat", "2"], ["--seat", "x"], ["--deals", "-1"], ["--deals", "1e9"], ["--ply", "1000000"], ["--html", "/no/where"]],
)
def test_wrong_arguments_are_explained(record: str, more: list[str], capsys: Capture) -> None:
    assert main(["review", record, "--deals", "0", *more]) == 2
    assert capsys.readouterr().err.startswith("steiger: ")


def test_a_broken_or_unfinished_record_is_explained(record: str, tmp_path: Path, capsys: Capture) -> None:
    data = json.loads(Path(record).read_text())
    for actions in (data["actions"][:9], [*data["actions"][:9], "fly home"]):
        broken = tmp_path / "broken.json"
        broken.write_text(json.dumps(data | {"actions": actions, "result": None}))
        assert main(["review", str(broken)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_calibrate_writes_a_curve_and_a_drawing(tmp_path: Path, capsys: Capture) -> None:
    arguments = ["--players", "2", "--games", "10", "--held-out", "2", "--processes", "1"]
    assert main(["calibrate", ANY, *arguments, "--out", str(tmp_path), "--plot", str(tmp_path), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["players"] == 2 and (tmp_path / f"calibration-{ANY}-2.svg").read_text().startswith("<svg")
    assert json.loads((tmp_path / "2.curve.json").read_text())["net"] == facts["net"]
    assert main(["calibrate", "chess"]) == 2 and main(["calibrate", ANY, "--games", "3"]) == 2
