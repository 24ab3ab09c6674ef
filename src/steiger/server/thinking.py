"""Bots in processes of their own, one line of JSON a question. One that crashes or dawdles is ended and started again."""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec
from msgspec import Struct

from steiger.core.game import Json
from steiger.server.rows import Row, Sample

TRIES = 2


class Question(Struct, kw_only=True):
    """A position by its record, and who is asked about it."""

    game: str
    rules: int
    players: int
    options: dict[str, Json]
    setup: Json
    actions: list[str]
    bot: str
    ms: int
    seed: int
    sample: Sample | None = None


class Reply(Struct, kw_only=True):
    words: str


def question(row: Row, actions: list[str], bot: str, ms: int, seed: int) -> Question:
    return Question(
        game=row.game,
        rules=row.rules,
        players=len(row.seats),
        options=row.options,
        setup=row.setup,
        actions=actions,
        bot=bot,
        ms=ms,
        seed=seed,
        sample=None if row.origin is None else row.origin.sample,
    )


class Thinkers:
    """A few worker processes, started when first needed."""

    def __init__(self, workers: int, grace: float) -> None:
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(max(1, workers)):
            self._free.put_nowait(None)
        self._grace = grace
        self._all: set[asyncio.subprocess.Process] = set()
        self.restarts = 0

    async def ask(self, question: Question) -> str | None:
        """The bot's words; None if it failed every time."""
        for _ in range(TRIES):
            words = await self._ask_once(question)
            if words is not None:
                return words
        return None

    async def _ask_once(self, question: Question) -> str | None:
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            limit = question.ms / 1000 + self._grace
            return await asyncio.wait_for(_exchange(process, question), limit)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError):
            self.restarts += 1
            self._end(process)
            process = None
            return None
        except asyncio.CancelledError:
            self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "steiger.server.worker"]
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=2**20)
        self._all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        ended = list(self._all)
        for process in ended:
            self._end(process)
        for process in ended:
            await process.wait()


async def _exchange(process: asyncio.subprocess.Process, question: Question) -> str:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=Reply).words
