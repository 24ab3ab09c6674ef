"""What an environment pays at the end of a game. Before the end every reward is 0."""

from __future__ import annotations

from collections.abc import Callable

from steiger.core.state import State

ILLEGAL = -1.0  # for a seat that loses by an illegal action; the others get nothing


def share(state: State) -> list[float]:
    """Return each seat's share of the win: 1 for a sole winner, 0 for a loser."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.scores()))]


def ahead(state: State) -> list[float]:
    """Return by how many points each seat is ahead of the best other seat. Behind is negative."""
    scores = state.scores()
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]


def rank(state: State) -> list[float]:
    """Return 1 for the first seat, 0 for the last, and the others evenly between. Equal seats share their ranks."""
    winners = state.winners()
    standing = [(seat in winners, score) for seat, score in enumerate(state.scores())]
    others = len(standing) - 1
    return [sum((own > other) + (own == other) / 2 for other in standing) / others - 0.5 / others for own in standing]


REWARDS: dict[str, Callable[[State], list[float]]] = {"share": share, "ahead": ahead, "rank": rank}
