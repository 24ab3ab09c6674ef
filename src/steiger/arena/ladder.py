"""The published ladder: which tournaments it consists of, and its page in Markdown."""

from __future__ import annotations

from collections.abc import Iterable

from steiger.arena.page import cell_for, line_texts
from steiger.arena.standing import Standing
from steiger.arena.tournament import Contest
from steiger.core.registry import find_game

REPORT_SEED = 20261115  # used for nothing else
STYLES = ("rusher", "hoarder", "blocker", "bank-first", "majority-hunter", "set-rusher")
RUNGS = ("expert", "planner", "ismcts", "foreman", "greedy", "random")
HEADINGS = ("bot", "rating", "games", "points", "ahead", "ms a decision", "slowest ms", "wins by seat")


def contests(game: str, ms: int) -> list[Contest]:
    """Two players: all rungs, and the best one against the scripted styles. Three and four: one among foremen."""
    options = find_game(game).check_options({})
    tables = [(RUNGS, 2), (("expert", *STYLES), 2), (("expert", "foreman"), 3), (("expert", "foreman"), 4)]
    return [Contest(game, bots, players, REPORT_SEED, options, ms) for bots, players in tables]


def command(contest: Contest, games: int) -> str:
    words = f"steiger tournament {contest.game} --bots {','.join(contest.bots)} --players {contest.players}"
    return f"{words} --games {games} --seed {contest.seed} --ms {contest.ms}"


def chapter(found: Standing, games: int) -> str:
    """One tournament: its command, the cross table, the ratings."""
    names = [line.name for line in found.lines]
    cross = grid(["", *names], [[first, *(entry(found, first, second) for second in names)] for first in names])
    ratings = grid(HEADINGS, [line_texts(line) for line in found.lines])
    contest = found.contest
    return f"## {contest.game}, {contest.players} players\n\n`{command(contest, games)}`\n\n{cross}\n\n{ratings}\n"


def entry(found: Standing, first: str, second: str) -> str:
    cell = cell_for(found, first, second)
    return "–" if cell is None else f"{cell.share:.1%} ({cell.low:.1%} – {cell.high:.1%})"


def grid(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    titles = list(head)
    lines = [titles, ["---"] * len(titles), *(list(row) for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
