"""Signed tokens: the value of the cookie, and what programs send as a bearer token. They expire by the player's generation."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, Signer
from itsdangerous.signer import HMACAlgorithm

SIGNATURE_BYTES = 24


class Shortened(HMACAlgorithm):
    """HMAC-SHA256, of which the first 24 bytes are kept. Tokens that were given out before remain valid."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        return super().get_signature(key, value)[:SIGNATURE_BYTES]


class Tokens:
    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, sep=".", key_derivation="none", algorithm=Shortened(hashlib.sha256))

    def sign(self, player: str, generation: int, scope: str) -> str:
        return self._signer.sign(f"{player}.{generation}.{scope}").decode()

    def read(self, token: str) -> tuple[str, str, str] | None:
        """Return the player, generation and scope of a token that we signed."""
        try:
            player, generation, scope = self._signer.unsign(token.encode("utf-8", "replace")).decode().split(".")
        except (BadSignature, ValueError):
            return None
        return player, generation, scope
