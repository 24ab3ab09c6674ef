"""A name with a passphrase belongs to one player: `login` is the name's skeleton, and unique."""

import sqlalchemy as sa
from alembic import op

from steiger.server.names import skeleton

revision = "0006"
down_revision = "0005"

players = sa.table(
    "players", sa.column("id"), sa.column("name"), sa.column("passphrase"), sa.column("created"), sa.column("login")
)


def upgrade() -> None:
    op.add_column("players", sa.Column("login", sa.String(200)))
    claim_names(op.get_bind())
    op.create_index("players_login", "players", ["login"], unique=True)


def claim_names(connection: sa.Connection) -> None:
    """Give each name to the player who came first. The others can still log in, because logging in checks the passphrase."""
    named = sa.select(players.c.id, players.c.name).where(players.c.passphrase.is_not(None)).order_by(players.c.created)
    claimed: set[str] = set()
    for player, name in connection.execute(named).all():
        if (login := skeleton(name)) not in claimed:
            claimed.add(login)
            connection.execute(sa.update(players).where(players.c.id == player).values(login=login))
