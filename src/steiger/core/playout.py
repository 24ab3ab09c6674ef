"""Uniformly random play to the end, with no Python object made on the way. Bots with a purpose live elsewhere."""

from mypy_extensions import i64

from steiger.core.rng import Rng
from steiger.core.state import Choices, State


def playout(state: State, rng: Rng, choices: Choices) -> i64:
    """Play on at random until the game is over; the number of decisions that took."""
    decisions: i64 = 0
    while True:
        choices.clear()
        state.offer(choices)
        if choices.count == 0:
            return decisions
        state.apply(choices.pick(rng.below(choices.count)))
        decisions += 1
