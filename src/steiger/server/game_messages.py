"""What the server says about games and bots."""

from __future__ import annotations

from steiger.core.jsontypes import Json
from steiger.server.messages import Fact


class GameOption(Fact):
    name: str
    values: list[str | bool]
    default: str | bool | None
    several: bool


class EditionFacts(Fact):
    """Corrected components under a name, for so many players: what a new table takes as `components`."""

    name: str
    players: list[int]
    components: dict[str, Json]


class GameFacts(Fact):
    """`correctable`: whether it has components that the owner of a box may correct. `advised`: whether any bot gives advice."""

    name: str
    rules: int
    least_players: int
    most_players: int
    options: list[GameOption]
    topics: list[str]
    verbs: dict[str, list[str]]
    editions: list[EditionFacts]
    correctable: bool
    advised: bool


class Explanation(Fact):
    topic: str
    text: str


class BotFacts(Fact):
    """`rank` orders the bots whose advice is worth something; 0 for the others."""

    name: str
    games: list[str]
    rank: int
