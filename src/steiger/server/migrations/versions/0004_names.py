"""One word per thing: `tables` holds tables, `table_id` refers to one, `game` is the name of a game.

The table options move into one JSON column, and `deadline` and `due` say when the server must act by itself.
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

REFERENCES = ("plies", "sitters", "chat", "notes", "visits", "notices")
OPTIONS = ("game", "options", "components", "seed", "mode", "clock", "public", "advice")
AS_JSON = ("options", "components", "seed", "clock")
MOVED = tuple(name for name in OPTIONS if name != "public")


def upgrade() -> None:
    op.drop_index("games_lobby", "games")
    op.drop_index("chat_game", "chat")
    op.rename_table("games", "tables")
    for table in REFERENCES:
        rename(table, "game", "table_id")
    rename("results", '"table"', "table_id")
    rename("tables", "shown", "confirmed")
    rename("tables", "shown_undos", "confirmed_undos")
    op.add_column("tables", sa.Column("chosen", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.add_column("tables", sa.Column("due", sa.Float))
    gather_options(op.get_bind())
    resume_running(op.get_bind())
    for name in MOVED:
        op.drop_column("tables", name)
    op.create_index("tables_lobby", "tables", ["status", "public", "changed"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("chat_table", "chat", ["table_id", "id"])


def rename(table: str, old: str, new: str) -> None:
    # Alembic would copy the whole table on SQLite. This statement works on both databases without a copy.
    op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")


def gather_options(connection: sa.Connection) -> None:
    found = connection.execute(sa.text(f"SELECT id, {', '.join(OPTIONS)} FROM tables")).mappings().fetchall()
    values = [{"id": row["id"], "chosen": json.dumps(options_of(row))} for row in found]
    if values:
        connection.execute(sa.text("UPDATE tables SET chosen = :chosen WHERE id = :id"), values)


def options_of(row: Any) -> dict[str, Any]:
    chosen = {name: json.loads(row[name]) if name in AS_JSON else row[name] for name in OPTIONS}
    return chosen | {"public": bool(row["public"]), "advice": bool(row["advice"])}


def resume_running(connection: sa.Connection) -> None:
    """Make the server look at every running table once. Drafts confirm themselves unless their player wants to do it."""
    connection.execute(sa.text("UPDATE tables SET due = 0 WHERE status = 'running'"))
    drafts = """
        SELECT tables.id, tables.seats, plies.seat FROM tables
        JOIN plies ON plies.table_id = tables.id AND plies.ply = tables.ply - 1
        WHERE tables.status = 'running' AND tables.confirmed < tables.ply
    """
    for table, seats, seat in connection.execute(sa.text(drafts)).fetchall():
        owner = {"owner": json.loads(seats)[seat].get("owner")}
        preference = connection.execute(sa.text("SELECT confirm FROM players WHERE id = :owner"), owner).scalar()
        if preference != "confirm":
            connection.execute(sa.text("UPDATE tables SET deadline = 0 WHERE id = :id"), {"id": table})
