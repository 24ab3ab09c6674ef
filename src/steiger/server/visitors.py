"""The person behind a request: the player of a cookie or token, and their language. Routes get it as a dependency."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from msgspec import Struct

from steiger.server.faults import hung_up, no_identity, not_allowed, preferred_language
from steiger.server.hall import Hall
from steiger.server.identity import COOKIE, Player
from steiger.server.limits import Limits
from steiger.server.messages import Confirm, Scope
from steiger.server.views import Viewer

Asking = Request[Any, Any, State]
T = TypeVar("T")


class Visitor(Struct, kw_only=True):
    player: Player | None
    scope: Scope
    language: str

    def viewer(self, seat: int | None = None) -> Viewer:
        return Viewer(None if self.player is None else self.player.id, seat)

    def known(self) -> Player:
        if self.player is None:
            raise no_identity()
        return self.player

    def confirm(self) -> Confirm:
        return "none" if self.scope == "bot" or self.player is None else self.player.confirm

    def timer(self) -> float:
        """Return the seconds after which a complete draft confirms itself."""
        return 0.0 if self.player is None else float(self.player.timer)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(COOKIE)


TheHall = NamedDependency[Hall]
TheVisitor = NamedDependency[Visitor]
ThePlayer = NamedDependency[Player]
TheOwner = NamedDependency[Player]
TheLimits = NamedDependency[Limits]


async def visitor_of(hall: Hall, connection: ASGIConnection[Any, Any, Any, Any], token: str | None) -> Visitor:
    found = await hall.people.holder(token) if token else None
    language = preferred_language(connection.headers.get("accept-language", ""))
    if found is None:
        return Visitor(player=None, scope="play", language=language)
    return Visitor(player=found[0], scope=found[1], language=found[0].language)


def provide_hall(state: State) -> Hall:
    hall = state.hall
    assert isinstance(hall, Hall)
    return hall


async def provide_visitor(request: Asking, hall: TheHall) -> Visitor:
    visitor = await visitor_of(hall, request, token_of(request))
    request.state.language = visitor.language
    return visitor


async def provide_player(visitor: TheVisitor) -> Player:
    return visitor.known()


async def provide_owner(visitor: TheVisitor) -> Player:
    """Return the player who changes their own account. A bot's token may not do that."""
    player = visitor.known()
    if visitor.scope == "bot":
        raise not_allowed("play-scope")
    return player


async def while_connected(request: Asking, work: Coroutine[Any, Any, T]) -> T:
    """Do something that takes a while, and cancel it as soon as the client hangs up. The body must have been read."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise hung_up()
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: Asking) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
