"""Token buckets: a burst at once, then a steady rate."""

from __future__ import annotations

import asyncio

import pytest

from steiger.server import limits
from steiger.server.faults import Refusal
from steiger.server.limits import Buckets, Limits
from steiger.server.settings import Settings
from steiger.server.shared_limits import SharedBuckets, SharedRedis


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr("steiger.server.limits.time.monotonic", lambda: now[0])
    return now


def test_a_burst_is_allowed_and_refills_at_the_rate(clock: list[float]) -> None:
    buckets = Buckets(rate=2.0, burst=3.0)
    assert [buckets.wait("a") for _ in range(3)] == [0.0, 0.0, 0.0]
    assert buckets.wait("a") == 0.5
    clock[0] = 0.5
    assert buckets.wait("a") == 0.0


def test_keys_do_not_share_a_bucket(clock: list[float]) -> None:
    buckets = Buckets(rate=1.0, burst=1.0)
    assert buckets.wait("a") == 0.0
    assert buckets.wait("b") == 0.0


def test_spending_too_much_is_refused_with_the_time_to_wait(clock: list[float]) -> None:
    buckets = SharedBuckets("any", Buckets(rate=0.1, burst=1.0), SharedRedis(""))
    asyncio.run(buckets.spend("a"))
    with pytest.raises(Refusal) as refused:
        asyncio.run(buckets.spend("a"))
    assert refused.value.status == 429 and refused.value.retry == pytest.approx(10.0)


def test_full_buckets_are_forgotten(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 4)
    buckets = Buckets(rate=1.0, burst=1.0)
    for number in range(4):
        buckets.wait(str(number))
    clock[0] = 10.0
    buckets.wait("new")
    assert set(buckets._full) == {"new"}


def test_the_address_comes_from_the_connection_by_default() -> None:
    scope = {"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", b"1.2.3.4")]}
    assert Limits(Settings()).address(scope) == "10.0.0.1"
    assert Limits(Settings()).address({"headers": []}) == "local"


FORWARDED = [(b"x-forwarded-for", b"6.6.6.6, 1.2.3.4"), (b"x-forwarded-for", b"10.0.0.9")]


def test_only_the_last_untrusted_hop_counts() -> None:
    limits = Limits(Settings(proxies="10.0.0.0/8"))
    assert limits.address({"client": ("10.0.0.1", 5), "headers": FORWARDED}) == "1.2.3.4"
    assert limits.address({"client": ("10.0.0.1", 5), "headers": []}) == "10.0.0.1"


def test_a_client_that_is_no_proxy_cannot_choose_its_address() -> None:
    limits = Limits(Settings(proxies="10.0.0.0/8"))
    assert limits.address({"client": ("5.5.5.5", 5), "headers": FORWARDED}) == "5.5.5.5"


def test_without_configured_proxies_no_header_counts() -> None:
    assert Limits(Settings()).address({"client": ("172.17.0.2", 5), "headers": FORWARDED}) == "172.17.0.2"


def test_a_household_is_one_client_however_many_ipv6_addresses_it_has() -> None:
    limits = Limits(Settings())
    found = {limits.address({"client": (f"2001:db8:1:2::{number}", 5)}) for number in range(5)}
    assert found == {"2001:db8:1:2::/64"}
    assert limits.address({"client": ("2001:db8:1:3::1", 5)}) == "2001:db8:1:3::/64"
    assert limits.address({"client": ("::ffff:1.2.3.4", 5)}) == "1.2.3.4"
