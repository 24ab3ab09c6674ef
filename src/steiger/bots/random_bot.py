"""Plays any legal action, each as likely as the other: the least a bot can do, and the measure of all others."""

from steiger.bots.bot import Bot
from steiger.core.state import State


class RandomBot(Bot):
    """One number a decision, as core.playout draws them: games of random bots that share an Rng are its playouts."""

    def choose(self, state: State, seat: int, ms: int) -> int:
        legal = state.legal()
        return legal[self.rng.below(len(legal))]
