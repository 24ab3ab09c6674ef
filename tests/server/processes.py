"""Servers in processes of their own, that can be killed, and players who write down what was acknowledged."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.any_game import ANY
from tests.server.conftest import PATIENT, free_port
from tests.server.people import Guest


class Process:
    def __init__(self, database: Path | str, channels: str = "", **more: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [
            sys.executable,
            "-m",
            "steiger.cli",
            "serve",
            "--port",
            str(self.port),
            "--db",
            str(database / "steiger.db" if isinstance(database, Path) else database),
        ]
        given = {f"STEIGER_{name.upper()}": str(value) for name, value in (PATIENT | {"channels": channels} | more).items()}
        self.environment = os.environ | given
        self.process: subprocess.Popen[bytes] | None = None

    def use_workers(self, *arguments: str) -> None:
        """Let the server run `python ARGUMENTS` as its bot workers."""
        command = [sys.executable, *arguments]
        script = f"import sys; from steiger.server import bot_workers; bot_workers.COMMAND = {command!r}"
        self.command[1:3] = ["-c", f"{script}; from steiger.cli.main import main; sys.exit(main())"]

    def start(self, **how: Any) -> None:
        self.process = subprocess.Popen(self.command, env=self.environment, stdout=subprocess.DEVNULL, **how)
        for _ in range(400):
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(20)


class Player(threading.Thread):
    """Plays a table at random and writes down every action that was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(url, f"Player {number}")
        self.acknowledged: dict[int, str] = {}
        self.unsure: dict[int, set[str]] = {}
        self.refused: list[httpx.Response] = []
        self.total = 0
        self.rng = random.Random(number)
        self.over = threading.Event()
        self.fault: AssertionError | None = None
        self.begin()
        assert self.table, "no table"

    def begin(self) -> None:
        """A new table; if its start is refused or not answered, the old one stays and another is tried."""
        wish = {"game": ANY, "players": 2, "seats": [{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}]}
        made = self.guest.http.post("/api/tables", json=wish)
        if made.status_code == 201 and self.guest.http.post(f"{made.url}/{made.json()['table']['id']}/start").status_code == 200:
            self.table = made.json()["table"]["id"]
            self.acknowledged, self.unsure = {}, {}

    def run(self) -> None:
        try:
            while not self.over.is_set():
                self.one_or_none()
        except AssertionError as fault:
            self.fault = fault

    def one_or_none(self) -> None:
        try:
            self.one()
        except httpx.TransportError:
            time.sleep(0.05)

    def one(self) -> None:
        """One action; after the end of a game, the next game."""
        answer = self.guest.http.get(f"/api/tables/{self.table}", params={"ply": max(self.unsure, default=0), "revision": 0})
        if answer.status_code == 503:
            time.sleep(0.05)
            return
        position = answer.json()["position"]
        if position["result"] is not None:
            check(self)
            self.begin()
            return
        words = self.rng.choice(position["legal"])["words"]
        self.unsure.setdefault(position["ply"], set()).add(words.split(" ")[0])
        body = {"ply": position["ply"], "revision": position["revision"], "actions": [words]}
        answer = self.guest.http.post(f"/api/tables/{self.table}/move", json=body)
        if answer.status_code == 200:
            self.acknowledged[position["ply"]] = words
            self.total += 1
        else:
            assert answer.status_code in (409, 503, 507), answer.text
            self.refused.append(answer)
            time.sleep(0.05)


def check(player: Player) -> None:
    """Every acknowledged action is there once, at its ply; what else is there was sent and not answered."""
    assert player.fault is None, player.fault
    log = player.guest.get(f"/api/tables/{player.table}")["position"]["log"]
    assert [line["ply"] for line in log] == list(range(len(log)))
    for ply, words in player.acknowledged.items():
        assert log[ply]["words"] == words or log[ply]["words"] == words.split(" ")[0] + " ?", (ply, words, log[ply])
    for line in log:
        if line["ply"] not in player.acknowledged:
            assert line["words"].split(" ")[0] in player.unsure[line["ply"]]
