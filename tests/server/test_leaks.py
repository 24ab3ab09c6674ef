"""The differential leak test: two tables that are equal for a seat give that seat, and spectators, the same bytes.

The pairs are forks of one game in which what the seat cannot know was dealt again. Ids and times are all that may differ.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from steiger import game, game_names
from steiger.server import watching
from steiger.server.hall import Hall
from steiger.server.playing import Play
from steiger.server.settings import Settings
from steiger.server.views import Viewer, table_for
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, Socket, pair, play_on

SEAT = 0
NEEDED = {name: import_module(f"tests.games.{name}.traffic") for name in game_names()}
SAMPLES = {name: game(name).vocabulary.words[:: max(1, game(name).vocabulary.size // 5)] for name in game_names()}
TIMES = re.compile(r'"(at|created|changed|deadline|seconds)":\s*\d+(\.\d+)?')


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hall]]:
    settings = Settings(database=str(tmp_path_factory.mktemp("leaks") / "steiger.db"), **PATIENT)
    with pytest.MonkeyPatch.context() as patch, running(settings) as (url, server):
        patch.setattr(watching, "PRESENCE_SECONDS", 0.0)  # so that it always comes at the same place
        yield url, server._app.state.hall


class World:
    """One of the two tables, and all that reached the seat and a spectator there."""

    def __init__(self, table: str, anna: Guest, ben: Guest, watcher: Guest) -> None:
        self.table = table
        self.game = str(anna.get(f"/api/tables/{table}")["table"]["game"])
        self.anna, self.ben, self.watcher = anna, ben, watcher
        self.lines: list[Socket] = []
        self.heard: list[str] = []

    def hear(self, what: str, text: str) -> None:
        self.heard.append(f"{what} {TIMES.sub('', text).replace(self.table, 'TABLE')}")

    def begin(self) -> None:
        self.ben.post(f"/api/tables/{self.table}/join", {"invite": self.anna.get(f"/api/tables/{self.table}")["invite"]})
        self.anna.post(f"/api/tables/{self.table}/start")
        self.lines = [self.anna.socket(self.table), self.watcher.socket(self.table)]

    def listen(self) -> None:
        """Everything that came in on the sockets; a ping marks the end."""
        for who, line in zip(("anna", "watcher"), self.lines, strict=True):
            line.send({"type": "ping", "id": 999})
            while (message := line.line.recv(timeout=10)) and json.loads(message).get("id") != 999:
                self.hear(f"{who} socket", str(message))

    def ask(self, guest: Guest, method: str, path: str, body: Any = None) -> None:
        answer = guest.http.request(method, path.replace("TABLE", self.table), json=body)
        kept = {
            k: v
            for k, v in answer.headers.items()
            if k not in ("date", "content-length", "content-disposition", "vary", "content-encoding")
        }
        advice = path.endswith("/hint") and answer.status_code == 200  # a bot's, from a deal of its own: never twice the same
        self.hear(f"{guest.me['name']} {method} {path} {answer.status_code} {kept}", "" if advice else answer.text)

    def look_around(self, ply: int) -> None:
        at = {"ply": ply, "revision": 0}
        for guest in (self.anna, self.watcher):
            self.ask(guest, "GET", "/api/tables/TABLE")
            self.ask(guest, "GET", f"/api/tables/TABLE/replay?ply={max(0, ply - 1)}")
            self.ask(guest, "GET", "/api/tables/TABLE/record")
            self.ask(guest, "GET", "/api/tables/TABLE/statistics")
            self.ask(guest, "POST", "/api/tables/TABLE/fork", {"ply": 1})
            self.ask(guest, "POST", "/api/tables/TABLE/hint", {})
            self.ask(guest, "GET", "/api/tables/TABLE/replay?ply=99999")
            self.ask(guest, "GET", "/api/tables/TABLE/replay?seat=1")
            for what in ("undo", "confirm"):
                self.ask(guest, "POST", f"/api/tables/TABLE/{what}", at | {"ply": ply + 7})
            for words in (
                *SAMPLES[self.game],
                "take 7",
                "take g2l",
                "next 7",
                "next y1l",
                "place mine-8",
                "take none",
                "coal y",
                "fly",
            ):
                self.ask(guest, "POST", "/api/tables/TABLE/why", {"words": words})
                self.ask(guest, "POST", "/api/tables/TABLE/move", {"ply": ply, "actions": [words, "never this"]})


@pytest.mark.parametrize("name", game_names())
def test_the_same_bytes_for_the_same_knowledge(place: tuple[str, Hall], name: str) -> None:
    url, hall = place
    rng = random.Random(5)
    anna, ben, played = pair(url, game=name)
    play_on([anna, ben], played, 60, rng)
    finish(anna, ben, played)
    watcher = Guest(url, "Watcher")
    steps = looks = 0
    # Deals are random: after the first five starts more follow until enough was compared.
    for number, start in enumerate((0, 4, 20, 33, 47, 10, 27, 40, 53, 15, 2, 30, 50, 37)):
        if number >= 5 and steps > NEEDED[name].LEAST_STEPS and looks > NEEDED[name].LEAST_LOOKS:
            break
        made, looked = compare(hall, anna, ben, watcher, played, start, rng)
        steps, looks = steps + made, looks + looked
    assert steps > NEEDED[name].LEAST_STEPS, steps
    assert looks > NEEDED[name].LEAST_LOOKS, looks


def finish(anna: Guest, ben: Guest, table: str) -> None:
    """Only games that are over can be forked; bots end this one."""
    for guest in (anna, ben):
        seat = guest.get(f"/api/tables/{table}")["mine"][0]
        guest.put(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    line = anna.socket(table)
    while anna.get(f"/api/tables/{table}")["table"]["status"] == "running":
        line.receive()
    line.close()


def compare(hall: Hall, anna: Guest, ben: Guest, watcher: Guest, played: str, start: int, rng: random.Random) -> tuple[int, int]:
    """Play both worlds on in the same way for as long as the seat cannot tell them apart."""
    worlds = []
    for _ in range(2):
        fork = anna.post(f"/api/tables/{played}/fork", {"ply": start, "seat": SEAT}, 201)
        worlds.append(World(fork["table"]["id"], anna, ben, watcher))
    for world in worlds:
        world.begin()
    ben.patch("/api/me", {"confirm": rng.choice(["none", "confirm"])})
    steps = looks = 0
    while steps < 30 and go_on(worlds, rng):
        seen = [table_for(play_of(hall, world), Viewer(anna.me["id"])) for world in worlds]
        if seen[0].state.fingerprint(SEAT) != seen[1].state.fingerprint(SEAT):
            break
        for world in worlds:
            world.listen()
            if steps % 16 == 0:
                world.look_around(seen[0].ply)
        for first, second in zip(worlds[0].heard, worlds[1].heard, strict=True):
            assert first == second
        steps += 1
        looks += int(getattr(seen[0].view(1), "drawn", None) != getattr(seen[1].view(1), "drawn", None))
        for world in worlds:
            world.heard.clear()
    for world in worlds:
        for line in world.lines:
            line.close()
    return steps, looks


def play_of(hall: Hall, world: World) -> Play:
    play = hall.rooms.loaded[world.table].play
    assert play is not None
    return play


def go_on(worlds: list[World], rng: random.Random) -> bool:
    """One step of whoever is to move, the same in both worlds as far as the seat may read it."""
    for name in ("anna", "ben"):
        spots = [getattr(world, name).position(world.table) for world in worlds]
        if spots[0]["turn"]["can_undo"] and rng.random() < 0.3:
            what = rng.choice(["undo", "restart"])
            return both(worlds, name, what)
        if spots[0]["turn"]["must_confirm"]:
            return both(worlds, name, "confirm")
        if spots[0]["legal"]:
            return act(worlds, name, spots, rng)
    return False


def both(worlds: list[World], name: str, what: str) -> bool:
    for world in worlds:
        getattr(world, name).step(world.table, what)
    return True


def turns_up(words: str) -> bool:
    """Whether new cards will lie open, which tells the worlds apart."""
    return words.startswith(("place factory", "place order", "take ")) and words != "take none"


def act(worlds: list[World], name: str, spots: list[Any], rng: random.Random) -> bool:
    options = [[choice["words"] for choice in spot["legal"]] for spot in spots]
    secret = tuple(f"{verb.word} " for verb in game(worlds[0].game).vocabulary.verbs if verb.secret)
    shared = [words for words in options[0] if words in options[1] or words.startswith(secret)]
    quiet = [words for words in shared if not turns_up(words)]
    draws = [words for words in shared if words.endswith("-draw")] if name == "ben" else []
    if not shared:
        return False
    first = rng.choice(draws or quiet or shared)
    verb = first.split(" ")[0]
    hidden = [words for words in options[1] if first.startswith(secret) and words.startswith(f"{verb} ")]
    second = rng.choice(hidden) if hidden else first
    for world, spot, words in zip(worlds, spots, (first, second), strict=True):
        getattr(world, name).move(world.table, words, at=spot)
    return True
