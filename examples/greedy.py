"""A bot in fifteen lines: it plays the action that scores most at once.

Run it with: steiger tournament GAME --bots greedy:Greedy,random --games 40 --seed 1
"""

from steiger import State
from steiger.bots import Bot


class Greedy(Bot):
    """Plays the action that scores most at once, and any of several equal ones."""

    def choose(self, state: State, seat: int, ms: int) -> int:
        def score(action: int) -> tuple[int, int]:
            after = state.copy()
            after.apply(action)
            return after.scores()[seat], self.rng.below(1000)

        return max(state.legal(), key=score)
