"""Tables without advice: a host may switch hints and plans off for everybody."""

from alembic import op
from sqlalchemy import Boolean, Column, true

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", Column("advice", Boolean, nullable=False, server_default=true()))
