"""The database: opening it, reading from it, and the journal through which all writing goes."""

from __future__ import annotations

import asyncio
import logging
import secrets as randomness
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, Select, insert, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from steiger.server import migrations, schema, steady
from steiger.server.batches import read_news
from steiger.server.database import open_database
from steiger.server.journal import Journal, is_away
from steiger.server.rows import PlyRow, Row, all_columns, from_columns, played

START_SECONDS = 60.0
LOG = logging.getLogger("steiger")
READS = 20  # how often a table is read again that is being written


Stored = tuple[Row, list[PlyRow]] | None


class Damaged(Exception):
    """A stored table that can't be loaded."""


class Store:
    def __init__(self, url: str) -> None:
        self.database = open_database(url)
        self.journal = Journal(self.database)

    async def open(self) -> None:
        await self.database.write(migrations.upgrade, patience=None)
        self.journal.open()

    async def open_patiently(self) -> None:
        """Open the database and its clock. One that is locked or still starting is waited for."""
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                await self.open()
                await self.keep_time()
                return
            except Exception as fault:
                if not is_away(fault) or time.monotonic() > until:
                    raise
                LOG.warning("The database is not available yet, trying again: %s", type(fault).__name__)
                await asyncio.sleep(1)

    async def close(self) -> None:
        await self.journal.close()
        await self.database.close()

    async def rows(self, statement: Select[Any]) -> list[dict[str, Any]]:
        return (await self.all_rows(statement))[0]

    async def all_rows(self, *statements: Select[Any]) -> list[list[dict[str, Any]]]:
        """Return the rows of several statements, read in one go."""
        return await self.database.read(lambda connection: [_rows(connection, statement) for statement in statements])

    async def one(self, statement: Select[Any]) -> dict[str, Any] | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def secret(self) -> bytes:
        """Return the key that signs identities. It is made when it is first needed."""
        known = select(schema.secrets.c.value).where(schema.secrets.c.name == "signing")
        found = await self.one(known)
        if found is None:
            await self.journal.write(
                self.upsert(schema.secrets, {"name": "signing", "value": randomness.token_hex(32)}, keep=True)
            )
            found = await self.one(known)
        assert found is not None
        return bytes.fromhex(found["value"])

    async def keep_time(self) -> None:
        """Continue with the clock that earlier processes on this machine used for this database, see steady.py."""
        boot, fresh = steady.boot(), steady.read_clock()
        if boot is None:
            return
        await self.journal.write(self.upsert(schema.anchors, {"boot": boot, "started": fresh}, keep=True))
        found = await self.one(select(schema.anchors.c.started).where(schema.anchors.c.boot == boot))
        assert found is not None
        steady.adopt(found["started"], fresh)

    def upsert(self, table: Any, values: dict[str, Any], keep: bool = False) -> Any:
        """Return a statement that inserts a row. If its key exists, the row is replaced, or kept with `keep`."""
        make: Any = sqlite_insert if self.database.dialect == "sqlite" else postgres_insert
        keys = [column.name for column in table.primary_key.columns]
        statement = make(table).values(values)
        rest = {name: statement.excluded[name] for name in values if name not in keys}
        if keep or not rest:
            return statement.on_conflict_do_nothing()
        return statement.on_conflict_do_update(index_elements=keys, set_=rest)

    async def is_first_notice(self, table: str, turn: int) -> bool:
        """Note that the turn that began at this ply is announced. Return whether nobody had announced it before."""
        make: Any = sqlite_insert if self.database.dialect == "sqlite" else postgres_insert
        statement = make(schema.notices).values(table_id=table, ply=turn)
        is_news = schema.notices.c.ply != statement.excluded.ply
        newest = statement.on_conflict_do_update(index_elements=["table_id"], set_={"ply": turn}, where=is_news)
        return await self.journal.claim(newest)

    # Tables.

    async def add_table(self, row: Row, actions: list[PlyRow]) -> None:
        statements: list[Any] = [insert(schema.tables).values(all_columns(row))]
        lines = [{"table_id": row.id, "ply": ply, "seat": a.seat, "words": a.words, "at": a.at} for ply, a in enumerate(actions)]
        if lines:
            statements.append(insert(schema.plies).values(lines))
        statements += self.sitting(row)
        await self.journal.write(*statements)

    def sitting(self, row: Row) -> list[Any]:
        owners = {seat.owner for seat in row.seats if seat.owner is not None}
        return [self.upsert(schema.sitters, {"table_id": row.id, "player": owner}, keep=True) for owner in sorted(owners)]

    async def since(self, rows: Sequence[Row]) -> dict[str, Stored]:
        """Return the tables that somebody has written since: the newer row and the plies that it adds, or None if unreadable."""
        known = [{"id": row.id, "version": row.version, "ply": row.ply} for row in rows]
        found: dict[str, Stored] = {}
        before = {row.id: row for row in rows}
        for line in await self.database.read(partial(read_news, rows=known)):
            table = line["id"]
            if table not in found:
                found[table] = _newer(before[table], line)
            news = found[table]
            if news is not None and line["seat"] is not None:
                news[1].append(PlyRow(seat=line["seat"], words=line["words"], at=line["at"]))
        return found

    async def whole_table(self, table: str) -> tuple[Row, list[PlyRow]] | None:
        """Return the row and its actions. They are read again until nothing was written between the two."""
        tables, plies = schema.tables, schema.plies.c
        row = select(tables).where(tables.c.id == table)
        listed = select(plies.seat, plies.words, plies.at).where(plies.table_id == table).order_by(plies.ply)
        for _ in range(READS):
            before, actions, after = await self.all_rows(row, listed, row)
            if not before:
                return None
            if before == after and len(actions) == before[0]["ply"]:
                return from_columns(before[0]), [PlyRow(**line) for line in actions]
        raise Damaged(f"{len(actions)} plies are stored, {before[0]['ply']} are expected")


def _newer(row: Row, line: RowMapping) -> Stored:
    try:
        return played(row, line), []
    except msgspec.MsgspecError:
        return None


def _rows(connection: Connection, statement: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(statement).mappings()]
