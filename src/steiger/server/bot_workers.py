"""Bots in worker processes, one line of JSON per question. A worker that crashes or takes too long is replaced.

Every question names its asker, and fair_queue.py decides which one is next:

    reply = await hall.workers.ask(question, Asker(Priority.REVIEW, player.id, table))

- Raises QueueFull if the player has too many questions of this priority waiting. Answer 429, or try again later.
- Returns None if the bot failed twice or the server stops. Check `closed` to tell the two apart.
- Cancel the call when nobody waits for the answer any longer. A waiting question is then dropped. A question that a worker is
  busy with is answered all the same and its answer is thrown away, because starting a worker costs more.

A question keeps its worker until it is answered, and a live bot may have to wait for that. Split long work, such as a review,
into questions of a second or less and ask them one after the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys

import msgspec
from msgspec import Struct

from steiger.core.jsontypes import Json
from steiger.core.view import Goal, Route
from steiger.server.fair_queue import Asker, FairQueue, Priority
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


class Job:
    """A question on its way: who asks, and the future that gets the answer."""

    def __init__(self, question: Question, asker: Asker) -> None:
        self.question = question
        self.asker = asker
        self.reply: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()

    def settle(self, reply: Reply | None) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)


class BotWorkers:
    """A few worker processes, started on first use, and the queue in front of them."""

    def __init__(self, workers: int, grace: float) -> None:
        self._most = max(1, workers)
        self._grace = grace
        self._queue: FairQueue[Job] = FairQueue()
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self.restarts = 0
        self.closed = False

    async def ask(self, question: Question, asker: Asker) -> Reply | None:
        """Return the answer, or None if every try failed. See the module for the rules."""
        if self.closed:
            return None
        job = Job(question, asker)
        self._queue.add(asker, job)
        self._dispatch()
        try:
            return await job.reply
        finally:
            self._queue.remove(job.asker, job)

    def promote(self, asker: Asker) -> None:
        """Give the waiting question of an unwatched table a better priority, because somebody watches now."""
        for job in self._queue.promote(asker.table, asker):
            job.asker = asker
        self._dispatch()

    def waiting(self) -> int:
        return len(self._queue)

    def _dispatch(self) -> None:
        """Start as many jobs as there are free workers. Of several workers, one is kept for bots that somebody waits for."""
        while not self.closed and (free := self._most - len(self._serving)) > 0:
            worst = Priority.UNWATCHED if free > 1 or self._most == 1 else Priority.WATCHED
            job = self._queue.take(worst)
            if job is None:
                return
            task = asyncio.create_task(self._serve(job))
            self._serving.add(task)
            task.add_done_callback(self._served)

    def _served(self, task: asyncio.Task[None]) -> None:
        self._serving.discard(task)
        self._dispatch()

    async def _serve(self, job: Job) -> None:
        try:
            for _ in range(TRIES):
                reply = None if self.closed else await self._ask_once(job.question)
                if reply is not None:
                    job.settle(reply)
                    return
        finally:
            job.settle(None)

    async def _ask_once(self, question: Question) -> Reply | None:
        process = None
        try:
            process = await self._worker()
            reply = await asyncio.wait_for(_exchange(process, question), question.ms / 1000 + self._grace)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError):
            self.restarts += 1
            await self._end(process)
            return None
        self._idle.append(process)
        return reply

    async def _worker(self) -> asyncio.subprocess.Process:
        """Return an idle worker, or start one."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._all.discard(process)
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=2**20)
        self._all.add(process)
        if self.closed:
            await self._end(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End all workers at once. Everybody who waits for an answer gets None."""
        self.closed = True
        for job in self._queue.drain():
            job.settle(None)
        for process in list(self._all):
            await self._end(process)
        await asyncio.gather(*self._serving, return_exceptions=True)


async def _exchange(process: asyncio.subprocess.Process, question: Question) -> Reply:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=Reply)
