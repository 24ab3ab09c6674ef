"""Puts the docstrings of the engine into the C code that mypyc has written, which leaves them out.

mypyc writes `PyDoc_STR("legal($self)\n--\n\n")` for a method. The text after that signature is what `help()` shows.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

TEXT = r'PyDoc_STR\("(?P<signature>(?:[^"\\]|\\.)*?)"\)'
FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(?P<symbol>\w+),\s*METH_[\w |]+," + r"\s*" + TEXT)
CLASS = re.compile(r"CPyType_(?P<symbol>\w+)_template_ = \{(?P<between>[^{}]*?)\.tp_doc = " + TEXT)
Documented = ast.ClassDef | ast.FunctionDef


def add_docstrings(generated: Sequence[Path], sources: Sequence[Path], root: Path) -> int:
    """Add to each generated file the docstrings of the sources under root. Return how many were added."""
    documented = dict(found for source in sources for found in docstrings(source, root))
    return sum(rewrite(path, documented) for path in generated if path.suffix == ".c")


def docstrings(source: Path, root: Path) -> Iterator[tuple[str, str]]:
    """Return the docstrings of a module by the C names of their classes, methods and functions."""
    module = "___".join(source.relative_to(root).with_suffix("").parts)
    for name, node in definitions(ast.parse(source.read_text(encoding="utf-8")), module):
        if text := ast.get_docstring(node):
            yield name, text


def definitions(within: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, Documented]]:
    for node in within.body:
        if isinstance(node, Documented):
            yield f"{prefix}___{node.name}", node
        if isinstance(node, ast.ClassDef):
            yield from definitions(node, f"{prefix}___{node.name}")


def rewrite(path: Path, documented: dict[str, str]) -> int:
    short = {name: text for full, text in documented.items() for name in suffixes(full)}
    added = 0

    def add(found: re.Match[str]) -> str:
        nonlocal added
        text = short.get(found["symbol"])
        if text is None:
            return found[0]
        added += 1
        return found[0].removesuffix('")') + in_c(text) + '")'

    code = path.read_text(encoding="utf-8")
    path.write_text(CLASS.sub(add, FUNCTION.sub(add, code)), encoding="utf-8")
    return added


def suffixes(full: str) -> Iterator[str]:
    """Return the names that mypyc may have shortened this one to: it drops packages that it does not need."""
    yield full
    while "___" in full:
        full = full.partition("___")[2]
        yield full


def in_c(text: str) -> str:
    """Return text inside a C string: ASCII as it is, other bytes in octal."""
    return "".join(in_c_byte(byte) for byte in text.encode())


def in_c_byte(byte: int) -> str:
    printable = 32 <= byte < 127 and chr(byte) not in '"\\?'
    return chr(byte) if printable else f"\\{byte:03o}"
