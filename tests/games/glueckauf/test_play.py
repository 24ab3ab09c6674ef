"""`steiger play` with input from a pipe: whole games, all commands, nonsense, and nobody else's secrets."""

import io
import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from steiger import Rng, bots
from steiger.cli.main import main
from steiger.cli.menu import Menu
from steiger.cli.reader import Reader
from steiger.cli.render import make_console
from steiger.cli.session import Session
from steiger.locale import catalogue
from tests.cli.walk import walked


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Play":
    return Play(monkeypatch, capsys)


class Play:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *lines: str, players: str = "human,random", more: tuple[str, ...] = ("--seed", "5"), code: int = 0) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "glueckauf", "--players", players, "--lang", "en", *more]) == code
        output = self.capsys.readouterr()
        return output.out if code == 0 else output.err


def test_bots_alone_play_to_the_end(play: Play) -> None:
    out = play(players="random,random,random")
    assert re.search(r"(wins|share the win)\.", out)
    assert "Points from" in out


def test_numbers_play_a_whole_game(play: Play, tmp_path: Path) -> None:
    out = play(*["1"] * 400, players="human,human", more=("--seed", "3", "--save", str(tmp_path / "g.json")))
    assert "Points from" in out
    record = json.loads((tmp_path / "g.json").read_text())
    assert record["result"]["scores"]
    assert main(["validate", str(tmp_path / "g.json")]) == 0


def test_words_or_number_or_phrase(play: Play) -> None:
    out = play("draft 6", "1", "1", "money-4")
    assert "Player 1 > draft 6" in out
    assert re.search(r"random 2 drafts order \d+", out)
    assert re.search(r"A1→2", out)


def test_illegal_input_says_why(play: Play) -> None:
    out = play("draft 6", "1", "1", "place mine-4", "place deliver-train", "load g", "99", "dance")
    assert "Mining 4 is closed with 2 players" in out
    assert "no complete order" in out
    assert "not what is asked now" in out
    assert "numbered 1 to 16" in out
    assert "“dance” is not an action" in out


def test_explanations(play: Play) -> None:
    out = play("?", "? mine-8", "?bank", "? nowhere", "? ²", "? 32", "? k2d")
    assert "factory-draw" in out and "Topics" in out
    assert "8 work steps" in out and "take 1 Mark" in out
    assert out.count("There is nothing to tell about") == 2
    assert "10 points" in out and "8 Mark" in out


def test_undo_and_restart(play: Play) -> None:
    steps = ["draft 6", "1", "1", "place mine-6", "cage 3", "load g", "undo", "restart", "undo"]
    out = play(*steps, "log")
    assert out.count("6 steps left") == 1 and out.count("5 steps left") == 2 and out.count("4 steps left") == 1
    assert "You cannot take this back" not in out
    assert "loads" not in out.split("> log")[1]


def test_undo_goes_past_the_bots_reply_when_playing_alone(play: Play) -> None:
    after = play("draft 6", "undo", "log").split("> log")[1]
    assert "drafts order 6" not in after


def test_undo_stops_at_the_other_persons_move(play: Play) -> None:
    out = play("1", "1", "1", "undo", "undo", players="human,human,random")
    assert "You cannot take this back" in out


@pytest.mark.parametrize("word", ["help", "?", "exit", "q", "quit", "rules"])
def test_usual_words_are_understood(play: Play, word: str) -> None:
    assert "is not an action" not in play(word)


def test_screen_mentions_help(play: Play) -> None:
    assert "? help" in play("quit").split("Player 1 >")[0]


def test_rules_by_section(play: Play) -> None:
    out = play("rules", "rules goal", "rules nonsense")
    assert "rules goal: The goal" in out and "THE GOAL" in out
    assert "There is no section “nonsense”" in out


def test_several_actions_on_one_line(play: Play) -> None:
    out = play("draft 6", "1", "1", "place mine-6, cage 3; load g, undo", "log")
    assert "cage" in out.split("> log")[1] and "loads" not in out.split("> log")[1]


def test_several_actions_stop_at_the_first_that_cannot_be_played(play: Play) -> None:
    out = play("draft 6", "1", "1", "place mine-6, dance, cage 3", "log")
    assert "“dance” is not an action" in out and "cage" not in out.split("> log")[1]


def test_several_actions_stop_at_the_end_of_the_turn(play: Play) -> None:
    assert "Your turn ended before “1”" in play("draft 6, 1, 1")


def test_default_opponent_is_not_random(play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "glueckauf", "--lang", "en"]) == 0
    assert "medium 2" in capsys.readouterr().out


def test_ctrl_c_keeps_the_game_and_says_how_to_resume(play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "glueckauf-1.json").write_text("somebody’s")
    lines = iter(["draft 6"])

    def read(self: Reader, prompt: str, candidates: object = ()) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Reader, "line", read)
    out = play()
    assert "steiger play glueckauf --load glueckauf-2.json" in out
    assert (tmp_path / "glueckauf-1.json").read_text() == "somebody’s"
    assert main(["validate", str(tmp_path / "glueckauf-2.json")]) == 0


