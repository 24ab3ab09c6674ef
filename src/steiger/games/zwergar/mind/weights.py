"""The weights of Zwergar's hand evaluation, in victory points. worth.py uses them."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """Tuned by tournaments. Styles are other values of the same weights."""

    def __init__(self) -> None:
        self.stone = 0.449
        self.iron = 0.755
        self.gold = 1.51
        self.jewel = 3.5
        self.late = 1.03  # turns left at which resources have lost half of their value
        self.level = 0.942  # share of its value that a load keeps per lift step
        self.track = 0.588  # one heat on the track while actions are left
        self.warm = 0.978  # a warm furnace
        self.cold = 0.458  # a cold one
        self.fire = 0.638  # at least one warm furnace
        self.furnace_turns = 0.069  # a furnace, per turn left
        self.guest = 0.144  # a furnace on the board, per turn left
        self.dwarf = 0.682  # a dwarf in hand
        self.foreman = 0.45  # extra for the foreman in hand
        self.kinds = 0.199  # each kind of specialist in hand
        self.reach = 0.94  # the gain of the best open project, if it can be paid
        self.nearness = 1.79  # missing resources, in points, that reduce that gain to a third
        self.second = 0.303  # the next best one
        self.upgrade = 0.338  # the gain of upgrading completed projects
        self.effect = 0.427  # a lasting effect, per turn left
        self.west = 3.33  # having most projects of the set
        self.golden = 3.29
        self.silver = 0.529  # the lead in Old Shaft, per turn left
        self.east = 0.491  # an East project, per turn left
        self.loyal = 0.0  # each project of the largest set, for styles that favour one set
        self.rivals = 0.93  # weight of the rivals' prospects
