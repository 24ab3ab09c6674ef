"""What is said on a WebSocket: the messages of tables and play, each with its type."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from steiger.server.messages import Answer, ChatLine, Fact, Fault, Message, Ply, Position, SeatNumber, Snapshot, Table, Words

# From the client.


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


# From the server.


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
