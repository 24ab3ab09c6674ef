"""Runs every competitor in the bench's own environment and gathers their rows. Our own engine is not measured here."""

from __future__ import annotations

import os
import subprocess
from typing import Final

from bench.competitors import COMPETITORS, Competitor
from bench.environment import HERE, PYTHON, Failures, Unavailable, last_line, prepare, say
from bench.rows import Row

# Imports, warm-up and copies come on top of the seconds asked for.
USUAL: Final = 1.5
PATIENCE: Final = 30.0


def competitor_rows(seconds: float) -> list[Row]:
    """Measure all competitors, each row for `seconds`; the first call installs them."""
    try:
        failures = prepare()
    except Unavailable as why:
        return [Row(name=each.name, problem=f"no environment to run it in: {why}") for each in COMPETITORS]
    return [row for competitor in COMPETITORS for row in rows_of(competitor, failures, seconds)]


def rows_of(competitor: Competitor, failures: Failures, seconds: float) -> list[Row]:
    if why := failures.get(competitor.package):
        return [Row(name=competitor.name, problem=f"can't be installed: {why}")]
    say(f"playing {competitor.name}, about {len(competitor.entrants) * seconds * USUAL:.0f} s")
    return run(competitor, seconds)


def run(competitor: Competitor, seconds: float) -> list[Row]:
    """Play in a separate process: a crash of a library written in C++ must not end the bench."""
    command = [str(PYTHON), "-m", "bench.competitors", competitor.name, "--seconds", str(seconds)]
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    patience = len(competitor.entrants) * (seconds * USUAL + PATIENCE)
    try:
        done = subprocess.run(command, cwd=HERE.parent, env=quiet, capture_output=True, text=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        return [Row(name=competitor.name, problem=f"gave no answer within {patience:.0f} s")]
    return heard(competitor, done)


def heard(competitor: Competitor, done: subprocess.CompletedProcess[str]) -> list[Row]:
    """The rows it printed, and one that says so if it broke off."""
    rows = [Row.from_json(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode:
        why = f"broke off with exit code {done.returncode}: {last_line(done.stderr)}"
        rows.append(Row(name=competitor.name, problem=why))
    return rows
