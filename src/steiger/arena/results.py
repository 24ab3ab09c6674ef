"""Where the games of a simulation are kept: records in few files, and one row per game.

Both are written as the games are done and are continued after an interruption. Neither overwrites anything.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Protocol

from steiger.arena.rows import check_target, columns, game_of, row_of, write_parquet
from steiger.arena.simulate import Plan, Played
from steiger.core.errors import BadRequest, Reason

PER_FILE = 1000  # records
MANIFEST = "simulation.json"


class Results(Protocol):
    games: int  # complete ones from an earlier run

    def earlier(self) -> Iterator[Played]:
        """Return these games in order."""

    def add(self, played: Sequence[Played]) -> None:
        """Keep the next games. Those that are kept already are skipped."""

    def finish(self) -> None:
        """Complete the result after the last game."""


def identity(plan: Plan) -> str:
    """Return what two runs must share so that one continues the other."""
    described = {key: value for key, value in asdict(plan).items() if key != "records"}
    return json.dumps(described, ensure_ascii=False, sort_keys=True)


class RecordFolder:
    """A folder of files with a record on each line. `simulation.json` says which simulation they belong to."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._claim(identity(plan))
        self.files = sorted(folder.glob("games-*.jsonl"))
        self.games = 0
        if self.files:
            self.games = first_of(self.files[-1]) + complete_lines(self.files[-1])

    def _claim(self, wanted: str) -> None:
        manifest = self.folder / MANIFEST
        if manifest.exists():
            if manifest.read_text(encoding="utf-8").strip() != wanted:
                raise BadRequest(Reason("results-other-simulation", where=str(self.folder)))
        elif any(self.folder.iterdir()):
            raise BadRequest(Reason("results-folder-taken", where=str(self.folder)))
        else:
            manifest.write_text(wanted + "\n", encoding="utf-8")

    def earlier(self) -> Iterator[Played]:
        for path in self.files:
            with path.open(encoding="utf-8") as lines:
                for index, line in enumerate(lines, first_of(path)):
                    yield played_of(index, line)

    def add(self, played: Sequence[Played]) -> None:
        for game in played:
            if game.index >= self.games:
                self._append(game)
                self.games += 1

    def _append(self, game: Played) -> None:
        path = self.folder / f"games-{game.index // PER_FILE * PER_FILE:07}.jsonl"
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{game.record}\n")

    def finish(self) -> None:
        pass


def first_of(path: Path) -> int:
    return int(path.stem.rpartition("-")[2])


def complete_lines(path: Path) -> int:
    """Return how many lines are complete, and cut off one that a kill has left incomplete."""
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with path.open("r+b") as file:
            file.truncate(whole)
    return content.count(b"\n")


def played_of(index: int, line: str) -> Played:
    record = json.loads(line)
    result = record["result"]
    return Played(index, record["seed"], result["scores"], result["winners"], len(record["actions"]))


class RowTable:
    """One row per game. Until the last game the rows are in `FILE.part`, whose first line names the simulation."""

    def __init__(self, path: Path, plan: Plan) -> None:
        check_target(path)
        if path.exists():
            raise BadRequest(Reason("results-table-taken", file=str(path)))
        self.path, self.part = path, path.with_name(f"{path.name}.part")
        self.columns = columns(len(plan.players))
        head = f"# {identity(plan)}\n{','.join(self.columns)}\n"
        if self.part.exists():
            if not self.part.read_text(encoding="utf-8").startswith(head):
                raise BadRequest(Reason("results-other-simulation", where=str(self.part)))
        else:
            self.part.write_text(head, encoding="utf-8")
        self.games = complete_lines(self.part) - head.count("\n")

    def rows(self) -> Iterator[dict[str, str]]:
        with self.part.open(newline="", encoding="utf-8") as file:
            file.readline()
            yield from csv.DictReader(file)

    def earlier(self) -> Iterator[Played]:
        return map(game_of, self.rows())

    def add(self, played: Sequence[Played]) -> None:
        with self.part.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, self.columns, lineterminator="\n")
            writer.writerows(row_of(game) for game in played if game.index >= self.games)
        self.games = max(self.games, played[-1].index + 1)

    def finish(self) -> None:
        if self.path.suffix == ".parquet":
            write_parquet(self.path, [row_of(game) for game in self.earlier()])
        else:
            self._write_csv()
        self.part.unlink()

    def _write_csv(self) -> None:
        beside = self.path.with_name(f".{self.path.name}.writing")
        with self.part.open("rb") as rows, beside.open("wb") as file:
            rows.readline()
            file.writelines(rows)
        beside.replace(self.path)
