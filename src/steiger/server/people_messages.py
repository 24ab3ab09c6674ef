"""What client and server say about people: who they are, and how they have played."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from steiger.server.messages import Confirm, Fact, Message, Name, Passphrase, Scope


class Enter(Message):
    """POST /api/guests"""

    name: Name
    language: Annotated[str, Meta(max_length=8)] = "en"


class Return(Message):
    """POST /api/login"""

    name: Name
    passphrase: Passphrase


class Change(Message):
    """PATCH /api/me: only what is given changes."""

    name: Name | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=8)] | UnsetType = UNSET
    passphrase: Passphrase | UnsetType | None = UNSET
    confirm: Confirm | UnsetType = UNSET
    timer: Annotated[int, Meta(ge=1, le=120)] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET


class NewToken(Message):
    """POST /api/tokens"""

    scope: Scope = "play"


class Token(Fact):
    token: str
    scope: Scope


class Person(Fact):
    id: str
    name: str


class Me(Fact):
    id: str
    name: str
    language: str
    confirm: Confirm
    timer: int
    passphrase: bool
    webhook: str | None


# Statistics.


class GameStatistics(Fact):
    game: str
    played: int
    won: int
    best: int | None
    average: float | None
    sources: dict[str, float]
    verbs: dict[str, float]
    places: dict[str, float]
    seconds: float


class PlayerStatistics(Fact):
    player: Person
    games: list[GameStatistics]


class SeatStatistics(Fact):
    seat: int
    name: str
    score: int
    sources: dict[str, int]
    verbs: dict[str, int]
    places: dict[str, int]
    seconds: float


class TableStatistics(Fact):
    ply: int
    seats: list[SeatStatistics]
