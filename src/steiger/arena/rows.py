"""One row per game, as CSV or Parquet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from steiger.arena.simulate import Played
from steiger.core.errors import BadRequest, Reason
from steiger.core.jsontypes import Json

KINDS = (".csv", ".parquet")


def check_target(path: Path) -> None:
    """Report before the games are played that their table cannot be written."""
    if path.suffix not in KINDS:
        raise BadRequest(Reason("cli-table-kind", file=str(path), known=", ".join(KINDS)))
    if not path.parent.is_dir():
        raise BadRequest(Reason("cli-no-folder", folder=str(path.parent)))
    if path.suffix == ".parquet":
        try:
            import pyarrow  # type: ignore[import-untyped, import-not-found, unused-ignore]  # noqa: F401
        except ImportError:
            raise BadRequest(Reason("cli-no-parquet")) from None


def columns(players: int) -> list[str]:
    return ["game", "seed", "decisions", *(f"{part}_{seat}" for seat in range(players) for part in ("score", "win"))]


def row_of(game: Played) -> dict[str, Json]:
    row: dict[str, Json] = {"game": game.index, "seed": game.seed, "decisions": game.decisions}
    for seat, score in enumerate(game.scores):
        row |= {f"score_{seat}": score, f"win_{seat}": 1 / len(game.winners) if seat in game.winners else 0.0}
    return row


def game_of(row: Mapping[str, str]) -> Played:
    """Return the game that a row is about."""
    seats = range(sum(name.startswith("score_") for name in row))
    winners = [seat for seat in seats if float(row[f"win_{seat}"]) > 0]
    scores = [int(row[f"score_{seat}"]) for seat in seats]
    return Played(int(row["game"]), int(row["seed"]), scores, winners, int(row["decisions"]))


def write_parquet(path: Path, rows: list[dict[str, Json]]) -> None:
    import pyarrow  # type: ignore[import-untyped, import-not-found, unused-ignore]
    import pyarrow.parquet  # type: ignore[import-untyped, import-not-found, unused-ignore]

    beside = path.with_name(f".{path.name}.writing")
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), beside)
    beside.replace(path)
