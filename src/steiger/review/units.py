"""A played game cut into the decisions that are judged: whole turns, and the rest of a turn after something was revealed."""

from __future__ import annotations

from dataclasses import dataclass

from steiger.bots.contrast import Contrast
from steiger.core.state import NOBODY, State
from steiger.core.table import Table


@dataclass(frozen=True)
class Unit:
    """The actions from `ply` up to `end`, all by one seat and chosen with the same knowledge."""

    ply: int
    end: int
    seat: int
    before: State
    actions: list[int]


def units_of(table: Table, contrast: Contrast) -> list[Unit]:
    """Return the decisions of a table, in the order of play."""
    found: list[Unit] = []
    state, start = table.first(), 0
    before = state.copy()
    for ply, action in enumerate(table.actions):
        here = state.copy()
        state.apply(action)
        if ends(here, action, state, contrast):
            found.append(Unit(start, ply + 1, int(before.to_move()), before, table.actions[start : ply + 1]))
            start, before = ply + 1, state.copy()
    return found


def ends(before: State, action: int, after: State, contrast: Contrast) -> bool:
    moved = after.to_move() == NOBODY or after.to_move() != before.to_move()
    return moved or after.reveals() != before.reveals() or contrast.ends_turn(before, action, after)
