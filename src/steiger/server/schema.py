"""The schema of the database. To change it, add a migration. Reading and writing is the Store's work."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

secrets = Table("secrets", METADATA, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

# The time at which each machine's monotonic clock was zero, see steady.py.
anchors = Table("anchors", METADATA, Column("boot", String(64), primary_key=True), Column("started", Float, nullable=False))

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
    Column("login", String(200)),
    Index("players_name", "name"),
    Index("players_login", "login", unique=True),
    Index("players_webhook", "webhook"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("chosen", Text, nullable=False, server_default="{}"),  # the table options, as JSON
    Column("public", Boolean, nullable=False),  # one of the options, repeated here for the lobby's index
    Column("host", String(24), nullable=False),
    Column("invite", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("origin", Text, nullable=False),
    Column("base", Integer, nullable=False),
    # Set at the start.
    Column("setup", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    # Changed by play. `version` counts the changes and decides between two writers.
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("confirmed_undos", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("times", Text, nullable=False),
    Column("deadline", Float),  # when a draft confirms itself
    Column("due", Float),  # when the server must act by itself: a bot's turn, a draft's deadline, a clock
    Column("waits_for", String(24)),  # the player whose turn it is
    Column("turn", Integer, nullable=False, server_default="0"),  # the ply at which this turn began
    Column("changed", Float, nullable=False),
    Column("rematch", String(24), nullable=False),
    Index("tables_lobby", "status", "public", "changed"),
    Index("tables_due", "due"),
    Index("tables_waits_for", "waits_for"),
)

plies = Table(
    "plies",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("words", String(120), nullable=False),
    Column("at", Float, nullable=False),
)

sitters = Table(
    "sitters",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Index("sitters_player", "player"),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("player", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("at", Float, nullable=False),
    Column("text", String(500), nullable=False),
    Index("chat_table", "table_id", "id"),
)

notes = Table(
    "notes",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

visits = Table(
    "visits",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("ply", Integer, nullable=False),
)

# The last turn that was announced by webhook.
notices = Table(
    "notices",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),  # at which the turn began
)

results = Table(
    "results",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
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
