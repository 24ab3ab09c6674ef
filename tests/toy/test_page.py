"""“Your first game” shows the toy game as it is."""

import re
from pathlib import Path

from tests.toy.installing import PACKAGE

PAGE = Path(__file__).parent.parent.parent / "docs" / "first-game.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def lines(text: str) -> list[str]:
    """The lines without their indentation: ruff formats the page's blocks too, and moves methods to the margin."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def test_the_code_blocks_are_the_whole_source() -> None:
    source = (PACKAGE / "nuggets.py").read_text(encoding="utf-8")
    *shown, _walk = blocks("python")
    assert lines("".join(shown)) == lines(source)


def test_the_sentences_are_those_of_the_game() -> None:
    (shown,) = blocks("fluent")
    assert lines(shown) == lines((PACKAGE / "locale" / "en" / "game.ftl").read_text(encoding="utf-8"))


def test_the_entry_point_is_that_of_the_package() -> None:
    (shown,) = blocks("toml")
    points = next(PACKAGE.glob("*.dist-info/entry_points.txt")).read_text(encoding="utf-8")
    assert lines(shown.replace('project.entry-points."steiger.games"', "steiger.games").replace('"', "")) == lines(points)
