"""JSON for programs: every command prints one object on one line, in the same style."""

from __future__ import annotations

import argparse
import json

from steiger.core.jsontypes import Json
from steiger.locale import Catalogue


def add_json_option(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    parser.add_argument("--json", action="store_true", help=catalogue.text("cli-json-help"))


def print_json(value: Json) -> None:
    print(json.dumps(value, ensure_ascii=False))
