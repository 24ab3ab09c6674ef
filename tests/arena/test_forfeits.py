"""Tournaments survive bots that fail, keep every game, and say what their numbers mean."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from steiger import game
from steiger.arena import faults, tournament
from steiger.arena.rating import elo, elo_errors, verdict
from steiger.arena.standing import standing
from steiger.arena.tournament import Contest, play_block, tasks_of
from steiger.bots import Bot
from steiger.bots.random_bot import RandomBot
from steiger.cli.main import main
from steiger.core.record import parse
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.core.table import Table
from tests.any_game import ANY

Capture = pytest.CaptureFixture[str]
COMMAND = ["tournament", ANY, "--bots", "greedy,random", "--processes", "1", "--lang", "en"]
CONTEST = Contest(ANY, ("greedy", "random"), 2, 3, game(ANY).check_options({}))


def crash() -> None:
    raise RuntimeError("out of luck")


WRONG: dict[str, Callable[[], None]] = {"crash": crash, "print": lambda: print("thinking"), "hang": lambda: time.sleep(60)}


@pytest.mark.parametrize(("kind", "said"), [("crash", "out of luck"), ("print", "printed"), ("hang", "no answer")])
def test_a_bot_that_fails_forfeits_that_game(kind: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def first(bot: Bot, state: State, rng: Rng, ms: int, so_far: object) -> int:
        if isinstance(bot, RandomBot):
            WRONG[kind]()
        return int(state.legal()[0])

    monkeypatch.setattr(tournament, "ask", first)
    monkeypatch.setattr(faults, "PATIENCE", 0.1)
    contest = Contest(**{**vars(CONTEST), "ms": 0})
    for match in play_block(contest, tasks_of(contest, 0, 1)[0]):
        assert said in match.fault and match.shares[match.place] == 1.0
        Table.replay(parse(match.record))
    assert capsys.readouterr().out == ""


def test_every_game_can_be_replayed(tmp_path: Path) -> None:
    out = tmp_path / "t.json"
    assert main([*COMMAND, "--games", "2", "--out", str(out), "--json"]) == 0
    for match in json.loads(out.read_text())["matches"]:
        assert Table.replay(parse(match["record"])).state.scores() == match["scores"]


def test_games_that_do_not_fill_the_seats_are_rounded_up_and_it_says_so(capsys: Capture) -> None:
    assert main([*COMMAND, "--games", "3", "--json"]) == 0
    output = capsys.readouterr()
    assert json.loads(output.out)["cells"][0]["games"] == 4
    assert "4 games instead of 3" in output.err


def test_sprt_prints_a_verdict(capsys: Capture) -> None:
    assert main([*COMMAND, "--games", "2", "--sprt"]) == 0
    assert "greedy against random is undecided" in capsys.readouterr().out
    assert (verdict([1.0] * 20, 0.5), verdict([0.0] * 20, 0.5), verdict([0.0, 1.0] * 10, 0.5)) == (1, -1, 0)


def test_games_are_counted_once_however_many_seats_a_bot_has() -> None:
    contest = Contest(ANY, ("greedy", "random"), 3, 1, CONTEST.options)
    matches = play_block(contest, tasks_of(contest, 0, 1)[0])
    assert {row.games for row in standing(contest, matches).bots} == {3}


def test_elo_has_an_error_that_shrinks_with_the_games() -> None:
    def error(games: int) -> float:
        counts = {("a", "b"): games, ("b", "a"): games}
        return elo_errors(elo(["a", "b"], {("a", "b"): games / 2, ("b", "a"): games / 2}, counts), counts)["a"]

    # The difference has an error of 400 / ln 10 / sqrt(n / 4); each of the two ratings has half of it.
    assert error(1000) == pytest.approx(5.5, abs=0.1)
    assert error(100) > 3 * error(1000)
