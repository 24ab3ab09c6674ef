"""Writes docs/zwergar-balance.md from records of bots' games. It only counts; what to change is decided by people.

for n in 2 3 4: steiger simulate zwergar --players foreman,… --games 2000 --seed 1 --out records/N
python -m tests.games.zwergar.balance records/2 records/3 records/4 > docs/zwergar-balance.md
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles, stdev

from steiger.core.record import parse_text
from steiger.core.table import Table
from steiger.games.zwergar.contract import Setup
from steiger.games.zwergar.rules.terms import PLACES, PROJECTS, SET_SIZE, SETS

FAULT = 0.04  # a seat further than this from its fair share is a fault


@dataclass
class Clan:
    """What one clan did in one game."""

    seat: int  # in turn order from the start player
    score: int
    won: float
    completed: set[int] = field(default_factory=set)
    upgraded: set[int] = field(default_factory=set)
    places: Counter[str] = field(default_factory=Counter)
    installed: Counter[str] = field(default_factory=Counter)
    parts: dict[str, int] = field(default_factory=dict)


@dataclass
class Game:
    sets: list[str]
    bots: str
    clans: list[Clan]


def read(path: Path) -> Game:
    table = Table.replay(parse_text(path.read_text(encoding="utf-8")))
    result = table.result()
    assert result is not None, path
    assert isinstance(table.setup, Setup)
    start, players = table.setup.start, len(table.players)
    shares = [1 / len(result["winners"]) if seat in result["winners"] else 0.0 for seat in range(players)]
    clans = [Clan((seat - start) % players, result["scores"][seat], shares[seat]) for seat in range(players)]
    parts = table.game.breakdown(table.state)
    for seat, clan in enumerate(clans):
        clan.parts = parts[seat]
    place = ""
    for mover, words in zip(table.movers, table.words(), strict=True):
        verb, *rest = words.split(" ")
        if verb == "place":
            place = rest[1]
            clans[mover].places[place] += 1
        elif verb == "break":
            clans[mover].places["break"] += 1
        elif verb == "install":
            clans[mover].installed[place] += 1
        elif verb == "complete":
            clans[mover].completed.add(int(rest[0]))
        elif verb == "upgrade":
            clans[mover].upgraded.add(int(rest[0]))
    bots = ", ".join(player.get("bot", player["name"]) for player in table.players)
    return Game(list(table.setup.sets), bots, clans)


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return centre - half, centre + half


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def heading(*cells: str) -> list[str]:
    return [row(*cells), "|" + "---|" * len(cells)]


def seats(games: list[Game]) -> list[str]:
    players = len(games[0].clans)
    lines = heading("place in turn order", "win share", "95 %", "fair", "mean score", "fault?")
    for place in range(players):
        clans = [clan for game in games for clan in game.clans if clan.seat == place]
        share = mean(clan.won for clan in clans)
        low, high = wilson(share, len(clans))
        fault = "yes" if abs(share - 1 / players) > FAULT else "no"
        interval = f"{percent(low)} – {percent(high)}"
        lines.append(row(place + 1, percent(share), interval, percent(1 / players), f"{mean(c.score for c in clans):.1f}", fault))
    return lines


def scores(games: list[Game]) -> list[str]:
    clans = [clan for game in games for clan in game.clans]
    cuts = quantiles([clan.score for clan in clans], n=20)
    lines = heading("mean", "spread", "5 %", "25 %", "median", "75 %", "95 %", "winner's mean", "completed", "upgraded")
    winners = [clan.score for clan in clans if clan.won > 0]
    numbers = [mean(c.score for c in clans), stdev(c.score for c in clans), *(cuts[i] for i in (0, 4, 9, 14, 18)), mean(winners)]
    projects = [mean(len(c.completed) for c in clans), mean(len(c.upgraded) for c in clans)]
    return [*lines, row(*(f"{number:.1f}" for number in numbers), *(f"{number:.2f}" for number in projects))]


def sources(games: list[Game]) -> list[str]:
    clans = [clan for game in games for clan in game.clans]
    names = list(clans[0].parts)
    return [*heading(*names), row(*(f"{mean(clan.parts[name] for clan in clans):.1f}" for name in names))]


def places(games: list[Game]) -> list[str]:
    clans = [clan for game in games for clan in game.clans]
    lines = heading("place", "visits a clan and game", "share of visits", "furnaces installed a game")
    visits = sum(sum(clan.places.values()) for clan in clans)
    for place in [*PLACES, "break"]:
        used = sum(clan.places[place] for clan in clans)
        furnaces = sum(clan.installed[place] for clan in clans) / len(games)
        lines.append(row(f"`{place}`", f"{used / len(clans):.2f}", percent(used / visits), f"{furnaces:.2f}"))
    return lines


def projects(games: list[Game]) -> list[str]:
    lines = heading("nr", "set", "games with it", "completed", "win share if completed", "upgraded", "win share if upgraded")
    for number in range(1, PROJECTS + 1):
        home = SETS[(number - 1) // SET_SIZE]
        with_it = [game for game in games if home in game.sets]
        if with_it:
            lines.append(project_row(number, home, with_it))
    return lines


def project_row(number: int, home: str, games: list[Game]) -> str:
    clans = [clan for game in games for clan in game.clans]
    done = [clan.won for clan in clans if number in clan.completed]
    upgraded = [clan.won for clan in clans if number in clan.upgraded]
    shares = [percent(mean(wins)) if wins else "–" for wins in (done, upgraded)]
    return row(
        number, home, len(games), percent(len(done) / len(games)), shares[0], percent(len(upgraded) / len(games)), shares[1]
    )


PARTS: list[tuple[str, Callable[[list[Game]], list[str]]]] = [
    ("Seats", seats),
    ("Scores of a clan, and projects completed and upgraded", scores),
    ("Where the points come from (mean of a clan)", sources),
    ("Places", places),
    ("Projects (share of the games in which somebody did it; win share of who did)", projects),
]


def report(folder: Path) -> list[str]:
    files = sorted(folder.glob("*.json"))
    with ProcessPoolExecutor() as pool:
        games = list(pool.map(read, files, chunksize=20))
    sets = Counter(", ".join(sorted(game.sets)) for game in games)
    lines = [f"## {len(games[0].clans)} players: {len(games)} games of {games[0].bots}", "", f"Sets: {json.dumps(sets)}", ""]
    for title, part in PARTS:
        lines += [f"### {title}", "", *part(games), ""]
    return lines


def main() -> None:
    for folder in sys.argv[1:]:
        print("\n".join(report(Path(folder))))


if __name__ == "__main__":
    main()
