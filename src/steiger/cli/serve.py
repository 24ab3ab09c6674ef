"""`steiger serve`: host tables. The server itself is in steiger.server, and only loaded here."""

from __future__ import annotations

import argparse
import dataclasses
import socket
import threading
import webbrowser

from steiger.cli import numbers
from steiger.cli.parser import Commands
from steiger.core.errors import BadRequest, Reason
from steiger.locale import Catalogue

HOST = "127.0.0.1"
PORT = 8000
MOST_PORT = 65_535
OPEN_AFTER = 1.5


def add_parser(subparsers: Commands, words: Catalogue) -> None:
    parser = subparsers.add_parser("serve", help=words.text("cli-serve-help"), description=words.text("cli-serve-about"))
    parser.add_argument("--host", default=HOST, help=words.text("cli-serve-host", default=HOST))
    parser.add_argument("--port", default=str(PORT), help=words.text("cli-serve-port", default=str(PORT)))
    parser.add_argument("--db", metavar="FILE", help=words.text("cli-serve-db", default="steiger.db"))
    parser.add_argument("--open", action="store_true", help=words.text("cli-serve-open"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    port = numbers.whole_number("--port", args.port, 1, MOST_PORT)
    check_installed()
    check_port(args.host, port)
    from steiger.server.serving import serve
    from steiger.server.settings import Settings

    settings = Settings.from_environment()
    if args.db:
        settings = dataclasses.replace(settings, database=args.db)
    url = f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0', '::') else args.host}:{port}/"
    print(args.words.text("server-listening", url=url), flush=True)
    if args.open:
        threading.Timer(OPEN_AFTER, webbrowser.open, [url]).start()
    serve(settings, args.host, port)
    return 0


def check_installed() -> None:
    try:
        import litestar  # noqa: F401
        import sqlalchemy  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError:
        raise BadRequest(Reason("server-missing")) from None


def check_port(host: str, port: int) -> None:
    """Say so in one line when the port is taken, instead of failing half-way."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise BadRequest(Reason("server-port-taken", host=host, port=str(port), detail=str(error))) from None
