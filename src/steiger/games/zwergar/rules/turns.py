"""Whose turn it is: turns, rounds and their events, West's extra actions, Gold's free upgrades, the end."""

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.games.zwergar.rules.board import Board
from steiger.games.zwergar.rules.box import FEWER_ACTIONS, TURN_HEAT
from steiger.games.zwergar.rules.heat import gain_heat
from steiger.games.zwergar.rules.mine import lift_step, load_level
from steiger.games.zwergar.rules.scoring import score_end
from steiger.games.zwergar.rules.terms import (
    CHOOSE,
    DISPLAY,
    EAST_SET,
    GOLD_SET,
    GOLDEN,
    LEVELS,
    OLD_SHAFT_SET,
    OVER,
    ROUNDS,
    UPGRADE,
    WEST,
    WEST_SET,
)

# Turns.


def refill(board: Board) -> None:
    """Empty spaces from the left, as long as the stack lasts."""
    for space in range(DISPLAY):
        if board.shown(space) < 0 and board.drawn < len(board.projects):
            board.show(space, board.projects[board.drawn])
            board.drawn += 1
            board.revealed += 1


def begin_turn(board: Board) -> None:
    refill(board)
    me = board.me()
    me.goods += me.income
    gain_heat(board, me, me.stat(TURN_HEAT))
    board.actions = board.box.actions - board.round_stat(FEWER_ACTIONS)
    board.phase = CHOOSE


def begin_extra_actions(board: Board, actions: i64) -> None:
    """Like a turn, but none for what happens at the start of one."""
    refill(board)
    board.actions = actions
    board.phase = CHOOSE


def end_action(board: Board) -> None:
    if board.actions > 0:
        board.phase = CHOOSE
        return
    cool_down(board)
    if board.stage == ROUNDS:
        next_turn(board)
    elif board.stage == WEST:
        next_in_west(board)
    else:
        next_golden(board)


def cool_down(board: Board) -> None:
    """The track falls to 0, or to what the East projects keep."""
    me = board.me()
    kept = board.box.east_heat * me.projects_of(EAST_SET)
    if me.heat > kept:
        me.heat = kept


def next_turn(board: Board) -> None:
    board.seat = (board.seat + 1) % len(board.players)
    if board.seat != board.start:
        begin_turn(board)
    elif board.turned < len(board.events):
        turn_up_event(board)
        keep_fires(board)
        board.round += 1
        begin_round(board)
    else:
        begin_west(board)


def begin_round(board: Board) -> None:
    board.silverbeard = only_leader(board, OLD_SHAFT_SET)
    board.seat = board.start
    begin_turn(board)


# Events.


def turn_up_event(board: Board) -> None:
    box = board.box
    event = board.events[board.turned]
    board.turned += 1
    board.revealed += 1
    board.event = event
    board.rule = box.event_stats[event]
    for _ in range(box.event_steps[event]):
        lift_step(board)
    for level in range(LEVELS + 1):
        if box.event_levels[event] & BIT[level] != 0:
            load_level(board, level, box.event_load[event])
    if box.event_heat[event] != 0:
        for player in board.players:
            gain_heat(board, player, box.event_heat[event])
    if box.event_discards[event] != 0:
        discard_projects(board, box.event_discards[event])


def discard_projects(board: Board, number: i64) -> None:
    """The chief engineer changes his mind: the projects on the two positions go, or the next ones to the right."""
    discard_from(board, board.first_discard)
    if number > 1:
        discard_from(board, board.second_discard)
    refill(board)


def discard_from(board: Board, space: i64) -> None:
    for further in range(DISPLAY):
        at = (space + further) % DISPLAY
        card = board.shown(at)
        if card >= 0:
            board.discarded |= BIT[card]
            board.show(at, -1)
            return


def keep_fires(board: Board) -> None:
    """Whoever has a warm furnace on the sheet lights a cold one."""
    for player in board.players:
        if player.warm > 0:
            player.light(1)


# Sets that reward whoever completed most.


def leaders(board: Board, which: i64) -> i64:
    """The seats that completed most projects of a set, at least one, as a mask."""
    most: i64 = 1
    mask: i64 = 0
    for seat in range(len(board.players)):
        have = board.players[seat].projects_of(which)
        if have > most:
            most = have
            mask = 0
        if have == most:
            mask |= BIT[seat]
    return mask


def only_leader(board: Board, which: i64) -> i64:
    """Who alone has most, -1 on a tie or for none."""
    mask = leaders(board, which)
    for seat in range(len(board.players)):
        if mask == BIT[seat]:
            return seat
    return -1


def next_waiting(board: Board) -> i64:
    """The next in turn order of those who wait, and no longer does; -1 for none."""
    for distance in range(len(board.players)):
        seat = (board.start + distance) % len(board.players)
        if board.waiting & BIT[seat] != 0:
            board.waiting &= ~BIT[seat]
            return seat
    return -1


def begin_west(board: Board) -> None:
    board.stage = WEST
    board.waiting = leaders(board, WEST_SET)
    next_in_west(board)


def next_in_west(board: Board) -> None:
    seat = next_waiting(board)
    if seat >= 0:
        board.seat = seat
        begin_extra_actions(board, board.box.west_actions)
        return
    board.stage = GOLDEN
    board.waiting = leaders(board, GOLD_SET)
    next_golden(board)


def next_golden(board: Board) -> None:
    """Who has nothing to upgrade is passed over."""
    board.actions = 0
    seat = next_waiting(board)
    while seat >= 0:
        player = board.players[seat]
        if player.done & ~player.upgraded != 0:
            board.seat = seat
            board.phase = UPGRADE
            return
        seat = next_waiting(board)
    score_end(board)
    board.phase = OVER
