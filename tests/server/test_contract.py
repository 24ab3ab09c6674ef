"""The published interface holds: generated requests never break the server, and what is stored matches its migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import schemathesis
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, given, settings
from sqlalchemy import create_engine

from steiger.server import migrations
from steiger.server.app import create_app
from steiger.server.schema import METADATA
from steiger.server.settings import Settings
from tests.server.people import Guest, pair

SKIPPED = {"/api/bot/events", "/api/bot/tables/{table}", "/api/logout", "/api/tokens"}  # endless, or they end our identity
EXAMPLES = 8
FAULT = {"code", "key", "arguments", "message", "index", "position"}


def test_no_generated_request_breaks_the_server(url: str) -> None:
    anna, _, table = pair(url)
    schema = schemathesis.openapi.from_dict(create_app(Settings(database=":memory:")).openapi_schema.to_schema())
    found: list[Any] = list(schema.get_all_operations())
    operations = [result.ok() for result in found if result.ok().path not in SKIPPED]
    assert len(operations) > 30
    for operation in operations:
        try_out(operation, url, anna, table)


def try_out(operation: Any, url: str, anna: Guest, table: str) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(base_url=url, headers={"Cookie": f"steiger={anna.http.cookies['steiger']}"})
        assert answer.status_code < 500, (case.method, case.formatted_path, case.body, answer.text)
        assert answer.status_code < 400 or set(answer.json()) == FAULT

    ask()


def test_the_openapi_page_names_every_route(url: str) -> None:
    paths = httpx.get(f"{url}/api/openapi.json").json()["paths"]
    assert len(paths) > 30 and "/api/tables/{table}/move" in paths


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'steiger.db'}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        migrations.upgrade(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
