"""Webhooks call public addresses only, and only the one that was checked."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Any

import pytest

from steiger.server import webhooks
from steiger.server.faults import Refusal
from tests.server.inbox import heard, inbox

__all__ = ["inbox"]
PRIVATE = ("127.0.0.1", "localhost:9", "10.0.0.1", "[::1]", "169.254.169.254", "0.0.0.0", "100.64.0.1", "192.168.1.1")
IN_DISGUISE = (
    "[::ffff:127.0.0.1]",  # IPv4-mapped
    "[::ffff:8.8.8.8]",
    "[::ffff:0:8.8.8.8]",  # IPv4-translated
    "[::8.8.8.8]",  # IPv4-compatible
    "[64:ff9b::7f00:1]",  # NAT64
    "[64:ff9b::808:808]",
    "[64:ff9b:1::a00:1]",
    "[2002:7f00:1::]",  # 6to4
    "[2002:808:808::1]",
    "[2001:0:808:808::1]",  # Teredo
    "224.0.0.1",  # multicast
    "239.1.2.3",
    "[ff02::1]",
    "[ff0e::1]",
    "2130706433",  # 127.0.0.1 as one number
    "0x7f.1",
)
PUBLIC = ("8.8.8.8", "[2001:4860:4860::8888]")


def check(address: str, private: bool) -> None:
    asyncio.run(webhooks.check_webhook(address, private))


@pytest.mark.parametrize("host", PRIVATE + IN_DISGUISE)
def test_private_and_disguised_addresses_are_refused(host: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(f"http://{host}/x", private=False)
    assert refused.value.reason.key == "webhook-private"


@pytest.mark.parametrize("host", PUBLIC)
def test_public_addresses_are_accepted(host: str) -> None:
    check(f"https://{host}/x", private=False)


@pytest.mark.parametrize(
    "address", ["ftp://example.com", "javascript:alert(1)", "http://", "nonsense", "http://[::1", "http://a\x00b/"]
)
def test_only_web_addresses_are_accepted(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(address, private=True)
    assert refused.value.reason.key == "webhook-address"


def test_one_private_address_of_a_name_is_enough_to_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80)) for address in ("8.8.8.8", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Refusal):
        check("http://hook.example/", private=False)


def test_a_name_is_looked_up_once_and_that_address_is_called(inbox: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that gets another address a moment later leads nowhere else."""
    port = int(inbox.split(":")[2].split("/")[0])
    asked: list[str] = []
    original = socket.getaddrinfo

    def rebinding(host: Any, *rest: Any, **more: Any) -> Any:
        if host != "hook.example":
            return original(host, *rest, **more)
        asked.append(host)
        return original("127.0.0.1" if len(asked) == 1 else "192.0.2.1", *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)
    asyncio.run(webhooks.send(f"http://hook.example:{port}/a/b?c=d", b'{"text": "x"}', private=True))
    assert heard == [{"text": "x", "host": f"hook.example:{port}", "path": "/a/b?c=d"}]
    assert asked == ["hook.example"]


def test_nothing_is_sent_to_another_address_than_the_checked_one(inbox: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []
    check_peer = webhooks._check_peer

    def elsewhere(connected: str, checked: str) -> None:
        compared.append((connected, checked))
        check_peer(connected, "8.8.8.8")

    monkeypatch.setattr(webhooks, "_check_peer", elsewhere)
    asyncio.run(webhooks.send(inbox, b'{"text": "x"}', private=True))
    assert compared == [("127.0.0.1", "127.0.0.1")] and heard == []


def test_a_redirect_is_not_followed(inbox: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")  # the environment's proxy is not used either
    asyncio.run(webhooks.send(f"{inbox}?moved", b'{"text": "x"}', private=True))
    assert [message["path"] for message in heard] == ["/hook?moved"]


def test_a_receiver_that_fails_harms_nobody() -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        asyncio.run(webhooks.send(f"http://127.0.0.1:{deaf.getsockname()[1]}/", b"{}", private=True))
    asyncio.run(webhooks.send("nonsense", b"{}", private=True))


def test_a_receiver_that_answers_byte_by_byte_gets_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte comes in time for a limit on reads, but the whole takes too long."""
    monkeypatch.setattr(webhooks, "SECONDS", 1.0)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for byte in b"HTTP/1.1 204 No Content\r\n" + b"x: y\r\n" * 100:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.2)
        except ConnectionError:
            return

    async def try_it() -> float:
        async with await asyncio.start_server(drip, "127.0.0.1", 0) as server:
            began = time.monotonic()
            await webhooks.send(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"{}", private=True)
            return time.monotonic() - began

    assert asyncio.run(try_it()) < 60  # the whole answer would take more than two minutes


def test_a_slow_lookup_ends_with_the_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.3)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: time.sleep(60))
    with pytest.raises(Refusal):
        check("http://hook.example/", private=True)
