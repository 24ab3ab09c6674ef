"""`steiger replay` and `steiger validate`: good records, and bad ones of every kind."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from steiger.cli.main import main
from steiger.cli.replay import goal_of
from steiger.cli.validate import fault_in
from steiger.core.errors import BadRequest
from steiger.core.view import as_json
from tests.cli.walk import finished_text, walked

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.json"
    path.write_text(finished_text(), encoding="utf-8")
    return path


def write(path: Path, record: Any) -> Path:
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_good_record(good: Path, capsys: Capture) -> None:
    assert main(["validate", str(good)]) == 0
    assert "1 record, all good" in capsys.readouterr().out


def test_finished_game_without_result_is_accepted(good: Path, tmp_path: Path) -> None:
    record = json.loads(good.read_text())
    del record["result"]
    assert main(["validate", str(write(tmp_path / "r.json", record))]) == 0


def test_bad_files_are_named_with_the_place(good: Path, tmp_path: Path, capsys: Capture) -> None:
    record = json.loads(good.read_text())
    record["actions"][5] = "place nowhere"
    write(tmp_path / "bad.json", record)
    (tmp_path / "empty.json").write_text("")
    (tmp_path / "latin.json").write_bytes(b'{"caf\xe9": 1}')
    (tmp_path / "deep.json").write_text("[" * 100_000)
    assert main(["validate", str(tmp_path), str(tmp_path / "missing.json")]) == 2
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 6
    assert "5 records, 4 bad" not in out[-1] and "6 records, 5 bad" in out[-1]
    assert any("bad.json" in line and "Action 5" in line for line in out)


def test_validate_json(good: Path, tmp_path: Path, capsys: Capture) -> None:
    record = json.loads(good.read_text())
    record["actions"][5] = "stop"
    write(tmp_path / "bad.json", record)
    assert main(["validate", "--json", str(tmp_path)]) == 2
    output = json.loads(capsys.readouterr().out)
    assert output["files"] == 2
    assert [(Path(fault["file"]).name, fault["index"]) for fault in output["bad"]] == [("bad.json", 5)]


def test_many_files_in_parallel(good: Path, tmp_path: Path, capsys: Capture) -> None:
    for n in range(70):
        (tmp_path / f"{n:03}.json").write_text(good.read_text() if n % 10 else "{}")
    assert main(["validate", str(tmp_path)]) == 2
    out = capsys.readouterr().out.splitlines()
    assert [Path(line.split(":")[0]).name for line in out[:-1]] == [f"{n:03}.json" for n in range(0, 70, 10)]


def test_wrong_result(good: Path, tmp_path: Path, capsys: Capture) -> None:
    record = json.loads(good.read_text())
    record["result"]["scores"][0] += 1
    assert main(["validate", str(write(tmp_path / "r.json", record))]) == 2
    assert "scores" in capsys.readouterr().out


def test_empty_folder(tmp_path: Path, capsys: Capture) -> None:
    assert main(["validate", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("steiger: ")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_replay_shows_the_end(good: Path, capsys: Capture, language: str) -> None:
    assert main(["replay", str(good), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "factory-1" in out and "Player 1" in out
    scores = [str(score) for score in json.loads(good.read_text())["result"]["scores"]]
    assert all(score in out for score in scores)


def test_replay_to(good: Path, capsys: Capture) -> None:
    assert main(["replay", str(good), "--to", "3", "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["ply"] == 3 and output["result"] is None and len(output["state"]["pool"]) == 4


def test_replay_seat_is_that_seats_view(good: Path, capsys: Capture) -> None:
    assert main(["replay", str(good), "--to", "90", "--json", "--seat", "1"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["view"] == as_json(walked(plies=90).view(1))
    assert "state" not in output


@pytest.mark.parametrize("arguments", [["--to", "x"], ["--to", "-1"], ["--to", "99999"], ["--seat", "2"], ["--seat", "²"]])
def test_replay_bad_numbers(good: Path, arguments: list[str], capsys: Capture) -> None:
    assert main(["replay", str(good), *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_replay_bad_file(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", str(tmp_path)]) == 2
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_stepping() -> None:
    assert [goal_of(key, 5, 9) for key in ("n", "", "p", "0", "9", "q")] == [6, 6, 4, 0, 9, None]
    assert goal_of("n", 9, 9) == 9 and goal_of("p", 0, 9) == 0
    for wrong in ("10", "x", "-1", "²"):
        with pytest.raises(BadRequest):
            goal_of(wrong, 5, 9)


PARTS = st.sampled_from(["format", "game", "rules", "options", "players", "seed", "setup", "actions", "result"])
VALUES = st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=5) | st.lists(st.integers(-2, 60), max_size=3)


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A good record with one thing in it changed, at any depth."""
    record = json.loads(finished_text(players=3, seed=draw(st.integers(1, 3))))
    where: Any = record
    key: Any = draw(PARTS)
    while isinstance(where[key], (dict, list)) and where[key] and draw(st.booleans()):
        where = where[key]
        key = draw(st.sampled_from(sorted(where)) if isinstance(where, dict) else st.integers(0, len(where) - 1))
    if draw(st.booleans()):
        where[key] = draw(VALUES)
    else:
        del where[key]
    return record


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(record=mutated())
def test_mutated_records_are_good_or_cleanly_bad(record: Any, tmp_path: Path) -> None:
    fault = fault_in(write(tmp_path / "r.json", record), "en")
    assert fault is None or fault.message


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.integers(0, 4000), put=st.binary(max_size=4))
def test_damaged_files_are_cleanly_bad(cut: int, put: bytes, tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    text = finished_text().encode()
    path.write_bytes(text[:cut] + put + text[cut + 7 :])
    fault = fault_in(path, "de")
    assert fault is None or fault.message
