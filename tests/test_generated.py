"""The client's generated files are fresh: what `make generated` would write is what is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.scripts.generate import WEB, generated, write

FILES = dict(generated())


@pytest.mark.parametrize("path", FILES)
def test_generated_file_is_fresh(path: str) -> None:
    assert (WEB / path).read_text(encoding="utf-8") == FILES[path], f"web/{path} is stale. Run `make generated`."


def test_generated_files_can_be_written_elsewhere(tmp_path: Path) -> None:
    write(tmp_path)
    assert {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()} == set(FILES)
