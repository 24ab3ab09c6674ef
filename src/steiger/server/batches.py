"""Many tables in one statement, however many they are: they travel as one JSON text.

The database takes it apart. So storing a batch costs two round trips; with SQLite, whose driver lets go of the interpreter at
every step, it is two waits for the interpreter instead of two for each table.
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
from steiger.server.schema import games, plies

Rows = Sequence[dict[str, Any]]
ENCODER = msgspec.json.Encoder()
GIVEN: Any = bindparam("given", type_=Text)


def advance_all(connection: Connection, rows: Rows) -> set[str]:
    """Which of these tables are now at their next version: those that still stood at the `expected` one."""
    found = connection.execute(_advance(connection.dialect.name), {"given": _packed(rows)})
    return set(found.scalars())


def add_plies(connection: Connection, rows: Rows) -> None:
    connection.execute(_append(connection.dialect.name), {"given": _packed(rows)})


def read_news(connection: Connection, rows: Rows) -> Sequence[RowMapping]:
    """Of those of these tables that have a newer `version`, what play has changed, and a line for each ply from `ply` on.

    One statement sees one moment: a table and its plies belong together.
    """
    return connection.execute(_news(connection.dialect.name), {"given": _packed(rows)}).mappings().all()


def _packed(rows: Rows) -> str:
    return ENCODER.encode(rows).decode()


@cache
def _advance(dialect: str) -> Executable:
    _, given = _opened(dialect, [*(games.c[name] for name in ("id", *PLAYED)), column("expected", games.c.version.type)])
    fresh = {name: given(name) for name in PLAYED}
    return (
        update(games).where(games.c.id == given("id"), games.c.version == given("expected")).values(fresh).returning(games.c.id)
    )


@cache
def _append(dialect: str) -> Executable:
    names = [each.name for each in plies.c]
    _, given = _opened(dialect, list(plies.c))
    return insert(plies).from_select(names, select(*(given(name) for name in names)))


@cache
def _news(dialect: str) -> Executable:
    source, given = _opened(dialect, [games.c.id, games.c.version, games.c.ply])
    newer = source.join(games, (games.c.id == given("id")) & (games.c.version > given("version")))
    added = (plies.c.game == games.c.id) & (plies.c.ply >= given("ply"))
    return (
        select(games.c.id, *(games.c[name] for name in PLAYED), plies.c.seat, plies.c.words, plies.c.at)
        .select_from(newer.outerjoin(plies, added))
        .order_by(games.c.id, plies.c.ply)
    )


def _opened(dialect: str, fields: list[ColumnElement[Any]]) -> tuple[FromClause, Callable[[str], ColumnElement[Any]]]:
    """The objects in the JSON text as a table, and its columns."""
    if dialect == "sqlite":
        objects = func.json_each(GIVEN).table_valued("value")
        return objects, lambda name: func.json_extract(objects.c.value, f"$.{name}")
    columns = [column(field.name, field.type) for field in fields]
    records = func.jsonb_to_recordset(cast(GIVEN, JSONB)).table_valued(*columns).render_derived(with_types=True)
    return records, lambda name: records.c[name]
