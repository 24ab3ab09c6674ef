"""Scores and wins by seat over many games, added up one game at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from steiger.arena.simulate import Played
from steiger.core.jsontypes import Json

Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


@dataclass(frozen=True)
class SeatSummary:
    seat: int
    player: str
    mean: float
    spread: float  # standard deviation
    wins: float  # a shared win counts in parts
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Summary:
    """The outcome of a simulation: scores and wins by seat, with 95 % intervals of the shares of wins."""

    games: int
    decisions: float  # per game
    seconds: float
    seats: list[SeatSummary]
    resumed: int = 0  # games of an earlier run, which took none of these seconds

    @property
    def rate(self) -> float:
        return (self.games - self.resumed) / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> dict[str, Json]:
        return asdict(self) | {"games_per_second": self.rate}


class SeatTally:
    """Running sums of one seat. Mean and spread are updated by Welford's method, which loses no precision."""

    def __init__(self, seat: int, player: str) -> None:
        self.seat, self.player = seat, player
        self.games = 0
        self.mean = self.squares = self.wins = 0.0

    def add(self, game: Played) -> None:
        score = game.scores[self.seat]
        self.games += 1
        before = score - self.mean
        self.mean += before / self.games
        self.squares += before * (score - self.mean)
        self.wins += 1 / len(game.winners) if self.seat in game.winners else 0.0

    def summary(self) -> SeatSummary:
        spread = sqrt(self.squares / (self.games - 1)) if self.games > 1 else 0.0
        share = self.wins / self.games
        return SeatSummary(self.seat, self.player, self.mean, spread, self.wins, share, *wilson(self.wins, self.games))


class Tally:
    """Running sums of a simulation: no game needs to stay in memory."""

    def __init__(self, players: Sequence[str]) -> None:
        self.seats = [SeatTally(seat, name) for seat, name in enumerate(players)]
        self.games = self.decisions = 0

    def add(self, game: Played) -> None:
        self.games += 1
        self.decisions += game.decisions
        for seat in self.seats:
            seat.add(game)

    def summary(self, seconds: float, resumed: int = 0) -> Summary:
        return Summary(self.games, self.decisions / self.games, seconds, [seat.summary() for seat in self.seats], resumed)


def summarize(played: Iterable[Played], players: Sequence[str], seconds: float) -> Summary:
    tally = Tally(players)
    for game in played:
        tally.add(game)
    return tally.summary(seconds)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share of wins."""
    share, weight = wins / games, Z95**2 / games
    centre = (share + weight / 2) / (1 + weight)
    reach = Z95 / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)
