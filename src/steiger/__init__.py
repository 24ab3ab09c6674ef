"""Steiger: mining board games for people, bots and research.

The checked interface speaks words, and every mistake raises an error that explains it:

>>> import steiger
>>> table = steiger.Table.new(steiger.game_names()[0], players=3, seed=7)
>>> table.play(table.legal()[0])
>>> table.play(steiger.suggest(table, "foreman"))

`Table` and `Record` check everything that they are given. `table.state` is a `State`, the fast interface without checks:
it speaks action numbers and is meant for bots and search.
"""

from typing import TYPE_CHECKING, Any

from steiger import _loading

_loading.prepare()

from steiger import _faces  # noqa: E402  (the loader must be in place before anything compiled is imported)
from steiger.core import pickling as _pickling  # noqa: E402, F401  (positions can be pickled wherever the package is loaded)
from steiger.core.errors import BadRecord, BadRequest, ClientError, Illegal  # noqa: E402
from steiger.core.game import Game  # noqa: E402
from steiger.core.record import Record, parse_text  # noqa: E402
from steiger.core.registry import find_game as game  # noqa: E402
from steiger.core.registry import game_names, register, register_folders  # noqa: E402
from steiger.core.rng import Rng  # noqa: E402
from steiger.core.state import NOBODY, State  # noqa: E402
from steiger.core.table import Table  # noqa: E402

if TYPE_CHECKING:
    from steiger import bots
    from steiger._api import simulate, suggest

register_folders("steiger.games")
_faces.install()

__version__ = "0.1.0"
__all__ = [
    "NOBODY",
    "BadRecord",
    "BadRequest",
    "ClientError",
    "Game",
    "Illegal",
    "Record",
    "Rng",
    "State",
    "Table",
    "bots",
    "game",
    "game_names",
    "parse_text",
    "register",
    "simulate",
    "suggest",
]


def __getattr__(name: str) -> Any:
    """Load what needs numpy when it is first asked for, so that `import steiger` stays quick."""
    from importlib import import_module

    if name in ("simulate", "suggest"):
        return getattr(import_module("steiger._api"), name)
    if name == "bots":
        return import_module("steiger.bots")
    raise AttributeError(f"module 'steiger' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
