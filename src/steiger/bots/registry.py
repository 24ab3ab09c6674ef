"""The bots by name, and what each can play.

Bots of other packages appear by the entry point group `steiger.bots`, or by `allow`, which takes the place of a class
(`package.module:Class`) or a command (`exec:node bot.mjs`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points

from steiger.bots import minds
from steiger.bots.bot import Bot
from steiger.bots.budget import MOST_SAMPLES, SIGN
from steiger.core.errors import Reason, UnknownBot, in_json
from steiger.core.rng import Rng

Maker = Callable[..., Bot]

# Further bots, one per line. Worker processes inherit the variable, and an operator may set it for a server.
FURTHER = "STEIGER_BOTS"
COMMAND = "exec:"
PROGRAM = "steiger.bots.program:ProgramBot"


@dataclass(frozen=True)
class Entry:
    """A bot that is known by name. `where` (module:class) is imported when the bot is first asked for."""

    where: str
    rank: int = 0  # people get hints from ranks above 0
    style: str | None = None  # of the game's mind that it plays by; without one it plays every game
    learned: bool = False  # plays by the nets that the game ships
    command: str = ""  # of a program that chooses for it


_entries: dict[str, Entry] = {}


def register(name: str, where: str, rank: int = 0, style: str | None = None, learned: bool = False) -> None:
    """Make a bot known."""
    _entries[name] = Entry(where, rank, style, learned)


def register_style(style: str) -> None:
    """Make the bot known that plays by a style of the game's mind. It has the style's name."""
    register(style, "steiger.bots.minded:Styled", style=style)


def allow(name: str) -> str:
    """Make a bot known that is named by its class or command, also in worker processes. Other names are left to `check`."""
    label = name.partition(SIGN)[0]
    if ":" in label and label not in names():
        maker_of(further_entry(label))
        os.environ[FURTHER] = "\n".join([*further(), label])
    return name


def further() -> list[str]:
    """Return the bots that are known by their class or command."""
    return [line for line in map(str.strip, os.environ.get(FURTHER, "").splitlines()) if line]


def plays(name: str, game: str) -> bool:
    """Return whether this bot can play that game: one that thinks needs a mind of its style, a learned one also needs nets."""
    entry = entry_of(name)
    if entry.style is None:
        return True
    found = minds.minds_of(game)
    return found is not None and entry.style in found.styles and (not entry.learned or found.net_spec() is not None)


def rank(name: str) -> int:
    """Return how much its advice is worth. 0 means that it gives none."""
    return entry_of(name).rank


def adviser(game: str) -> str | None:
    """Return the best bot to ask for a hint in this game, or None if none can advise anybody there."""
    advisers = sorted((name for name in names() if rank(name) > 0), key=rank, reverse=True)
    return next((name for name in advisers if plays(name, game)), None)


def names() -> list[str]:
    """Return the names of all bots, sorted."""
    for point in entry_points(group="steiger.bots"):
        _entries.setdefault(point.name, Entry(point.value))
    return sorted([*_entries, *further()])


def entry_of(name: object) -> Entry:
    """Return the entry of `NAME` or `NAME#SAMPLES`."""
    known = name.partition(SIGN)[0] if isinstance(name, str) else ""
    if known not in _entries and known not in names():
        raise UnknownBot(Reason("bot-unknown", bot=in_json(name), known=", ".join(names())))
    return _entries[known] if known in _entries else further_entry(known)


def further_entry(label: str) -> Entry:
    """Return the entry of a bot that is known by its class or command."""
    is_command = label.startswith(COMMAND)
    return Entry(PROGRAM, command=label.removeprefix(COMMAND)) if is_command else Entry(label)


def samples_of(name: str) -> int | None:
    """Return the number of samples in `NAME#SAMPLES`, or None for a bot that thinks by time."""
    bot, sign, given = name.partition(SIGN)
    if not sign:
        return None
    if not maker_of(entry_of(bot)).takes_samples:
        raise UnknownBot(Reason("bot-no-samples", bot=bot))
    if not (given.isascii() and given.isdigit() and len(given) <= len(str(MOST_SAMPLES)) and 1 <= int(given) <= MOST_SAMPLES):
        raise UnknownBot(Reason("bot-samples-range", bot=bot, given=given, most=str(MOST_SAMPLES)))
    return int(given)


def check(name: object, game: str) -> str:
    """Return the name of a bot that can play this game, or say which ones can."""
    entry_of(name)
    assert isinstance(name, str)
    samples_of(name)
    if not plays(name, game):
        known = [other for other in names() if plays(other, game)]
        raise UnknownBot(Reason("bot-cannot-play", bot=name, game=game, known=", ".join(known)))
    return name


def get(name: object, rng: Rng) -> Bot:
    """Return a new bot that draws all its chance from this Rng. `NAME#SAMPLES` searches with a number of samples per turn."""
    entry = entry_of(name)
    assert isinstance(name, str)
    samples = samples_of(name)
    maker: Maker = maker_of(entry)
    given = entry.command or entry.style
    bot = maker(given, rng) if given else maker(rng)
    bot.samples = samples
    return bot


def maker_of(entry: Entry) -> type[Bot]:
    """Import the class of a bot. A module in the current folder can be named too."""
    module, _, attribute = entry.where.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError, SyntaxError) as error:
        raise UnknownBot(Reason("bot-cannot-load", bot=entry.where, detail=str(error))) from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(Reason("bot-no-bot", bot=entry.where))
    return found
