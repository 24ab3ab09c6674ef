"""Golden games: records kept for ever, with a digest of every twentieth position. Replaying them shows that no rule has moved."""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from pathlib import Path
from typing import Any

from steiger.core.record import Record, parse
from steiger.core.table import Table

FOLDER = Path(__file__).parent / "games"
STRIDE = 20


def golden_folder(game: str) -> Path:
    return FOLDER / game / "golden"


def golden_files(game: str) -> list[Path]:
    return sorted(golden_folder(game).glob("*.json"))


def golden_record(path: Path) -> Record:
    return parse(json.loads(path.read_text(encoding="utf-8"))["record"])


def digest(table: Table) -> str:
    text = json.dumps(table.game.describe(table.state), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digests(record: dict[str, Any]) -> list[str]:
    """Digests of the positions at ply 0, 20, 40, … and at the end."""
    parsed = parse(record)
    whole = Table.replay(parsed)
    table = Table(parsed.game, parsed.players, parsed.options, parsed.setup)
    found = [digest(table)]
    for ply, words in enumerate(record["actions"], start=1):
        table.play(words)
        if ply % STRIDE == 0:
            found.append(digest(table))
    assert digest(table) == digest(whole)
    return [*found, digest(whole)]


def write(path: Path, record: dict[str, Any]) -> None:
    path.parent.mkdir(exist_ok=True)
    golden = {"record": record, "digests": digests(record)}
    path.write_text(json.dumps(golden, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def main() -> None:
    """Write every game's golden games again: each has `tests.games.NAME.generate`."""
    for path in sorted(FOLDER.glob("*/generate.py")):
        import_module(f"tests.games.{path.parent.name}.generate").main()


if __name__ == "__main__":
    main()
