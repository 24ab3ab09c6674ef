"""Rate limits across nodes, with a real Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from steiger.server import shared_limits
from steiger.server.limits import Buckets
from steiger.server.settings import Settings
from steiger.server.shared_limits import SharedBuckets, SharedRedis
from tests.server.conftest import PATIENT, running
from tests.server.services import REDIS, Redis

pytestmark = pytest.mark.skipif(REDIS is None, reason="needs Redis")
SLOW = 0.0001  # per second, so that nothing refills during a test


@pytest.fixture
def redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Redis]:
    monkeypatch.setattr(shared_limits, "PATIENCE", 30.0)  # a busy machine is not a fault of Redis
    service = Redis(tmp_path)
    service.start()
    yield service
    service.stop()


def test_two_nodes_share_one_limit(redis: Redis) -> None:
    async def spend() -> list[list[bool]]:
        stores = [SharedRedis(redis.url), SharedRedis(redis.url)]
        nodes = [SharedBuckets("any", Buckets(SLOW, 6.0), store) for store in stores]
        found = [[await node.wait(key) == 0.0 for node in nodes for _ in range(4)] for key in ("anna", "ben")]
        for store in stores:
            await store.close()
        return found

    assert asyncio.run(spend()) == [[True] * 6 + [False] * 2] * 2


def test_the_wait_is_the_time_to_refill(redis: Redis) -> None:
    async def spend() -> float:
        store = SharedRedis(redis.url)
        for _ in range(3):
            assert await SharedBuckets("any", Buckets(0.01, 3.0), store).wait("anna") == 0.0
        wait = await SharedBuckets("any", Buckets(0.01, 3.0), store).wait("anna")
        await store.close()
        return wait

    assert 50 < asyncio.run(spend()) <= 100


def test_without_redis_each_node_limits_by_itself(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_limits, "PATIENCE", 0.5)

    async def spend() -> list[bool]:
        store = SharedRedis("redis://127.0.0.1:1")  # nobody listens there
        buckets = SharedBuckets("any", Buckets(SLOW, 3.0), store)
        found = [await buckets.wait("anna") == 0.0 for _ in range(4)]
        await store.close()
        return found

    assert asyncio.run(spend()) == [True, True, True, False]


def test_new_guests_are_limited_whichever_node_they_ask(redis: Redis, tmp_path: Path) -> None:
    limits = PATIENT | {"guests_per_minute": 4.0, "channels": redis.url}
    settings = [Settings(database=str(tmp_path / name), **limits) for name in ("one.db", "two.db")]
    with running(settings[0]) as (first, _), running(settings[1]) as (second, _):
        codes = [httpx.post(f"{url}/api/guests", json={"name": "Anna"}).status_code for url in (first, second) * 4]
    assert codes[:4] == [201] * 4 and 429 in codes[4:] and codes.count(201) < 7  # two nodes by themselves would take eight
