"""Checks a game's rules page against a checklist: every rule of the spec has a place on the page."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from steiger.locale import LANGUAGES, game_files

SPEC = Path(__file__).parent.parent.parent / "shared" / "spec"

Checklist = dict[str, tuple[str, tuple[str, ...]]]
"""A heading or ruling of the spec → the section that states it, and words that must stand there in English."""


def texts(game: str, language: str) -> dict[str, str]:
    """The text of each section of the rules page."""
    source = "".join(path.read_text(encoding="utf-8") for path in game_files(game, language))
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"web-rules-{game}-") and entry.value is not None:
            pattern = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
            found[entry.id.name.removeprefix(f"web-rules-{game}-")] = pattern
    return {name.removesuffix("-text"): text for name, text in found.items() if name.endswith("-text")}


def missing(game: str, checklist: Checklist) -> list[str]:
    """Return the rules that the English page does not state."""
    page = texts(game, "en")
    return [
        f"{rule}: {word!r} in section {section!r}"
        for rule, (section, words) in checklist.items()
        for word in words
        if word not in page.get(section, "")
    ]


def uneven_sections(game: str) -> dict[str, list[str]]:
    """Return the sections whose number of list items and numerals differs between languages."""
    shapes = {language: {name: shape(text) for name, text in texts(game, language).items()} for language in LANGUAGES}
    return {
        language: [name for name in shapes["en"] if found.get(name) != shapes["en"][name]] for language, found in shapes.items()
    }


def shape(text: str) -> tuple[int, int]:
    return text.count("\n- ") + text.startswith("- "), text.count("\n\n")


def spec_headings(file: str) -> list[str]:
    text = (SPEC / file).read_text(encoding="utf-8")
    return re.findall(r"^##+ (.+)$", text, re.MULTILINE)


def spec_rulings(file: str) -> int:
    """Return how many rulings the spec marks."""
    text = (SPEC / file).read_text(encoding="utf-8").partition("## Worked examples")[0]
    return len(re.findall(r"\bRuling\b", text))
