"""Bots in worker processes, one line of JSON per question. A worker that crashes or takes too long is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys

import msgspec
from msgspec import Struct

from steiger.core.game import Json
from steiger.core.view import Goal, Route
from steiger.server.hint_messages import Plan
from steiger.server.rows import Row

TRIES = 2
CHANCE_BITS = 62
COMMAND = [sys.executable, "-m", "steiger.server.worker"]


class Question(Struct, kw_only=True):
    """A position, given by its record, and the bot to ask. `kind` is `move` for one action, `plan` for whole turns, or `goals`
    for the cheapest way to each of the `goals`."""

    table: str = ""
    kind: str = "move"
    game: str
    rules: int
    players: int
    options: dict[str, Json]
    components: dict[str, Json] = {}
    setup: Json
    actions: list[str]
    bot: str
    ms: int
    seed: int
    goals: list[Goal] = []


class Reply(Struct, kw_only=True):
    words: str = ""
    plans: list[Plan] = []
    routes: list[Route] = []


def question(row: Row, actions: list[str], bot: str, ms: int, seed: int) -> Question:
    return Question(
        table=row.id,
        game=row.chosen.game,
        rules=row.rules,
        players=len(row.seats),
        options=row.chosen.options,
        components=row.chosen.components,
        setup=row.setup,
        actions=actions,
        bot=bot,
        ms=ms,
        seed=seed,
    )


def chance(row: Row, ply: int) -> int:
    """Return a seed for the bot. With a chosen seed, the same play always gets the same answers."""
    return random.getrandbits(CHANCE_BITS) if row.chosen.seed is None else (row.chosen.seed + ply) % 2**CHANCE_BITS


class BotWorkers:
    """A few worker processes, started on first use."""

    def __init__(self, workers: int, grace: float) -> None:
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(max(1, workers)):
            self._free.put_nowait(None)
        self._grace = grace
        self._all: set[asyncio.subprocess.Process] = set()
        self.restarts = 0
        self.closed = False

    async def ask(self, question: Question) -> Reply | None:
        """Return the answer, or None if every try failed."""
        for _ in range(TRIES):
            if self.closed:
                return None
            reply = await self._ask_once(question)
            if reply is not None:
                return reply
        return None

    async def _ask_once(self, question: Question) -> Reply | None:
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            limit = question.ms / 1000 + self._grace
            return await asyncio.wait_for(_exchange(process, question), limit)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError):
            self.restarts += 1
            await self._end(process)
            process = None
            return None
        except asyncio.CancelledError:
            await self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=2**20)
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        self.closed = True
        for process in list(self._all):
            await self._end(process)


async def _exchange(process: asyncio.subprocess.Process, question: Question) -> Reply:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=Reply)
