"""Worker processes and the queue in front of them: everybody gets a fair share, and nobody waits for an asker who has left."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from steiger import game
from steiger.core.view import as_json
from steiger.server import bot_workers, fair_queue
from steiger.server.bot_workers import BotWorkers, Question, Reply
from steiger.server.fair_queue import Asker, FairQueue, Priority, QueueFull
from steiger.server.worker import GIVES_WAY
from tests.any_game import ANY

T = TypeVar("T")
LIVE = Asker(Priority.LIVE, "anna", "t1")
# A worker that answers with the name of the table, after the question's time.
ECHO = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    time.sleep(question["ms"] / 1000)
    print(json.dumps({"words": question["table"]}), flush=True)
"""


def question(bot: str, table: str = "", ms: int = 10) -> Question:
    setup = as_json(game(ANY).setup_from(2, game(ANY).check_options({}), 7))
    return Question(table=table, game=ANY, rules=1, players=2, options={}, setup=setup, actions=[], bot=bot, ms=ms, seed=1)


def with_workers(work: Callable[[BotWorkers], Awaitable[T]], count: int = 1, grace: float = 10) -> T:
    async def run() -> T:
        workers = BotWorkers(count, grace)
        try:
            return await work(workers)
        finally:
            await workers.close()

    return asyncio.run(run())


@pytest.fixture
def echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "COMMAND", [sys.executable, "-c", ECHO])


# The queue.


def filled(*jobs: tuple[Priority, str, str]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for number, (priority, player, table) in enumerate(jobs):
        queue.add(Asker(priority, player, table), f"{player}{table}{number}")
    return queue


def test_players_take_turns_and_so_do_their_tables() -> None:
    live = Priority.LIVE
    queue = filled(*[(live, "a", "1")] * 3, (live, "a", "2"), (live, "b", "9"), (live, "b", "9"), (live, "c", "5"))
    assert queue.drain() == ["a10", "b94", "c56", "a23", "b95", "a11", "a12"]


def test_jobs_of_a_better_priority_come_first() -> None:
    jobs = [(priority, "a", "1") for priority in reversed(Priority)]
    queue = filled(*jobs)
    assert (
        queue.take(Priority.WATCHED) == "a14" and queue.take(Priority.WATCHED) == "a13" and queue.take(Priority.WATCHED) is None
    )
    assert queue.drain() == ["a12", "a11", "a10"] and len(queue) == 0


def test_the_queue_takes_only_a_few_hints_of_one_player() -> None:
    most = fair_queue.MOST_PER_PLAYER[Priority.HINT]
    queue = filled(*[(Priority.HINT, "a", str(i)) for i in range(most)])
    with pytest.raises(QueueFull):
        queue.add(Asker(Priority.HINT, "a", "99"), "one more")
    queue.add(Asker(Priority.HINT, "b", "1"), "another player")
    assert queue.count(Priority.HINT) == most + 1


def test_the_queue_takes_only_some_hints_in_all() -> None:
    most = fair_queue.MOST_WAITING[Priority.HINT]
    queue = filled(*[(Priority.HINT, str(i), "1") for i in range(most)])
    with pytest.raises(QueueFull):
        queue.add(Asker(Priority.HINT, "new", "1"), "one more")


def test_a_table_that_somebody_begins_to_watch_moves_up() -> None:
    queue = filled((Priority.UNWATCHED, "a", "1"), (Priority.UNWATCHED, "b", "2"), (Priority.HINT, "c", "3"))
    assert queue.promote("2", Asker(Priority.WATCHED, "b", "2")) == ["b21"]
    assert queue.drain() == ["b21", "c32", "a10"]


# The workers.


def test_a_bot_that_crashes_is_started_again() -> None:
    async def ask(workers: BotWorkers) -> tuple[Reply | None, Reply | None, int]:
        return await workers.ask(question("no such bot"), LIVE), await workers.ask(question("random"), LIVE), workers.restarts

    crashed, reply, restarts = with_workers(ask)
    assert crashed is None and restarts == 2
    assert reply is not None and reply.words.startswith("draft")


def test_a_bot_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "COMMAND", [sys.executable, "-c", "import time; time.sleep(60)"])

    async def ask(workers: BotWorkers) -> tuple[Reply | None, int]:
        return await workers.ask(question("random"), LIVE), workers.restarts

    assert with_workers(ask, grace=0.2) == (None, 2)


def test_a_thinking_bot_gives_way_to_the_server() -> None:
    async def ask(workers: BotWorkers) -> list[int]:
        await workers.ask(question("random"), LIVE)
        return [os.getpriority(os.PRIO_PROCESS, process.pid) for process in workers._all]

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert with_workers(ask) == [min(own + GIVES_WAY, 19)]


def start(workers: BotWorkers, done: list[str], asker: Asker) -> asyncio.Task[None]:
    """Ask, and write down the order of the answers."""

    async def ask() -> None:
        reply = await workers.ask(question("echo", asker.table), asker)
        done.append("stopped" if reply is None else reply.words)

    return asyncio.create_task(ask())


@pytest.mark.usefixtures("echo")
def test_many_hints_of_one_player_delay_a_live_bot_by_one_answer() -> None:
    async def ask(workers: BotWorkers) -> tuple[list[str], int]:
        done: list[str] = []
        tasks = [start(workers, done, Asker(Priority.HINT, "greedy", f"h{i}")) for i in range(140)]
        await asyncio.sleep(0)
        tasks.append(start(workers, done, LIVE))
        refused = await asyncio.gather(*tasks, return_exceptions=True)
        return done, sum(isinstance(found, QueueFull) for found in refused)

    done, refused = with_workers(ask)
    assert done == ["h0", "t1", "h1", "h2"] and refused == 137


@pytest.mark.usefixtures("echo")
def test_a_question_is_dropped_when_its_asker_leaves() -> None:
    async def ask(workers: BotWorkers) -> tuple[list[str], int]:
        done: list[str] = []
        tasks = [start(workers, done, Asker(Priority.HINT, player, player)) for player in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()  # it waits
        tasks[0].cancel()  # a worker is busy with it
        await asyncio.gather(*tasks, return_exceptions=True)
        return done, workers.restarts

    assert with_workers(ask) == (["c"], 0)


@pytest.mark.usefixtures("echo")
def test_one_of_several_workers_is_kept_for_tables_that_somebody_waits_for() -> None:
    async def ask(workers: BotWorkers) -> list[str]:
        done: list[str] = []
        slow = [
            asyncio.create_task(workers.ask(question("echo", ms=60_000), Asker(Priority.UNWATCHED, "a", str(i)))) for i in "12"
        ]
        await asyncio.sleep(0)
        await start(workers, done, LIVE)
        for task in slow:
            task.cancel()
        return done

    assert with_workers(ask, count=2) == ["t1"]


@pytest.mark.usefixtures("echo")
def test_everybody_who_waits_gets_an_answer_when_the_server_stops() -> None:
    async def ask(workers: BotWorkers) -> list[str]:
        done: list[str] = []
        tasks = [start(workers, done, Asker(Priority.HINT, player, player)) for player in "abcd"]
        await asyncio.sleep(0)
        await workers.close()
        await asyncio.gather(*tasks)
        return done

    assert with_workers(ask) == ["stopped"] * 4
