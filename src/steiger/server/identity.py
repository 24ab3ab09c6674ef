"""Players: their rows, tokens and passphrases. No e-mail address and no third party is involved."""

from __future__ import annotations

import secrets
import time
from typing import Any

from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from steiger.locale import LANGUAGES
from steiger.server.faults import bad_request, conflict, no_identity
from steiger.server.messages import Confirm, Scope
from steiger.server.names import clean_name, skeleton
from steiger.server.passphrases import Passphrases, is_outdated
from steiger.server.people_messages import Me
from steiger.server.schema import players
from steiger.server.store import Store
from steiger.server.tokens import Tokens

COOKIE = "steiger"
COOKIE_SECONDS = 2 * 365 * 86400
MOST_SAME_NAMES = 5


class Player(Struct, kw_only=True):
    id: str
    name: str
    language: str
    confirm: Confirm
    timer: int
    passphrase: str | None
    webhook: str | None
    generation: int
    created: float
    login: str | None = None  # the skeleton of the name, which is theirs alone; only with a passphrase

    def me(self) -> Me:
        return Me(
            id=self.id,
            name=self.name,
            language=self.language,
            confirm=self.confirm,
            timer=self.timer,
            passphrase=self.passphrase is not None,
            webhook=self.webhook,
        )


def new_id(kind: str) -> str:
    """Return an id that nobody can guess. Its letter says what it identifies."""
    return f"{kind}_{secrets.token_urlsafe(12)}"


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._tokens = Tokens(key)
        self._passphrases = Passphrases()
        self._changed: dict[str, Player] = {}

    # Tokens.

    def token(self, player: Player, scope: Scope) -> str:
        return self._tokens.sign(player.id, player.generation, scope)

    async def holder(self, token: str) -> tuple[Player, Scope] | None:
        """Return the player and scope of a token, or None if we did not sign it or it was revoked."""
        found = self._tokens.read(token)
        if found is None:
            return None
        name, generation, scope = found
        player = await self.find(name)
        if player is None or str(player.generation) != generation:
            return None
        return player, "bot" if scope == "bot" else "play"

    async def is_current(self, player: Player) -> bool:
        """Return whether the tokens that this player had are still valid."""
        found = await self.find(player.id)
        return found is not None and found.generation == player.generation

    # Players.

    async def find(self, player: str) -> Player | None:
        found = await self._store.one(select(players).where(players.c.id == player))
        return None if found is None else Player(**found)

    async def enter(self, name: str, language: str) -> Player:
        player = Player(
            id=new_id("p"),
            name=checked_name(name),
            language=language if language in LANGUAGES else "en",
            confirm="timer",
            timer=5,
            passphrase=None,
            webhook=None,
            generation=0,
            created=time.time(),
        )
        values = {field: getattr(player, field) for field in Player.__struct_fields__}
        await self._store.journal.write(insert(players).values(values))
        return player

    async def change(self, player: Player, values: dict[str, Any]) -> Player:
        """Store changed values. A name with a passphrase can belong to one player only, and the database decides who."""
        if values.get("passphrase"):
            values["passphrase"] = await self._passphrases.hashed(values["passphrase"])
        values |= _login(player, values)
        if values:
            try:
                await self._store.journal.write(update(players).where(players.c.id == player.id).values(values))
            except IntegrityError:
                raise conflict("name-taken", name=values.get("name", player.name)) from None
        changed = await self.find(player.id)
        assert changed is not None, player.id
        self._changed[player.id] = changed
        return changed

    def latest(self, player: Player) -> Player:
        """Return the player with the preferences chosen since a connection was opened."""
        return self._changed.get(player.id, player)

    async def recognise(self, name: str, passphrase: str) -> Player:
        """Return the player with this name and passphrase."""
        for player in await self._with_passphrase(checked_name(name)):
            assert player.passphrase is not None
            if await self._passphrases.matches(passphrase, player.passphrase):
                return await self.change(player, {"passphrase": passphrase}) if is_outdated(player.passphrase) else player
        raise no_identity("login-failed")

    async def _with_passphrase(self, name: str) -> list[Player]:
        wanted = select(players).where(players.c.name == name, players.c.passphrase.is_not(None)).limit(MOST_SAME_NAMES)
        return [Player(**row) for row in await self._store.rows(wanted)]


def _login(player: Player, values: dict[str, Any]) -> dict[str, str | None]:
    """Return the claim to a name that follows from a changed name or passphrase."""
    if "passphrase" not in values and "name" not in values:
        return {}
    keeps_passphrase = values.get("passphrase", player.passphrase) is not None
    is_known = "name" not in values and player.passphrase is not None
    if keeps_passphrase and is_known:
        return {}  # a new passphrase for the same name: the claim stays as it is
    return {"login": skeleton(values.get("name", player.name)) if keeps_passphrase else None}


def checked_name(name: str) -> str:
    kept = clean_name(name)
    if not kept:
        raise bad_request("name-empty")
    return kept
