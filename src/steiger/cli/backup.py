"""`steiger backup`: a consistent copy of the server's SQLite file, also while it is being served."""

from __future__ import annotations

import argparse
import os
import sqlite3
from pathlib import Path

from steiger.cli.output import add_json_option, print_json
from steiger.cli.parser import Commands
from steiger.core.errors import BadRequest, Reason
from steiger.locale import Catalogue

DEFAULT = "steiger.db"


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "backup", help=catalogue.text("cli-backup-help"), description=catalogue.text("cli-backup-about")
    )
    parser.add_argument("to", metavar="FILE", type=Path, help=catalogue.text("cli-backup-to"))
    parser.add_argument("--db", metavar="FILE", help=catalogue.text("cli-serve-db", default=DEFAULT))
    add_json_option(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    source = database(args.db or os.environ.get("STEIGER_DATABASE_URL", DEFAULT))
    beside = args.to.with_name(f"{args.to.name}.part")
    try:
        tables, actions = copy(source, beside)
        beside.replace(args.to)
    except (OSError, sqlite3.Error) as error:
        raise BadRequest(Reason("cli-cannot-write", file=str(args.to), detail=str(error))) from None
    if args.json:
        print_json({"file": str(args.to), "tables": tables, "actions": actions})
        return 0
    print(args.catalogue.text("backup-done", file=str(args.to), tables=tables, actions=actions))
    return 0


def database(given: str) -> Path:
    if "://" in given and not given.startswith("sqlite"):
        raise BadRequest(Reason("backup-only-sqlite"))
    path = Path(given.partition(":///")[2] if "://" in given else given)
    if not path.is_file():
        raise BadRequest(Reason("backup-no-file", file=str(path)))
    return path


def tables_of(database: sqlite3.Connection) -> str:
    """Return the name of the table that holds tables. Databases that a newer server has not opened yet call it `games`."""
    found = database.execute("SELECT name FROM sqlite_master WHERE name IN ('games', 'tables') AND type = 'table'").fetchone()
    return str(found[0]) if found else "tables"


def copy(source: Path, target: Path) -> tuple[int, int]:
    """Copy the database and return the numbers of tables and actions in the copy."""
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it has the key that signs identities
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(target) as new:
        old.backup(new)
        counts = [new.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in (tables_of(new), "plies")]
    old.close()
    new.close()
    return counts[0], counts[1]
