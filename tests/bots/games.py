"""Positions as they come up among bots, for tests."""

from steiger import NOBODY, Rng, State, Table, game
from steiger.bots.minds import find_mind


def a_game(name: str, players: int, seed: int) -> list[State]:
    """The positions before the decisions of one game, and its end."""
    state = Table.new(game(name), players, {}, seed).state
    mind = find_mind(state, "greedy", Rng(seed))
    found = [state.copy()]
    while state.to_move() != NOBODY:
        for action in mind.turns(state, 1)[0].actions:
            state.apply(action)
            found.append(state.copy())
    return found
