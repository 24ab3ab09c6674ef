"""Uniformly random play to the end, with no Python object made on the way. Bots with a purpose live elsewhere."""

from mypy_extensions import i64

from steiger.core.rng import Rng
from steiger.core.state import Choices, State


def playout(state: State, rng: Rng, choices: Choices) -> i64:
    """Play on at random until the game is over; the number of decisions that took."""
    decisions: i64 = 0
    while True:
        choices.end = 0  # as clear does: a call is dear when interpreted
        choices.count = 0
        state.offer(choices)
        count = choices.count
        if count == 0:
            return decisions
        state.apply(choices.pick(rng.below(count)))
        decisions += 1
