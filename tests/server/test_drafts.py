"""Another's draft changes nothing that I can see."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from steiger.server.hall import Hall
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, Socket, pair

Scene = Callable[[Hall, Guest, Guest, str], None]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hall]]:
    folder: Path = tmp_path_factory.mktemp("drafts")
    with running(Settings(database=str(folder / "steiger.db"), **PATIENT)) as (url, server):
        yield url, server._app.state.hall


def everything(guest: Guest, table: str) -> list[Any]:
    """Return all that a player can learn about a table by asking."""
    at = guest.position(table)
    asked = [
        guest.http.get(f"/api/tables/{table}"),
        guest.http.get("/api/tables?limit=200"),
        guest.http.get("/api/tables?mine=true&limit=200"),
        guest.http.get(f"/api/tables/{table}/replay"),
        guest.http.get(f"/api/tables/{table}/record"),
        guest.http.post(f"/api/tables/{table}/why", json={"words": "pass"}),
        *(guest.http.post(f"/api/tables/{table}/{what}", json={"ply": at["ply"] + 1}) for what in ("undo", "restart", "confirm")),
        guest.http.put(f"/api/tables/{table}/seats/9", json={"kind": "bot", "bot": "random"}),
    ]
    return [(answer.status_code, answer.json()) for answer in asked]


def begin(place: tuple[str, Hall], prepare: Scene) -> tuple[Guest, Guest, Guest, str]:
    """Return the player who waits, the one who drafts, a spectator and the table."""
    url, hall = place
    anna, ben, table = pair(url)
    mover, waiting = (anna, ben) if anna.position(table)["legal"] else (ben, anna)
    mover.move(table, mover.position(table)["legal"][0]["words"])  # so that there is something to undo
    while mover.position(table)["legal"]:
        mover.move(table, mover.position(table)["legal"][0]["words"])
    prepare(hall, mover, waiting, table)
    return mover, waiting, Guest(url, "Watcher"), table


def from_the_start(hall: Hall, mover: Guest, drafter: Guest, table: str) -> None:
    drafter.patch("/api/me", {"confirm": "confirm"})


def with_a_timer(hall: Hall, mover: Guest, drafter: Guest, table: str) -> None:
    drafter.patch("/api/me", {"confirm": "timer", "timer": 120})


def after_a_bot_s_token(hall: Hall, mover: Guest, drafter: Guest, table: str) -> None:
    """A program has moved for the seat before, and programs never draft."""
    drafter.patch("/api/me", {"confirm": "confirm"})
    token = drafter.post("/api/tokens", {"scope": "bot"}, 201)["token"]
    program = httpx.Client(base_url=drafter.url, headers={"Authorization": f"Bearer {token}"})
    while drafter.position(table)["legal"]:
        at = drafter.position(table)
        body = {"ply": at["ply"], "actions": [at["legal"][0]["words"]]}
        assert program.post(f"/api/tables/{table}/move", json=body).status_code == 200
    while mover.position(table)["legal"]:
        mover.move(table, mover.position(table)["legal"][0]["words"])


def after_the_clock_ran_out(hall: Hall, mover: Guest, drafter: Guest, table: str) -> None:
    drafter.patch("/api/me", {"confirm": "confirm"})
    row = hall.rooms.loaded[table].row
    seat = drafter.get(f"/api/tables/{table}")["mine"][0]
    row.seats[seat].late, row.seats[seat].votes = True, [1 - seat]
    mover.post(f"/api/tables/{table}/cancel", {"agree": True})  # stores it


@pytest.mark.parametrize("prepare", [from_the_start, with_a_timer, after_a_bot_s_token, after_the_clock_ran_out])
def test_a_draft_changes_nothing_for_the_others(place: tuple[str, Hall], prepare: Scene) -> None:
    waiting, drafter, watcher, table = begin(place, prepare)
    lines = [waiting.socket(table), watcher.socket(table)]
    before = [everything(guest, table) for guest in (waiting, watcher)]
    facts = waiting.get(f"/api/tables/{table}")["table"]
    for line in lines:
        news(line, facts)
    for what in ("move", "undo", "move", "restart", "move"):
        if what != "move":
            drafter.step(table, what)
        else:
            drafter.move(table, drafter.position(table)["legal"][0]["words"])
        assert drafter.position(table)["turn"]["draft"] == (what == "move")
        assert [everything(guest, table) for guest in (waiting, watcher)] == before, what
        for line in lines:
            assert news(line, facts) == [], what
    while drafter.position(table)["legal"]:
        drafter.move(table, drafter.position(table)["legal"][0]["words"])
    drafter.step(table, "confirm")
    assert everything(waiting, table) != before[0]
    assert not any(seat["late"] or seat["replace"] for seat in waiting.get(f"/api/tables/{table}")["table"]["seats"])


def news(line: Socket, facts: Any) -> list[Any]:
    """Return what came in on a socket, up to the answer to a ping. Presence is sent a little later and repeats known facts."""
    line.send({"type": "ping", "id": 999})
    found = []
    while (message := json.loads(line.line.recv(timeout=10))).get("id") != 999:
        if message.get("table") != facts:
            found.append(message)
    return found


def test_undo_is_over_as_soon_as_the_next_player_wants_to_draft(place: tuple[str, Hall]) -> None:
    """Not only when the first draft begins: the end of undo would show it."""
    waiting, drafter, _, table = begin(place, lambda *_: None)
    assert waiting.position(table)["turn"]["can_undo"]
    drafter.patch("/api/me", {"confirm": "confirm"})
    assert not waiting.position(table)["turn"]["can_undo"]
    drafter.patch("/api/me", {"confirm": "none"})
    assert waiting.position(table)["turn"]["can_undo"]
