"""Tables have corrected components, results the use of fields, notices are remembered, and forks hold a whole record."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("components", sa.Text, nullable=False, server_default="{}"))
    op.add_column("results", sa.Column("places", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "notices",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
    )
    flatten_origins()


def flatten_origins() -> None:
    """Where a table came from is now all there is in `origin`.

    A fork that was dealt again by its seed can't be played on without it: it goes back to the ply where it began, and ends there.
    """
    connection = op.get_bind()
    for game, origin in connection.execute(sa.text("SELECT id, origin FROM games WHERE origin <> 'null'")).fetchall():
        found = json.loads(origin)
        values = {"game": game, "origin": json.dumps(found["shown"])}
        connection.execute(sa.text("UPDATE games SET origin = :origin WHERE id = :game"), values)
        if found.get("sample") is not None:
            cancel(connection, game)


def cancel(connection: sa.Connection, game: str) -> None:
    values = {"game": game}
    connection.execute(sa.text('DELETE FROM results WHERE "table" = :game'), values)
    connection.execute(
        sa.text("DELETE FROM plies WHERE game = :game AND ply >= (SELECT base FROM games WHERE id = :game)"), values
    )
    ended = "UPDATE games SET status = 'cancelled', ply = base, shown = base, version = version + 1 WHERE id = :game"
    connection.execute(sa.text(ended), values)


def downgrade() -> None:
    connection = op.get_bind()
    for game, origin in connection.execute(sa.text("SELECT id, origin FROM games WHERE origin <> 'null'")).fetchall():
        values = {"game": game, "origin": json.dumps({"shown": json.loads(origin), "sample": None})}
        connection.execute(sa.text("UPDATE games SET origin = :origin WHERE id = :game"), values)
    op.drop_table("notices")
    op.drop_column("results", "places")
    op.drop_column("games", "components")
