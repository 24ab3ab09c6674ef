"""Tournaments: every seat, the same games again, going on, and what the numbers say."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from steiger import game
from steiger.arena import tournament
from steiger.arena.rating import elo, settled, skill
from steiger.arena.standing import standing
from steiger.arena.tournament import Contest, Match, play_block, play_tasks, tasks_of
from steiger.bots import Bot, clock
from steiger.cli.main import main
from steiger.core.rng import Rng
from steiger.core.state import State
from tests.any_game import ANY

CONTEST = Contest(ANY, ("greedy", "random"), 2, 3, game(ANY).check_options({}))


def test_a_block_is_one_setup_in_every_seat() -> None:
    contest = Contest(ANY, ("greedy", "random"), 3, 1, CONTEST.options)
    block = play_block(contest, tasks_of(contest, 0, 1)[0])
    assert [match.names for match in block] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]


def outcomes(matches: list[Match]) -> list[tuple[int, int, list[int]]]:
    return [(match.index, match.place, match.scores) for match in matches]


def test_the_same_games_on_any_number_of_processes() -> None:
    tasks = tasks_of(CONTEST, 0, 3)
    alone = [match for block in play_tasks(CONTEST, tasks, 1) for match in block]
    together = [match for block in play_tasks(CONTEST, tasks, 2) for match in block]
    assert outcomes(alone) == outcomes(together)


def test_the_cross_table_counts_both_seats() -> None:
    matches = [match for block in play_tasks(CONTEST, tasks_of(CONTEST, 0, 4), 1) for match in block]
    found = standing(CONTEST, matches)
    assert found.cells[0].games == 8
    assert found.cells[0].share == sum(match.shares[match.place] for match in matches) / 8
    assert found.bots[0].name == "greedy"


def test_elo_finds_a_known_difference() -> None:
    rated = elo(["a", "b"], {("a", "b"): 760.0, ("b", "a"): 240.0}, {("a", "b"): 1000, ("b", "a"): 1000})
    assert rated["a"] - rated["b"] == pytest.approx(200, abs=2)


def test_skill_ranks_who_wins() -> None:
    rated = skill(["a", "b"], [(["a", "b", "b"], [9, 5, 4]), (["b", "a", "b"], [3, 8, 4])] * 5)
    assert rated["a"][0] > rated["b"][0]
    assert rated["a"][1] < 25 / 3


def test_the_sequential_test_stops_when_it_is_clear() -> None:
    assert settled([1.0] * 20, 0.5)
    assert not settled([0.0, 1.0] * 10, 0.5)
    assert not settled([1.0] * 3, 0.5)


def test_the_command_writes_resumes_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, html = tmp_path / "t.json", tmp_path / "t.html"
    command = ["tournament", ANY, "--bots", "greedy,random", "--processes", "1", "--out", str(out), "--html", str(html)]
    assert main([*command, "--games", "2", "--json"]) == 0
    first = json.loads(out.read_text())["matches"]
    assert main([*command, "--games", "4", "--resume", "--json"]) == 0
    both = json.loads(out.read_text())["matches"]
    assert both[: len(first)] == first and len(both) == 4
    assert "<svg" in html.read_text()
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["cells"][0]["games"] == 4


def test_another_contest_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "t.json"
    command = ["tournament", ANY, "--bots", "greedy,random", "--processes", "1", "--games", "2", "--out", str(out)]
    assert main(command) == 0
    assert main([*command, "--seed", "2", "--resume"]) == 2
    assert "another tournament" in capsys.readouterr().err
    assert main([*command, "--own-time", "--resume"]) == 2


def test_own_time_goes_on_only_while_the_process_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "CLOCKS", {False: lambda: 1.0, True: lambda: 2.0})
    for own in (True, False):
        play_block(replace(CONTEST, own_time=own), tasks_of(CONTEST, 0, 1)[0])
        assert clock.now() == (2.0 if own else 1.0)
    monkeypatch.undo()
    clock.count_own_time(False)


def test_a_bot_has_the_time_of_its_label(monkeypatch: pytest.MonkeyPatch) -> None:
    given: set[tuple[str, int]] = set()

    def first(bot: Bot, state: State, rng: Rng, ms: int, so_far: object) -> int:
        given.add((type(bot).__name__, ms))
        return int(state.legal()[0])

    monkeypatch.setattr(tournament, "ask", first)
    contest = replace(CONTEST, bots=("greedy@7", "random"), ms=30)
    play_block(contest, tasks_of(contest, 0, 1)[0])
    assert given == {("Styled", 7), ("RandomBot", 30)}


@pytest.mark.parametrize("label", ["greedy@", "greedy@soon", "greedy@-1", "nobody@5", "@5"])
def test_a_label_that_names_no_bot_or_no_time_is_refused(label: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", ANY, "--bots", f"{label},random", "--games", "1"]) == 2
    assert capsys.readouterr().err.startswith("steiger: ")
