"""One row a game, as CSV or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from steiger.arena.simulate import Played
from steiger.core.errors import BadRequest, Reason
from steiger.core.game import Json

KINDS = (".csv", ".parquet")


def check_target(path: Path) -> None:
    """Say before the games are played, not after, that their table cannot be written."""
    if path.suffix not in KINDS:
        raise BadRequest(Reason("cli-table-kind", file=str(path), known=", ".join(KINDS)))
    if not path.parent.is_dir():
        raise BadRequest(Reason("cli-no-folder", folder=str(path.parent)))
    if path.suffix == ".parquet":
        try:
            import pyarrow  # type: ignore[import-untyped, import-not-found, unused-ignore]  # noqa: F401
        except ImportError:
            raise BadRequest(Reason("cli-no-parquet")) from None


def rows_of(played: Sequence[Played]) -> list[dict[str, Json]]:
    return [row_of(game) for game in played]


def row_of(game: Played) -> dict[str, Json]:
    row: dict[str, Json] = {"game": game.index, "seed": game.seed, "decisions": game.decisions}
    for seat, score in enumerate(game.scores):
        row |= {f"score_{seat}": score, f"win_{seat}": 1 / len(game.winners) if seat in game.winners else 0.0}
    return row


def write_rows(path: Path, played: Sequence[Played]) -> None:
    rows = rows_of(played)
    try:
        (write_csv if path.suffix == ".csv" else write_parquet)(path, rows)
    except OSError as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(path), detail=str(error))) from None


def write_csv(path: Path, rows: list[dict[str, Json]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(path: Path, rows: list[dict[str, Json]]) -> None:
    import pyarrow  # type: ignore[import-untyped, import-not-found, unused-ignore]
    import pyarrow.parquet  # type: ignore[import-untyped, import-not-found, unused-ignore]

    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)
