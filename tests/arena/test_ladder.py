"""The published ladder: what is played, that it goes on where it stopped, and where it is written."""

from pathlib import Path

import pytest

from steiger.arena import ladder
from steiger.arena.ladder import BEGIN, END, REPORT_SEED, Round, contests, inserted, key, sweeps
from steiger.arena.seeds import seeds_of, split_mix
from steiger.arena.train import GATE_SEEDS, PLAY_SEEDS
from steiger.bots import STYLES
from steiger.cli import tournament
from steiger.cli.main import main
from steiger.core.registry import game_names
from tests.any_game import ANY


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ladder with bots that do not think long."""
    rounds = [
        Round(("greedy", "random"), 2, 1),
        Round(("greedy", "random"), 3, 1 / 2),
        Round(("greedy", "easy@1"), 2, 1 / 2),
        Round(("greedy", "medium"), 2, 1 / 2),
        Round(("greedy",), 2, 1 / 4),
        Round(("random", "easy"), 2, 1 / 4),
    ]
    monkeypatch.setattr(ladder, "BEST", "greedy")
    monkeypatch.setattr(ladder, "PROGRAMME", rounds)


@pytest.mark.parametrize("name", game_names())
def test_the_ladder_has_what_was_promised(name: str) -> None:
    played = [found for found, _ in contests(name, 500)]
    two = [pairing for found in played if found.players == 2 for pairing in found.pairings()]
    rivals = {rival for first, rival in two if first == "expert"}
    assert rivals == {"expert", "foreman", "planner", "ismcts@1000", *STYLES} and ("expert@1", "random") in two
    assert {found.players for found in played if found.pairings() == [("expert", "foreman")]} == {2, 3, 4}
    assert {found.players for found in played if found.pairings() == [("expert", "expert")]} == {2, 3, 4}
    assert len({key(found) for found in played}) == len(played)


def test_report_seeds_are_used_for_nothing_else() -> None:
    report = {seeds_of(REPORT_SEED, i).setup for i in range(2000)}
    for seed in range(1, 5):
        for stream in (GATE_SEEDS, PLAY_SEEDS):
            assert report.isdisjoint(split_mix(seed + stream, i) >> 11 for i in range(30_000))


def test_all_pairings_grow_evenly() -> None:
    assert list(sweeps(25)) == [10, 20, 25]
    assert list(sweeps(0)) == [0]


@pytest.mark.usefixtures("short")
def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out, html = tmp_path / "page.md", tmp_path / "page.html"
    out.write_text(f"# Before\n{BEGIN}\nold tables\n{END}\nafter\n", encoding="utf-8")
    command = ["ladder", ANY, "--ms", "1", "--processes", "1", "--keep", str(tmp_path / "games"), "--out", str(out)]
    assert main([*command, "--games", "4", "--html", str(html)]) == 0
    written, drawn = out.read_text(encoding="utf-8"), html.read_text(encoding="utf-8")
    assert written.startswith("# Before") and written.endswith("after\n") and "old tables" not in written
    assert capsys.readouterr().out.strip() in written
    assert written.count("greedy against …") == drawn.count("greedy against …") == 2  # those that follow each other are one table
    assert "| easy@1 | 2 |" in written and "| medium | 2 |" in written
    assert "one greedy among …" in written and "greedy against itself" in written and drawn.count("<svg") == 5  # pairings
    assert main([*command[:-2], "--games", "0", "--players", "3"]) == 0
    assert "2 players" not in capsys.readouterr().out
    monkeypatch.setattr(tournament, "play_tasks", lambda contest, tasks, processes: iter(no_task(tasks)))
    assert main([*command, "--games", "0"]) == 0
    assert main([*command, "--games", "4"]) == 0
    assert out.read_text(encoding="utf-8") == written


def no_task(tasks: list[object]) -> list[list[object]]:
    assert not tasks
    return []


@pytest.mark.usefixtures("short")
def test_games_of_another_ladder_are_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", ANY, "--games", "1", "--processes", "1", "--keep", str(tmp_path)]
    assert main([*command, "--ms", "1"]) == 0
    assert main([*command, "--ms", "2"]) == 2
    assert "another tournament" in capsys.readouterr().err


def test_a_page_without_a_place_is_the_ladder_alone() -> None:
    assert inserted("something else", "tables") == "tables"
