"""What client and server say about tables and play. What it means is told in docs/api.md; nothing here does anything.

Other subjects are in people_messages, game_messages and socket_messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from steiger.core.jsontypes import Json
from steiger.core.outcome import Event, Scoring
from steiger.core.view import View

Status = Literal["open", "running", "finished", "cancelled", "review"]
Mode = Literal["live", "turns"]
Confirm = Literal["none", "confirm", "timer"]
SeatKind = Literal["open", "human", "hotseat", "bot"]
Scope = Literal["play", "bot"]

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Words = Annotated[str, Meta(min_length=1, max_length=120)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ViewText = Annotated[Raw, Meta(extra={"of": View})]  # encoded once for everyone who looks through the same eyes
WITHOUT_NUL = "^[^\\x00]*$"  # PostgreSQL can't store it
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """What clients send: an unknown field is an error, so that a misspelt one is not passed over."""


class Fact(Struct, kw_only=True):
    """What the server says."""


class Phrase(Fact):
    """A sentence within a sentence: its key in the locale files and its arguments."""

    key: str
    arguments: dict[str, str | int | float | bool | Phrase | None]


Argument = str | int | float | bool | Phrase | None

# Tables.


class ClockRule(Message):
    """Seconds at the start and seconds added after each turn."""

    initial: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class SeatWish(Message):
    """PUT /api/tables/{id}/seats/{seat}, and the seats of a new table."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class TableOptions(Struct, kw_only=True):
    """The options of a table, chosen when it is opened. A new option is one field here: storage, the lobby, rematches and forks
    carry the whole struct."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Json] = {}
    components: dict[str, Json] = {}
    seed: Seed | None = None
    mode: Mode = "live"
    clock: ClockRule | None = None
    public: bool = True
    advice: bool = True


class NewTable(TableOptions, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables. Seats left out are open. The creator takes the first open seat unless `sit` is false.
    Without `advice` nobody at this table gets hints or plans."""

    players: Annotated[int, Meta(ge=1, le=16)]
    sit: bool = True
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []


class Join(Message):
    """POST /api/tables/{id}/join: the first open seat unless one is named; `invite` for a table that is not public."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] | None = None


class Vote(Message):
    """POST /api/tables/{id}/cancel: consent, or withdraw it."""

    agree: bool = True


class Seat(Fact):
    """One seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    player: str | None = None
    bot: str | None = None
    connected: bool = False
    resigned: bool = False
    late: bool = False
    cancel: bool = False
    replace: list[int] = []


class Reveal(Fact):
    """What was dealt, published when the game is over."""

    setup: Json
    salt: str


class Origin(Fact):
    """Where a table came from."""

    kind: Literal["fork", "rematch", "import"]
    table: str | None = None
    ply: int | None = None


class Table(TableOptions, kw_only=True):
    """What everybody may know about a table, apart from the position. `seeded`: somebody chose the deal, by its seed or by
    continuing a known game, so the game does not count in statistics."""

    id: str
    rules: int
    status: Status
    host: str
    created: float
    seats: list[Seat]
    seeded: bool = False
    commitment: str | None = None
    reveal: Reveal | None = None
    origin: Origin | None = None
    rematch: str | None = None
    watchers: int = 0


class TableRow(TableOptions, kw_only=True):
    """A table in the lobby. `corrected`: its components differ from the defaults. `edition`: the name of these components.
    `seeded`: somebody chose the deal, so the game does not count in statistics."""

    id: str
    status: Status
    created: float
    changed: float
    ply: int
    seats: list[Seat]
    seeded: bool = False
    corrected: bool = False
    edition: str | None = None
    mine: list[int] = []
    my_turn: bool = False


class Lobby(Fact):
    tables: list[TableRow]


# Play.


class Action(Fact):
    """An action: its words, which identify it, and the same as a verb and named arguments."""

    words: str
    verb: str
    arguments: dict[str, str]


class Choice(Action, kw_only=True):
    """A legal action and its number in the vocabulary."""

    id: int


class LogLine(Action, kw_only=True):
    """One action as this viewer may read it; `?` stands for what it may not. `turn` numbers the turns from 0. `events` are its
    results, `points` the points by seat (empty if nobody scored), `scoring` the stage that ended with it."""

    ply: int
    seat: int
    at: float | None = None
    turn: int = 0
    events: Sequence[Event] = ()
    points: Sequence[int] = ()
    scoring: Scoring | None = None


class Turn(Fact):
    """What the viewer's seat can do with its turn besides playing."""

    draft: bool = False
    can_undo: bool = False
    must_confirm: bool = False
    deadline: float | None = None


class Clock(Fact):
    """Seconds left by seat when the message was sent, and the seat whose clock runs."""

    left: list[float]
    running: int | None = None


class Result(Fact):
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]


class Position(Fact):
    """A position for one viewer. `log` begins at ply `log_from`. `view` is the game's view."""

    ply: int
    revision: int
    seat: int | None
    to_move: int | None
    view: ViewText
    legal: list[Choice]
    log: list[LogLine]
    log_from: int
    turn: Turn
    clock: Clock | None = None
    result: Result | None = None


class ChatLine(Fact):
    """A line of chat. `seat` says who speaks: the client shows that seat's colour. A spectator has none. The server makes sure
    that no spectator is called like a seated player."""

    id: int
    at: float
    name: str
    text: str
    seat: int | None = None


class Snapshot(Fact):
    """All that a viewer needs to draw a table. `position` is null before the start."""

    table: Table
    mine: list[int]
    position: Position | None
    chat: list[ChatLine]
    notes: str | None = None
    since: int | None = None
    invite: str | None = None


class Move(Message):
    """POST /api/tables/{id}/move: all the actions, or none of them. `revision` too, where undo may have come between."""

    ply: Ply
    actions: Annotated[list[Words], Meta(min_length=1, max_length=64)]
    revision: Ply | None = None


class Step(Message):
    """POST /api/tables/{id}/undo, /restart, /confirm"""

    ply: Ply
    revision: Ply | None = None


class Ask(Message):
    """POST /api/tables/{id}/why"""

    words: Words


class Answer(Fact):
    """Why an action is refused now; `legal` if it is not."""

    words: str
    legal: bool
    key: str | None = None
    arguments: dict[str, Argument] = {}
    message: str | None = None


class Say(Message):
    """POST /api/tables/{id}/chat"""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Notes(Message):
    """PUT /api/tables/{id}/notes"""

    text: Annotated[str, Meta(max_length=4000, pattern=WITHOUT_NUL)]


class Fork(Message):
    """POST /api/tables/{id}/fork. With `seat`, what that seat could not know is dealt again."""

    ply: Ply
    seat: SeatNumber | None = None
    public: bool = False


# Errors.


class Fault(Fact):
    """Every answer that is not a success. `key` and `arguments` are those of the locale files, `message` the sentence."""

    code: str
    key: str
    arguments: dict[str, Argument]
    message: str
    index: int | None = None
    position: Position | None = None
