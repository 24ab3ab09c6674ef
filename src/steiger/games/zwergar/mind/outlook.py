"""How much of the game is left for a seat, and how the seat stands in the sets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.maths import exp
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.terms import ROUNDS, SET_COUNT, WEST

TURN_ACTIONS: Final = 3.0  # actions that count as a whole turn


def lead(board: Board, seat: i64, which: i64, turns: float) -> float:
    """Estimate the chance to have most projects of a set. It is certain at the end and open before."""
    own = board.players[seat].projects_of(which)
    if own == 0:
        return 0.0
    most: i64 = 0
    for other in range(len(board.players)):
        if other != seat:
            theirs = board.players[other].projects_of(which)
            most = theirs if theirs > most else most
    return 1.0 / (1.0 + exp(-(float(own - most) + 0.5) / (0.15 + 0.15 * turns)))


def turns_left(board: Board, seat: i64) -> float:
    """Return the number of turns still to come, including the rest of the current one."""
    acting = float(board.actions) / TURN_ACTIONS if board.seat == seat else 0.0
    if board.stage != ROUNDS:
        waits = board.stage == WEST and board.waiting & BIT[seat] != 0
        return acting + (1.0 if waits else 0.0)
    players: i64 = len(board.players)
    rounds = float(len(board.events) - board.turned)
    behind = (seat - board.start + players) % players > (board.seat - board.start + players) % players
    return rounds + acting + (1.0 if behind else 0.0)


def most_of_a_set(player: Player) -> i64:
    """Count the projects in the player's largest set."""
    most: i64 = 0
    for which in range(SET_COUNT):
        have = player.projects_of(which)
        most = have if have > most else most
    return most
