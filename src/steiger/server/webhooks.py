"""Sends notices to addresses that players choose. Only public addresses are called, and only the one that was checked."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx

from steiger.server.faults import bad_request

SECONDS = 5.0  # for a whole notice: looking up, connecting, sending and the answer
SCHEMES = ("http", "https")
HEADERS = {"Content-Type": "application/json", "User-Agent": "steiger"}
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# Networks whose addresses contain or stand for an IPv4 address. A gateway could turn them into a private one.
TRANSLATED = [
    ipaddress.ip_network(network)
    for network in (
        "::ffff:0:0/96",  # IPv4-mapped
        "::ffff:0:0:0/96",  # IPv4-translated
        "::/96",  # IPv4-compatible
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 of a local network
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
    )
]


class Elsewhere(Exception):
    """The connection leads to another address than the one that was checked."""


def is_public(text: str) -> bool:
    """Return whether anybody on the internet can reach this address, and it is what it seems to be."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if not address.is_global or address.is_multicast:
        return False
    return address.version == 4 or not any(address in network for network in TRANSLATED)


async def check_webhook(url: str, private: bool) -> tuple[httpx.URL, str]:
    """Return the URL and the IP address to call, or refuse. All addresses of the name must be public unless `private` is set."""
    address = _url(url)
    try:
        async with asyncio.timeout(SECONDS):
            found = await _lookup(address.host, address.port or (443 if address.scheme == "https" else 80))
    except (OSError, UnicodeError, ValueError):
        found = []
    if not found:
        raise bad_request("webhook-address")
    if not private and not all(is_public(one) for one in found):
        raise bad_request("webhook-private")
    return address, found[0]


def _url(text: str) -> httpx.URL:
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, ValueError):
        raise bad_request("webhook-address") from None
    if url.scheme not in SCHEMES or not url.host:
        raise bad_request("webhook-address")
    return url


async def _lookup(host: str, port: int) -> list[str]:
    found = await _in_thread(lambda: socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP))
    return [str(entry[4][0]) for entry in found]


async def send(url: str, body: bytes, private: bool) -> None:
    """Send a notice once. A receiver that fails or is slow is its owner's business."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(SECONDS):
            await _post(*await check_webhook(url, private), body)


async def _post(url: httpx.URL, address: str, body: bytes) -> None:
    """Call the checked address under the name of the URL. Redirects and the environment's proxies could lead elsewhere."""

    async def check_peer(event: str, info: dict[str, Any]) -> None:
        if event != "connection.connect_tcp.complete":
            return
        stream = info["return_value"]
        try:
            _check_peer(stream.get_extra_info("server_addr")[0], address)
        except Elsewhere:
            await stream.aclose()
            raise

    headers = HEADERS | {"Host": url.netloc.decode("ascii")}
    extensions = {"sni_hostname": url.host, "trace": check_peer}
    async with httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS, verify=_tls()) as client:
        target = url.copy_with(host=address)
        async with client.stream("POST", target, content=body, headers=headers, extensions=extensions):
            return  # nobody reads the answer


@cache
def _tls() -> ssl.SSLContext:
    """Read the system's certificates once, which takes a while."""
    return ssl.create_default_context()


def _check_peer(connected: str, checked: str) -> None:
    """Refuse a connection to another address, before anything is sent."""
    if ipaddress.ip_address(connected.partition("%")[0]) != ipaddress.ip_address(checked.partition("%")[0]):
        raise Elsewhere(connected)


def _in_thread(work: Callable[[], list[Any]]) -> asyncio.Future[list[Any]]:
    """Run a lookup in a thread of its own. Logins don't wait for it, and neither does the end of the process."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[list[Any]] = loop.create_future()

    def settle(result: list[Any] | None, error: Exception | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(result or [])
        else:
            done.set_exception(error)

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except Exception as fault:
            error = fault
        with contextlib.suppress(RuntimeError):  # the loop may have ended
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, name="lookup", daemon=True).start()
    return done
