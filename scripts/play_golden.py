"""Replays every golden game with the installed package. Run as `python -m scripts.play_golden [compiled | interpreted]`."""

from __future__ import annotations

import json
import sys

import steiger
from steiger import _loading
from tests.golden import digests, golden_files


def main(given: list[str]) -> int:
    found = "compiled" if _loading.is_compiled() else "interpreted"
    if given and given != [found]:
        print(f"steiger: the engine is {found}, not {' '.join(given)}", file=sys.stderr)
        return 1
    paths = [path for name in steiger.game_names() for path in golden_files(name)]
    for path in paths:
        golden = json.loads(path.read_text(encoding="utf-8"))
        assert digests(golden["record"]) == golden["digests"], path
    print(f"steiger: {len(paths)} golden games replayed, {found}")
    return 0 if paths else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
