"""What many games say: scores and wins by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev

from steiger.arena.simulate import Played
from steiger.core.game import Json

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
    games: int
    decisions: float  # a game
    seconds: float
    seats: list[SeatSummary]

    @property
    def rate(self) -> float:
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> Json:
        return asdict(self) | {"games_per_second": self.rate}


def summarize(played: Sequence[Played], players: Sequence[str], seconds: float) -> Summary:
    seats = [summarize_seat(played, seat, name) for seat, name in enumerate(players)]
    return Summary(len(played), fmean(game.decisions for game in played), seconds, seats)


def summarize_seat(played: Sequence[Played], seat: int, name: str) -> SeatSummary:
    scores = [game.scores[seat] for game in played]
    wins = sum(1 / len(game.winners) for game in played if seat in game.winners)
    low, high = wilson(wins, len(played))
    spread = stdev(scores) if len(scores) > 1 else 0.0
    return SeatSummary(seat, name, fmean(scores), spread, wins, wins / len(played), low, high)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    share, weight = wins / games, Z95**2 / games
    centre = (share + weight / 2) / (1 + weight)
    reach = Z95 / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)
