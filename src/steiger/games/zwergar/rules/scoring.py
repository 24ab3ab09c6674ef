"""Points at the end of the game: the end effects of upgraded projects."""

from mypy_extensions import i64

from steiger.core.bits import BIT, bit_count
from steiger.games.zwergar.rules.board import FROM_END, Board, Player
from steiger.games.zwergar.rules.box import (
    COUNTS_JEWEL,
    COUNTS_JEWEL_PROJECTS,
    COUNTS_NOTHING,
    COUNTS_SHEET_FURNACES,
    COUNTS_STONE,
    COUNTS_UPGRADED,
)
from steiger.games.zwergar.rules.goods import count
from steiger.games.zwergar.rules.terms import JEWEL, PROJECTS, Card


def counted(board: Board, player: Player, what: i64) -> i64:
    """Return how much a player has of the things that an end effect counts."""
    if what == COUNTS_UPGRADED:
        return bit_count(player.upgraded)
    if what <= COUNTS_JEWEL:
        return count(player.goods, what - COUNTS_STONE)
    if what == COUNTS_JEWEL_PROJECTS:
        return jewel_projects(board, player)
    return player.warm + player.cold if what == COUNTS_SHEET_FURNACES else player.installed


def jewel_projects(board: Board, player: Player) -> i64:
    """Count the completed projects whose printed cost has a jewel."""
    found: i64 = 0
    for card in range(PROJECTS):
        if player.done & BIT[card] != 0 and count(board.box.complete_goods[card], JEWEL) > 0:
            found += 1
    return found


def end_points(board: Board, player: Player, card: Card) -> i64:
    box = board.box
    if box.end_counts[card] == COUNTS_NOTHING:
        return 0
    return box.end_vp[card] * (counted(board, player, box.end_counts[card]) // box.end_per[card])


def score_end(board: Board) -> None:
    for player in board.players:
        for card in range(PROJECTS):
            if player.upgraded & BIT[card] != 0:
                player.earn(FROM_END, end_points(board, player, Card(card)))
