"""Read and write any number of tables in one statement. The rows travel as one JSON text that the database takes apart.

Storing a batch costs two round trips. SQLite's driver releases the interpreter lock at every step, so this also saves two waits
for the lock per table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    FromClause,
    RowMapping,
    Text,
    bindparam,
    cast,
    column,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import JSONB

from steiger.server.rows import PLAYED
from steiger.server.schema import plies, tables

Rows = Sequence[dict[str, Any]]
ENCODER = msgspec.json.Encoder()
GIVEN: Any = bindparam("given", type_=Text)


def advance_all(connection: Connection, rows: Rows) -> set[str]:
    """Advance every table that still has its `expected` version, and return the ids of those tables."""
    found = connection.execute(_advance(connection.dialect.name), {"given": _packed(rows)})
    return set(found.scalars())


def add_plies(connection: Connection, rows: Rows) -> None:
    connection.execute(_append(connection.dialect.name), {"given": _packed(rows)})


def read_news(connection: Connection, rows: Rows) -> Sequence[RowMapping]:
    """Return the changed columns of every table that has a newer `version`, with one row for each ply from `ply` on.

    A single statement reads one snapshot, so a table and its plies always match.
    """
    return connection.execute(_news(connection.dialect.name), {"given": _packed(rows)}).mappings().all()


def _packed(rows: Rows) -> str:
    return ENCODER.encode(rows).decode()


@cache
def _advance(dialect: str) -> Executable:
    _, given = _opened(dialect, [*(tables.c[name] for name in ("id", *PLAYED)), column("expected", tables.c.version.type)])
    fresh = {name: given(name) for name in PLAYED}
    is_next = (tables.c.id == given("id")) & (tables.c.version == given("expected"))
    return update(tables).where(is_next).values(fresh).returning(tables.c.id)


@cache
def _append(dialect: str) -> Executable:
    names = [each.name for each in plies.c]
    _, given = _opened(dialect, list(plies.c))
    return insert(plies).from_select(names, select(*(given(name) for name in names)))


@cache
def _news(dialect: str) -> Executable:
    source, given = _opened(dialect, [tables.c.id, tables.c.version, tables.c.ply])
    newer = source.join(tables, (tables.c.id == given("id")) & (tables.c.version > given("version")))
    added = (plies.c.table_id == tables.c.id) & (plies.c.ply >= given("ply"))
    return (
        select(tables.c.id, *(tables.c[name] for name in PLAYED), plies.c.seat, plies.c.words, plies.c.at)
        .select_from(newer.outerjoin(plies, added))
        .order_by(tables.c.id, plies.c.ply)
    )


def _opened(dialect: str, fields: list[ColumnElement[Any]]) -> tuple[FromClause, Callable[[str], ColumnElement[Any]]]:
    """Return the JSON objects as a table, and a function that returns its columns."""
    if dialect == "sqlite":
        objects = func.json_each(GIVEN).table_valued("value")
        return objects, lambda name: func.json_extract(objects.c.value, f"$.{name}")
    columns = [column(field.name, field.type) for field in fields]
    records = func.jsonb_to_recordset(cast(GIVEN, JSONB)).table_valued(*columns).render_derived(with_types=True)
    return records, lambda name: records.c[name]
