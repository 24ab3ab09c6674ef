"""Components: every number with its mark, corrections by the owner of a box, and set-ups that are none."""

from __future__ import annotations

import contextlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steiger.cli.main import main
from steiger.cli.protocol import Protocol
from steiger.core.errors import BadRequest, ClientError
from steiger.core.record import parse_text
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.games.zwergar.components.corrections import corrected
from steiger.locale import LANGUAGES, catalogue
from tests.games.zwergar.deal import FIRST, GAME, Played, rich, setup_for
from tests.games.zwergar.leaning import play
from tests.games.zwergar.spec_rows import PROJECTS

MARKS = {"ᶜ": "chosen", "ⁱ": "inferred", "ᵖ": "public"}


def values(game: Any = GAME) -> dict[tuple[str, str], tuple[Any, str]]:
    return {(row.section, row.name): (row.value, row.mark) for row in game.components()}


def test_every_number_has_its_mark() -> None:
    marks = {mark for _, mark in values().values()}
    assert marks == {"text", "public", "inferred", "chosen"}
    assert values(FIRST)["mine-1", "yield"] == ("4S", "chosen")
    assert values()["mine-1", "yield"] == ("2S", "chosen")
    assert values()["project-34", "upgrade"] == ("10h", "text")
    assert len(values()) == len(GAME.components()) > 250


@pytest.mark.parametrize("game", [FIRST, GAME], ids=["rules1", "rules2"])
def test_what_end_effects_count_has_the_mark_of_its_origin(game: Any) -> None:
    """The text names the points of 24 and 26 and neither kind nor number; of 7 and 8 it names nothing."""
    marks = {place: mark for place, (_, mark) in values(game).items()}
    for project in (7, 8):
        assert marks[f"project-{project}", "end-vp"] == marks[f"project-{project}", "end-counts"] == "chosen"
    for project in (24, 26):
        assert marks[f"project-{project}", "end-counts"] == marks[f"project-{project}", "end-per"] == "chosen"
        assert marks[f"project-{project}", "end-vp"] == "text"
    assert marks["project-25", "end-counts"] == marks["smelter", "stone-gives"] == "inferred"


def test_points_have_the_marks_of_the_rules() -> None:
    """For projects 1 to 22 the mark stands at the points; from 23 on they are the text's."""
    for line in PROJECTS.strip().splitlines():
        _, number, _, complete, upgrade, *_ = (part.strip() for part in line.split("|"))
        for name, text in (("complete", complete), ("upgrade", upgrade)):
            points = re.search(r"→ (\d+) ?([ᶜⁱᵖ]?)", text)
            if points:
                expected = "text" if int(number) >= 23 else MARKS[points[2]]
                assert values()[f"project-{number}", f"{name}-vp"] == (int(points[1]), expected)


def test_a_correction_counts_and_travels_with_the_record() -> None:
    game = GAME.with_components({"mine-1": {"yield": "1J 5S"}, "project-1": {"complete-vp": 9}})
    assert values(game)["mine-1", "yield"] == ("5S 1J", "owner")
    table = play(Table.new(game, 2, {}, 1), "worker", 1)
    record = table.record()
    assert record.to_json()["components"] == {"mine-1": {"yield": "5S 1J"}, "project-1": {"complete-vp": 9}}
    again = Table.replay(parse_text(record.dumps()))
    assert again.state.scores() == table.state.scores()
    assert again.record().to_json() == record.to_json()
    assert "components" not in Table.new(GAME, 2, {}, 1).record().to_json()


def test_the_same_value_is_no_correction() -> None:
    """A version's own value is none. The same value can be a correction of another version."""
    assert FIRST.with_components({"mine-1": {"yield": "4S"}}).changes() == {}
    assert GAME.with_components({"mine-1": {"yield": "4S"}}).changes() == {"mine-1": {"yield": "4S"}}
    assert GAME.with_components({"mine-1": {"yield": "2S"}}).changes() == {}
    assert GAME.with_components({}) is GAME


FAULTS: list[tuple[Any, str]] = [
    (3, "table"),
    ({"mine-9": {}}, "section"),
    ({"mine-1": 4}, "table"),
    ({"mine-1": {"gain": "4S"}}, "name"),
    ({"mine-1": {"yield": 4}}, "cost"),
    ({"mine-1": {"yield": "4X"}}, "cost"),
    ({"mine-1": {"yield": "4h"}}, "cost"),
    ({"mine-1": {"yield": "4S 2S"}}, "amount"),
    ({"mine-1": {"yield": "1000S"}}, "amount"),
    ({"project-1": {"complete": "19h"}}, "amount"),
    ({"project-1": {"complete-vp": "4"}}, "number"),
    ({"project-1": {"complete-vp": True}}, "number"),
    ({"project-1": {"complete-vp": -1}}, "number"),
    ({"project-2": {"smith-also": "foreman"}}, "word"),
    ({"project-6": {"end-counts": "beards"}}, "word"),
    ({"project-7": {"end-per": 0}}, "number"),
    ({"lab": {"convert-bonus": "miner"}}, "bonus"),
    ({"furnaces": {"each": 1}}, "furnaces"),
    ({"turn": {"actions": 1}}, "actions"),
    ({"event-54": {"levels": "5"}}, "word"),
]


