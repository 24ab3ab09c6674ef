"""Write everything that the client takes from Python: types, component tables and sample positions. Run `make generated`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from web.scripts.typescript import Writer

from steiger.server import game_messages, messages, people_messages, socket_messages

WEB = Path(__file__).parent.parent
SHARED = (messages, people_messages, game_messages, socket_messages)


def generated() -> Iterator[tuple[str, str]]:
    """Each generated file: its path inside the folder `web`, and its text."""
    yield "src/lib/generated.ts", Writer(SHARED).file()


def write(folder: Path) -> None:
    for path, text in generated():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else WEB)
