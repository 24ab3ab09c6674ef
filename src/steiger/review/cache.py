"""Reviews on disk, each under its key. A new net or another question has another key, so a stale review is never found."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from steiger.core.record import write_whole
from steiger.review.data import Review


def folder() -> Path:
    """Return the folder for reviews: in STEIGER_CACHE, or else in the user's cache."""
    given = os.environ.get("STEIGER_CACHE")
    base = Path(given) if given else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "steiger"
    return base / "reviews"


def find(key: str) -> Review | None:
    """Return the review with this key. A damaged file counts as none."""
    try:
        found = decode((folder() / f"{key}.json").read_bytes())
    except (OSError, msgspec.MsgspecError):
        return None
    return found if found.key == key else None


def keep(review: Review) -> None:
    """Keep a review for the next time. A disk that is full or read-only is no reason to fail."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        write_whole(folder() / f"{review.key}.json", encode(review).decode())
    except OSError:
        return


def encode(review: Review) -> bytes:
    return msgspec.json.encode(review)


def decode(text: bytes) -> Review:
    return msgspec.json.decode(text, type=Review)
