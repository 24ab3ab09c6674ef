"""The commitment to a deal: published at the start, revealed at the end. Anyone can check it."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping

from steiger.core.jsontypes import Json
from steiger.server.rows import Row


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


def commitment_of(row: Row) -> str | None:
    """Return the commitment of a started table. A deal from a chosen seed has none."""
    if row.setup is None or not row.salt or row.status == "open":
        return None
    chosen = row.chosen
    return commitment(row.salt, chosen.game, row.rules, chosen.options, len(row.seats), row.setup, chosen.components)
