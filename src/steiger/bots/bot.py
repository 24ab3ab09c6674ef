"""What a bot is, and the only way to ask one. Which bots there are is said in registry.py."""

from __future__ import annotations

from abc import ABC, abstractmethod

from steiger.core.rng import Rng
from steiger.core.state import State

DEFAULT_MS = 500


class Bot(ABC):
    """Chooses actions. All its chance comes from the Rng it is given, so that a game can be played again."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, state: State, seat: int, ms: int) -> int:
        """A legal action for the seat to move, within so many milliseconds.

        The state is the bot's own copy, and what the seat cannot know in it is redealt: look, copy, play on, redeal again.
        """


def ask(bot: Bot, state: State, rng: Rng, ms: int = DEFAULT_MS) -> int:
    """The bot's action for whoever is to move. It never sees the true position, so it cannot cheat by accident."""
    seat = int(state.to_move())
    seen = state.copy()
    seen.determinize(seat, rng)
    action = int(bot.choose(seen, seat, ms))
    assert action in state.legal(), (type(bot).__name__, action)
    return action
