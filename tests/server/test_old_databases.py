"""A database written by schema version 0003, with games in it, still opens and plays on.

The fixture was written by the server of commit 0a080cd: a running table with every option set, a draft, a finished game, a fork
of it and an open table, with chat, notes and results.
"""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from steiger.server import migrations
from steiger.server.settings import Settings
from steiger.server.store import Store
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, old_token
from tests.server.services import POSTGRES, Postgres

FIXTURE = Path(__file__).parent / "fixtures" / "schema-0003.db.gz"
SECRET = "old"
TABLES = ("players", "games", "plies", "sitters", "chat", "notes", "visits", "notices", "results")
BOOLEANS = ("public", "advice", "won")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    with gzip.open(FIXTURE) as packed, path.open("wb") as database:
        shutil.copyfileobj(packed, database)
    return path


class Fixture:
    """The old database as it was written."""

    def __init__(self, path: Path) -> None:
        with sqlite3.connect(path) as connection:
            connection.row_factory = sqlite3.Row
            self.rows = {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in TABLES}

    def player(self, name: str) -> dict[str, Any]:
        return next(row for row in self.rows["players"] if row["name"] == name)

    def table(self, **wanted: Any) -> dict[str, Any]:
        return next(row for row in self.rows["games"] if all(row[name] == value for name, value in wanted.items()))


def returning(url: str, server: Any, player: dict[str, Any]) -> Guest:
    """Return a player of the old database with the token they still have."""
    guest = Guest(url, "Somebody")
    guest.http.cookies.clear()
    body = f"{player['id']}.{player['generation']}.play"
    guest.http.headers["Authorization"] = f"Bearer {old_token(server, body)}"
    return guest


def check(settings: Settings, fixture: Fixture) -> None:
    with running(settings) as (url, server):
        anna, ben = (returning(url, server, fixture.player(name)) for name in ("Anna", "Ben"))
        check_running(anna, ben, fixture)
        check_draft(anna, ben, fixture)
        check_others(anna, fixture)


def check_running(anna: Guest, ben: Guest, fixture: Fixture) -> None:
    row = fixture.table(mode="turns")
    found = anna.get(f"/api/tables/{row['id']}")
    table = found["table"]
    assert (table["game"], table["mode"], table["public"], table["advice"]) == (row["game"], "turns", False, False)
    assert table["seed"] == 7 and table["clock"] == {"initial": 86400, "increment": 60}
    assert found["position"]["ply"] == row["ply"] == len(found["position"]["log"])
    assert [line["text"] for line in found["chat"]] == ["Glück auf!"] and found["notes"] == "my plan"
    mover = anna if found["position"]["legal"] else ben
    at = mover.position(row["id"])
    assert mover.move(row["id"], at["legal"][0]["words"], at=at)["ply"] == row["ply"] + 1


def check_draft(anna: Guest, ben: Guest, fixture: Fixture) -> None:
    row = next(row for row in fixture.rows["games"] if row["shown"] < row["ply"])
    assert (anna.position(row["id"])["ply"], ben.position(row["id"])["ply"]) == (row["shown"], row["ply"])
    assert ben.position(row["id"])["turn"]["draft"] and ben.position(row["id"])["turn"]["deadline"] is None
    assert ben.step(row["id"], "undo")["ply"] == row["ply"] - 1


def check_others(anna: Guest, fixture: Fixture) -> None:
    done, fork = fixture.table(status="finished"), next(row for row in fixture.rows["games"] if row["base"] > 0)
    found = anna.get(f"/api/tables/{done['id']}")
    scores = [row["score"] for row in sorted(fixture.rows["results"], key=lambda row: row["seat"])]
    assert found["position"]["result"]["scores"] == scores and found["table"]["commitment"]
    assert anna.get(f"/api/tables/{fork['id']}")["table"]["origin"]["table"] == done["id"]
    listed = {row["id"] for row in anna.get("/api/tables?mine=true&limit=200")["tables"]}
    assert {row["id"] for row in fixture.rows["games"]} <= listed


def test_a_database_of_the_previous_version_opens_and_plays_on(old: Path) -> None:
    check(Settings(database=str(old), secret=SECRET, **PATIENT), Fixture(old))


def test_a_failed_upgrade_changes_nothing(old: Path) -> None:
    """A table that is in the way makes the last step fail; everything before it is rolled back."""
    with sqlite3.connect(old) as connection:
        connection.execute("CREATE INDEX chat_table ON chat (at)")
        before = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    connection.close()
    with pytest.raises(OperationalError):
        asyncio.run(Store(f"sqlite:///{old}").open())
    with sqlite3.connect(old) as connection:
        assert connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall() == before


def test_old_drafts_confirm_themselves_if_their_player_uses_the_timer(old: Path) -> None:
    fixture = Fixture(old)
    row = next(row for row in fixture.rows["games"] if row["shown"] < row["ply"])
    with sqlite3.connect(old) as connection:
        connection.execute("UPDATE players SET confirm = 'timer'")
    connection.close()
    with running(Settings(database=str(old), secret=SECRET, **PATIENT)) as (url, server):
        ben = returning(url, server, fixture.player("Ben"))
        while not (at := ben.position(row["id"]))["turn"]["must_confirm"] and at["legal"]:
            ben.move(row["id"], at["legal"][0]["words"], at=at)
        deadline = time.time() + 20
        while ben.position(row["id"])["turn"]["must_confirm"]:
            assert time.time() < deadline
            time.sleep(0.1)


def fill(connection: Connection, fixture: Fixture) -> None:
    migrations.upgrade(connection, "0003")
    for name in TABLES:
        for row in fixture.rows[name]:
            values = {column: bool(value) if column in BOOLEANS else value for column, value in row.items()}
            columns = ", ".join(f'"{column}"' for column in values)
            slots = ", ".join(f":{column}" for column in values)
            connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({slots})"), values)


@pytest.mark.skipif(POSTGRES is None, reason="needs PostgreSQL")
def test_the_same_on_postgresql(old: Path) -> None:
    fixture = Fixture(old)

    async def write(url: str) -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(fill, fixture)
        await engine.dispose()

    postgres = Postgres()
    postgres.start()
    try:
        asyncio.run(write(postgres.url))
        check(Settings(database=postgres.url, secret=SECRET, **PATIENT), fixture)
    finally:
        postgres.stop()
