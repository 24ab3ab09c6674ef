"""Constructors stay short: a long row of positional arguments hides a forgotten or swapped field."""

from __future__ import annotations

import ast
from pathlib import Path

import steiger

SOURCES = Path(steiger.__file__).parent
MOST = 8


def long_constructors(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            inits = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
            found += [f"{path.name}: {node.name}" for init in inits if len(init.args.args) - 1 > MOST]
    return found


def test_no_constructor_takes_more_than_eight_positional_parameters() -> None:
    assert [name for path in sorted(SOURCES.rglob("*.py")) for name in long_constructors(path)] == []
