"""`steiger validate`: play many records back and say where the first fault of each bad one is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from steiger.arena.processes import cores, spread_out
from steiger.cli.files import read_record, records_in
from steiger.cli.output import print_json
from steiger.cli.parser import Commands
from steiger.cli.progress import progress
from steiger.cli.speech import clean
from steiger.core.errors import BadRecord, ClientError
from steiger.core.game import Json
from steiger.core.table import Table
from steiger.locale import Catalogue, catalogue

CHUNK = 32  # records a process takes at a time; fewer are not worth a process
FAULT = 2


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "validate", help=catalogue.text("cli-validate-help"), description=catalogue.text("cli-validate-about")
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=catalogue.text("cli-validate-files-help"))
    parser.add_argument("--json", action="store_true", help=catalogue.text("cli-json-help"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    paths = records_in(args.files)
    faults = [fault for fault in check_all(paths, args.catalogue) if fault is not None]
    if args.json:
        print_json({"files": len(paths), "bad": faults})
    else:
        tell(args.catalogue, len(paths), faults)
    return FAULT if faults else 0


def check_all(paths: list[Path], catalogue: Catalogue) -> Iterator[Json]:
    chunks = [paths[first : first + CHUNK] for first in range(0, len(paths), CHUNK)]
    results = spread_out(partial(faults_in, language=catalogue.language), chunks, min(cores(), len(chunks)))
    for faults in progress(results, len(paths), catalogue.text("cli-validate-doing"), weigh=True):
        yield from faults


def faults_in(paths: list[Path], language: str) -> list[Json]:
    return [fault_in(path, language) for path in paths]


def fault_in(path: Path, language: str) -> Json:
    """What is wrong with a record first, and at which action; None if nothing is."""
    try:
        Table.replay(read_record(path))
    except ClientError as error:
        index = error.index if isinstance(error, BadRecord) else None
        return {"file": str(path), "index": index, "message": catalogue(language).say(error.reason)}
    except RecursionError:
        return {"file": str(path), "index": None, "message": catalogue(language).text("cli-request-deep")}
    return None


def tell(catalogue: Catalogue, count: int, faults: list[Json]) -> None:
    for fault in faults:
        print(f"{clean(fault['file'])}: {clean(fault['message'])}")
    print(catalogue.text("cli-validate-sum", count=count, bad=len(faults)))
