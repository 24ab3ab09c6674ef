"""`steiger engine`: the line protocol on standard input and output."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Iterator
from typing import BinaryIO

from steiger.cli.parser import Commands
from steiger.cli.protocol import Protocol
from steiger.core.errors import BadRequest, Reason
from steiger.locale import Catalogue

LONGEST_LINE = 16 * 1024 * 1024  # bytes; the longest records take about one


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "engine", help=catalogue.text("cli-engine-help"), description=catalogue.text("cli-engine-about")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    protocol = Protocol(args.catalogue)
    for line in lines(sys.stdin.buffer):
        if line.strip():
            sys.stdout.write(reply(protocol, line) + "\n")
            sys.stdout.flush()
    return 0


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines up to the longest we read; of a longer one only the beginning, so that memory stays bounded."""
    while line := stream.readline(LONGEST_LINE + 1):
        yield line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n") and (rest := stream.readline(LONGEST_LINE)):
            if rest.endswith(b"\n"):
                break


def reply(protocol: Protocol, line: bytes) -> str:
    if len(line) > LONGEST_LINE:
        return protocol.fault(BadRequest(Reason("cli-request-long", most=LONGEST_LINE)))
    try:
        return protocol.answer(line)
    except Exception:
        # Our fault or a bot's, not the client's; the conversation goes on all the same.
        traceback.print_exc(file=sys.stderr)
        return protocol.fault(BadRequest(Reason("cli-our-fault")))
