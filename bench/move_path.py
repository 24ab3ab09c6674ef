"""Trace one action through the server: `python -m bench.move_path GAME VERB` lists the files that run and the borders crossed.

It serves two connected players from this process without compiled modules, replays a golden game to its first action with the
verb, sends that action over a WebSocket, and notes every file of Steiger that runs until everybody has the new position.
A border is a call from one room (server, core, a game, …) into another.
"""

from __future__ import annotations

import os

os.environ["STEIGER_PURE"] = "1"  # compiled functions are invisible to a profiler

import sys
import tempfile
import threading
import time
from pathlib import Path
from types import FrameType

import steiger
from steiger.core.record import Record
from steiger.server.settings import Settings
from tests.golden import golden_files, golden_record
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, Socket

QUIET = 2.0  # seconds until the messages about the start are sent
SOURCE = str(Path(steiger.__file__).parent) + "/"


class Trace:
    """The files that ran, in the order of their first call, and the calls from one room into another."""

    def __init__(self) -> None:
        self.on = False
        self.files: dict[str, None] = {}
        self.borders: dict[tuple[str, str], None] = {}

    def profile(self, frame: FrameType, event: str, argument: object) -> None:
        here = place_of(frame)
        if not self.on or event != "call" or not here:
            return
        self.files[here] = None
        caller = frame.f_back
        while caller is not None and not place_of(caller):
            caller = caller.f_back
        if caller is not None and room_of(place_of(caller)) != room_of(here):
            self.borders[room_of(place_of(caller)), room_of(here)] = None


def place_of(frame: FrameType) -> str:
    """Return the file of a frame below the package, or nothing for code that is not Steiger's."""
    file = frame.f_code.co_filename
    return file.removeprefix(SOURCE) if file.startswith(SOURCE) else ""


def room_of(place: str) -> str:
    return "/".join(place.split("/")[: 2 if place.startswith("games/") else 1])


def before(game: str, verb: str) -> tuple[Record, str]:
    """Return a golden game of two players cut before its first action with the verb, and that action."""
    for record in map(golden_record, golden_files(game)):
        found = [ply for ply, words in enumerate(record.actions) if words.partition(" ")[0] == verb]
        if found and len(record.players) == 2:
            words = record.actions[found[0]]
            record.actions, record.result = record.actions[: found[0]], None
            return record, words
    raise SystemExit(f"No golden game of two players has the verb {verb}.")


def seated(url: str, record: Record) -> list[Socket]:
    """Continue the game with two connected players. Anna has the seat that is to move."""
    anna, ben = Guest(url, "Anna"), Guest(url, "Ben")
    imported = anna.post("/api/import", record.to_json(), 201)["table"]
    forked = anna.post(f"/api/tables/{imported['id']}/fork", {"ply": len(record.actions), "public": True}, 201)
    table = forked["table"]["id"]
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    sockets = [guest.socket(table) for guest in (anna, ben)]
    return sockets if sockets[0].position["legal"] else sockets[::-1]


def main() -> None:
    game, verb = sys.argv[1:]
    record, words = before(game, verb)
    trace = Trace()
    threading.setprofile(trace.profile)
    with tempfile.TemporaryDirectory() as folder, running(Settings(database=f"{folder}/steiger.db", **PATIENT)) as (url, _):
        mover, other = seated(url, record)
        time.sleep(QUIET)
        trace.on = True
        answer = mover.move(words)
        other.next("position")
        trace.on = False
    assert answer["type"] == "done", answer
    for file in trace.files:
        print(file)
    print(f"{words}: {len(trace.files)} files, {len(trace.borders)} borders: {', '.join('>'.join(b) for b in trace.borders)}")


if __name__ == "__main__":
    main()
