"""Positions of random play at every kind of table, for the tests of observations and environments."""

from __future__ import annotations

from collections.abc import Iterator

from steiger.core.game import Game
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.state import State
from tests.conformance.settings import Setting, settings


def walk(setting: Setting, every: int) -> Iterator[State]:
    """Yield one of `every` positions of a random game, and the last one."""
    state = setting.table().state
    rng = Rng(setting.seed)
    ply = 0
    while actions := state.legal():
        if ply % every == 0:
            yield state
        state.apply(actions[int(rng.below(len(actions)))])
        ply += 1
    yield state


def positions(name: str, every: int) -> Iterator[tuple[Game, Setting, State]]:
    for setting in settings(find_game(name)):
        for state in walk(setting, every):
            yield setting.game, setting, state
