"""What a tournament says: the cross table with intervals on block means, ratings, scores, seats and times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev

from steiger.arena.rating import elo, elo_errors, skill
from steiger.arena.summary import Z95, wilson
from steiger.arena.tournament import Contest, Match
from steiger.core.jsontypes import Json


@dataclass(frozen=True)
class Cell:
    """One pairing: the first bot's share of wins, and how many points it is ahead of the mean of the others."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float
    margin: float


@dataclass(frozen=True)
class BotRow:
    """One bot over all its games."""

    name: str
    rating: float
    deviation: float  # of the rating
    games: int
    score: float
    margin: float
    ms: float  # a decision
    slowest: float  # ms
    seats: list[float]  # share of wins by seat


@dataclass(frozen=True)
class Standing:
    contest: Contest
    cells: list[Cell]
    bots: list[BotRow]

    def to_json(self) -> dict[str, Json]:
        return {
            "contest": asdict(self.contest),
            "cells": [asdict(c) for c in self.cells],
            "bots": [asdict(x) for x in self.bots],
        }


def standing(contest: Contest, matches: Sequence[Match]) -> Standing:
    ratings = rate(contest, matches)
    cells = [cell for pairing in contest.pairings() if (cell := cell_of(pairing, matches))]
    bots = [bot_row(name, *ratings[name], contest, matches) for name in contest.bots]
    return Standing(contest, cells, sorted(bots, key=lambda row: -row.rating))


def block_means(pairing: tuple[str, str], matches: Sequence[Match]) -> list[float]:
    """The first bot's share of wins in each block: games of one set-up are not independent, blocks are."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for match in matches:
        if match.pairing == pairing:
            blocks[match.index].append(match.shares[match.place])
    return [fmean(shares) for shares in blocks.values()]


def cell_of(pairing: tuple[str, str], matches: Sequence[Match]) -> Cell | None:
    own = [match for match in matches if match.pairing == pairing]
    if not own:
        return None
    blocks = block_means(pairing, matches)
    low, high = interval(blocks)
    margin = fmean(lead(match, match.place) for match in own)
    return Cell(*pairing, len(own), fmean(blocks), low, high, margin)


def interval(blocks: Sequence[float]) -> tuple[float, float]:
    """95 % on block means; where all blocks agree, Wilson's, which does not shrink to a point."""
    share = fmean(blocks)
    if len(blocks) < 2 or stdev(blocks) == 0:
        return wilson(share * len(blocks), len(blocks))
    reach = Z95 * stdev(blocks) / sqrt(len(blocks))
    return max(0.0, share - reach), min(1.0, share + reach)


def lead(match: Match, seat: int) -> float:
    others = [score for other, score in enumerate(match.scores) if other != seat]
    return match.scores[seat] - fmean(others)


def rate(contest: Contest, matches: Sequence[Match]) -> dict[str, tuple[float, float]]:
    if contest.players > 2:
        return skill(contest.bots, [(match.names, match.scores) for match in matches])
    wins: dict[tuple[str, str], float] = defaultdict(float)
    games: dict[tuple[str, str], int] = defaultdict(int)
    for match in matches:
        for one, other in ((match.place, 1 - match.place), (1 - match.place, match.place)):
            pair = (match.names[one], match.names[other])
            wins[pair] += match.shares[one]
            games[pair] += 1
    rated = elo(contest.bots, wins, games)
    errors = elo_errors(rated, games)
    return {name: (rating, errors[name]) for name, rating in rated.items()}


def bot_row(name: str, rating: float, deviation: float, contest: Contest, matches: Sequence[Match]) -> BotRow:
    seated = [(match, seat) for match in matches for seat, bot in enumerate(match.names) if bot == name]
    clocks = [match.clocks[seat] for match, seat in seated]
    seats = [[match.shares[seat] for match, seat in seated if seat == wanted] for wanted in range(contest.players)]
    return BotRow(
        name=name,
        rating=rating,
        deviation=deviation,
        games=sum(name in match.names for match in matches),
        score=fmean([match.scores[seat] for match, seat in seated] or [0.0]),
        margin=fmean([lead(match, seat) for match, seat in seated] or [0.0]),
        ms=1000 * sum(clock.seconds for clock in clocks) / max(1, sum(clock.decisions for clock in clocks)),
        slowest=1000 * max((clock.slowest for clock in clocks), default=0.0),
        seats=[fmean(shares or [0.0]) for shares in seats],
    )
