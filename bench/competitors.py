"""The command that measures one competitor, run by the bench's own environment. It installs nothing.

`python -m bench.competitors openspiel --seconds 2` prints one row of JSON a line.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from typing import Any, Final

from bench import entrants
from bench.clock import copy_us, pace
from bench.entrants import Entrant
from bench.rows import Row

SPIEL_GAMES: Final = ("backgammon", "gin_rummy", "chess")
SPIEL_DOORS: Final = (entrants.SpielLoop, entrants.SpielBots, entrants.SpielRollouts)

MIDGAMES: Final = 3
COPY_SHARE: Final = 0.2


@dataclass(frozen=True)
class Competitor:
    """A library: the name it is asked for by, its package on PyPI and how to make its entrants."""

    name: str
    package: str
    entrants: tuple[Callable[[], Entrant[Any]], ...]


COMPETITORS: Final = (
    Competitor(name="catanatron", package="catanatron", entrants=(entrants.Catanatron,)),
    Competitor(
        name="openspiel",
        package="open-spiel",
        entrants=tuple(partial(door, game) for game in SPIEL_GAMES for door in SPIEL_DOORS),
    ),
    Competitor(
        name="pettingzoo",
        package="pettingzoo",
        entrants=(partial(entrants.PettingZoo, "connect_four_v3"), partial(entrants.PettingZoo, "chess_v6")),
    ),
    Competitor(
        name="rlcard",
        package="rlcard",
        entrants=(partial(entrants.Rlcard, "gin-rummy"), partial(entrants.Rlcard, "uno")),
    ),
    Competitor(name="chess", package="chess", entrants=(entrants.PythonChess,)),
)


def measure(entrant: Entrant[Any], package: str, seconds: float) -> Row:
    entrant.run()  # the warm-up
    played = pace(entrant.run, entrant.decisions, seconds)
    return Row(
        name=entrant.name,
        version=version(package),
        decisions_per_s=played.steps_per_s,
        playouts_per_s=played.runs_per_s * entrant.playouts_a_run,
        copy_us=copying(entrant, seconds * COPY_SHARE),
        gauge_ms=played.gauge_ms,
        note=entrant.note,
    )


def copying(entrant: Entrant[Any], seconds: float) -> float | None:
    copiers = [copier for _ in range(MIDGAMES) if (copier := entrant.copier())]
    return copy_us(copiers, seconds) if copiers else None


def rows(competitor: Competitor, seconds: float) -> Iterator[Row]:
    """A row for each entrant; one that fails says why and the next one plays. Without the package, one row."""
    for make in competitor.entrants:
        name = competitor.name
        try:
            entrant = make()
            name = entrant.name
            yield measure(entrant, competitor.package, seconds)
        except ImportError as error:
            yield Row(name=name, problem=f"can't be imported: {error}")
            return
        except Exception as error:  # whatever a stranger's code may raise
            yield Row(name=name, problem=f"{type(error).__name__}: {error}")


def main() -> None:
    parser = ArgumentParser(description="Measure uniformly random play of one competitor.")
    parser.add_argument("competitor", choices=[competitor.name for competitor in COMPETITORS])
    parser.add_argument("--seconds", type=float, default=2.0, help="time to play for each row")
    asked = parser.parse_args()
    random.seed(1)
    competitor = next(each for each in COMPETITORS if each.name == asked.competitor)
    for row in rows(competitor, asked.seconds):
        print(row.to_json(), flush=True)


if __name__ == "__main__":
    main()
