"""The numbers of Zwergar's hand evaluation, in victory points. How they are used is in worth.py."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """Tuned by tournaments; styles are other values of the same numbers."""

    def __init__(self) -> None:
        self.stone = 0.4
        self.iron = 0.85
        self.gold = 1.7
        self.jewel = 3.4
        self.late = 1.0  # turns left at which resources have lost half their use
        self.level = 0.85  # what a load keeps of its worth for each lift step it needs
        self.track = 0.45  # a heat on the track while actions are left
        self.warm = 0.8  # a warm furnace
        self.cold = 0.4  # a cold one
        self.fire = 0.6  # a fire that is kept: at least one warm furnace
        self.furnace_turns = 0.06  # a furnace, for each turn left
        self.guest = 0.12  # a furnace on the board, for each turn left
        self.dwarf = 0.5  # a dwarf in hand
        self.foreman = 0.5  # the foreman among them
        self.kinds = 0.2  # each kind of specialist in hand
        self.reach = 0.7  # what the best open project would gain, if it can be paid
        self.nearness = 1.6  # resources lacking, in points, that make that a third
        self.second = 0.3  # the next best one
        self.upgrade = 0.35  # what upgrades of completed projects would gain
        self.effect = 0.35  # a lasting effect, for each turn left
        self.west = 3.5  # to have most of the set, from what it gives at the end
        self.golden = 3.0
        self.silver = 0.5  # a turn with the lead in Old Shaft
        self.east = 0.5  # a turn with an East project
        self.rivals = 0.8  # how much the others' prospects count against one's own
