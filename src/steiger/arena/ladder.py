"""The published ladder: which tournaments it consists of, and what each of them says, as tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from steiger.arena.bot_game import parts_of
from steiger.arena.grid import Grid
from steiger.arena.page import Chapter, cell_for, rating_grid
from steiger.arena.standing import Cell, Standing, bot_row, standing
from steiger.arena.tournament import Contest, Match
from steiger.bots import STYLES
from steiger.core.registry import find_game
from steiger.locale import Catalogue

REPORT_SEED = 20261115  # used for nothing else
BEST = "expert"
SWEEP = 10  # games; all tournaments grow evenly, so that the ladder is worth reading at any time
BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"


@dataclass(frozen=True)
class Round:
    """One tournament of the ladder, and its part of the games asked for: the nearer to all the wins, the more games show it."""

    bots: tuple[str, ...]
    players: int
    part: float


PROGRAMME = (
    Round((BEST, "foreman"), 2, 1),
    Round((BEST, "planner"), 2, 1 / 2),
    Round((BEST, *STYLES), 2, 1 / 4),
    Round((BEST, "ismcts@1000"), 2, 1 / 8),
    Round((f"{BEST}@1", "random"), 2, 4),
    Round((BEST, "foreman"), 4, 1),
    Round((BEST, "foreman"), 3, 1 / 4),
    Round((BEST,), 2, 1 / 4),
    Round((BEST,), 3, 1 / 4),
    Round((BEST,), 4, 1 / 4),
    Round(("planner", "ismcts", "foreman", "greedy", "random"), 2, 1 / 10),
)


def contests(game: str, ms: int, bot: str | None = None) -> list[tuple[Contest, float]]:
    """Return the tournaments of a bot, by default the best one, with their parts of the games."""
    measured = bot or BEST
    return [(contest(game, one, ms, measured), one.part) for one in programme(measured)]


def programme(bot: str) -> list[Round]:
    """Return a bot's rounds: against each other one, among foremen and against itself.

    The best bot's ladder also has the other rungs among themselves. Any other bot meets the best one too.
    """
    if bot == BEST:
        return list(PROGRAMME)
    own = [one for one in PROGRAMME if parts_of(one.bots[0])[0] == BEST]
    rounds = [replace(one, bots=(one.bots[0].replace(BEST, bot), *one.bots[1:])) for one in own if bot not in one.bots]
    return [Round((bot, BEST), 2, 1 / 2), *rounds]


def contest(game: str, one: Round, ms: int, bot: str) -> Contest:
    """Return the tournament of a round. It is timed by the process's own time, so that a busy machine does not decide it."""
    options = find_game(game).check_options({})
    bot_first = parts_of(one.bots[0])[0] == bot
    return Contest(game, one.bots, one.players, REPORT_SEED, options, ms, one_against_all=bot_first, own_time=True)


def key(found: Contest) -> str:
    """Return a name for the file of a contest. A bot may be named by a command."""
    return re.sub(r"[^\w.@#-]", "_", f"{found.game}-{found.players}-{'-'.join(found.bots)}")


def sweeps(games: int) -> Iterator[int]:
    """Return the number of games per pairing after each round of all tournaments."""
    yield from range(SWEEP, games, SWEEP)
    yield games


# What they say.


def chapter(found: Contest, matches: Sequence[Match], catalogue: Catalogue) -> Chapter | None:
    """The tables of one tournament, and the pairings to draw; nothing of one that has not begun."""
    if not matches:
        return None
    if len(found.bots) == 1:
        return Chapter([self_play(found, matches, catalogue)], [], 1.0)
    seen = standing(found, matches)
    tables = (
        [against(seen, matches, catalogue)]
        if found.one_against_all
        else [cross(seen, catalogue), rating_grid(seen.bots, catalogue)]
    )
    return Chapter(tables, seen.cells, 1 / found.players)


def title(found: Contest, catalogue: Catalogue, kind: str) -> str:
    name = catalogue.text(f"{found.game}-name")
    return catalogue.text(f"arena-ladder-{kind}", game=name, players=found.players, bot=found.bots[0])


def against(seen: Standing, matches: Sequence[Match], catalogue: Catalogue) -> Grid:
    """The first bot against each other one, or one of it among several."""
    kind = "against" if seen.contest.players == 2 else "among"
    columns = ("bot", "games", "share", "interval", "margin", "ms", "slowest")
    rows = [pairing_texts(cell, seen.contest, matches) for cell in seen.cells]
    return Grid(title(seen.contest, catalogue, kind), [catalogue.text(f"arena-column-{name}") for name in columns], rows)


def pairing_texts(cell: Cell, found: Contest, matches: Sequence[Match]) -> list[str]:
    own = [match for match in matches if match.pairing == (cell.first, cell.second)]
    row = bot_row(cell.first, 0.0, 0.0, found, own)
    wins = [f"{cell.share:.1%}", f"{cell.low:.1%} – {cell.high:.1%}"]
    return [cell.second, str(cell.games), *wins, f"{cell.margin:+.1f}", f"{row.ms:.0f}", f"{row.slowest:.0f}"]


def cross(seen: Standing, catalogue: Catalogue) -> Grid:
    names = [row.name for row in seen.bots]
    rows = [[first, *(entry(seen, first, second) for second in names)] for first in names]
    return Grid(title(seen.contest, catalogue, "rungs"), ["", *names], rows)


def entry(seen: Standing, first: str, second: str) -> str:
    cell = cell_for(seen, first, second)
    return "–" if cell is None else f"{cell.share:.1%} ({cell.low:.1%} – {cell.high:.1%})"


def self_play(found: Contest, matches: Sequence[Match], catalogue: Catalogue) -> Grid:
    """A bot against itself: what a seat and what the winner comes to, and where the points of a seat come from."""
    seats = [sources for match in matches for sources in match.sources]
    rows = [
        [catalogue.text("arena-ladder-games"), str(len(matches))],
        [catalogue.text("arena-ladder-mean"), f"{fmean(score for match in matches for score in match.scores):.1f}"],
        [catalogue.text("arena-ladder-winner"), f"{fmean(max(match.scores) for match in matches):.1f}"],
    ]
    for name in seats[0]:
        rows.append([catalogue.text(f"{found.game}-source-{name}"), f"{fmean(sources[name] for sources in seats):.1f}"])
    return Grid(title(found, catalogue, "self"), ["", catalogue.text("arena-column-score")], rows)


# Where it is written.


def inserted(page: str, text: str) -> str:
    """The text in the place a page keeps for it; instead of the page if there is none."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{text}\n{END}{after}" if begin and end else text
