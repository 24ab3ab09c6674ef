"""Routes of players: guests, logins, preferences, tokens."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from steiger.locale import LANGUAGES
from steiger.server.faults import bad_request
from steiger.server.hall import Hall
from steiger.server.identity import COOKIE, COOKIE_SECONDS, Player, checked_name
from steiger.server.people_messages import Change, Enter, Me, NewToken, Return, Token
from steiger.server.routes import tables
from steiger.server.visitors import Asking, TheHall, TheLimits, TheOwner, ThePlayer
from steiger.server.webhooks import check_webhook


def with_cookie(hall: Hall, player: Player, status: int = 200) -> Response[Me]:
    return Response(player.me(), status_code=status, cookies=[cookie(hall, hall.people.token(player, "play"))])


def cookie(hall: Hall, token: str, seconds: int = COOKIE_SECONDS) -> Cookie:
    secure = hall.settings.secure_cookie
    return Cookie(COOKIE, value=token, max_age=seconds, httponly=True, samesite="strict", path="/", secure=secure)


@post("/api/guests")
async def enter(request: Asking, hall: TheHall, limits: TheLimits, data: JSONBody[Enter]) -> Response[Me]:
    await limits.guest(request.scope)
    return with_cookie(hall, await hall.people.enter(data.name, data.language), 201)


@post("/api/login", status_code=200)
async def login(request: Asking, hall: TheHall, limits: TheLimits, data: JSONBody[Return]) -> Response[Me]:
    await limits.guest(request.scope)
    return with_cookie(hall, await hall.people.recognise(data.name, data.passphrase))


@post("/api/logout", status_code=204)
async def logout(hall: TheHall) -> Response[None]:
    return Response(None, status_code=204, cookies=[cookie(hall, "", 0)])


@get("/api/me")
async def me(player: ThePlayer) -> Me:
    return player.me()


@patch("/api/me")
async def change(hall: TheHall, owner: TheOwner, data: JSONBody[Change]) -> Me:
    values = await changes(hall, data)
    changed = await hall.people.change(owner, values)
    if changed.confirm != owner.confirm:
        await tables.note_drafting(hall, changed)
    return changed.me()


async def changes(hall: Hall, data: Change) -> dict[str, Any]:
    given = {name: getattr(data, name) for name in Change.__struct_fields__}
    values = {name: value for name, value in given.items() if value is not UNSET}
    if "name" in values:
        values["name"] = checked_name(values["name"])
    if "language" in values and values["language"] not in LANGUAGES:
        raise bad_request("language-unknown", known=", ".join(LANGUAGES))
    if values.get("webhook"):
        await check_webhook(values["webhook"], hall.settings.private_webhooks)
    return values


@post("/api/tokens", status_code=201)
async def new_token(hall: TheHall, owner: TheOwner, data: JSONBody[NewToken]) -> Token:
    return Token(token=hall.people.token(owner, data.scope), scope=data.scope)


@delete("/api/tokens", status_code=204)
async def drop_tokens(hall: TheHall, owner: TheOwner) -> Response[None]:
    changed = await hall.people.change(owner, {"generation": owner.generation + 1})
    hall.disconnect(owner.id)
    hall.publish(owner.id, "revoked")
    return Response(None, status_code=204, cookies=[cookie(hall, hall.people.token(changed, "play"))])


ROUTES = [enter, login, logout, me, change, new_token, drop_tokens]
