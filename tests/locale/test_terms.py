"""German and Dutch use one term per thing: the one in docs/glossary.md, never a word that is rejected there."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import steiger
from steiger.locale import ENGLISH, FOLDER, catalogue, game_files

GLOSSARY = Path(steiger.__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = {"de": 1, "nl": 2}
EVERYWHERE = "Everywhere"


class Term(NamedTuple):
    """One row of a table in one language. `allowed` are the chosen word and its short forms."""

    english: str
    allowed: list[str]
    rejected: list[str]
    keys: list[str]


class Words(Visitor):
    """The prose of a message: what is written outside placeables, in all variants."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def headings() -> list[tuple[str, str | None]]:
    """Each table's heading in the glossary, and the game that it is about."""
    names = [(catalogue(ENGLISH).text(f"{name}-name"), name) for name in steiger.game_names()]
    return [(EVERYWHERE, None), *names]


def rows(heading: str) -> list[list[str]]:
    section = GLOSSARY.read_text(encoding="utf-8").partition(f"\n### {heading}\n")[2].partition("\n### ")[0]
    table = [line for line in section.splitlines() if line.startswith("| ")][1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def terms(heading: str, language: str) -> list[Term]:
    return [read_term(row[0], row[COLUMNS[language]], row[4]) for row in rows(heading)]


def read_term(english: str, cell: str, keys: str) -> Term:
    chosen, _, rejected = cell.partition("✗")
    word, _, short = chosen.partition("(")
    allowed = [word, *short.rstrip(") ").split(",")]
    return Term(
        english,
        *(([part.strip() for part in parts if part.strip()]) for parts in (allowed, rejected.split(","), keys.split(","))),
    )


@cache
def messages(game: str | None, language: str) -> dict[str, str]:
    paths = sorted((FOLDER / language).glob("*.ftl")) if game is None else game_files(game, language)
    found: dict[str, str] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                words = Words()
                words.visit(entry)
                found[entry.id.name] = " ".join(words.parts)
    return found


def pattern(rejected: str) -> str:
    """A whole word. One that ends in … also rejects the words that begin with it."""
    stem = rejected.removesuffix("…")
    end = "" if rejected.endswith("…") else r"(?!\w)"
    return rf"(?<!\w)({stem}|{stem[0].upper()}{stem[1:]}){end}"


def uses_of_rejected_words(heading: str, game: str | None, language: str) -> Iterator[str]:
    for term in terms(heading, language):
        for word in term.rejected:
            for key, text in messages(game, language).items():
                if re.search(pattern(word), text):
                    yield f"{key} says “{word}”; the term for {term.english} is “{term.allowed[0]}”"


def sentences_without_their_term(heading: str, game: str | None, language: str) -> Iterator[str]:
    found = messages(game, language)
    for term in terms(heading, language):
        for ending in term.keys:
            keys = [key for key in found if key == ending or key.endswith(f"-{ending}")]
            if not keys:
                yield f"no sentence ends in {ending} ({term.english})"
            for key in keys:
                if not any(stem(word) in found[key].lower() for word in term.allowed):
                    yield f"{key} lacks the term for {term.english}: {' or '.join(term.allowed)}"


def stem(word: str) -> str:
    """The first word of a term without its ending, so that inflected forms are found too."""
    first = word.lower().split(" ")[0]
    return first[: max(3, len(first) - 2)]


PAIRS = [(heading, game, language) for heading, game in headings() for language in COLUMNS]


@pytest.mark.parametrize(("heading", "game", "language"), PAIRS)
def test_no_sentence_uses_a_rejected_word(heading: str, game: str | None, language: str) -> None:
    assert not list(uses_of_rejected_words(heading, game, language))


@pytest.mark.parametrize(("heading", "game", "language"), PAIRS)
def test_the_named_sentences_use_their_term(heading: str, game: str | None, language: str) -> None:
    assert not list(sentences_without_their_term(heading, game, language))


@pytest.mark.parametrize(("heading", "game"), headings())
def test_the_glossary_has_a_table_with_both_languages(heading: str, game: str | None) -> None:
    assert len(rows(heading)) >= 5 and all(len(row) == 5 and row[1] and row[2] for row in rows(heading))


def test_a_rejected_word_is_found_as_a_whole_word_only() -> None:
    assert re.search(pattern("Korb"), "Der Korb ist voll.") and not re.search(pattern("Korb"), "Der Förderkorb ist voll.")
    assert re.search(pattern("arbeider…"), "Arbeiders") and not re.search(pattern("order"), "orders")
