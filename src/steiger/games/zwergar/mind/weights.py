"""The numbers of Zwergar's hand evaluation, in victory points. How they are used is in worth.py."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """Tuned by tournaments; styles are other values of the same numbers."""

    def __init__(self) -> None:
        self.stone = 0.449
        self.iron = 0.755
        self.gold = 1.51
        self.jewel = 3.5
        self.late = 1.03  # turns left at which resources have lost half their use
        self.level = 0.942  # what a load keeps of its worth for each lift step it needs
        self.track = 0.588  # a heat on the track while actions are left
        self.warm = 0.978  # a warm furnace
        self.cold = 0.458  # a cold one
        self.fire = 0.638  # a fire that is kept: at least one warm furnace
        self.furnace_turns = 0.069  # a furnace, for each turn left
        self.guest = 0.144  # a furnace on the board, for each turn left
        self.dwarf = 0.682  # a dwarf in hand
        self.foreman = 0.45  # the foreman among them
        self.kinds = 0.199  # each kind of specialist in hand
        self.reach = 0.94  # what the best open project would gain, if it can be paid
        self.nearness = 1.79  # resources lacking, in points, that make that a third
        self.second = 0.303  # the next best one
        self.upgrade = 0.338  # what upgrades of completed projects would gain
        self.effect = 0.427  # a lasting effect, for each turn left
        self.west = 3.33  # to have most of the set, from what it gives at the end
        self.golden = 3.29
        self.silver = 0.529  # a turn with the lead in Old Shaft
        self.east = 0.491  # a turn with an East project
        self.loyal = 0.0  # each project of the set one has most of, for who goes for one set above all
        self.rivals = 0.93  # how much the others' prospects count against one's own
