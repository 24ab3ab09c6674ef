"""Players for the tests: a name, a connection, and the few things they do."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.any_game import ANY


class Guest:
    def __init__(self, url: str, name: str = "Anna", confirm: str | None = "none") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=20)
        self.me = self.post("/api/guests", {"name": name}, 201)
        if confirm is not None:
            self.patch("/api/me", {"confirm": confirm})

    # Requests that must succeed.

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(self.http.post(path, json=body) if body is not None else self.http.post(path), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.put(path, json=body), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.patch(path, json=body), status)

    def _checked(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, (answer.request.method, answer.request.url, answer.status_code, answer.text[:500])
        return answer.json() if answer.content else None

    # At a table.

    def table(self, **wish: Any) -> str:
        made = self.post("/api/tables", {"game": ANY, "players": 2} | wish, 201)
        return str(made["table"]["id"])

    def position(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")["position"]

    def move(self, table: str, *actions: str, status: int = 200, at: Any = None) -> Any:
        at = at or self.position(table)
        body = {"ply": at["ply"], "revision": at["revision"], "actions": list(actions)}
        return self.post(f"/api/tables/{table}/move", body, status)

    def step(self, table: str, what: str, status: int = 200) -> Any:
        at = self.position(table)
        return self.post(f"/api/tables/{table}/{what}", {"ply": at["ply"], "revision": at["revision"]}, status)

    def socket(self, table: str, **hello: Any) -> Socket:
        cookie = f"steiger={self.http.cookies['steiger']}"
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        line = connect(
            address, additional_headers={"Cookie": cookie}, max_size=2**22, compression=None, ping_interval=None, legacy=True
        )
        return Socket(line, hello)


class Socket:
    """A WebSocket that has said hello and got its snapshot."""

    def __init__(self, line: ClientConnection, hello: dict[str, Any]) -> None:
        self.line = line
        self.number = 0
        self.send({"type": "hello"} | hello)
        self.snapshot = self.next("snapshot")["snapshot"]
        self.position = self.snapshot["position"]

    def send(self, message: Any) -> None:
        self.line.send(json.dumps(message))

    def receive(self, seconds: float = 10) -> Any:
        return json.loads(self.line.recv(timeout=seconds))

    def next(self, kind: str, seconds: float = 10) -> Any:
        """The next message of this kind; positions on the way are taken over."""
        while True:
            message = self.receive(seconds)
            if message["type"] == "position":
                self.position = message["position"]
            if message["type"] == "snapshot" and kind != "snapshot":
                self.position = message["snapshot"]["position"]
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send a request and wait for its answer."""
        self.number += 1
        self.send({"type": kind, "id": self.number} | fields)
        while True:
            message = self.receive()
            if message["type"] == "position":
                self.position = message["position"]
            if message.get("id") == self.number:
                return message

    def move(self, *actions: str) -> Any:
        return self.ask("move", ply=self.position["ply"], revision=self.position["revision"], actions=list(actions))

    def close(self) -> None:
        self.line.close()


def old_token(server: Any, body: str) -> str:
    """Return a token as version 0.1 signed it."""
    key = server._app.state.hall.people._tokens._signer.secret_key
    digest = hmac.new(key, body.encode(), hashlib.sha256).digest()
    return f"{body}.{base64.urlsafe_b64encode(digest[:24]).decode()}"


def pair(url: str, confirm: str = "none", **wish: Any) -> tuple[Guest, Guest, str]:
    """Two players at a started table."""
    anna, ben = Guest(url, "Anna", confirm), Guest(url, "Ben", confirm)
    table = anna.table(**wish)
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


def play_on(people: list[Guest], table: str, actions: int, rng: random.Random) -> None:
    """Everybody plays at random for so many actions, or to the end."""
    positions = [guest.position(table) for guest in people]
    for _ in range(actions):
        movers = [i for i, position in enumerate(positions) if position["legal"]]
        if not movers:
            return
        choice = rng.choice(positions[movers[0]]["legal"])["words"]
        people[movers[0]].move(table, choice, at=positions[movers[0]])
        positions = [guest.position(table) for guest in people]
