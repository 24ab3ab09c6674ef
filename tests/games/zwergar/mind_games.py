"""Positions of Zwergar as they come up among bots, for tests."""

from steiger.games.zwergar.rules.position import Position
from tests.bots.games import a_game


def positions(players: int, seed: int, *, every: int = 1) -> list[Position]:
    """Return the positions of one game before its decisions, at regular intervals."""
    return [state for state in a_game("zwergar", players, seed)[:-1:every] if isinstance(state, Position)]


def values(thing: object) -> dict[str, object]:
    """All that an object holds, by name."""
    held = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: list(value) if hasattr(value, "__len__") else value for name, value in held.items() if not callable(value)}
