"""`steiger verify`: does a record's deal match the commitment its table showed at the start?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from steiger.cli.files import read_record
from steiger.cli.output import add_json_option, print_json
from steiger.cli.parser import Commands
from steiger.core.errors import BadRequest, Reason
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.locale import Catalogue
from steiger.server.fairness import commitment

FAULT = 2


def add_parser(subparsers: Commands, catalogue: Catalogue) -> None:
    parser = subparsers.add_parser(
        "verify", help=catalogue.text("cli-verify-help"), description=catalogue.text("cli-verify-about")
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--commitment", metavar="HASH", help=catalogue.text("cli-verify-commitment"))
    add_json_option(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    Table.replay(record)
    given = json.loads(args.file.read_text(encoding="utf-8"))
    promised, salt = args.commitment or given.get("commitment"), given.get("salt")
    if not isinstance(promised, str) or not isinstance(salt, str):
        raise BadRequest(Reason("deal-unproven"))
    rules = record.rules or record.game.rules
    game = record.game
    changes = game.under(rules).changes()
    found = commitment(salt, game.name, rules, record.options, len(record.players), as_json(record.setup), changes)
    same = found == promised.lower()
    if args.json:
        print_json({"untouched": same, "commitment": promised, "found": found})
        return 0 if same else FAULT
    print(args.catalogue.text("deal-untouched" if same else "deal-touched", hash=promised, found=found))
    return 0 if same else FAULT
