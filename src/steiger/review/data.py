"""A review as data, format `steiger-review/1`. docs/reviews.md describes every field."""

from __future__ import annotations

from msgspec import Struct

FORMAT = "steiger-review/1"
BANDS = ("even", "small", "middle", "large")


class Candidate(Struct, frozen=True, kw_only=True):
    """One turn that was examined. Errors are standard errors, null after fewer than two deals."""

    actions: list[str]
    share: float
    error: float | None
    points: float
    points_error: float | None
    deals: int


class Why(Struct, frozen=True, kw_only=True):
    """A reason: a sentence with its numbers, the name of a source of points, and the points of the loss it accounts for."""

    key: str
    points: float
    source: str | None = None
    numbers: dict[str, int | str] = {}


class TurnReview(Struct, frozen=True, kw_only=True):
    """One judged turn. `best` and `played` are places in `candidates`. Regret compares them over `deals` deals of their own."""

    ply: int
    end: int
    phase: str
    kind: str
    candidates: list[Candidate]
    best: int
    played: int
    real: bool  # a decision between turns that differ
    decided: bool  # judged by points, because the win is decided
    regret: float
    regret_error: float
    points: float
    points_error: float
    band: str
    deals: int
    reasons: list[Why]
    accounted: float  # the part of the lost points that the reasons account for


class Moment(Struct, frozen=True, kw_only=True):
    """The position before a turn, or at the end: each seat's share and expected points. The turn then changes each share by
    `decision` + `luck`."""

    ply: int
    seat: int | None  # to move
    shares: list[float]
    points: list[float]
    decision: list[float]
    luck: list[float]


class Balance(Struct, frozen=True, kw_only=True):
    """For one seat: final − initial = own + others + luck."""

    initial: float
    final: float
    own: float
    others: float
    luck: float


class Part(Struct, frozen=True, kw_only=True):
    """Losses of one phase or kind of decision."""

    name: str
    decisions: int
    loss: float  # per decision


class Summary(Struct, frozen=True, kw_only=True):
    """`loss` is the share lost per real decision. `scale` is the same number of our bots, measured by the same command."""

    decisions: int
    loss: float
    points: float
    bands: dict[str, int]
    phases: list[Part]
    kinds: list[Part]
    scale: dict[str, float]


class Review(Struct, frozen=True, kw_only=True):
    """The review of one seat of a finished game. It depends only on what the seat could know, and on how the game ended."""

    format: str = FORMAT
    key: str
    game: str
    rules: int
    players: list[str]
    seat: int
    engine: str
    net: str
    calibrated: bool
    seed: int
    deals: int
    moments: list[Moment]
    balances: list[Balance]
    turns: list[TurnReview]
    summary: Summary
