"""`make bench`: our engine and what people would compare it with, measured in one run, and the ratios that last.

Absolute figures depend on the machine and the hour; compare the ratios, and the gauges of the rows they are made of.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import steiger
from bench.race import competitor_rows
from bench.rows import Row

ROOT = Path(__file__).parent.parent
STARTS = 7
# Steps per second on one core, by how a row's name ends.
ENV_AIMS = {", masks": 1_000_000, ", masks and observations": 300_000, "performance_benchmark": 100_000}

FIRST_GAME = "import time; t = time.perf_counter(); import steiger; from steiger.core.table import Table; "
FIRST_GAME += "Table.new(steiger.game('{game}'), 4, {{}}, 1).legal(); print(time.perf_counter() - t)"


def ours(game: str, players: int, seconds: float, pure: bool) -> list[Row]:
    environment = os.environ | ({"STEIGER_PURE": "1"} if pure else {})
    return measured("bench.ours", game, players, seconds, environment)


def measured(module: str, game: str, players: int, seconds: float, environment: dict[str, str]) -> list[Row]:
    """The rows that a module prints in a process of its own."""
    command = [sys.executable, "-m", module, game, str(players), "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return [Row(name=f"{game}, {players} players", problem=done.stderr.strip().splitlines()[-1])]
    return [Row.from_json(line) for line in done.stdout.splitlines()]


def env_rows(game: str, players: int, seconds: float) -> list[Row]:
    """The environments, for a game that declares observations."""
    if steiger.game(game).observer(players) is None:
        return []
    return measured("bench.envs", game, players, seconds, dict(os.environ))


def env_aims(rows: list[Row]) -> list[str]:
    """What the environments reach of what is aimed at, in steps per second."""
    found = []
    for row in rows:
        for ending, aim in ENV_AIMS.items():
            if row.name.endswith(ending) and row.decisions_per_s is not None:
                found.append(f"{row.name}: {row.decisions_per_s:,.0f} steps/s (aim: at least {aim:,})")
    return found


def first_game_ms(game: str) -> float:
    """Import and first game in a fresh process, the median of a few."""
    command = [sys.executable, "-c", FIRST_GAME.format(game=game)]
    times = [float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(STARTS)]
    return statistics.median(times) * 1000


def find(rows: list[Row], beginning: str) -> Row | None:
    return next((row for row in rows if row.name.startswith(beginning) and row.decisions_per_s), None)


def ratio(rows: list[Row], of: str, against: str) -> float | None:
    ours, theirs = find(rows, of), find(rows, against)
    if ours is None or theirs is None or not ours.decisions_per_s or not theirs.decisions_per_s:
        return None
    return ours.decisions_per_s / theirs.decisions_per_s


def figures(rows: list[Row]) -> Table:
    table = Table(
        "what", "decisions/s", "playouts/s", "copy or redeal µs", "gauge ms", "note", title="one core, uniformly random play"
    )
    for row in rows:
        numbers = [f"{n:,.{digits}f}" if n is not None else "" for n, digits in zip(numbers_of(row), (0, 1, 2, 1), strict=True)]
        table.add_row(row.name, *numbers, row.problem or row.note)
    return table


def numbers_of(row: Row) -> list[float | None]:
    return [row.decisions_per_s, row.playouts_per_s, row.copy_us, row.gauge_ms]


def aims(game: str) -> list[dict[str, Any]]:
    """What is aimed at: our row (after the game's name), the row it is measured against, and the ratio."""
    file = ROOT / "tests" / "games" / game / "speed.json"
    return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []


def ratios(rows: list[Row], games: list[str]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for game in games:
        for aim in aims(game):
            of, against = f"{game}, {aim['of']}", aim["against"].format(game=game)
            found.append({"of": of, "against": against, "ratio": ratio(rows, of, against), "aim": aim["ratio"]})
    return found


def ratio_table(found: list[dict[str, object]]) -> Table:
    table = Table("of", "against", "ratio", "aim", title="ratios in this run")
    for each in found:
        value = each["ratio"]
        table.add_row(
            str(each["of"]), str(each["against"]), f"{value:,.1f}×" if isinstance(value, float) else "–", f"{each['aim']}×"
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    parser.add_argument("--games", default=",".join(steiger.game_names()))
    parser.add_argument("--alone", action="store_true", help="leave the competitors out")
    parser.add_argument("--out", type=Path, help="write the figures as JSON, too")
    args = parser.parse_args()
    console = Console(width=150)
    games = args.games.split(",")
    rows: list[Row] = []
    for game in games:
        for players in (2, 3, 4):
            for pure in (False, True):
                console.print(f"[dim]measuring {game}, {players} players, {'interpreted' if pure else 'compiled'}[/dim]")
                rows += ours(game, players, args.seconds, pure)
        for players in (2, 4):
            console.print(f"[dim]measuring the environments of {game}, {players} players[/dim]")
            rows += env_rows(game, players, args.seconds)
    rows += [] if args.alone else competitor_rows(args.seconds)
    starts = {game: first_game_ms(game) for game in games}
    console.print(figures(rows), ratio_table(ratios(rows, games)))
    for line in env_aims(rows):
        console.print(line)
    for game, ms in starts.items():
        console.print(f"import and first game of {game}: {ms:.0f} ms (aim: at most 100 ms)")
    if args.out:
        everything = {"when": time.time(), "rows": [asdict(row) for row in rows], "ratios": ratios(rows, games), "starts": starts}
        args.out.write_text(json.dumps(everything, indent=1))


if __name__ == "__main__":
    main()
