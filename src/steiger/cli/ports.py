"""Ports to serve on: one that was asked for, or the next free one."""

from __future__ import annotations

import socket

from steiger.core.errors import BadRequest, Reason

USUAL = 8000
TRIED = 20  # ports from the usual one on


def fault(host: str, port: int) -> OSError | None:
    """Return why this port cannot be used, None if it can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error
    return None


def check(host: str, port: int) -> int:
    """Return the port that was asked for, or refuse it in one line."""
    found = fault(host, port)
    if found is not None:
        raise BadRequest(Reason("server-port-taken", host=host, port=str(port), detail=found.strerror or str(found)))
    return port


def free(host: str) -> int:
    """Return the first free port, beginning with the usual one."""
    for port in range(USUAL, USUAL + TRIED):
        if fault(host, port) is None:
            return port
    return check(host, USUAL)
