"""`steiger bot connect`: a program that speaks the engine protocol plays a seat at a server's table, or wherever it sits."""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from steiger.bots.program import DEFAULT_BOT, Program
from steiger.cli import numbers
from steiger.cli.parser import Commands
from steiger.core.errors import BadRequest, Reason
from steiger.locale import Catalogue

MS = 500
CONFLICT = 409
AGAIN_AFTER = 2.0  # seconds until we call a server again that hung up
MOST_CALLS = 30
TRIES = 3


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser("bot", help=catalogue.text("cli-bot-help"), description=catalogue.text("cli-bot-about"))
    inner = parser.add_subparsers(dest="deed", required=True)
    connect = inner.add_parser("connect", help=catalogue.text("cli-bot-connect-help"))
    connect.add_argument("--url", required=True, help=catalogue.text("cli-bot-url"))
    connect.add_argument("--table", help=catalogue.text("cli-bot-table"))
    connect.add_argument("--engine", required=True, metavar="CMD", help=catalogue.text("cli-bot-engine"))
    connect.add_argument("--invite", help=catalogue.text("cli-bot-invite"))
    connect.add_argument("--name", default="Bot", help=catalogue.text("cli-bot-name"))
    connect.add_argument("--token", help=catalogue.text("cli-bot-token"))
    connect.add_argument("--bot", default=DEFAULT_BOT, help=catalogue.text("cli-bot-bot", default=DEFAULT_BOT))
    connect.add_argument("--ms", default=str(MS), help=catalogue.text("cli-bot-ms", default=MS))
    parser.set_defaults(run=run)


class MovedOn(Exception):
    """The table is further on than the position we answered."""


class Server:
    """The few requests a bot makes."""

    def __init__(self, url: str, token: str | None) -> None:
        self.url = url.rstrip("/")
        self.token = token

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        with self._open(method, path, body) as answer:
            text = answer.read()
        try:
            return json.loads(text) if text else None
        except ValueError as error:  # something answers there, but no Steiger
            raise self._gone(error) from None

    def lines(self, path: str) -> Iterator[Any]:
        with self._open("GET", path, None) as answer:
            try:
                for line in answer:
                    if line.strip():
                        yield json.loads(line)
            except (OSError, http.client.HTTPException) as error:
                raise self._gone(error) from None

    def _open(self, method: str, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(self.url + path, data, headers, method=method)
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            if error.code == CONFLICT:
                raise MovedOn from None
            raise BadRequest(Reason("bot-connect-refused", url=self.url, detail=_message(error.read()))) from None
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise self._gone(error) from None

    def _gone(self, error: Exception) -> BadRequest:
        return BadRequest(Reason("bot-connect-refused", url=self.url, detail=str(error) or type(error).__name__))

    def enter(self, name: str) -> None:
        """A new identity, and a token of scope bot for it."""
        with self._open("POST", "/api/guests", {"name": name}) as answer:
            cookie = answer.headers.get("set-cookie", "")
        self.token = cookie.partition("=")[2].partition(";")[0]
        self.token = self.ask("POST", "/api/tokens", {"scope": "bot"})["token"]


def _message(body: bytes) -> str:
    try:
        return str(json.loads(body)["message"])
    except (ValueError, KeyError, TypeError):
        return body[:200].decode("utf-8", "replace")


@dataclass(frozen=True)
class Engine:
    """The program that plays, and its time per decision."""

    program: Program
    ms: int

    def choose(self, record: dict[str, Any], legal: list[str]) -> str:
        return self.program.play(record, legal, self.ms)


def run(args: argparse.Namespace) -> int:
    if args.table is None and args.token is None:
        raise BadRequest(Reason("bot-table-or-token"))
    ms = numbers.milliseconds(args.ms)
    server = Server(args.url, args.token)
    engine = Engine(Program(args.engine, args.bot), ms)
    try:
        if args.token is None:
            server.enter(args.name)
        if args.table is not None:
            mine = take_seat(server, args.table, args.invite)
            print(args.catalogue.text("bot-joined", table=args.table, seat=mine[0] + 1, token=str(server.token)), flush=True)
        if args.table is None:
            play_everywhere(server, engine, args.catalogue)
        else:
            scores = play(server, engine, args.table)
            print(args.catalogue.text("bot-game-over", scores=listed(scores)))
    finally:
        engine.program.close()
    return 0


def listed(scores: list[int]) -> str:
    return " · ".join(map(str, scores))


def take_seat(server: Server, table: str, invite: str | None) -> list[int]:
    mine: list[int] = server.ask("GET", f"/api/tables/{table}")["mine"]
    try:
        return mine or server.ask("POST", f"/api/tables/{table}/join", {"invite": invite})["mine"]
    except MovedOn:
        raise BadRequest(Reason("seat-taken")) from None


def play(server: Server, engine: Engine, table: str) -> list[int]:
    """The stream repeats what our own moves brought about: those positions are answered already."""
    answered = (-1, -1)
    for position in server.lines(f"/api/bot/tables/{table}"):
        if position["result"] is not None:
            return list(position["result"]["scores"])
        if (position["revision"], position["ply"]) > answered:
            with contextlib.suppress(MovedOn):
                answered = play_turn(server, engine, table, position)
    return []


def play_turn(server: Server, engine: Engine, table: str, position: dict[str, Any]) -> tuple[int, int]:
    """Play for as long as it is our turn; the point in the table's life up to which that went."""
    while position["legal"]:
        record = server.ask("GET", f"/api/bot/tables/{table}/record")
        if len(record["actions"]) != position["ply"]:
            raise MovedOn
        words = engine.choose(record, [choice["words"] for choice in position["legal"]])
        move = {"ply": position["ply"], "revision": position["revision"], "actions": [words]}
        position = server.ask("POST", f"/api/tables/{table}/move", move)
    return position["revision"], position["ply"] - 1


# At every table where the token's player sits.


def play_everywhere(server: Server, engine: Engine, catalogue: Catalogue) -> None:
    """Until somebody ends us."""
    for event in events(server):
        table = event["table"]
        if event["type"] == "game-start":
            print(catalogue.text("bot-plays", table=table, seat=event["seat"] + 1), flush=True)
        elif event["type"] == "your-turn":
            play_here(server, engine, table)
        elif event["type"] == "game-end":
            result = server.ask("GET", f"/api/tables/{table}")["position"]["result"]
            print(catalogue.text("bot-table-over", table=table, scores=listed(result["scores"]) if result else "–"), flush=True)


def events(server: Server) -> Iterator[Any]:
    """Yield events. Servers restart, so reconnect when a connection ends. A server that never answered is an error at once."""
    calls = MOST_CALLS
    while True:
        try:
            for event in server.lines("/api/bot/events"):
                calls = 0
                yield event
        except BadRequest:
            calls += 1
            if calls > MOST_CALLS:
                raise
        time.sleep(AGAIN_AFTER)


def play_here(server: Server, engine: Engine, table: str) -> None:
    """If the table was further on than we knew, look again."""
    for _ in range(TRIES):
        with contextlib.suppress(MovedOn):
            play_turn(server, engine, table, server.ask("GET", f"/api/tables/{table}")["position"])
            return
