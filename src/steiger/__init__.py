"""Steiger: mining board games for people, bots and research. `steiger.game(NAME)` finds one of `steiger.game_names()`."""

from steiger import _loading

_loading.prepare()

from steiger.core import pickling as _pickling  # noqa: E402, F401  (positions can be pickled wherever the package is loaded)
from steiger.core.game import Game  # noqa: E402  (the loader must be in place before anything compiled is imported)
from steiger.core.record import Record, parse_text  # noqa: E402
from steiger.core.registry import find_game as game  # noqa: E402
from steiger.core.registry import game_names, register, register_folders  # noqa: E402
from steiger.core.rng import Rng  # noqa: E402
from steiger.core.state import NOBODY, State  # noqa: E402
from steiger.core.table import Table  # noqa: E402

register_folders("steiger.games")

__version__ = "0.1.0"
__all__ = ["NOBODY", "Game", "Record", "Rng", "State", "Table", "game", "game_names", "parse_text", "register"]
