"""A game from another package on the server: a table played to its end, and older rules across a restart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import steiger
from steiger.core.record import parse
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair, play_on
from tests.toy.installing import NAME


def settings(folder: Path) -> Settings:
    return Settings(database=str(folder / "steiger.db"), **PATIENT)


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with running(settings(tmp_path)) as (address, _):
        yield address


def test_a_table_is_played_to_the_end_over_http(url: str) -> None:
    anna, ben, table = pair(url, game=NAME)
    play_on([anna, ben], table, 200, random.Random(1))
    result = anna.position(table)["result"]
    assert result["winners"] and sum(result["scores"]) > 0
    assert result["breakdown"] == [{"gold": score} for score in result["scores"]]


def test_a_table_is_played_to_the_end_over_websockets_with_a_bot(url: str) -> None:
    anna = Guest(url)
    table = anna.table(game=NAME, seats=[{"kind": "open"}, {"kind": "bot", "bot": "ismcts"}])
    anna.post(f"/api/tables/{table}/start")
    line = anna.socket(table)
    while line.position["result"] is None:
        if line.position["legal"]:
            assert line.move(line.position["legal"][0]["words"])["type"] != "error"
        else:
            line.next("position")
    assert line.position["result"]["winners"]
    line.close()


def test_a_client_without_a_drawing_gets_all_it_needs(url: str) -> None:
    anna, ben, table = pair(url, game=NAME)
    ((facts),) = [facts for facts in anna.get("/api/games") if facts["name"] == NAME]
    assert not facts["advised"]
    assert facts["verbs"] == {"dig": ["shaft"], "stop": []} and facts["rules"] == 2
    anna.move(table, "dig left")
    at = ben.position(table)
    assert at["view"]["phase"] == "dig" and at["view"]["left"] == 7 and [seat["score"] for seat in at["view"]["seats"]] == [0, 0]
    assert at["log"][0]["verb"] == "dig" and at["log"][0]["arguments"] == {"shaft": "left"}
    for language, said in (("en", "digs in"), ("de", "gräbt im"), ("nl", "graaft in")):
        assert said in anna.http.get(f"/api/games/{NAME}/sentences/{language}").text
    anna.get(f"/api/games/{NAME}/sentences/xx", 404)
    anna.get("/api/games/nothing/sentences/en", 400)


def test_a_refusal_is_explained_in_the_game_s_own_words(url: str) -> None:
    anna, _, table = pair(url, game=NAME)
    fault = anna.move(table, "stop", status=422)
    assert fault["key"] == "nuggets-nothing-dug" and "dig first" in fault["message"]


def test_hints_are_refused_cleanly(url: str) -> None:
    anna, _, table = pair(url, game=NAME)
    assert anna.post(f"/api/tables/{table}/hint", {"kind": "move"}, 404)["code"] == "hint-unavailable"


def old_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, str]:
    """A table that began while the server knew only the first version of the rules."""
    with monkeypatch.context() as before, running(settings(folder)) as (url, _):
        before.setattr(type(steiger.game(NAME)), "versions", (1,))
        anna = Guest(url)
        table = anna.table(game=NAME, seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
        anna.post(f"/api/tables/{table}/start")
        play_on([anna], table, 3, random.Random(2))
        return anna.http.cookies, table


def test_a_game_continues_under_its_rules_after_a_restart_and_its_rematch_takes_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookies, table = old_table(tmp_path, monkeypatch)
    with running(settings(tmp_path)) as (url, _):
        anna = Guest(url)
        anna.http.cookies = cookies
        play_on([anna], table, 200, random.Random(3))
        record = anna.get(f"/api/tables/{table}/record")
        assert record["rules"] == 1 and steiger.Table.replay(parse(record)).rules == 1
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        assert again["rules"] == 2
