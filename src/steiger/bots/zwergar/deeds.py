"""Everything one action of Zwergar can come to: a dwarf, a place and the work done there, heat paid sensibly."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from steiger.core.state import Choices
from steiger.zwergar.position import Position
from steiger.zwergar.terms import CHOOSE, LIFT, WORK
from steiger.zwergar.words import (
    AS_KIND,
    COMPLETE,
    END,
    HEATS,
    LIFT_BY,
    REFUND,
    SILVERBEARD,
    SMELT,
    STEAM,
    STONES_ON,
    UPGRADE_ONE,
)

MOST_DEEDS: Final[i64] = 250  # of one dwarf on one place


@final
class Deed:
    """A position after some work, and the actions that led there from where the search began."""

    def __init__(self, board: Position, actions: list[int], value: float) -> None:
        self.board = board
        self.actions = actions
        self.value = value


def begun(deed: Deed) -> list[Deed]:
    """All ways to begin the next action: dwarf and place, or the break."""
    return [after(deed, action) for action in deed.board.legal() if not STEAM <= action < AS_KIND]


def worked(first: Deed) -> list[Deed]:
    """All that can be done in the action just begun, before its end: each different result once."""
    found = [first]
    seen = {key(first.board): 0}
    choices = Choices()
    done: i64 = 0
    while done < len(found) and len(found) < MOST_DEEDS:
        here = found[done]
        done += 1
        choices.clear()
        here.board.choices(choices)
        group: i64 = -1
        for i in range(choices.count):
            action = choices.actions[i]
            if action == END or heat_group(action) == group:
                continue
            group = heat_group(action)
            further = after(here, action)
            mark = key(further.board)
            if further.board.phase == WORK and mark not in seen:
                seen[mark] = 0
                found.append(further)
    return found


def heat_group(action: i64) -> i64:
    """Variants that differ only in who pays the heat; the first, which spends the track before the furnaces, stands for all."""
    if LIFT_BY <= action < STONES_ON:
        return LIFT_BY + (action - LIFT_BY) // HEATS * HEATS
    for first in (SMELT, COMPLETE, UPGRADE_ONE, STEAM, AS_KIND):
        last = verb_end(first)
        if first <= action < last:
            return first + (action - first) // HEATS * HEATS
    return action


def verb_end(first: i64) -> i64:
    if first == SMELT:
        return SMELT + 3 * HEATS
    if first == COMPLETE:
        return UPGRADE_ONE
    if first == UPGRADE_ONE:
        return REFUND
    return AS_KIND if first == STEAM else SILVERBEARD


def after(deed: Deed, action: i64) -> Deed:
    board = deed.board.copy()
    board.apply(action)
    return Deed(board, [*deed.actions, action], 0.0)


def key(board: Position) -> tuple[object, ...]:
    """What makes a difference between two results of the same action."""
    me = board.players[board.seat]
    own = (me.goods, me.heat, me.warm, me.cold, me.done, me.upgraded, me.score, me.installed, board.used, board.times)
    if board.place == LIFT:
        return (*own, board.top, tuple(board.carts), board.project, board.figure, board.silver)
    return (*own, board.project, board.figure, board.silver)


def whole_key(board: Position) -> tuple[object, ...]:
    """The same between two positions in the middle of a turn."""
    me = board.players[board.seat]
    own = (me.goods, me.heat, me.warm, me.cold, me.done, me.upgraded, me.score, me.hand, board.actions, board.silverbeard)
    return (*own, board.top, tuple(board.carts), board.standing, board.furnaces, board.phase == CHOOSE)
