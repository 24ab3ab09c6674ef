"""Every message between server and client. What they mean is told in docs/api.md; nothing here does anything."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Json = Any
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
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """What clients send: an unknown field is an error, so that a misspelt one is not passed over."""


class Fact(Struct, kw_only=True):
    """What the server says."""


# Identity.


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


# Games and bots.


class GameOption(Fact):
    name: str
    values: list[str | bool]
    default: str | bool | None
    several: bool


class GameFacts(Fact):
    name: str
    rules: int
    least_players: int
    most_players: int
    options: list[GameOption]
    topics: list[str]
    verbs: dict[str, list[str]]


class Explanation(Fact):
    topic: str
    text: str


class BotFacts(Fact):
    """`rank` orders the bots whose advice is worth something; 0 for the others."""

    name: str
    games: list[str]
    rank: int


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


class NewTable(Message):
    """POST /api/tables. Seats left out are open; the creator takes the first open one unless `sit` is false.
    Without `advice` nobody at this table gets hints or plans."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Json] = {}
    components: dict[str, Json] = {}
    seed: Seed | None = None
    mode: Mode = "live"
    clock: ClockRule | None = None
    public: bool = True
    advice: bool = True
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


class Table(Fact):
    """What everybody may know about a table, apart from the position."""

    id: str
    game: str
    rules: int
    options: dict[str, Json]
    components: dict[str, Json]
    status: Status
    mode: Mode
    public: bool
    host: str
    created: float
    seats: list[Seat]
    advice: bool = True
    clock: dict[str, int] | None = None
    seeded: bool = False
    commitment: str | None = None
    reveal: Reveal | None = None
    origin: Origin | None = None
    rematch: str | None = None
    watchers: int = 0


class TableRow(Fact):
    """A table in the lobby."""

    id: str
    game: str
    status: Status
    mode: Mode
    public: bool
    created: float
    changed: float
    ply: int
    seats: list[Seat]
    clock: dict[str, int] | None = None
    mine: list[int] = []
    my_turn: bool = False


class Lobby(Fact):
    tables: list[TableRow]


# Play.


class Choice(Fact):
    """A legal action: its number in the vocabulary and its words."""

    id: int
    words: str


class LogLine(Fact):
    """One action as this viewer may read it; `?` stands for what it may not."""

    ply: int
    seat: int
    words: str
    verb: str
    arguments: dict[str, str]
    at: float | None = None


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
    """A position for one viewer. `log` begins at ply `log_from`."""

    ply: int
    revision: int
    seat: int | None
    to_move: int | None
    view: dict[str, Json]
    legal: list[Choice]
    log: list[LogLine]
    log_from: int
    turn: Turn
    clock: Clock | None = None
    result: Result | None = None


class ChatLine(Fact):
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
    arguments: dict[str, Json] = {}
    message: str | None = None


class HintWish(Message):
    """POST /api/tables/{id}/hint. `goals` tells what could be aimed at; with `goal`, one of these, a plan is the way to it."""

    kind: Annotated[str, Meta(max_length=40)] = "move"
    goal: dict[str, Json] = {}


class Hint(Fact):
    kind: str
    actions: list[str]
    facts: dict[str, Json] = {}


class Say(Message):
    """POST /api/tables/{id}/chat"""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Notes(Message):
    """PUT /api/tables/{id}/notes"""

    text: Annotated[str, Meta(max_length=4000)]


class Fork(Message):
    """POST /api/tables/{id}/fork. With `seat`, what that seat could not know is dealt again."""

    ply: Ply
    seat: SeatNumber | None = None
    public: bool = False


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


# Errors.


class Fault(Fact):
    """Every answer that is not a success. `key` and `arguments` are those of the locale files, `message` the sentence."""

    code: str
    key: str
    arguments: dict[str, Json]
    message: str
    index: int | None = None
    position: Position | None = None


# WebSocket: from the client.


class WsHello(Message, tag="hello"):
    token: Annotated[str, Meta(max_length=400)] | None = None
    seat: SeatNumber | None = None
    ply: Ply | None = None
    revision: Ply | None = None


class WsMove(Message, tag="move"):
    id: int
    ply: Ply
    actions: Annotated[list[Words], Meta(min_length=1, max_length=64)]
    revision: Ply | None = None


class WsStep(Message, tag="step"):
    id: int
    what: Literal["undo", "restart", "confirm"]
    ply: Ply
    revision: Ply | None = None


class WsWhy(Message, tag="why"):
    id: int
    words: Words


class WsSay(Message, tag="say"):
    id: int
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class WsPing(Message, tag="ping"):
    id: int = 0


WsRequest = WsHello | WsMove | WsStep | WsWhy | WsSay | WsPing


# WebSocket: from the server.


class WsSnapshot(Fact, tag="snapshot"):
    snapshot: Snapshot


class WsTable(Fact, tag="table"):
    table: Table
    mine: list[int]


class WsPosition(Fact, tag="position"):
    position: Position


class WsChat(Fact, tag="chat"):
    line: ChatLine


class WsDone(Fact, tag="done"):
    id: int


class WsAnswer(Fact, tag="answer"):
    id: int
    answer: Answer


class WsFault(Fact, tag="fault"):
    id: int | None
    fault: Fault


class WsBye(Fact, tag="bye"):
    """The server stops; come back after `retry` seconds."""

    retry: float


WsEvent = WsSnapshot | WsTable | WsPosition | WsChat | WsDone | WsAnswer | WsFault | WsBye
