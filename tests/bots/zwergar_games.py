"""Positions of Zwergar as they come up among bots, for tests."""

from steiger import NOBODY, Rng, Table, game
from steiger.bots.minds import find_mind
from steiger.zwergar.position import Position


def positions(players: int, seed: int, *, every: int = 1) -> list[Position]:
    """The positions before the decisions of one game, every so many of them."""
    state = Table.new(game("zwergar"), players, {}, seed).state
    assert isinstance(state, Position)
    mind = find_mind("steiger.zwergar.position", "greedy", Rng(seed))
    found: list[Position] = []
    decisions = 0
    while state.to_move() != NOBODY:
        for action in mind.turns(state, 1)[0].actions:
            if decisions % every == 0:
                found.append(state.copy())
            decisions += 1
            state.apply(action)
    return found


def values(thing: object) -> dict[str, object]:
    """All that an object holds, by name."""
    held = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: list(value) if hasattr(value, "__len__") else value for name, value in held.items() if not callable(value)}
