"""What a bot is, and the only way to ask one. registry.py lists the bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from steiger.core.resample import resample
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.core.table import Table

if TYPE_CHECKING:
    from steiger.bots.advice import Advice

DEFAULT_MS = 500
MOST_ADVICE = 3


class Bot(ABC):
    """Chooses actions. All its chance comes from the Rng it is given, so that a game can be played again."""

    takes_samples = False  # whether it searches, and may be given a number of samples instead of time

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.samples: int | None = None  # per turn; None means that time is the limit

    @abstractmethod
    def choose(self, state: State, seat: int, ms: int) -> int:
        """Return a legal action for the seat to move, within `ms` milliseconds.

        The state is the bot's own copy, in which everything the seat cannot know is redealt. Copy it, play on, redeal again.
        """

    def explain(self, state: State, seat: int, ms: int, most: int = MOST_ADVICE) -> list[Advice]:
        """Return the best turns with their promise and reasons, best first. A bot that gives no advice returns none."""
        return []


class RecordBot(Bot):
    """A bot that is given a whole game instead of a position, for example to send its record to another program."""

    @abstractmethod
    def choose_at(self, table: Table, ms: int) -> int:
        """Return a legal action. The table is consistent with everything the seat to move has seen; the rest is redealt."""

    def choose(self, state: State, seat: int, ms: int) -> int:
        raise NotImplementedError("a bot that needs a record is asked by `ask` with the game so far")


def ask(bot: Bot, state: State, rng: Rng, ms: int = DEFAULT_MS, so_far: Callable[[], Table] | None = None) -> int:
    """Return the bot's action for the seat to move. It never sees the true position, so it cannot cheat by accident.

    `so_far` returns the game that led to the state. Only a `RecordBot` needs it.
    """
    seat = int(state.to_move())
    if isinstance(bot, RecordBot) and so_far is not None:
        action = bot.choose_at(resample(so_far(), seat, rng), ms)
    else:
        seen = state.copy()
        seen.determinize(seat, rng)
        action = int(bot.choose(seen, seat, ms))
    assert action in state.legal(), (type(bot).__name__, action)
    return action


def explain(bot: Bot, state: State, rng: Rng, ms: int = DEFAULT_MS, most: int = MOST_ADVICE) -> list[Advice]:
    """Return the bot's advice for the seat to move, based on what that seat may know."""
    seat = int(state.to_move())
    seen = state.copy()
    seen.determinize(seat, rng)
    return bot.explain(seen, seat, ms, most)
