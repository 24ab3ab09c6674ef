"""Sending to addresses that players choose: only where anybody on the internet could reach, and only where the check looked."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import urllib.parse

from steiger.server.faults import bad_request

SECONDS = 5.0
PORTS = {"http": 80, "https": 443}
HEADERS = {"Content-Type": "application/json", "User-Agent": "steiger"}


class Pinned(http.client.HTTPConnection):
    """A connection to an address that was looked up before: a name that changes in between leads nowhere else.

    It follows no redirects either, which could lead where we would not have gone.
    """

    def __init__(self, parts: urllib.parse.SplitResult, address: str) -> None:
        super().__init__(parts.hostname or "", parts.port or PORTS[parts.scheme], timeout=SECONDS)
        self._address = address
        self._secure = parts.scheme == "https"

    def connect(self) -> None:
        line = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = ssl.create_default_context().wrap_socket(line, server_hostname=self.host) if self._secure else line


def check_webhook(url: str, private: bool) -> tuple[urllib.parse.SplitResult, str]:
    """The address with one of the numbers its name has now; only https or http, and only numbers that are not private."""
    try:
        parts = urllib.parse.urlsplit(url)
        known = parts.scheme in PORTS and parts.hostname
        found = socket.getaddrinfo(parts.hostname, parts.port or PORTS[parts.scheme], proto=socket.IPPROTO_TCP) if known else []
    except (OSError, UnicodeError, ValueError):
        found = []
    if not found:
        raise bad_request("webhook-address")
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(ipaddress.ip_address(address.split("%")[0]).is_global for address in addresses):
        raise bad_request("webhook-private")
    return parts, addresses[0]


def send(url: str, body: bytes, private: bool) -> None:
    """A notice is worth one try: what goes wrong is the receiver's business."""
    with contextlib.suppress(Exception):
        parts, address = check_webhook(url, private)
        path = urllib.parse.urlunsplit(("", "", parts.path or "/", parts.query, ""))
        connection = Pinned(parts, address)
        try:
            connection.request("POST", path, body, HEADERS)
            connection.getresponse().read(1)
        finally:
            connection.close()
