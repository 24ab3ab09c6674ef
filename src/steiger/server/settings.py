"""The operator's settings, from STEIGER_… variables and the command line. The defaults suit a home network."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from typing import Any

DEFAULT_DATABASE = "steiger.db"


@dataclass(frozen=True)
class Settings:
    database: str = DEFAULT_DATABASE  # a file for SQLite, or a URL
    channels: str = ""  # redis://… when several processes serve the same tables
    secret: str = ""  # signs identities; if empty, a key is made and kept in the database
    hosts: str = ""  # names (comma-separated) under which browsers reach the server, besides loopback; * allows any
    origins: str = ""  # further origins (comma-separated) from which browsers may connect
    bot_workers: int = 1
    bot_ms: int = 500
    bot_grace: float = 10.0  # seconds beyond its time after which a bot's process is ended
    private_webhooks: bool = False
    proxies: str = ""  # addresses or networks (comma-separated) of the proxies whose X-Forwarded-For counts
    secure_cookie: bool = False
    rate: float = 30.0  # requests per second and client, in the long run
    burst: float = 150.0
    guests_per_minute: float = 30.0
    tables_per_minute: float = 20.0
    connections: int = 5000  # open at the same time
    connections_per_address: int = 200  # of these, unless the address is a proxy's
    sockets_per_player: int = 30  # WebSockets and bot streams of one player, at all tables
    watchers_per_table: int = 2000
    away_seconds: float = 300.0  # a player who lets others wait this long without being connected can be replaced
    away_days: float = 3.0  # the same at tables that are played in turns over days
    most_tables: int = 2000  # kept in memory while nobody is at them

    @staticmethod
    def from_environment() -> Settings:
        given: dict[str, Any] = {}
        for field in fields(Settings):
            name = "STEIGER_DATABASE_URL" if field.name == "database" else f"STEIGER_{field.name.upper()}"
            if name in os.environ:
                given[field.name] = _typed(os.environ[name], type(field.default))
        return Settings(**given)

    def database_url(self) -> str:
        if "://" in self.database:
            return self.database
        return f"sqlite:///{self.database}"


def _typed(text: str, kind: type) -> object:
    return text.lower() in ("1", "true", "yes", "on") if kind is bool else kind(text)
