"""The next versions of many tables in two statements, however many they are: they travel as one JSON text.

The database takes it apart. So a batch costs two round trips; with SQLite, whose driver lets go of the interpreter at every
step, it is two waits for the interpreter instead of two for each table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Executable, Text, bindparam, cast, column, func, insert, select, update
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


def _packed(rows: Rows) -> str:
    return ENCODER.encode(rows).decode()


@cache
def _advance(dialect: str) -> Executable:
    given = _opened(dialect, [*(games.c[name] for name in ("id", *PLAYED)), column("expected", games.c.version.type)])
    fresh = {name: given(name) for name in PLAYED}
    return (
        update(games).where(games.c.id == given("id"), games.c.version == given("expected")).values(fresh).returning(games.c.id)
    )


@cache
def _append(dialect: str) -> Executable:
    names = [each.name for each in plies.c]
    given = _opened(dialect, list(plies.c))
    return insert(plies).from_select(names, select(*(given(name) for name in names)))


def _opened(dialect: str, fields: list[ColumnElement[Any]]) -> Callable[[str], ColumnElement[Any]]:
    """The fields of the objects in the JSON text, as columns."""
    if dialect == "sqlite":
        value = func.json_each(GIVEN).table_valued("value").c.value
        return lambda name: func.json_extract(value, f"$.{name}")
    columns = [column(field.name, field.type) for field in fields]
    records = func.jsonb_to_recordset(cast(GIVEN, JSONB)).table_valued(*columns).render_derived(with_types=True)
    return lambda name: records.c[name]
