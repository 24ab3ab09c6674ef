"""Tables say whose turn it is and since which ply, so that owed notices are found without replaying. Anchors keep the clock."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("waits_for", sa.String(24)))
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_waits_for", "tables", ["waits_for"])
    op.create_index("players_webhook", "players", ["webhook"])
    op.drop_column("notices", "seat")
    op.create_table("anchors", sa.Column("boot", sa.String(64), primary_key=True), sa.Column("started", sa.Float, nullable=False))
