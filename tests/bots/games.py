"""Positions as they come up among bots, for tests."""

from collections.abc import Callable

from steiger import NOBODY, Rng, State, Table, game
from steiger.bots.minds import find_mind
from steiger.bots.net_spec import SCORE_UNIT, NetSpec


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


def check_hand_evaluation(spec: NetSpec, players: int, weigh: Callable[[State, int], float]) -> None:
    """The first net looks for every player's hand evaluation where the row has it."""
    for state in a_game(spec.game, players, 15)[::10]:
        row = spec.row(state, 1)
        for distance in range(players):
            theirs = weigh(state, (1 + distance) % players)
            assert abs(row[spec.whole(distance)] - theirs / SCORE_UNIT) < 1e-5
