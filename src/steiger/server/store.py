"""The database: opening it, reading from it, and the journal through which all writing goes."""

from __future__ import annotations

import secrets as randomness
from typing import Any

from sqlalchemy import Select, event, insert, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from steiger.server import migrations, schema
from steiger.server.journal import Journal
from steiger.server.rows import PlyRow, Row, columns, from_columns

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON", "cache_size = -16000")


def make_engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=8)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class Store:
    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.journal = Journal(self.engine)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        self.journal.open()

    async def close(self) -> None:
        await self.journal.close()
        await self.engine.dispose()

    async def rows(self, statement: Select[Any]) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def one(self, statement: Select[Any]) -> dict[str, Any] | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def secret(self) -> bytes:
        """The key that signs identities, made when first asked for."""
        known = select(schema.secrets.c.value).where(schema.secrets.c.name == "signing")
        found = await self.one(known)
        if found is None:
            await self.journal.write(
                self.upsert(schema.secrets, {"name": "signing", "value": randomness.token_hex(32)}, keep=True)
            )
            found = await self.one(known)
        assert found is not None
        return bytes.fromhex(found["value"])

    def upsert(self, table: Any, values: dict[str, Any], keep: bool = False) -> Any:
        """Insert, or where the key is there already replace the rest (or keep what is there)."""
        make: Any = sqlite_insert if self.engine.dialect.name == "sqlite" else postgres_insert
        keys = [column.name for column in table.primary_key.columns]
        statement = make(table).values(values)
        rest = {name: statement.excluded[name] for name in values if name not in keys}
        if keep or not rest:
            return statement.on_conflict_do_nothing()
        return statement.on_conflict_do_update(index_elements=keys, set_=rest)

    # Tables.

    async def add_table(self, row: Row, actions: list[PlyRow]) -> None:
        statements: list[Any] = [insert(schema.games).values(columns(row))]
        lines = [{"game": row.id, "ply": ply, "seat": a.seat, "words": a.words, "at": a.at} for ply, a in enumerate(actions)]
        if lines:
            statements.append(insert(schema.plies).values(lines))
        statements += self.sitting(row)
        await self.journal.write(*statements)

    def sitting(self, row: Row) -> list[Any]:
        owners = {seat.owner for seat in row.seats if seat.owner is not None}
        return [self.upsert(schema.sitters, {"game": row.id, "player": owner}, keep=True) for owner in sorted(owners)]

    async def table(self, table: str) -> Row | None:
        found = await self.one(select(schema.games).where(schema.games.c.id == table))
        return None if found is None else from_columns(found)

    async def actions(self, table: str, first: int = 0) -> list[PlyRow]:
        plies = schema.plies.c
        found = await self.rows(
            select(plies.seat, plies.words, plies.at).where(plies.game == table, plies.ply >= first).order_by(plies.ply)
        )
        return [PlyRow(**row) for row in found]

    async def whole_table(self, table: str) -> tuple[Row, list[PlyRow]] | None:
        """The row and its actions, read again until nothing was written between the two."""
        while True:
            row = await self.table(table)
            if row is None:
                return None
            actions = await self.actions(table)
            again = await self.table(table)
            if again is not None and again.version == row.version and len(actions) == row.ply:
                return row, actions
