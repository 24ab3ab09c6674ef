"""Points at the end of the game: what upgraded projects count then."""

from mypy_extensions import i64

from steiger.core.bits import BIT, bit_count
from steiger.games.zwergar.rules.board import FROM_END, Board, Player
from steiger.games.zwergar.rules.goods import count
from steiger.games.zwergar.rules.terms import JEWEL, PROJECTS


def counted(board: Board, player: Player, what: i64) -> i64:
    """How much a player has of what an end effect counts; the order is COUNTED's in box.py."""
    if what == 1:
        return bit_count(player.upgraded)
    if what <= 5:
        return count(player.goods, what - 2)
    if what == 6:
        return jewel_projects(board, player)
    return player.warm + player.cold if what == 7 else player.installed


def jewel_projects(board: Board, player: Player) -> i64:
    """Completed projects whose printed cost holds a jewel."""
    found: i64 = 0
    for card in range(PROJECTS):
        if player.done & BIT[card] != 0 and count(board.box.complete_goods[card], JEWEL) > 0:
            found += 1
    return found


def end_points(board: Board, player: Player, card: i64) -> i64:
    box = board.box
    if box.end_counts[card] == 0:
        return 0
    return box.end_vp[card] * (counted(board, player, box.end_counts[card]) // box.end_per[card])


def score_end(board: Board) -> None:
    for player in board.players:
        for card in range(PROJECTS):
            if player.upgraded & BIT[card] != 0:
                player.earn(FROM_END, end_points(board, player, card))
