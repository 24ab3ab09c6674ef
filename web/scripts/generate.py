"""Write everything that the client takes from Python: types, component tables and sample positions. Run `make generated`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

import msgspec

import steiger
from steiger.core import outcome, view
from steiger.core.game import Game
from steiger.server import game_messages, hint_messages, messages, people_messages, socket_messages
from web.scripts.samples import samples
from web.scripts.typescript import Writer

WEB = Path(__file__).parent.parent
SHARED = (view, outcome, messages, hint_messages, people_messages, game_messages, socket_messages)


def generated() -> Iterator[tuple[str, str]]:
    """Each generated file: its path inside the folder `web`, and its text."""
    yield "src/lib/generated.ts", Writer(SHARED).file()
    for name in drawn_games():
        game = steiger.game(name)
        yield f"src/games/{name}/generated.ts", Writer([contract(game)]).file() + component_table(game)
        for sample, text in samples(name):
            yield f"src/games/{name}/fixtures/{sample.removeprefix(name + '-')}.json", text


def component_table(game: Game) -> str:
    """The cards and tiles that never change, as a constant."""
    tables = game.tables()
    return "" if tables is None else f"\nexport const TABLES: {type(tables).__name__} = {msgspec.json.encode(tables).decode()};\n"


def drawn_games() -> list[str]:
    """The games that the client draws. A game of another package has no folder here."""
    return [name for name in steiger.game_names() if (WEB / "src" / "games" / name).is_dir()]


def contract(game: Game) -> ModuleType:
    """The module that declares the game's view."""
    return import_module(get_type_hints(type(game).view)["return"].__module__)


def write(folder: Path) -> None:
    for path, text in generated():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else WEB)
