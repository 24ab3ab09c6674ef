"""Bots that are programs in any language. They speak the engine protocol over two pipes."""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
import threading
from queue import Empty, Queue

from steiger.bots.bot import RecordBot
from steiger.core.errors import BadRequest, Reason
from steiger.core.jsontypes import JsonObject
from steiger.core.rng import Rng
from steiger.core.table import Table

DEFAULT_BOT = "random"  # the name in the request `bot`; a program that plays only one way ignores it
MOST_QUOTED = 200
PATIENCE = 30.0  # seconds beyond its time to think after which a program counts as silent


class Program:
    """A running program. `play(record, legal, ms)` asks it for an action."""

    def __init__(self, command: str, bot: str = DEFAULT_BOT) -> None:
        self.command = command
        self.bot = bot
        self._process = started(command)
        self._lines: Queue[bytes] = Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()

    def _listen(self) -> None:
        """Pass on lines as they come, and an empty one at the end."""
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put(b"")

    def play(self, record: JsonObject, legal: list[str], ms: int) -> str:
        """Return the action that the program chooses. An illegal answer is an error, never replaced by another action."""
        ply = len(record["actions"]) if isinstance(record["actions"], list) else 0
        loaded, line = self._ask({"cmd": "load", "record": record}, ms)
        if not isinstance(loaded, dict) or loaded.get("ply") != ply:
            raise BadRequest(Reason("bot-engine-load", engine=self.command, answer=quoted(line), ply=str(ply)))
        answer, line = self._ask({"cmd": "bot", "bot": self.bot, "ms": ms}, ms)
        words = answer.get("action") if isinstance(answer, dict) else None
        if words not in legal:
            raise BadRequest(Reason("bot-engine-answer", engine=self.command, answer=quoted(line)))
        return str(words)

    def _ask(self, request: JsonObject, ms: int) -> tuple[object, bytes]:
        """Send one line and return the answer, with the line itself for an error message."""
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # a program that has ended will not answer either
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        try:
            line = self._lines.get(timeout=PATIENCE + ms / 1000)
        except Empty:
            line = b""
        if not line:
            raise BadRequest(Reason("bot-engine-silent", engine=self.command))
        try:
            return json.loads(line), line
        except ValueError:
            return None, line


class ProgramBot(RecordBot):
    """Plays what a program chooses. It starts the program when it is first asked and ends it when it is no longer needed."""

    def __init__(self, command: str, rng: Rng) -> None:
        super().__init__(rng)
        self._command = command
        self._program: Program | None = None

    def choose_at(self, table: Table, ms: int) -> int:
        if self._program is None:
            self._program = Program(self._command)
        action = table.game.vocabulary.id(self._program.play(table.record().to_json(), table.legal(), ms))
        assert action is not None
        return action

    def __del__(self) -> None:
        if self._program is not None:
            self._program.close()


def started(command: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    except (OSError, ValueError, IndexError) as error:  # no such program, an open quotation mark, or nothing at all
        raise BadRequest(Reason("bot-engine-missing", engine=command, detail=str(error))) from None


def quoted(line: bytes) -> str:
    return line[:MOST_QUOTED].decode("utf-8", "replace").strip()
