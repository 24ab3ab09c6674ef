"""Who somebody is: signed tokens, passphrases, and the players' rows. No e-mail, no third party."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
from typing import Any

from msgspec import Struct
from sqlalchemy import insert, select, update

from steiger.locale import LANGUAGES
from steiger.server.faults import bad_request, conflict, no_identity
from steiger.server.messages import Confirm, Scope
from steiger.server.people_messages import Me
from steiger.server.schema import players
from steiger.server.store import Store

COOKIE = "steiger"
COOKIE_SECONDS = 2 * 365 * 86400


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
    """Ids cannot be guessed; the letter says what they are of."""
    return f"{kind}_{secrets.token_urlsafe(12)}"


def visible(text: str) -> str:
    """Return one line of printable characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(name: str) -> str:
    return visible(name)[:40]


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._changed: dict[str, Player] = {}

    # Tokens.

    def token(self, player: Player, scope: Scope) -> str:
        body = f"{player.id}.{player.generation}.{scope}"
        return f"{body}.{self._signature(body)}"

    def _signature(self, body: str) -> str:
        digest = hmac.new(self._key, body.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    async def holder(self, token: str) -> tuple[Player, Scope] | None:
        """Whose token it is; None if it is not one of ours, or no longer."""
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(self._signature(body).encode(), signature.encode("utf-8", "replace")):
            return None
        name, generation, scope = body.split(".")
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
        if values:
            await self._store.journal.write(update(players).where(players.c.id == player.id).values(values))
        changed = await self.find(player.id)
        assert changed is not None, player.id
        self._changed[player.id] = changed
        return changed

    def latest(self, player: Player) -> Player:
        """The player with the preferences chosen since a connection was opened."""
        return self._changed.get(player.id, player)

    async def recognise(self, name: str, passphrase: str) -> Player:
        """The player of that name with that passphrase."""
        for player in await self._with_passphrase(checked_name(name)):
            assert player.passphrase is not None
            if await asyncio.to_thread(matches, passphrase, player.passphrase):
                return player
        raise no_identity("login-failed")

    async def check_free(self, name: str, player: Player) -> None:
        """A name with a passphrase belongs to one player, or coming back would be a guess."""
        if any(other.id != player.id for other in await self._with_passphrase(name)):
            raise conflict("name-taken", name=name)

    async def _with_passphrase(self, name: str) -> list[Player]:
        found = await self._store.rows(select(players).where(players.c.name == name, players.c.passphrase.is_not(None)).limit(5))
        return [Player(**row) for row in found]


def checked_name(name: str) -> str:
    kept = clean_name(name)
    if not kept:
        raise bad_request("name-empty")
    return kept


def scramble(passphrase: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretch(passphrase, salt).hex()}"


def matches(passphrase: str, scrambled: str) -> bool:
    salt, _, expected = scrambled.partition(":")
    return hmac.compare_digest(_stretch(passphrase, bytes.fromhex(salt)).hex(), expected)


def _stretch(passphrase: str, salt: bytes) -> bytes:
    return hashlib.scrypt(passphrase.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)
