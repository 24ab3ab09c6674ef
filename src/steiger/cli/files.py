"""Records on disk."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from pathlib import Path

from steiger.arena.results import MANIFEST
from steiger.cli.numbers import whole_number
from steiger.core.errors import BadRequest, Reason
from steiger.core.record import Record, write_whole

LINES = ".jsonl"  # a record on each line
KINDS = (".json", LINES)


def read_record(path: Path) -> Record:
    """Read the record in a file. `FILE.jsonl:N` is the record on line N."""
    try:
        if path.suffix != LINES and f"{LINES}:" in path.name and not path.exists():
            return Record.loads(line_of(path))
        if path.suffix == LINES and (lines := len(lines_in(path))) != 1:
            raise BadRequest(Reason("cli-many-records", file=str(path), count=lines))
        return Record.load(path)
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-read", file=str(path), detail=error.strerror or str(error))) from None


def line_of(path: Path) -> bytes:
    name, _, number = path.name.rpartition(":")
    lines = lines_in(path.with_name(name))
    return lines[whole_number(name, number, 1, len(lines)) - 1]


def lines_in(path: Path) -> list[bytes]:
    return read_lines(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=1)
def read_lines(path: Path, changed: int) -> list[bytes]:
    """Read a file once, although its records are asked for one by one."""
    return path.read_bytes().splitlines()


def write_text(path: Path, text: str) -> None:
    """All or nothing: what was there before stays until the new text is complete."""
    try:
        write_whole(path, text)
    except (OSError, ValueError) as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(path), detail=str(error))) from None


def free_name(stem: str) -> Path:
    """Return a name in this folder that is not taken: `stem-1.json`, `stem-2.json`, …"""
    return next(path for number in count(1) if not (path := Path(f"{stem}-{number}.json")).exists())


def records_in(given: list[str]) -> list[Path]:
    """Return the records in these files and folders; of a `.jsonl` file, each line."""
    found: list[Path] = []
    for path in map(Path, given):
        found += [record for file in files_under(path) for record in within(file)]
    if not found:
        raise BadRequest(Reason("cli-no-records", where=", ".join(given)))
    return found


def files_under(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return sorted(p for p in path.rglob("*.json*") if p.suffix in KINDS and p.name != MANIFEST and p.is_file())


def within(path: Path) -> list[Path]:
    if path.suffix != LINES or not path.is_file():
        return [path]
    return [path.with_name(f"{path.name}:{number}") for number in range(1, len(lines_in(path)) + 1)]
