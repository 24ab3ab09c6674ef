"""The names under which the server can be reached. Other names are refused, against DNS rebinding.

With DNS rebinding a page of a stranger gives its own name the address of this server, and the reader's browser then treats both
as one site. The browser still sends the stranger's name as `Host`. An address in numbers can't be rebound.
"""

from __future__ import annotations

import ipaddress
import socket

LOOPBACK = frozenset(["localhost", "127.0.0.1", "::1"])
EVERY = "*"


class Hosts:
    def __init__(self, configured: str, bound_to: str) -> None:
        """Allow loopback, the configured names, and if the server listens to the network, its own name and any address."""
        names = {part.strip().lower() for part in configured.split(",") if part.strip()}
        self._every = EVERY in names
        self._network = bound_to.lower() not in LOOPBACK
        self._names = names | LOOPBACK | (_own_names(bound_to) if self._network else set())

    def allow(self, header: str) -> bool:
        name = name_of(header)
        return self._every or name in self._names or (self._network and _is_address(name))


def name_of(header: str) -> str:
    """Return the name or address in a Host header, without the port."""
    host = header.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def _own_names(bound_to: str) -> set[str]:
    machine = socket.gethostname().lower()
    return {bound_to.lower(), machine, f"{machine.partition('.')[0]}.local"}


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
