"""Rate limits: token buckets per player or address. shared_limits.py makes them hold across nodes."""

from __future__ import annotations

import ipaddress
import time
from typing import Any

from steiger.server.settings import Settings
from steiger.server.shared_limits import SharedBuckets, SharedRedis

MOST_BUCKETS = 20_000
HOUSEHOLD_BITS = 64
LONGEST_ADDRESS = 60


class Buckets:
    """Each key may spend `burst` at once and `rate` per second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._full: dict[str, tuple[float, float]] = {}

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Spend the cost and return 0, or return the seconds to wait."""
        now = time.monotonic()
        level, since = self._full.get(key, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        if level < cost:
            return (cost - level) / self.rate
        if key not in self._full and len(self._full) >= MOST_BUCKETS:
            self._forget(now)
        self._full[key] = (level - cost, now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop full buckets, which need not be remembered."""
        kept = {k: (level, since) for k, (level, since) in self._full.items() if level + (now - since) * self.rate < self.burst}
        self._full = kept if len(kept) < MOST_BUCKETS else {}


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._proxies = [ipaddress.ip_network(part.strip()) for part in settings.proxies.split(",") if part.strip()]
        self._redis = SharedRedis(settings.channels)
        self.requests = self._shared("requests", settings.rate, settings.burst)
        self.messages = self._shared("messages", settings.rate, settings.burst)
        self.chat = self._shared("chat", 0.5, 10)
        self.tables = self._shared("tables", settings.tables_per_minute / 60, settings.tables_per_minute)
        self._guests = self._shared("guests", settings.guests_per_minute / 60, settings.guests_per_minute)

    def _shared(self, name: str, rate: float, burst: float) -> SharedBuckets:
        return SharedBuckets(name, Buckets(rate, burst), self._redis)

    async def guest(self, scope: Any) -> None:
        await self._guests.spend(self.address(scope))

    async def close(self) -> None:
        await self._redis.close()

    def address(self, scope: Any) -> str:
        """Return the client's address. Behind configured proxies it is the last hop that is not itself a proxy."""
        client = scope.get("client")
        peer = str(client[0]) if client else "local"
        if not self.is_proxy(peer):
            return _network(peer)
        hops = [hop for name, value in scope.get("headers", ()) if name == b"x-forwarded-for" for hop in _hops(value)]
        return _network(next((hop for hop in reversed(hops) if not self.is_proxy(hop)), peer))

    def is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in network for network in self._proxies)
        except ValueError:
            return False


def _network(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or an IPv6 network of the size that one household gets."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD_BITS), strict=False))


def _hops(header: bytes) -> list[str]:
    return [hop.strip() for hop in header.decode("latin-1").split(",") if hop.strip()]
