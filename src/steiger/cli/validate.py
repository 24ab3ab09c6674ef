"""`steiger validate`: replay many records and report the first fault of each bad one."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from steiger.arena.processes import cores, spread_out
from steiger.cli.files import read_record, records_in
from steiger.cli.output import print_json
from steiger.cli.parser import Commands
from steiger.cli.progress import progress
from steiger.cli.speech import clean
from steiger.core.errors import BadRecord, ClientError
from steiger.core.table import Table
from steiger.locale import Catalogue, catalogue

CHUNK = 32  # records a process takes at a time; fewer are not worth a process
FAULT = 2


@dataclass(frozen=True)
class Fault:
    """A bad record: its file, the action at fault if one is, and what is wrong."""

    file: str
    index: int | None
    message: str


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "validate", help=catalogue.text("cli-validate-help"), description=catalogue.text("cli-validate-about")
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=catalogue.text("cli-validate-files-help"))
    parser.add_argument("--json", action="store_true", help=catalogue.text("cli-json-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    paths = records_in(args.files)
    faults = list(check_all(paths, args.catalogue))
    if args.json:
        print_json({"files": len(paths), "bad": [asdict(fault) for fault in faults]})
    else:
        tell(args.catalogue, len(paths), faults)
    return FAULT if faults else 0


def check_all(paths: list[Path], catalogue: Catalogue) -> Iterator[Fault]:
    chunks = [paths[first : first + CHUNK] for first in range(0, len(paths), CHUNK)]
    results = spread_out(partial(faults_in, language=catalogue.language), chunks, min(cores(), len(chunks)))
    for faults in progress(results, len(paths), catalogue.text("cli-validate-doing"), weigh=True):
        yield from faults


def faults_in(paths: list[Path], language: str) -> list[Fault]:
    return [fault for path in paths if (fault := fault_in(path, language)) is not None]


def fault_in(path: Path, language: str) -> Fault | None:
    """Return the first fault of a record, or None if it has none."""
    try:
        Table.replay(read_record(path))
    except ClientError as error:
        index = error.index if isinstance(error, BadRecord) else None
        return Fault(str(path), index, catalogue(language).say(error.reason))
    except RecursionError:
        return Fault(str(path), None, catalogue(language).text("cli-request-deep"))
    return None


def tell(catalogue: Catalogue, count: int, faults: list[Fault]) -> None:
    for fault in faults:
        print(f"{clean(fault.file)}: {clean(fault.message)}")
    print(catalogue.text("cli-validate-sum", count=count, bad=len(faults)))
