"""Many changes of tables in one commit: each counts for itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, ProgrammingError

from steiger.server import journal
from steiger.server.journal import Change, is_away
from steiger.server.messages import TableOptions
from steiger.server.rows import PlyRow, Row, SeatRow, Times, copy_of
from steiger.server.store import Store
from tests.any_game import ANY
from tests.server.services import POSTGRES, REDIS, both

NOW = 1763266000.1234567


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'steiger.db'}"
    elif POSTGRES is None or REDIS is None:
        pytest.skip("needs PostgreSQL")
    else:
        with both(tmp_path) as (postgres, _):
            yield postgres.url


def new_row(number: int) -> Row:
    seats = [SeatRow(kind="human", owner=f"p_{number}", name='Änne "X" \\'), SeatRow(kind="bot", bot="random")]
    return Row(
        id=f"t_{number}",
        chosen=TableOptions(game=ANY),
        rules=1,
        host="p",
        invite="i",
        created=NOW,
        changed=NOW,
        seats=seats,
    )


def following(row: Row, expected: int, words: list[str], cut: int | None = None) -> Change:
    fresh = copy_of(row)
    fresh.version = expected + 1
    fresh.ply = (row.ply if cut is None else cut) + len(words)
    fresh.status, fresh.changed, fresh.times = "running", NOW + 1, Times(left=[1.5, 2.25], running=0, since=NOW)
    return Change(fresh, expected, [PlyRow(seat=0, words=each, at=NOW) for each in words], cut)


async def committed(url: str) -> None:
    store = Store(url)
    await store.open()
    rows = [new_row(number) for number in range(4)]
    for row in rows:
        await store.add_table(row, [])
    changes = [following(row, 0, ["place 'x' é", "take 1"]) for row in rows]
    changes[2].expected = 7
    won = await asyncio.gather(*(store.journal.commit(change) for change in changes))
    assert won == [True, True, False, True]
    for change, first in zip(changes, won, strict=True):
        found = await store.whole_table(change.row.id)
        assert found is not None
        assert found == ((change.row, change.added) if first else (rows[2], []))
    newer = {change.row.id: (change.row, change.added) for change, first in zip(changes, won, strict=True) if first}
    assert await store.since(rows) == newer
    assert await store.since([rows[2], changes[0].row]) == {}
    back = following(changes[0].row, 1, ["pass"], cut=1)
    onward = following(changes[1].row, 1, [])
    assert await asyncio.gather(*(store.journal.commit(change) for change in (back, onward))) == [True, True]
    assert await store.whole_table("t_0") == (back.row, [changes[0].added[0], *back.added])
    assert await store.whole_table("t_1") == (onward.row, changes[1].added)
    await one_fails_alone(store, changes[3].row, onward.row)
    await store.close()


async def one_fails_alone(store: Store, row: Row, other: Row) -> None:
    """A ply that is there already is refused by its key; who is committed with it is not."""
    twice = following(row, 1, ["take 2"], cut=0)
    twice.cut = None
    good = following(other, 2, ["take 3"])
    outcomes = await asyncio.gather(store.journal.commit(twice), store.journal.commit(good), return_exceptions=True)
    assert isinstance(outcomes[0], IntegrityError) and outcomes[1] is True
    found, fine = await store.whole_table(row.id), await store.whole_table(other.id)
    assert found is not None and found[0] == row and [line.words for line in found[1]] == ["place 'x' é", "take 1"]
    assert fine is not None and fine[1][-1].words == "take 3"


async def locked_out(folder: Path) -> tuple[list[bool | BaseException], int]:
    """Commit many changes, one after the other, while another process holds the lock. Return the outcomes and the attempts."""
    store, attempts = Store(f"sqlite:///{folder / 'steiger.db'}"), 0
    await store.open()
    rows = [new_row(number) for number in range(8)]
    for row in rows:
        await store.add_table(row, [])
    write = store.database.write

    async def counted(work: Any, patience: float | None = None) -> Any:
        nonlocal attempts
        attempts += 1
        await asyncio.sleep(0)  # the others come while the first one waits for the lock
        return await write(work)

    store.database.write = counted  # type: ignore[method-assign]
    lock = sqlite3.connect(folder / "steiger.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    first = asyncio.create_task(store.journal.commit(following(rows[0], 0, ["take 1"])))
    while attempts == 0:
        await asyncio.sleep(0)
    others = [store.journal.commit(following(row, 0, ["take 1"])) for row in rows[1:]]
    found = await asyncio.gather(first, *others, return_exceptions=True)
    lock.close()
    await store.close()
    return found, attempts


def test_everybody_behind_a_locked_commit_is_refused_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_TOGETHER", 2)  # so that the others would need several commits
    outcomes, attempts = asyncio.run(locked_out(tmp_path))
    assert [type(outcome) for outcome in outcomes] == [OperationalError] * 8
    assert attempts == 1, "somebody waited for the lock again"


def test_faults_of_the_storage_and_of_the_data_are_told_apart() -> None:
    full = OperationalError("", {}, Exception("database or disk is full"))
    lost = ProgrammingError("", {}, Exception("connection is closed"), connection_invalidated=True)
    unknown = DBAPIError("", {}, Exception("the database system is starting up"))
    twice = IntegrityError("", {}, Exception("UNIQUE constraint failed"))
    assert [is_away(fault) for fault in (full, lost, unknown, OSError(), TimeoutError(), twice, ValueError())] == [
        *[True] * 5,
        *[False] * 2,
    ]


def test_each_change_of_a_batch_counts_for_itself(url: str) -> None:
    asyncio.run(committed(url))
