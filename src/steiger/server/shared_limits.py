"""Rate limits that hold across nodes: the buckets are in Redis if it is configured. limits.py decides who spends what."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, Protocol

from steiger.server.faults import too_many

PATIENCE = 0.25  # seconds to wait for Redis
PAUSE = 1.0  # seconds without Redis after it failed
PREFIX = "steiger:limit"
# Redis' own clock is used, so that the clocks of the nodes don't matter. A bucket that is full again is forgotten.
SPEND: Final = """
local rate, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local known = redis.call('HMGET', KEYS[1], 'level', 'since')
local level = tonumber(known[1]) or burst
local since = tonumber(known[2]) or now
level = math.min(burst, level + math.max(0, now - since) * rate)
if level < cost then return tostring((cost - level) / rate) end
redis.call('HSET', KEYS[1], 'level', tostring(level - cost), 'since', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - level + cost) / rate * 1000) + 1000)
return '0'
"""


class LocalBuckets(Protocol):
    rate: float
    burst: float

    def wait(self, key: str, cost: float = 1.0) -> float: ...


class SharedRedis:
    """A connection to Redis for limits. Without Redis, and while it fails, only the limits of this node count."""

    def __init__(self, url: str) -> None:
        self._redis: Any = None
        self._script: Any = None
        self._paused_until = 0.0
        if url:
            from redis.asyncio import Redis

            self._redis = Redis.from_url(url, socket_connect_timeout=PATIENCE)
            self._script = self._redis.register_script(SPEND)

    async def wait(self, key: str, rate: float, burst: float, cost: float) -> float:
        if self._script is None or time.monotonic() < self._paused_until:
            return 0.0
        try:
            async with asyncio.timeout(PATIENCE):
                return float(await self._script(keys=[key], args=[rate, burst, cost]))
        except Exception:  # whatever it is, nobody is refused for it
            self._paused_until = time.monotonic() + PAUSE
            return 0.0

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()


class SharedBuckets:
    """Buckets of this node, and the same ones in Redis. A cost must fit into both."""

    def __init__(self, name: str, local: LocalBuckets, redis: SharedRedis) -> None:
        self._name = name
        self._local = local
        self._redis = redis

    async def wait(self, key: str, cost: float = 1.0) -> float:
        """Spend the cost and return 0, or return the seconds to wait."""
        local = self._local
        wait = local.wait(key, cost)
        return wait or await self._redis.wait(f"{PREFIX}:{self._name}:{key}", local.rate, local.burst, cost)

    async def spend(self, key: str, cost: float = 1.0) -> None:
        wait = await self.wait(key, cost)
        if wait:
            raise too_many(wait)
