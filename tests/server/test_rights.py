"""A refusal changes nothing: every request that changes something, sent by every kind of person."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from steiger.server.app import create_app
from steiger.server.settings import Settings
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, pair

STORED = ("players", "tables", "plies", "sitters", "chat", "notes", "visits", "notices", "results")
FINISHED = "{finished}"
REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables/{table}/move", {"ply": "PLY", "actions": ["pass"]}),
    ("POST", "/api/tables/{table}/move", {"ply": "PLY", "actions": ["LEGAL"]}),
    ("POST", "/api/tables/{table}/move", {"ply": 99, "actions": ["LEGAL"]}),
    ("POST", "/api/tables/{table}/undo", {"ply": "PLY"}),
    ("POST", "/api/tables/{table}/restart", {"ply": "PLY"}),
    ("POST", "/api/tables/{table}/confirm", {"ply": "PLY"}),
    ("POST", "/api/tables/{table}/why", {"words": "pass"}),
    ("POST", "/api/tables/{table}/hint", {}),
    ("POST", "/api/tables/{table}/chat", {"text": "hello"}),
    ("PUT", "/api/tables/{table}/notes", {"text": "a note"}),
    ("POST", "/api/tables/{table}/join", {}),
    ("POST", "/api/tables/{table}/leave", None),
    ("PUT", "/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"}),
    ("PUT", "/api/tables/{table}/seats/{seat}", {"kind": "human"}),
    ("PUT", "/api/tables/{table}/seats/{seat}", {"kind": "open"}),
    ("PUT", "/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "nobody"}),
    ("PUT", "/api/tables/{table}/seats/9", {"kind": "bot", "bot": "random"}),
    ("POST", "/api/tables/{table}/start", None),
    ("POST", "/api/tables/{table}/resign", None),
    ("POST", "/api/tables/{table}/cancel", {"agree": True}),
    ("POST", "/api/tables/{table}/rematch", None),
    ("POST", "/api/tables/{table}/fork", {"ply": 0}),
    ("PATCH", "/api/me", {"passphrase": "a new passphrase"}),
    ("POST", "/api/tokens", {"scope": "play"}),
    ("DELETE", "/api/tokens", None),
    ("POST", "/api/tables", {"game": "no such game", "players": 2}),
    ("POST", "/api/import", {"format": "nonsense"}),
    ("POST", "/api/guests", {"name": " "}),
    ("POST", "/api/login", {"name": "Nobody", "passphrase": "wrong passphrase"}),
]
HARMLESS = {("POST", "/api/logout"), ("POST", "/api/games/{game}/components")}
PEOPLE = ("nobody", "outsider", "opponent", "drafter", "outsider's bot", "drafter's bot")


class Scene:
    """A private table with a draft that waits for its confirmation, and one of every kind of person."""

    def __init__(self, url: str, database: Path) -> None:
        self.url, self.database = url, database
        anna, ben, self.table = pair(url, confirm="confirm", public=True)
        self.drafter = anna if anna.position(self.table)["legal"] else ben
        self.seat = self.drafter.get(f"/api/tables/{self.table}")["mine"][0]
        while (at := self.drafter.position(self.table))["legal"]:
            self.legal = at["legal"][0]["words"]
            self.drafter.move(self.table, self.legal, at=at)
        outsider = Guest(url, "Carla")
        self.clients = {
            "nobody": httpx.Client(base_url=url),
            "outsider": outsider.http,
            "opponent": (ben if self.drafter is anna else anna).http,
            "drafter": self.drafter.http,
            "outsider's bot": bot_of(outsider),
            "drafter's bot": bot_of(self.drafter),
        }

    def stored(self) -> dict[str, list[Any]]:
        connection = sqlite3.connect(self.database, timeout=20)
        try:
            return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in STORED}
        finally:
            connection.close()

    def send(self, person: str, method: str, path: str, body: Any) -> httpx.Response:
        client = self.clients[person]
        address = path.format(table=self.table, seat=self.seat)
        if body and "ply" in body:
            position = client.get(f"/api/tables/{self.table}").json()["position"]
            body = body | {"ply": position["ply"] if body["ply"] == "PLY" else body["ply"]}
        if body and body.get("actions") == ["LEGAL"]:
            body = body | {"actions": [self.legal]}
        return client.request(method, address, json=body)


def bot_of(guest: Guest) -> httpx.Client:
    token = guest.post("/api/tokens", {"scope": "bot"}, 201)["token"]
    return httpx.Client(base_url=guest.url, headers={"Authorization": f"Bearer {token}"})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    database = tmp_path_factory.mktemp("rights") / "steiger.db"
    with running(Settings(database=str(database), **PATIENT)) as (url, _):
        yield url, database


@pytest.mark.parametrize("person", PEOPLE)
def test_a_refusal_changes_nothing(server: tuple[str, Path], person: str) -> None:
    scene, refused = Scene(*server), 0
    for method, path, body in REQUESTS:
        before = scene.stored()
        answer = scene.send(person, method, path, body)
        assert answer.status_code < 500, (method, path, answer.text)
        if answer.status_code >= 400:
            refused += 1
            assert scene.stored() == before, (person, method, path, body, answer.text)
        elif scene.stored() != before:
            scene = Scene(*server)
    assert refused > 8


def test_every_request_that_changes_something_is_sent(tmp_path: Path) -> None:
    schema = create_app(Settings(database=str(tmp_path / "x.db"))).openapi_schema.to_schema()
    known = {(method.upper(), path) for path, item in schema["paths"].items() for method in item if method != "get"}
    sent = {(method, path.replace("/seats/9", "/seats/{seat}")) for method, path, _ in REQUESTS}
    assert known - HARMLESS == sent
