"""What a bot is, and the only way to ask one. Which bots there are is said in registry.py."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from steiger.core.rng import Rng
from steiger.core.state import State

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
        """A legal action for the seat to move, within so many milliseconds.

        The state is the bot's own copy, and what the seat cannot know in it is redealt: look, copy, play on, redeal again.
        """

    def explain(self, state: State, seat: int, ms: int, most: int = MOST_ADVICE) -> list[Advice]:
        """The best turns with what they promise and why, best first; a bot that cannot say gives none."""
        return []


def ask(bot: Bot, state: State, rng: Rng, ms: int = DEFAULT_MS) -> int:
    """The bot's action for whoever is to move. It never sees the true position, so it cannot cheat by accident."""
    seat = int(state.to_move())
    seen = state.copy()
    seen.determinize(seat, rng)
    action = int(bot.choose(seen, seat, ms))
    assert action in state.legal(), (type(bot).__name__, action)
    return action


def explain(bot: Bot, state: State, rng: Rng, ms: int = DEFAULT_MS, most: int = MOST_ADVICE) -> list[Advice]:
    """The bot's advice for whoever is to move, from what that seat may know."""
    seat = int(state.to_move())
    seen = state.copy()
    seen.determinize(seat, rng)
    return bot.explain(seen, seat, ms, most)
