"""Stored passphrases: Argon2id hashes. Older scrypt hashes remain valid and are replaced at the next login."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MOST_AT_ONCE = 2  # each hash takes 19 MiB
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # the parameters that OWASP recommends


class Passphrases:
    """Hashes and checks in threads, a few at a time, so that many logins at once take neither the memory nor the event loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(MOST_AT_ONCE)

    async def hashed(self, passphrase: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(HASHER.hash, passphrase)

    async def matches(self, passphrase: str, stored: str) -> bool:
        async with self._turn:
            return await asyncio.to_thread(_matches, passphrase, stored)


def is_outdated(stored: str) -> bool:
    return not stored.startswith("$argon2") or HASHER.check_needs_rehash(stored)


def _matches(passphrase: str, stored: str) -> bool:
    if not stored.startswith("$argon2"):
        return _matches_scrypt(passphrase, stored)
    try:
        return HASHER.verify(stored, passphrase)
    except (VerificationError, InvalidHashError):
        return False


def _matches_scrypt(passphrase: str, stored: str) -> bool:
    """Check a hash of version 0.1: the salt and the key in hexadecimal, separated by a colon."""
    salt, _, expected = stored.partition(":")
    found = hashlib.scrypt(passphrase.encode(), salt=bytes.fromhex(salt), n=2**14, r=8, p=1, dklen=32)
    return hmac.compare_digest(found.hex(), expected)
