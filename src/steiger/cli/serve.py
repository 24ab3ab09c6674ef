"""`steiger serve`: host tables. The server itself is in steiger.server, and only loaded here."""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import socket
import threading
import time
import webbrowser
from typing import TYPE_CHECKING

from steiger import bots
from steiger.bots.registry import entry_of
from steiger.cli import numbers, ports
from steiger.cli.choices import names_in
from steiger.cli.parser import Commands
from steiger.core.errors import BadRequest, Reason
from steiger.locale import Catalogue

if TYPE_CHECKING:
    from steiger.server.settings import Settings

HOST = "127.0.0.1"
ANY_HOST = ("127.0.0.1", "0.0.0.0", "::")
MOST_PORT = 65_535
PATIENCE = 30.0  # seconds until the server accepts connections
POLL = 0.05


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser("serve", help=catalogue.text("cli-serve-help"), description=catalogue.text("cli-serve-about"))
    parser.add_argument("--host", default=HOST, help=catalogue.text("cli-serve-host", default=HOST))
    parser.add_argument("--port", help=catalogue.text("cli-serve-port", default=str(ports.USUAL)))
    parser.add_argument("--db", metavar="FILE", help=catalogue.text("cli-serve-db", default="steiger.db"))
    parser.add_argument("--bots", metavar="BOT,BOT,…", help=catalogue.text("cli-serve-bots"))
    parser.add_argument("--open", action="store_true", help=catalogue.text("cli-serve-open"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for name in names_in(args.bots) if args.bots else []:
        entry_of(bots.allow(name))
    port = port_of(args)
    from steiger.server.serving import serve
    from steiger.server.settings import Settings

    settings = Settings.from_environment()
    if args.db:
        settings = dataclasses.replace(settings, database=args.db)
    check_database(settings)
    url = f"http://{'localhost' if args.host in ANY_HOST else args.host}:{port}/"
    print(args.catalogue.text("server-listening", url=url), flush=True)
    if args.open:
        threading.Thread(target=show, args=(args.host, port, url, args.catalogue), daemon=True).start()
    serve(settings, args.host, port)
    return 0


def port_of(args: argparse.Namespace) -> int:
    """The port that was asked for, else a free one; say so if it is not the usual one."""
    if args.port is not None:
        return ports.check(args.host, numbers.whole_number("--port", args.port, 1, MOST_PORT))
    port = ports.free(args.host)
    if port != ports.USUAL:
        print(args.catalogue.text("server-port-next", taken=str(ports.USUAL), port=str(port)), flush=True)
    return port


def check_database(settings: Settings) -> None:
    """Open the database once before anything is promised: a wrong file, path or URL is the user's to correct."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from steiger.server.store import Store

    async def open_and_close() -> None:
        store = Store(settings.database_url())
        await store.open()
        await store.close()

    try:
        asyncio.run(open_and_close())
    except (SQLAlchemyError, CommandError, OSError, ImportError, ValueError) as error:
        detail = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadRequest(Reason("server-no-database", database=settings.database, detail=detail)) from None


def show(host: str, port: int, url: str, catalogue: Catalogue) -> None:
    """Open the page as soon as the server accepts connections. Without a browser the address has to do."""
    if accepts(HOST if host in ANY_HOST else host, port) and not webbrowser.open(url):
        print(catalogue.text("server-no-browser", url=url), flush=True)


def accepts(host: str, port: int) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((host, port), 1).close()
            return True
        except OSError:
            time.sleep(POLL)
    return False
