"""The commitment to a deal: shown at the start, opened at the end, checked by anyone."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping

from steiger.core.game import Json


def new_salt() -> str:
    return secrets.token_hex(32)


def commitment(
    salt: str, game: str, rules: int, options: Mapping[str, Json], players: int, setup: Json, components: Mapping[str, Json]
) -> str:
    facts = {"game": game, "options": options, "players": players, "rules": rules, "setup": setup}
    if components:
        facts["components"] = components
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{salt}\n{text}".encode()).hexdigest()
