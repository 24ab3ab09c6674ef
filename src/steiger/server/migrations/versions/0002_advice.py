"""Tables without advice: a host may switch hints and plans off for everybody."""

from alembic import op
from sqlalchemy import Boolean, Column, true

revision = "0002_advice"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", Column("advice", Boolean, nullable=False, server_default=true()))
