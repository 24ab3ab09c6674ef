"""What a net should say of a position of Zwergar, known at the end of a game: the share of the win, scores, points by source."""

from __future__ import annotations

from typing import Final

from steiger.zwergar.board import POINT_SOURCES, Board

WIN: Final = 0
OWN: Final = 1
OTHER: Final = 2
FIRST_SOURCE: Final = 3
HEADS: Final = ["win", "score", "best-other", *POINT_SOURCES]
SCORE_UNIT: Final = 100.0
PART_UNIT: Final = 20.0


def outcome(board: Board, seat: int) -> list[float]:
    """One number for each of HEADS, of order 1."""
    winners = board.winners()
    assert winners, "the game is not over"
    player = board.players[seat]
    best = float(max(other.score for other in board.players if other is not player))
    share = 1 / len(winners) if seat in winners else 0.0
    return [share, float(player.score) / SCORE_UNIT, best / SCORE_UNIT, *(float(points) / PART_UNIT for points in player.earned)]
