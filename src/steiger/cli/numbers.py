"""Numbers from the command line. An error names the option, such as `--games`."""

from __future__ import annotations

from steiger.arena.processes import cores
from steiger.core.errors import BadRequest, Reason
from steiger.core.rng import SEED_MAX, SEED_MIN

LONGEST = 20  # digits and sign: −2^63, the smallest seed
MOST_MS = 600_000
MOST_PROCESSES = 1024


def whole_number(place: str, given: str, least: int, most: int) -> int:
    value = number_in(given, least, most)
    if value is None:
        raise BadRequest(Reason("cli-number-range", place=place, given=given, least=str(least), most=str(most)))
    return value


def number_in(given: str, least: int, most: int) -> int | None:
    """The whole number, if it is one in this range."""
    if given.isascii() and given.removeprefix("-").isdigit() and len(given) <= LONGEST and least <= int(given) <= most:
        return int(given)
    return None


def milliseconds(given: str, place: str = "--ms") -> int:
    return whole_number(place, given, 0, MOST_MS)


def seed(given: str) -> int:
    return whole_number("--seed", given, SEED_MIN, SEED_MAX)


def processes(given: str | None) -> int:
    """Return the number of processes: by default one per core."""
    return cores() if given is None else whole_number("--processes", given, 1, MOST_PROCESSES)
