"""A table with the corrected components of an owner's box: they go wherever the game goes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.games.zwergar.game import FORMER_STARTS
from steiger.server import opening
from steiger.server.messages import TableOptions
from tests.games.zwergar.leaning import choose
from tests.server.people import Guest

# Nobody outside the box knows this number; an owner may.
CORRECTIONS: dict[str, Any] = {"turn": {"actions": 2}}
GAME = {"game": "zwergar", "components": CORRECTIONS}


def own_way(url: str) -> tuple[Guest, str]:
    anna = Guest(url)
    table = anna.table(**GAME, seats=[{"kind": "open"}, {"kind": "bot", "bot": "easy"}])
    anna.post(f"/api/tables/{table}/start")
    return anna, table


def in_lobby(guest: Guest, table: str) -> tuple[bool, str | None]:
    row = next(row for row in guest.get("/api/tables?limit=100")["tables"] if row["id"] == table)
    return row["corrected"], row["edition"]


def test_the_table_shows_and_plays_them(url: str) -> None:
    anna, table = own_way(url)
    line = anna.socket(table)
    assert line.snapshot["table"]["components"] == CORRECTIONS
    assert in_lobby(anna, table) == (True, None)
    while not line.position["legal"]:
        line.next("position", 20)
    assert line.position["view"]["actions"] == 2
    assert anna.post(f"/api/tables/{table}/hint", {})["actions"][0] in [c["words"] for c in line.position["legal"]]
    assert anna.get(f"/api/tables/{table}/record")["components"] == CORRECTIONS
    plain = anna.table(game="zwergar")
    assert anna.get(f"/api/tables/{plain}")["table"]["components"] == {}
    assert in_lobby(anna, plain) == (False, None)


def test_explanations_and_the_sheet_have_the_tables_own_numbers(url: str) -> None:
    anna = Guest(url)
    changes = {"project-10": {"upgrade": "7h"}, "heat": {"most": 8}}
    table = anna.table(game="zwergar", components=changes, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    assert "7h" in anna.get(f"/api/tables/{table}/topics/10")["text"]
    assert "7h" not in anna.get("/api/games/zwergar/topics/10")["text"]
    sheet = anna.get(f"/api/tables/{table}/components")
    assert sheet["project-10"]["upgrade"] == "7h" and sheet["heat"]["most"] == 8
    assert anna.get("/api/games/zwergar/components")["heat"]["most"] == 10
    anna.post(f"/api/tables/{table}/start")
    assert anna.position(table)["view"]["most_heat"] == 8


def test_record_proof_import_fork_and_rematch_keep_them(url: str, tmp_path: Path) -> None:
    anna, table = own_way(url)
    anna.put(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    line = anna.socket(table)
    while line.position["result"] is None:
        line.next("position", 60)
    record = anna.get(f"/api/tables/{table}/record")
    assert record["components"] == CORRECTIONS
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    for command in ("verify", "validate"):
        done = subprocess.run([sys.executable, "-m", "steiger.cli", command, str(file)], capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    file.write_text(json.dumps(record | {"components": {"turn": {"actions": 2}, "heat": {"most": 9}}}))
    done = subprocess.run([sys.executable, "-m", "steiger.cli", "verify", str(file)], capture_output=True, check=False)
    assert done.returncode == 2
    brought = anna.post("/api/import", record, 201)["table"]
    fork = anna.post(f"/api/tables/{brought['id']}/fork", {"ply": 9, "seat": 0}, 201)["table"]
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert brought["components"] == fork["components"] == again["components"] == CORRECTIONS
    at = anna.get(f"/api/tables/{brought['id']}/replay?ply=0")
    assert at["view"]["actions"] == 2


@pytest.mark.parametrize(
    ("game", "components", "key"),
    [
        ("glueckauf", CORRECTIONS, "components-none"),
        ("zwergar", {"moon": {}}, "zwergar-components-section"),
        ("zwergar", {"turn": 3}, "zwergar-components-table"),
        ("zwergar", {"turn": {"cheese": 1}}, "zwergar-components-name"),
    ],
)
def test_wrong_ones_are_refused_by_name(url: str, game: str, components: Any, key: str) -> None:
    fault = Guest(url).post("/api/tables", {"game": game, "players": 2, "components": components}, 400)
    assert fault["key"] == key and fault["message"] != key
    Guest(url).post("/api/tables", {"game": game, "players": 2, "components": [1]}, 400)


def test_a_correction_that_corrects_nothing_is_none(url: str) -> None:
    actions = next(row for row in find_game("zwergar").components() if (row.section, row.name) == ("turn", "actions"))
    anna = Guest(url)
    table = anna.table(game="zwergar", components={actions.section: {"actions": actions.value}})
    assert anna.get(f"/api/tables/{table}")["table"]["components"] == {}


def test_a_file_of_corrections_is_checked_before_there_is_a_table(url: str) -> None:
    anna = Guest(url)
    correctable = {facts["name"]: facts["correctable"] for facts in anna.get("/api/games")}
    assert correctable["zwergar"] and not correctable["glueckauf"]
    whole = anna.get("/api/games/zwergar/components")
    assert anna.post("/api/games/zwergar/components", whole) == {}
    assert anna.post("/api/games/zwergar/components", whole | CORRECTIONS) == CORRECTIONS
    fault = anna.post("/api/games/zwergar/components", {"turn": {"actions": "many"}}, 400)
    assert fault["key"] == "zwergar-components-number" and "turn.actions" in fault["message"]
    for wrong in ([1], "x", None):
        assert anna.post("/api/games/zwergar/components", wrong, 400)["message"]
    assert anna.post("/api/games/zwergar/components", "[turn]\nactions = 2\n") == {"turn": {"actions": 2}}
    fault = anna.post("/api/games/zwergar/components", "[turn\nactions", 400)
    assert fault["key"] == "components-text-not-toml" and "line 1" in fault["message"]
    assert anna.get("/api/games/glueckauf/components") == {}
    assert anna.post("/api/games/glueckauf/components", CORRECTIONS, 400)["key"] == "components-none"
    assert anna.http.get("/api/games/chess/components").status_code == 400


def test_bots_give_advice_on_both_games(url: str) -> None:
    advised = {facts["name"]: facts["advised"] for facts in Guest(url).get("/api/games")}
    assert advised["glueckauf"] and advised["zwergar"]


def test_a_game_begun_under_version_1_continues_under_it(url: str) -> None:
    """Its numbers, its explanations, its bots, and what is legal."""
    old = find_game("zwergar").under(1)
    table = play_some(Table.new(old, 2, {}, 6), 40)
    anna = Guest(url)
    brought = anna.post("/api/import", table.record().to_json(), 201)["table"]["id"]
    fork = anna.post(f"/api/tables/{brought}/fork", {"ply": 40, "seat": table.to_move()}, 201)
    begun, seat = fork["table"]["id"], fork["mine"][0]
    assert fork["table"]["rules"] == 1
    anna.put(f"/api/tables/{begun}/seats/{1 - seat}", {"kind": "bot", "bot": "foreman"})
    anna.post(f"/api/tables/{begun}/start")
    line = anna.socket(begun)
    assert not [choice for choice in line.position["legal"] if choice["words"].startswith("visit")]
    assert line.position["view"]["mine"][0]["yield"] == "4S"
    assert "4S" in anna.get(f"/api/tables/{begun}/topics/mine-1")["text"]
    assert "2S" in anna.get("/api/games/zwergar/topics/mine-1")["text"]
    assert anna.get(f"/api/tables/{begun}/components")["mine-1"]["yield"] == "4S"
    assert anna.get("/api/games/zwergar/components")["mine-1"]["yield"] == "2S"


def play_some(table: Table, plies: int) -> Table:
    rng = Rng(3)
    while table.ply < plies:
        table.play(choose(table, "worker", rng))
    return table


@pytest.mark.parametrize(("components", "kept"), [(FORMER_STARTS[0], {}), (FORMER_STARTS[1], {}), (CORRECTIONS, CORRECTIONS)])
def test_a_rematch_under_the_newest_rules_leaves_the_old_balanced_start_behind(components: Any, kept: Any) -> None:
    row = opening.blank(TableOptions(game="zwergar", components=components), 1, 2, "p")
    row.status = "finished"
    again = opening.rematch_of(row)
    assert (again.rules, again.chosen.components) == (2, kept)


@pytest.mark.parametrize("start", FORMER_STARTS)
def test_the_old_balanced_starts_are_corrections_of_version_1(start: Any) -> None:
    assert find_game("zwergar").under(1).with_components(start).changes() == start
