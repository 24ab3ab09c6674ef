"""Which games there are. Games of other packages appear by the entry point group `steiger.games`."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from steiger.core.errors import Reason, UnknownGame, in_json
from steiger.core.game import Game

_registered: dict[str, str] = {}


def register(name: str, where: str) -> None:
    """Make a game known; `where` (module:attribute) is imported when it is first asked for."""
    _registered[name] = where


def register_folders(package: str) -> None:
    """Make the game in each folder of a package known: `package.NAME.game:GAME`."""
    spec = find_spec(package)
    assert spec is not None, package
    for folder in spec.submodule_search_locations or ():
        for path in Path(folder).glob("*/game.py"):
            name = path.parent.name
            register(name, f"{package}.{name}.game:GAME")


def game_names() -> list[str]:
    """Return the names of all games, sorted."""
    from importlib.metadata import entry_points  # slow to import, and not needed for a game we know

    for point in entry_points(group="steiger.games"):
        _registered.setdefault(point.name, point.value)
    return sorted(_registered)


@cache
def game_folder(name: str) -> Path | None:
    """Return the folder that holds a game's module, and beside it its sentences and nets. The module itself is not loaded.

    A game whose module cannot be found has none.
    """
    try:
        spec = find_spec(_registered[name].partition(":")[0])
    except ModuleNotFoundError:
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def find_game(name: object) -> Game:
    """Return the game of this name, loading it if necessary."""
    if not isinstance(name, str) or (name not in _registered and name not in game_names()):
        raise UnknownGame(Reason("game-unknown", game=in_json(name), known=", ".join(game_names())))
    module, _, attribute = _registered[name].partition(":")
    game = getattr(import_module(module), attribute)
    assert isinstance(game, Game), (name, game)
    return game
