"""What `steiger --version` reports: the version, how the engine runs, and the nets that come with it."""

from __future__ import annotations

import platform
from importlib.resources import files

from steiger import __version__, _loading
from steiger.core.registry import find_game, game_names
from steiger.locale import Catalogue


def report(catalogue: Catalogue) -> str:
    engine = catalogue.text(
        "cli-version-compiled" if _loading.is_compiled() else "cli-version-interpreted",
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )
    found = [f"{name} {', '.join(sizes)}" for name in game_names() if (sizes := nets(name))]
    lines = [f"steiger {__version__}", engine, catalogue.text("cli-version-nets", nets="; ".join(found) or "–")]
    return "\n".join(lines)


def nets(game: str) -> list[str]:
    """The numbers of players for which a game ships a net."""
    folder = files(type(find_game(game)).__module__.rpartition(".")[0]) / "nets"
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(".npz") for name in names if name.endswith(".npz"))
