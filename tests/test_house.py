"""Everything about a game lives in its own folders: hardly a file elsewhere names one."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
NAMES = re.compile("gl(ue|ü)ck ?auf|zwergar", re.IGNORECASE)
OWN = ("src/steiger/games/", "tests/games/", "web/src/games/", "web/e2e/games/", "docs/")
MOST = 5


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def names_a_game(file: str) -> bool:
    return NAMES.search(file + (ROOT / file).read_text(encoding="utf-8", errors="ignore")) is not None


def test_at_most_five_files_outside_the_games_name_one() -> None:
    elsewhere = [file for file in tracked() if not file.startswith(OWN)]
    found = [file for file in elsewhere if names_a_game(file)]
    assert len(found) <= MOST, found
