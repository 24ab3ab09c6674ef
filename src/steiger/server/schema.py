"""The tables of the database. Changes to them are migrations; reading and writing is the Store's."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, true

METADATA = MetaData()

secrets = Table("secrets", METADATA, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

players = Table(
    "players",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("confirm", String(8), nullable=False),
    Column("timer", Integer, nullable=False),
    Column("passphrase", String(200)),
    Column("webhook", String(500)),
    Column("generation", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("players_name", "name"),
)

games = Table(
    "games",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text, nullable=False, server_default="{}"),
    Column("mode", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("invite", String(24), nullable=False),
    Column("clock", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("advice", Boolean, nullable=False, server_default=true()),
    Column("origin", Text, nullable=False),
    Column("base", Integer, nullable=False),
    # Set at the start.
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    # What play changes. `version` counts the changes and decides between two writers.
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
    Index("games_lobby", "status", "public", "changed"),
)

plies = Table(
    "plies",
    METADATA,
    Column("game", String(24), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("words", String(120), nullable=False),
    Column("at", Float, nullable=False),
)

sitters = Table(
    "sitters",
    METADATA,
    Column("game", String(24), ForeignKey("games.id"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Index("sitters_player", "player"),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(24), ForeignKey("games.id"), nullable=False),
    Column("player", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("at", Float, nullable=False),
    Column("text", String(500), nullable=False),
    Index("chat_game", "game", "id"),
)

notes = Table(
    "notes",
    METADATA,
    Column("game", String(24), ForeignKey("games.id"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

visits = Table(
    "visits",
    METADATA,
    Column("game", String(24), ForeignKey("games.id"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("ply", Integer, nullable=False),
)

# The turn of which somebody was last told by webhook.
notices = Table(
    "notices",
    METADATA,
    Column("game", String(24), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
)

results = Table(
    "results",
    METADATA,
    Column("table", String(24), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("player", String(24)),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("sources", Text, nullable=False),
    Column("verbs", Text, nullable=False),
    Column("places", Text, nullable=False, server_default="{}"),
    Column("seconds", Float, nullable=False),
    Index("results_player", "player"),
)
