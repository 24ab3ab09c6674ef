"""Golden games: records that must replay the same forever. A few of them are also written out in words.

`NAME.json` holds a record and a digest of every twentieth position. `NAME.txt` is its playthrough, for the smallest number of
games that together exercise every rule. `make golden` writes the playthroughs again: read the diff before you commit it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from steiger.core.record import Record, parse
from steiger.core.table import Table
from tests.playthrough import playthrough

FOLDER = Path(__file__).parent / "games"
STRIDE = 20


def golden_folder(game: str) -> Path:
    return FOLDER / game / "golden"


def golden_files(game: str) -> list[Path]:
    return sorted(golden_folder(game).glob("*.json"))


def golden_texts(game: str) -> list[Path]:
    return sorted(golden_folder(game).glob("*.txt"))


def golden_record(path: Path) -> Record:
    """The record of a golden game, found by the path of its record or of its playthrough."""
    return parse(json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))["record"])


# Digests.


def digest(table: Table) -> str:
    text = json.dumps(table.game.describe(table.state), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digests(record: dict[str, Any]) -> list[str]:
    """Digests of the positions at ply 0, 20, 40, … and at the end."""
    parsed = parse(record)
    whole = Table.replay(parsed)
    table = Table.replay(parsed, to=0)
    found = [digest(table)]
    for ply, words in enumerate(record["actions"], start=1):
        table.play(words)
        if ply % STRIDE == 0:
            found.append(digest(table))
    assert digest(table) == digest(whole)
    return [*found, digest(whole)]


def write(game: str, records: dict[str, dict[str, Any]]) -> None:
    """Replace the golden games of a game by these records, by name."""
    golden_folder(game).mkdir(exist_ok=True)
    for old in golden_files(game):
        old.unlink()
    for name, record in records.items():
        text = json.dumps({"record": record, "digests": digests(record)}, ensure_ascii=False, indent=0)
        (golden_folder(game) / f"{name}.json").write_text(text + "\n", encoding="utf-8")


# Playthroughs.


def every_rule(game: str) -> set[str]:
    """The names of the rules that the golden games of a game must exercise."""
    names: set[str] = import_module(f"tests.games.{game}.features").EVERY
    return names


def exercised(game: str, path: Path) -> set[str]:
    record = golden_record(path)
    found: set[str] = import_module(f"tests.games.{game}.features").exercised(Table.replay(record, to=0), record.actions)
    return found & every_rule(game)


def covering(game: str) -> list[Path]:
    """Few games that together exercise every rule: always the one that adds the most, and none that the others make needless."""
    rules = {path: exercised(game, path) for path in golden_files(game)}
    chosen: list[Path] = []
    missing = every_rule(game)
    while missing:
        chosen.append(max(rules, key=lambda path: len(rules[path] & missing)))
        assert rules[chosen[-1]] & missing, f"no golden game of {game} exercises {sorted(missing)}"
        missing = missing - rules[chosen[-1]]
    for path in list(chosen):
        others = [rules[other] for other in chosen if other != path]
        if set().union(*others) >= every_rule(game):
            chosen.remove(path)
    return chosen


def write_playthroughs(game: str) -> None:
    texts = {path.with_suffix(".txt"): playthrough(golden_record(path)) for path in covering(game)}
    for old in golden_texts(game):
        old.unlink()
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")


def main() -> None:
    """Write the playthroughs again. With `--new-games`, `tests.games.NAME.generate` chooses other games first."""
    for path in sorted(FOLDER.glob("*/generate.py")):
        game = path.parent.name
        if "--new-games" in sys.argv:
            import_module(f"tests.games.{game}.generate").main()
        write_playthroughs(game)


if __name__ == "__main__":
    main()
