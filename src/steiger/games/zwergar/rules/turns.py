"""The course of the game: turns, rounds and their events, West's extra actions, Gold's free upgrades, the end."""

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT, bit_count
from steiger.games.zwergar.rules.board import Board, packed_spaces
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
    NO_CARD,
    NO_SEAT,
    OLD_SHAFT_SET,
    OVER,
    ROUNDS,
    SECOND_RULES,
    UPGRADE,
    WEST,
    WEST_SET,
    Card,
    Level,
    Seat,
)

# Turns.


def refill(board: Board) -> None:
    """Fill the empty spaces from the left, as long as the stack lasts."""
    for space in range(DISPLAY):
        if board.project_on(space) == NO_CARD and board.drawn < len(board.projects):
            board.lay_out(space, Card(board.projects[board.drawn]))
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
    """Begin extra actions: like a turn, but without the effects at its start."""
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


def may_decline(board: Board) -> bool:
    """West's extra actions can be declined since rules version 2. An action won in Gold's upgrade can't."""
    return board.stage == WEST and board.box.rules >= SECOND_RULES


def decline_actions(board: Board) -> None:
    board.actions = 0
    end_action(board)


def cool_down(board: Board) -> None:
    """The heat track falls to 0, or to the heat that East projects keep."""
    me = board.me()
    kept = board.box.east_heat * me.projects_of(EAST_SET)
    if me.heat > kept:
        me.heat = kept


def next_turn(board: Board) -> None:
    board.seat = Seat((board.seat + 1) % len(board.players))
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
            load_level(board, Level(level), box.event_load[event])
    if box.event_heat[event] != 0:
        for player in board.players:
            gain_heat(board, player, box.event_heat[event])
    if box.event_discards[event] != 0:
        discard_projects(board, box.event_discards[event])


def discard_projects(board: Board, number: i64) -> None:
    """Event 52: discard open projects by chance."""
    if board.box.rules >= SECOND_RULES:
        discard_in_order(board, number)
    else:
        discard_from(board, board.discard_space(0))
        if number > 1:
            discard_from(board, board.discard_space(1))
    refill(board)


def discard_in_order(board: Board, number: i64) -> None:
    """Discard the first open projects in the order of spaces that the set-up gives.

    Afterwards only the order that everybody has seen is kept: the discarded spaces, then the others, from the left.
    """
    gone: i64 = 0
    for turn in range(DISPLAY):
        space = board.discard_space(turn)
        if bit_count(gone) < number and board.project_on(space) != NO_CARD:
            discard(board, space)
            gone |= BIT[space]
    seen = [space for space in range(DISPLAY) if gone & BIT[space] != 0]
    seen += [space for space in range(DISPLAY) if gone & BIT[space] == 0]
    board.discards = packed_spaces(vec[i64](seen))


def discard_from(board: Board, space: i64) -> None:
    """Discard the first open project from a space on, going right and around the corner (rules version 1)."""
    for further in range(DISPLAY):
        at = (space + further) % DISPLAY
        if board.project_on(at) != NO_CARD:
            discard(board, at)
            return


def discard(board: Board, space: i64) -> None:
    board.discarded |= BIT[board.project_on(space)]
    board.lay_out(space, NO_CARD)


def keep_fires(board: Board) -> None:
    """Every player with a warm furnace on the sheet lights a cold one."""
    for player in board.players:
        if player.warm > 0:
            player.light(1)


# Sets that reward the players who completed most of them.


def leaders(board: Board, which: i64) -> i64:
    """Return the mask of the seats that completed most projects of a set, at least one."""
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


def only_leader(board: Board, which: i64) -> Seat:
    """Return the seat that alone has most, or NO_SEAT on a tie or if nobody has any."""
    mask = leaders(board, which)
    for seat in range(len(board.players)):
        if mask == BIT[seat]:
            return Seat(seat)
    return NO_SEAT


def next_waiting(board: Board) -> Seat:
    """Remove the first waiting seat in turn order and return it, or NO_SEAT if nobody waits."""
    for distance in range(len(board.players)):
        seat = Seat((board.start + distance) % len(board.players))
        if board.waiting & BIT[seat] != 0:
            board.waiting &= ~BIT[seat]
            return seat
    return NO_SEAT


def begin_west(board: Board) -> None:
    board.stage = WEST
    board.waiting = leaders(board, WEST_SET)
    next_in_west(board)


def next_in_west(board: Board) -> None:
    seat = next_waiting(board)
    if seat != NO_SEAT:
        board.seat = seat
        begin_extra_actions(board, board.box.west_actions)
        return
    board.stage = GOLDEN
    board.waiting = leaders(board, GOLD_SET)
    next_golden(board)


def next_golden(board: Board) -> None:
    """Ask the next entitled player for the free upgrade. Players without a project to upgrade are skipped."""
    board.actions = 0
    seat = next_waiting(board)
    while seat != NO_SEAT:
        player = board.players[seat]
        if player.done & ~player.upgraded != 0:
            board.seat = seat
            board.phase = UPGRADE
            return
        seat = next_waiting(board)
    score_end(board)
    board.phase = OVER