def test_small_terminals_are_told_the_size(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    session = Session(walked(plies=0), [None, None], Rng(1), catalogue("en"), make_console(), None)
    session.reader.terminal = True
    session.at_screen = 0
    session.show_position("")
    assert "100 columns and 40 lines" in " ".join(capsys.readouterr().out.split())


def test_tab_completes_the_last_of_several_actions() -> None:
    reader = Reader(make_console())
    reader.candidates = ["cage 1", "cage 3", "load g"]
    assert reader.complete("ca", 1) == "cage 3" and reader.complete("ca", 2) is None
    assert reader.complete("cage 1, lo", 0) == "cage 1, load g"


def test_nothing_to_undo(play: Play) -> None:
    assert "nothing has been played yet" in play("undo", players="human,human", more=("--seed", "5"))


def test_hotseat_undo_before_the_next_has_moved(play: Play) -> None:
    out = play("1", "undo", "log", players="human,human")
    assert "drafts" not in out.split("> log")[1]


def test_save_load(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    out = play("save", "draft 6", f"save {path}", "quit")
    assert "Save where?" in out and "is saved in" in out
    again = play("log", more=("--load", str(path)))
    assert "drafts order 6" in again
    assert main(["validate", str(path)]) == 0


@pytest.mark.parametrize(
    "more",
    [
        ("--load", "nowhere.json"),
        ("--seed", "x"),
        ("--option", "storage"),
        ("--option", "storage=loose"),
        ("--option", "colour=red"),
        ("--save", "/nowhere/at/all.json"),
        ("--bogus",),
    ],
)
def test_bad_arguments_are_one_line(play: Play, more: tuple[str, ...]) -> None:
    assert len(play(more=more, code=2).splitlines()) == 1


@pytest.mark.parametrize("players", ["human", "human,human,human,human,human", "human,genius", "", ","])
def test_bad_players(play: Play, players: str) -> None:
    assert len(play(players=players, code=2).splitlines()) == 1


def test_load_fits_the_game_and_players(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    path.write_text(walked(players=3, plies=20).record().dumps())
    assert "3 players, not 2" in play(more=("--load", str(path)), code=2)
    assert "leave out --seed" in play(more=("--load", str(path), "--seed", "1"), code=2)
    assert play("quit", players="human,random,human", more=("--load", str(path)))


def test_options(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    play("quit", more=("--seed", "1", "--option", "storage=free", "--option", "delivered=open", "--save", str(path)))
    assert json.loads(path.read_text())["options"] == {"storage": "free", "delivered": "open"}


def test_hint_asks_the_strongest_bot(play: Play) -> None:
    assert bots.adviser("glueckauf") == "expert"
    assert re.search(r"expert advises:\n1. draft \d+.*\n +\S", play("hint"))


def test_hint_needs_an_adviser(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "adviser", lambda game: None)
    assert "no bot yet" in play("hint")
    monkeypatch.setattr(bots, "adviser", lambda game: "random")
    assert re.search(r"random would play: draft \d+", play("hint"))


def test_hotseat_never_shows_the_others_cards(play: Play, tmp_path: Path) -> None:
    """Seat 0 looks at tiles; when seat 1 is asked afterwards, neither they nor their order are shown."""
    table = walked(players=2, seed=3, plies=6)
    path = tmp_path / "g.json"
    path.write_text(table.record().dumps())
    seat = table.to_move()
    moves = ["factory-draw", "take none", "return top", "1", "1", "1", "1"]
    out = play(*moves, players="human,human", more=("--load", str(path)))
    looking, _, after = out.partition(f"It is Player {2 - (seat or 0)}’s turn.")
    assert "You look at:" in looking and "puts back a card" not in looking
    assert "You look at:" not in after and "You put back" not in after.split("It is Player")[0]
    assert "puts back a card" in after and "puts back g" not in after


def test_menu() -> None:
    menu = Menu(["cage 1", "load g", "fill 2 b c:b", "fill 27 g c:g", "stop"])
    assert menu.find("2") == "load g" and menu.find("g") == "load g" and menu.find("stop") == "stop"
    assert menu.find("0") is None and menu.find("6") is None and menu.find("²") is None and menu.find("-1") is None
    assert menu.find("9" * 30) is None
    assert menu.beginning("fill 2") == [(3, "fill 2 b c:b")]
    assert menu.beginning("fi") == []
    assert menu.groups()["fill"] == [(3, "2 b c:b"), (4, "27 g c:g")]


NONSENSE = st.text(max_size=12) | st.sampled_from(
    ["?", "? ?", "undo", "restart", "log", "hint", "board", "save", "save /", "1", "2", "3", "stop", "fill", "place", "load g"]
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(NONSENSE.filter(lambda s: not s.strip().lower().startswith("save ") or s == "save /"), max_size=40))
def test_nonsense_never_crashes(lines: list[str], play: Play) -> None:
    assert play(*lines, players="human,human,random", more=("--seed", "8")) is not None


def test_random_actions_by_words(play: Play) -> None:
    rng = Rng(4)
    out = play(*[str(1 + rng.below(9)) for _ in range(500)], players="human,human,human,human", more=("--seed", "8"))
    assert "takes" in out


def test_many_actions_of_one_verb_are_listed_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    session = Session(walked(plies=0), [None, None], Rng(1), catalogue("en"), make_console(), None)
    menu = Menu([*(f"fill {n} y c:y" for n in range(40)), "stop"])
    session.show_menu(menu)
    out = capsys.readouterr().out
    assert "40 ways (numbers 1 to 40)" in out and "41)" in out and "fill 7" not in out
    session.obey("fill 7", menu)
    assert capsys.readouterr().out.strip() == "8) fill 7 y c:y"
