"""A tournament's file. It holds all games, so that the tournament can be shown again and continued."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import msgspec

from steiger.arena.standing import standing
from steiger.arena.tournament import Contest, Match
from steiger.core.errors import BadRequest, Reason


def save(path: Path, contest: Contest, matches: Sequence[Match]) -> None:
    """Write the file beside the old one and move it into place: an interruption leaves the old file."""
    content = standing(contest, matches).to_json() | {"matches": [asdict(match) for match in matches]}
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(json.dumps(content), encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(path), detail=error.strerror or str(error))) from None


def load(path: Path, contest: Contest) -> list[Match]:
    """Return the games of an earlier run of the same contest."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        found, rows = content["contest"], content["matches"]
        matches = msgspec.convert(rows, list[Match])
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-read", file=str(path), detail=error.strerror or str(error))) from None
    except (ValueError, KeyError, TypeError, msgspec.ValidationError):
        raise BadRequest(Reason("arena-not-a-ledger", file=str(path))) from None
    if {"components": {}} | found != json.loads(json.dumps(asdict(contest))):
        raise BadRequest(Reason("arena-other-contest", file=str(path)))
    return matches
