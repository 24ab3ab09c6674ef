"""Upgrades a database of any earlier version to the newest schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER = Path(__file__).parent


def upgrade(connection: Connection, revision: str = "head") -> None:
    if connection.dialect.name == "sqlite" and not connection.connection.in_transaction:
        # The driver opens no transaction for ALTER TABLE by itself. With one, an upgrade that fails changes nothing.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
