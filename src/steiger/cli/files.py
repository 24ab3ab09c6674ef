"""Records on disk."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from steiger.core.errors import BadRecord, BadRequest, Reason
from steiger.core.record import Record, parse_text


def read_record(path: Path) -> Record:
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-read", file=str(path), detail=error.strerror or str(error))) from None
    except UnicodeDecodeError:
        raise BadRecord(Reason("cli-not-utf8")) from None
    return parse_text(text)


def write_text(path: Path, text: str) -> None:
    """All or nothing: what was there before stays until the new text is complete."""
    try:
        beside = path.with_name(f"{path.name}.part")
        beside.write_text(text, encoding="utf-8", errors="surrogateescape")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(path), detail=str(error))) from None


def free_name(stem: str) -> Path:
    """Return a name in this folder that is not taken: `stem-1.json`, `stem-2.json`, …"""
    return next(path for number in count(1) if not (path := Path(f"{stem}-{number}.json")).exists())


def records_in(given: list[str]) -> list[Path]:
    """The files named, and those under the folders named."""
    found: list[Path] = []
    for path in map(Path, given):
        found += sorted(p for p in path.rglob("*.json") if p.is_file()) if path.is_dir() else [path]
    if not found:
        raise BadRequest(Reason("cli-no-records", where=", ".join(given)))
    return found
