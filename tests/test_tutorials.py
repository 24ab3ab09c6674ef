"""The browser's tutorials are records: they must replay under the rules of today."""

from pathlib import Path

import pytest

from steiger.core.record import parse_text
from steiger.core.table import Table

FILES = sorted((Path(__file__).parent.parent / "web" / "src" / "games").glob("*/tutorial.json"))


def test_there_are_tutorials() -> None:
    assert len(FILES) == 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_a_tutorial_replays_to_the_learners_win(path: Path) -> None:
    record = parse_text(path.read_bytes())
    result = Table.replay(record).result()
    assert result is not None and result == record.result
    assert result["winners"] == [0]
