"""Simulations: the same games on any number of processes, the fast path the same as the slow, and what is written."""

import csv
import json
from dataclasses import replace
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
    return [one for chunk in simulate(plan, games, processes) for one in chunk]


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


def test_fast_path_plays_the_same_games(tmp_path: Path) -> None:
    assert played(replace(PLAN, out=tmp_path)) == played(PLAN)


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
    assert len(list((tmp_path / "r").glob("*.json"))) == 12
    assert main(["validate", str(tmp_path / "r")]) == 0


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
