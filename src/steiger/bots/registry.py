"""Which bots there are. Bots of other packages appear by the entry point group `steiger.bots`."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from steiger.bots import minds
from steiger.bots.bot import Bot
from steiger.core.errors import Reason, UnknownBot, shown
from steiger.core.rng import Rng

Maker = Callable[[Rng], Bot]

_offered: dict[str, str] = {}
_rank: dict[str, int] = {}
_games: dict[str, tuple[str, ...]] = {}
ANY_GAME: tuple[str, ...] = ()


def offer(name: str, where: str, rank: int = 0, games: tuple[str, ...] = minds.GAMES) -> None:
    """Make a bot known; `where` (module:class) is imported when it is first asked for. People get hints from ranks above 0."""
    _offered[name] = where
    _rank[name] = rank
    _games[name] = games


def plays(name: str, game: str) -> bool:
    """Whether this bot can play that game. One from another package is trusted to play them all."""
    games = _games.get(name, ANY_GAME)
    return games == ANY_GAME or game in games


def rank(name: str) -> int:
    """How much its advice is worth; 0: none."""
    return _rank.get(name, 0)


def adviser() -> str | None:
    """The bot of the highest rank, to ask for a hint; None if none is good enough to advise anybody."""
    best = max(_rank, key=lambda name: _rank[name], default=None)
    return best if best is not None and _rank[best] > 0 else None


def names() -> list[str]:
    """All bots by name."""
    for point in entry_points(group="steiger.bots"):
        _offered.setdefault(point.name, point.value)
    return sorted(_offered)


def get(name: object, rng: Rng) -> Bot:
    """A new bot that draws all its chance from this Rng."""
    if not isinstance(name, str) or (name not in _offered and name not in names()):
        raise UnknownBot(Reason("bot-unknown", bot=shown(name), known=", ".join(names())))
    module, _, attribute = _offered[name].partition(":")
    maker: Maker = getattr(import_module(module), attribute)
    return maker(rng)
