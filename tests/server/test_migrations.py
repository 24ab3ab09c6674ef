"""A database of the first version, with games in it, is brought up to the newest and played on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from steiger import game
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.server import migrations
from steiger.server.settings import Settings
from tests.any_game import ANY
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, old_token
from tests.server.services import POSTGRES, Postgres

PLAYED = 12


def played() -> Table:
    table = Table.new(game(ANY), 2, {}, 3)
    rng = Rng(3)
    while table.ply < PLAYED:
        legal = table.legal()
        table.play(legal[int(rng.below(len(legal)))])
    return table


def first_version(connection: Connection, tables: dict[str, Any]) -> None:
    """As the first version wrote them: a table for each origin, with the same play on it."""
    migrations.upgrade(connection, "0001")
    seat = {"kind": "human", "name": "Anna", "owner": "p_anna", "bot": None, "resigned": False, "late": False}
    seats = [seat | {"cancel": False, "votes": []}, {"kind": "hotseat", "name": "Opa", "owner": "p_anna"}]
    connection.execute(
        text("INSERT INTO players VALUES ('p_anna', 'Anna', 'de', 'none', 5, NULL, NULL, 0, 1.0)"),
    )
    record = played()
    for name, origin in tables.items():
        values: dict[str, Any] = dict.fromkeys(("created", "version", "undos", "shown_undos", "changed"), 0) | {
            "id": name,
            "game": ANY,
            "rules": 1,
            "options": json.dumps(record.options),
            "mode": "live",
            "public": True,
            "host": "p_anna",
            "invite": "abc",
            "clock": "null",
            "origin": json.dumps(origin),
            "base": PLAYED // 2 if origin else 0,
            "setup": json.dumps(as_json(record.setup)),
            "seed": "null",
            "salt": "",
            "status": "running",
            "ply": PLAYED,
            "shown": PLAYED,
            "seats": json.dumps(seats),
            "times": "null",
            "rematch": "",
        }
        slots = ", ".join(f":{column}" for column in values)
        connection.execute(text(f"INSERT INTO games ({', '.join(values)}) VALUES ({slots})"), values)
        for ply, (mover, words) in enumerate(zip(record.movers, record.words(), strict=True)):
            line = {"game": name, "ply": ply, "seat": mover, "words": words}
            connection.execute(text("INSERT INTO plies VALUES (:game, :ply, :seat, :words, 2.0)"), line)
    result = ("t_plain", 0, ANY, "p_anna", 41, True, '{"orders": 41}', '{"place": 7}', 60.0)
    names = [f"v{i}" for i in range(len(result))]
    connection.execute(
        text(f"INSERT INTO results VALUES ({', '.join(':' + name for name in names)})"), dict(zip(names, result, strict=True))
    )


SHOWN = {"kind": "fork", "table": "t_gone", "ply": PLAYED // 2}
TABLES = {
    "t_plain": None,
    "t_fork": {"shown": SHOWN, "sample": None},
    "t_sampled": {"shown": SHOWN, "sample": {"ply": PLAYED // 2, "seat": 0, "seed": 5}},
}


def check(settings: Settings) -> None:
    with running(settings) as (url, server):
        anna = Guest(url, "Somebody")
        anna.http.cookies.clear()
        anna.http.headers["Authorization"] = f"Bearer {old_token(server, 'p_anna.0.play')}"
        for name in ("t_plain", "t_fork"):
            at = anna.position(name)
            assert at["ply"] == PLAYED and [line["words"] for line in at["log"]][:1] == played().words()[:1]
            assert anna.move(name, at["legal"][0]["words"], at=at)["ply"] == PLAYED + 1
        assert anna.get("/api/tables/t_fork")["table"]["origin"] == SHOWN
        ended = anna.get("/api/tables/t_sampled")
        assert ended["table"]["status"] == "cancelled" and ended["position"]["ply"] == PLAYED // 2
        (row,) = anna.get("/api/players/p_anna/statistics")["games"]
        assert row["played"] == 1 and row["best"] == 41 and row["verbs"] == {"place": 7.0} and row["places"] == {}


def test_the_first_version_is_brought_up_and_played_on(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        first_version(connection, TABLES)
    engine.dispose()
    check(Settings(database=str(tmp_path / "old.db"), **PATIENT))


@pytest.mark.skipif(POSTGRES is None, reason="needs PostgreSQL")
def test_the_same_on_postgresql(tmp_path: Path) -> None:
    async def fill(url: str) -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(first_version, TABLES)
        await engine.dispose()

    postgres = Postgres()
    postgres.start()
    try:
        asyncio.run(fill(postgres.url))
        check(Settings(database=postgres.url, **PATIENT))
    finally:
        postgres.stop()