@pytest.mark.parametrize(("data", "fault"), FAULTS)
def test_a_bad_correction_names_its_place(data: Any, fault: str) -> None:
    with pytest.raises(BadRequest) as error:
        GAME.with_components(data)
    assert error.value.reason.key == f"zwergar-components-{fault}"
    assert all(catalogue(language).say(error.value.reason) for language in LANGUAGES)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.sampled_from(["1S", "2h 1I", "miner", "1", "0", "x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["yield", "a"]), inner, max_size=2),
    max_leaves=6,
)
places = st.sampled_from(sorted(values()))


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(places, json_values, max_size=4))
def test_any_correction_is_taken_or_refused_and_a_game_with_it_ends(given_values: dict[tuple[str, str], Any]) -> None:
    data: dict[str, Any] = {}
    for (section, name), value in given_values.items():
        data.setdefault(section, {})[name] = value
    try:
        game = GAME.with_components(data)
    except ClientError:
        return
    table = Table.new(game, 2, {"short": True}, 1)
    moves = 0
    while table.to_move() is not None and moves < 400:
        table.state.check()
        table.play(table.legal()[moves % len(table.legal())])
        moves += 1


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(["start", "sets", "specialists", "projects", "events", "discard"]), json_values)
def test_any_set_up_is_taken_or_refused(part: str, value: Any) -> None:
    setup = setup_for(2)
    setup[part] = value
    with contextlib.suppress(ClientError):
        GAME.read_setup(2, GAME.check_options({}), setup, GAME.rules)


BAD_SETUPS: list[dict[str, Any]] = [
    {"start": 2},
    {"start": True},
    {"sets": ["west"]},
    {"sets": ["west", "west"]},
    {"sets": ["west", "gold"]},
    {"specialists": ["miner"] * 12},
    {"specialists": ["miner"] * 5},
    {"projects": list(reversed(setup_for(2)["projects"]))},
    {"projects": setup_for(2)["projects"][:-1]},
    {"projects": [*setup_for(2)["projects"][:-1], 45]},
    {"events": list(range(46, 53))},
    {"events": [46] * 9},
    {"discard": [0, 1]},
    {"discard": [3, 3]},
    {"discard": [1]},
    {"extra": 1},
]


@pytest.mark.parametrize("change", BAD_SETUPS, ids=str)
def test_bad_set_ups_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ClientError):
        GAME.read_setup(2, GAME.check_options({}), setup_for(2) | change, GAME.rules)


def test_set_up_from_a_seed_never_changes() -> None:
    """Records that hold only a seed depend on it."""
    setup = GAME.setup_from(2, GAME.check_options({}), 7)
    assert GAME.read_setup(2, GAME.check_options({}), as_json(setup), GAME.rules) == setup
    assert setup == GAME.setup_from(2, GAME.check_options({}), 7)


def test_the_command_prints_and_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[mine-1]\nyield = "5S"\n', encoding="utf-8")
    assert main(["components", "zwergar", "--json", "--components", str(file)]) == 0
    printed = json.loads(capsys.readouterr().out)["components"]
    assert {"section": "mine-1", "name": "yield", "value": "5S", "mark": "owner"} in printed
    assert main(["--lang", "de", "components", "zwergar"]) == 0
    assert "von uns gewählt" in capsys.readouterr().out
    assert main(["--lang", "en", "components", "glueckauf"]) == 0
    assert "no components" in capsys.readouterr().out


def test_the_command_says_what_is_wrong_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.toml"
    for text, fault in (("[mine-1", "not TOML"), ("[mine-9]", "mine-9"), ("[mine-1]\nyield = 3", "mine-1.yield")):
        file.write_text(text, encoding="utf-8")
        assert main(["--lang", "en", "components", "zwergar", "--components", str(file)]) == 2
        assert fault in capsys.readouterr().err
    assert main(["--lang", "en", "components", "zwergar", "--components", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_simulation_with_corrected_components(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[furnaces]\ninstall-vp = 9\n", encoding="utf-8")
    call = [
        "simulate",
        "zwergar",
        "--players",
        "random,random",
        "--games",
        "4",
        "--processes",
        "1",
        "--out",
        str(tmp_path / "out"),
    ]
    assert main([*call, "--components", str(file)]) == 0
    assert main(["validate", str(tmp_path / "out")]) == 0
    record = json.loads(next((tmp_path / "out").glob("*.json")).read_text(encoding="utf-8"))
    assert record["components"] == {"furnaces": {"install-vp": 9}}


def test_the_engine_takes_components() -> None:
    protocol = Protocol(catalogue("en"))
    request = {"cmd": "new", "game": "zwergar", "players": 2, "seed": 3, "components": {"start-1": {"hand": "3J"}}}
    assert json.loads(protocol.answer(json.dumps(request).encode()))["ok"]
    state = json.loads(protocol.answer(b'{"cmd": "state"}'))
    assert state["seats"][state["start"]]["resources"]["J"] == 3


def test_a_level_may_be_written_as_a_number() -> None:
    for data in ({"start-1": {"level": 3}, "event-54": {"levels": 2}}, {"start-1": {"level": "3"}, "event-54": {"levels": "2"}}):
        values = {(entry.section, entry.name): entry.value for entry in corrected(data, GAME.rules)}
        assert values["start-1", "level"] == "3" and values["event-54", "levels"] == "2"


@pytest.mark.parametrize("rules", GAME.versions)
def test_two_projects_may_name_the_same_kind_for_the_extra(rules: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Masks of kinds are united. Adding them up would name another kind instead."""
    monkeypatch.setattr(Played, "rules", rules)
    deal = rich(components={"project-3": {"mines-extra": "smith"}}).completed(2, 3).empties_the_mine()
    deal.after("place engineer smelter", "upgrade 2", "upgrade 3", "end", "place smith mine-1")
    assert deal.load(1) == "SSSSS"
    deal.after("end", "place miner mine-2")
    assert deal.load(2) == "SSII"
