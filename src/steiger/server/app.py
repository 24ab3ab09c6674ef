"""Assembles the application from settings, storage, tables and routes, and turns errors into answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError

import steiger
from steiger import game_names
from steiger.bots import adviser as find_adviser
from steiger.core.errors import ClientError, Reason
from steiger.locale import LANGUAGES
from steiger.server import sockets
from steiger.server.channels import Channels
from steiger.server.faults import Refusal, bad_request, from_client_error, no_storage, preferred_language, sentence
from steiger.server.guard import Guard
from steiger.server.hall import Hall
from steiger.server.hosts import Hosts
from steiger.server.identity import People
from steiger.server.limits import Limits
from steiger.server.messages import Fault
from steiger.server.metrics import Metrics
from steiger.server.routes import bots, games, identity, operator, pages, play, replays, tables
from steiger.server.settings import Settings
from steiger.server.store import Store
from steiger.server.visitors import Asking, provide_hall, provide_owner, provide_player, provide_visitor

LOG = logging.getLogger("steiger")
LARGEST_BODY = 64_000
UNICODE = (UnicodeDecodeError, UnicodeEncodeError)
ROUTES = [part.ROUTES for part in (identity, games, tables, play, replays, bots, operator, pages)]
CODES = {401: "no-identity", 403: "not-allowed", 404: "not-found", 405: "bad-request", 413: "too-large", 429: "too-many"}


def create_app(settings: Settings) -> Litestar:
    limits, metrics = Limits(settings), Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database_url())
        await store.open_patiently()
        key = settings.secret.encode() if settings.secret else await store.secret()
        hall = app.state.hall = Hall(settings, store, People(store, key), metrics)
        channels = Channels(settings.channels, hall) if settings.channels else None
        if channels is not None:
            channels.open()
        hall.open()
        app.state.warming = asyncio.create_task(asyncio.to_thread(warm, app))
        try:
            yield
        finally:
            await hall.stop()
            if channels is not None:
                await channels.close()
            await limits.close()
            await store.close()

    return Litestar(
        route_handlers=[*(route for routes in ROUTES for route in routes), sockets.play],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "limits": Provide(provide_limits, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "player": Provide(provide_player),
            "owner": Provide(provide_owner),
        },
        exception_handlers={
            Refusal: refused,
            ClientError: at_fault,
            HTTPException: http_fault,
            RecursionError: too_deep,
            UnicodeError: not_text,
            SQLAlchemyError: storage_fault,
            OSError: storage_fault,
            Exception: our_fault,
        },
        lifespan=[lifespan],
        state=State({"limits": limits, "metrics": metrics}),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=5),
        openapi_config=openapi(),
        plugins=[WrittenObjects()],
        logging_config=None,
    )


def warm(app: Litestar) -> None:
    """Prepare what takes long the first time, so that no request blocks the event loop with it. Run this in a thread."""
    assert app.openapi_schema
    games.bot_facts()
    for language in LANGUAGES:
        sentence(Reason("internal"), language)
    for game in game_names():
        find_adviser(game)


class WrittenObjects(OpenAPISchemaPlugin):
    """Describes fields that hold encoded JSON (`Raw`) as objects in the OpenAPI schema."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Raw

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Schema:
        return Schema(type=OpenAPIType.OBJECT, additional_properties=Schema())


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Steiger", version=steiger.__version__, path="/api", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
    )


def guarded(app: Litestar, settings: Settings, host: str = "127.0.0.1") -> Guard:
    """Return the application behind its guard. `host` is the address to which the server is bound."""
    return Guard(app, settings, app.state.limits, app.state.metrics, Hosts(settings.hosts, host))


def provide_limits(state: State) -> Limits:
    limits = state.limits
    assert isinstance(limits, Limits)
    return limits


# Errors.


def language_of(request: Asking) -> str:
    known = request.state.get("language")
    return str(known) if known else preferred_language(request.headers.get("accept-language", ""))


def refused(request: Asking, refusal: Refusal) -> Response[Fault]:
    headers = {} if refusal.retry is None else {"Retry-After": str(max(1, round(refusal.retry)))}
    return Response(refusal.fault(language_of(request)), status_code=refusal.status, headers=headers)


def at_fault(request: Asking, error: ClientError) -> Response[Fault]:
    return refused(request, from_client_error(error))


def http_fault(request: Asking, error: HTTPException) -> Response[Fault]:
    if error.status_code >= 500:
        return our_fault(request, error)
    detail = details(error) or error.detail
    reason = Reason("not-found") if error.status_code == 404 else Reason("request-invalid", detail=detail)
    return refused(request, Refusal(error.status_code, CODES.get(error.status_code, "bad-request"), reason))


def too_deep(request: Asking, error: RecursionError) -> Response[Fault]:
    """Refuse a request that is nested too deeply. No other request exhausts the stack."""
    return refused(request, bad_request("request-too-deep"))


def not_text(request: Asking, error: UnicodeError) -> Response[Fault]:
    """Refuse a request with text that is not UTF-8 or has half of a surrogate pair."""
    return refused(request, bad_request("request-invalid", detail=error.reason if isinstance(error, UNICODE) else "UTF-8"))


def details(error: HTTPException) -> str:
    found: Any = error.extra
    if not isinstance(found, list):
        return ""
    return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in found if isinstance(part, dict))


def storage_fault(request: Asking, error: Exception) -> Response[Fault]:
    LOG.error("Storage failed at %s %r: %s", request.method, request.url.path, type(error).__name__)
    return refused(request, no_storage(error))


def our_fault(request: Asking, error: Exception) -> Response[Fault]:
    LOG.error("Fault at %s %r", request.method, request.url.path, exc_info=error)
    return refused(request, Refusal(500, "internal", Reason("internal")))
