"""The first version of the database."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        Column("name", String(40), primary_key=True),
        Column("value", Text, nullable=False),
    )
    op.create_table(
        "players",
        Column("id", String(24), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("language", String(8), nullable=False),
        Column("confirm", String(8), nullable=False),
        Column("timer", Integer, nullable=False),
        Column("passphrase", String(200)),
        Column("webhook", String(500)),
        Column("generation", Integer, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_index("players_name", "players", ["name"])
    op.create_table(
        "games",
        Column("id", String(24), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("rules", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("mode", String(8), nullable=False),
        Column("public", Boolean, nullable=False),
        Column("host", String(24), nullable=False),
        Column("invite", String(24), nullable=False),
        Column("clock", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("origin", Text, nullable=False),
        Column("base", Integer, nullable=False),
        Column("setup", Text, nullable=False),
        Column("seed", Text, nullable=False),
        Column("salt", String(64), nullable=False),
        Column("version", Integer, nullable=False),
        Column("status", String(10), nullable=False),
        Column("ply", Integer, nullable=False),
        Column("shown", Integer, nullable=False),
        Column("undos", Integer, nullable=False),
        Column("shown_undos", Integer, nullable=False),
        Column("seats", Text, nullable=False),
        Column("times", Text, nullable=False),
        Column("changed", Float, nullable=False),
        Column("rematch", String(24), nullable=False),
    )
    op.create_index("games_lobby", "games", ["status", "public", "changed"])
    op.create_table(
        "plies",
        Column("game", String(24), ForeignKey("games.id"), primary_key=True),
        Column("ply", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("words", String(120), nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "sitters",
        Column("game", String(24), ForeignKey("games.id"), primary_key=True),
        Column("player", String(24), primary_key=True),
    )
    op.create_index("sitters_player", "sitters", ["player"])
    op.create_table(
        "chat",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("game", String(24), ForeignKey("games.id"), nullable=False),
        Column("player", String(24), nullable=False),
        Column("name", String(40), nullable=False),
        Column("seat", Integer),
        Column("at", Float, nullable=False),
        Column("text", String(500), nullable=False),
    )
    op.create_index("chat_game", "chat", ["game", "id"])
    op.create_table(
        "notes",
        Column("game", String(24), ForeignKey("games.id"), primary_key=True),
        Column("player", String(24), primary_key=True),
        Column("text", Text, nullable=False),
    )
    op.create_table(
        "visits",
        Column("game", String(24), ForeignKey("games.id"), primary_key=True),
        Column("player", String(24), primary_key=True),
        Column("ply", Integer, nullable=False),
    )
    op.create_table(
        "results",
        Column("table", String(24), ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("game", String(40), nullable=False),
        Column("player", String(24)),
        Column("score", Integer, nullable=False),
        Column("won", Boolean, nullable=False),
        Column("sources", Text, nullable=False),
        Column("verbs", Text, nullable=False),
        Column("seconds", Float, nullable=False),
    )
    op.create_index("results_player", "results", ["player"])


def downgrade() -> None:
    op.drop_table("results")
    op.drop_table("visits")
    op.drop_table("notes")
    op.drop_table("chat")
    op.drop_table("sitters")
    op.drop_table("plies")
    op.drop_table("games")
    op.drop_table("players")
    op.drop_table("secrets")
