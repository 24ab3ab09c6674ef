"""Simulations: the same games on any number of processes, the fast path the same as the slow, and what is written."""

import csv
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import isclose
from pathlib import Path

import pytest

from steiger import game
from steiger.arena import rows
from steiger.arena.seeds import seeds_of, split_mix
from steiger.arena.simulate import Plan, Played, simulate
from steiger.arena.summary import summarize, wilson
from steiger.cli.main import main
from tests.any_game import ANY

Capture = pytest.CaptureFixture[str]
PLAN = Plan(game=ANY, players=("random",) * 3, seed=1, options=game(ANY).check_options({}))


def played(plan: Plan, games: int = 30, processes: int = 1) -> list[Played]:
    return [one for chunk in simulate(plan, range(games), processes) for one in chunk]


def test_split_mix_is_the_published_one() -> None:
    """First outputs for seed 0 and 1234567, from the reference implementation."""
    assert [split_mix(0, n) for n in range(2)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    assert split_mix(1234567, 0) == 6457827717110365317


def test_games_differ_and_repeat() -> None:
    games = played(PLAN)
    assert games == played(PLAN)
    assert len({tuple(one.scores) for one in games}) > 20
    assert [one.index for one in games] == list(range(30))
    assert played(replace(PLAN, seed=2)) != games


@pytest.mark.parametrize("processes", [2, 3])
def test_number_of_processes_does_not_matter(processes: int) -> None:
    assert played(PLAN, processes=processes) == played(PLAN)


def test_more_games_begin_with_the_same() -> None:
    assert played(PLAN, games=50)[:30] == played(PLAN)


def test_fast_path_plays_the_same_games() -> None:
    with_records = played(replace(PLAN, records=True))
    assert [replace(one, record=None) for one in with_records] == played(PLAN)


def test_seeds_of_one_game_are_three() -> None:
    seeds = seeds_of(1, 5)
    assert len({seeds.setup, seeds.bots, seeds.redeal}) == 3
    assert max(seeds.setup, seeds.bots, seeds.redeal) < 2**53


def test_wilson() -> None:
    low, high = wilson(5, 10)
    assert isclose(low, 0.2366, abs_tol=1e-4) and isclose(high, 0.7634, abs_tol=1e-4)
    assert wilson(0, 10)[0] == 0.0 and isclose(wilson(10, 10)[1], 1.0)


def test_summary_counts_shared_wins_in_parts() -> None:
    games = [Played(0, 1, [5, 5], [0, 1], 10), Played(1, 2, [7, 3], [0], 20)]
    summary = summarize(games, ["a", "b"], 2.0)
    assert [seat.wins for seat in summary.seats] == [1.5, 0.5]
    assert summary.seats[0].mean == 6 and summary.decisions == 15 and summary.rate == 1
    assert isclose(summary.seats[0].spread, 2**0.5)


COMMAND = ["simulate", ANY, "--players", "random,random", "--games", "12", "--seed", "3"]


def test_json_and_records(tmp_path: Path, capsys: Capture) -> None:
    assert main([*COMMAND, "--json", "--out", str(tmp_path / "r"), "--processes", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 12 and len(told["seats"]) == 2
    assert isclose(sum(seat["share"] for seat in told["seats"]), 1.0)
    assert [path.name for path in sorted((tmp_path / "r").iterdir())] == ["games-0000000.jsonl", "simulation.json"]
    assert main(["validate", str(tmp_path / "r")]) == 0
    assert "12 records, all good" in capsys.readouterr().out


def test_one_record_of_many_is_named_by_its_line(tmp_path: Path, capsys: Capture) -> None:
    assert main([*COMMAND, "--out", str(tmp_path / "r")]) == 0
    file = tmp_path / "r" / "games-0000000.jsonl"
    capsys.readouterr()
    assert main(["replay", f"{file}:3", "--json"]) == 0
    wanted = json.loads(file.read_text().splitlines()[2])
    assert json.loads(capsys.readouterr().out)["result"] == wanted["result"]
    assert main(["replay", str(file), "--lang", "en"]) == 2
    assert "12 records" in capsys.readouterr().err
    assert main(["replay", f"{file}:13", "--lang", "en"]) == 2
    assert "1 to 12" in capsys.readouterr().err


class Stop(Exception):
    """What ends a simulation in the middle, as a kill would."""


def interrupt(monkeypatch: pytest.MonkeyPatch, error: type[BaseException]) -> None:
    """Let a simulation die after its third chunk."""

    def dying(plan: Plan, games: range, processes: int) -> Iterator[list[Played]]:
        yield from islice(simulate(plan, games, processes), 3)
        raise error

    monkeypatch.setattr("steiger.cli.simulate.simulate", dying)


def keep(folder: Path) -> list[str]:
    return ["--json", "--out", str(folder / "r"), "--table", str(folder / "t.csv")]


@pytest.mark.parametrize("torn", [False, True])
def test_killed_simulation_is_continued(torn: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    whole, again = tmp_path / "whole", tmp_path / "again"
    for folder in (whole, again):
        folder.mkdir()
    assert main([*COMMAND, *keep(whole)]) == 0
    expected = json.loads(capsys.readouterr().out)
    with monkeypatch.context() as patched:
        interrupt(patched, Stop)
        with pytest.raises(Stop):
            main([*COMMAND, *keep(again)])
    assert not (again / "t.csv").exists()
    if torn:
        for path in (again / "t.csv.part", again / "r" / "games-0000000.jsonl"):
            path.write_bytes(path.read_bytes()[:-7])
    assert main([*COMMAND, *keep(again)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == expected["seats"] and found["resumed"] == (2 if torn else 3)
    for name in ("t.csv", "r/games-0000000.jsonl", "r/simulation.json"):
        assert (again / name).read_bytes() == (whole / name).read_bytes()
    assert sorted(path.name for path in again.iterdir()) == ["r", "t.csv"]


def test_interrupted_simulation_says_how_to_continue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    interrupt(monkeypatch, KeyboardInterrupt)
    assert main([*COMMAND, "--out", str(tmp_path / "r"), "--lang", "en"]) == 130
    assert "Interrupted after 3 games" in capsys.readouterr().err


def test_more_games_continue_a_finished_simulation(tmp_path: Path, capsys: Capture) -> None:
    kept = ["--out", str(tmp_path / "r"), "--json"]
    assert main([*COMMAND, *kept]) == 0
    assert main([*COMMAND, *kept, "--games", "15"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["games"] == 15 and found["resumed"] == 12


def test_nothing_is_overwritten(tmp_path: Path, capsys: Capture) -> None:
    table, folder = tmp_path / "t.csv", tmp_path / "r"
    assert main([*COMMAND, "--out", str(folder), "--table", str(table)]) == 0
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert main([*COMMAND, "--table", str(table)]) == 2
    assert main([*COMMAND, "--out", str(folder), "--seed", "4"]) == 2
    assert main([*COMMAND, "--out", str(tmp_path)]) == 2
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_text_table(capsys: Capture) -> None:
    assert main([*COMMAND, "--option", "storage=free"]) == 0
    out = capsys.readouterr().out
    assert "12 games" in out and "95 %" in out


def test_csv_has_one_row_a_game(tmp_path: Path) -> None:
    assert main([*COMMAND, "--table", str(tmp_path / "t.csv")]) == 0
    with (tmp_path / "t.csv").open() as file:
        table = list(csv.DictReader(file))
    assert len(table) == 12
    assert [int(row["score_1"]) for row in table] == [
        one.scores[1] for one in played(replace(PLAN, players=("random",) * 2, seed=3), 12)
    ]


def test_parquet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main([*COMMAND, "--table", str(tmp_path / "t.parquet")]) == 0
    assert parquet.read_table(tmp_path / "t.parquet").num_rows == 12


def test_parquet_without_pyarrow_says_so_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert main([*COMMAND, "--table", str(tmp_path / "t.parquet"), "--lang", "en"]) == 2
    assert "pyarrow" in capsys.readouterr().err


@pytest.mark.parametrize(
    "more",
    [
        ["--games", "0"],
        ["--games", "x"],
        ["--players", "human,random"],
        ["--players", "random"],
        ["--processes", "0"],
        ["--seed", "1.5"],
        ["--table", "t.xlsx"],
        ["--table", "/nowhere/t.csv"],
        ["--out", "/dev/null/x"],
        ["--option", "storage=loose"],
        ["--ms", "-1"],
    ],
)
def test_bad_arguments(more: list[str], capsys: Capture) -> None:
    assert main([*COMMAND, *more]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_rows() -> None:
    assert rows.row_of(Played(0, 9, [5, 5], [0, 1], 10)) == {
        "game": 0,
        "seed": 9,
        "decisions": 10,
        "score_0": 5,
        "win_0": 0.5,
        "score_1": 5,
        "win_1": 0.5,
    }
