"""The game box: every number of the components, laid out for the rules to read. Where the numbers come from is in components.py.

Lasting effects are numbers on a stat, four bits each: a player's come from upgraded projects, the round's from the active event.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.zwergar.rules.terms import EVENTS, LEVELS, PLACES, PROJECTS

# What upgraded projects do for their owner as long as the game lasts.
ALSO: Final[i64] = 0  # and 1, 2: by figure, the kinds it counts as too, as a mask
MINES_EXTRA: Final[i64] = 3  # the figures that mine the extra, as a mask
CHEAPER: Final[i64] = 4  # completing: stone or iron less
CHEAPER_GOLD: Final[i64] = 5
STEAM_STONE: Final[i64] = 6  # heat for a stone; 0 for no such pipe
STEAM_IRON: Final[i64] = 7
PIPES: Final[i64] = 0xFF000000  # both of these
GUEST_HEAT: Final[i64] = 8  # more heat when an opponent comes to one's furnace, in the mine too
DISGUISE: Final[i64] = 9  # heat for another kind; 0 for no such help
FREE_PLACE_VP: Final[i64] = 10  # a specialist on an empty place or one with an opponent's foreman
GOLD_COST_VP: Final[i64] = 11  # completing or upgrading what costs gold
TURN_HEAT: Final[i64] = 12
STATS: Final = [
    "miner-also",
    "smith-also",
    "engineer-also",
    "mines-extra",
    "cheaper",
    "cheaper-gold",
    "steam-stone",
    "steam-iron",
    "guest-heat",
    "disguise",
    "free-place-vp",
    "gold-cost-vp",
    "turn-heat",
]

# What an active event does for the round.
DEAR_LIFT: Final[i64] = 0  # heat for the lift's first step
INSTALL_MORE: Final[i64] = 1  # VP more for installing outside the mine
FEWER_ACTIONS: Final[i64] = 2
MINE_VP: Final[i64] = 3
LAB_SHUT: Final[i64] = 4
FOREMAN_EXTRA: Final[i64] = 5
WORKSHOP_HEAT: Final[i64] = 6  # on forge and lab
EMPTY_PLACE_VP: Final[i64] = 7
ROUND_STATS: Final = [
    "dear-lift",
    "install-more",
    "fewer-actions",
    "mine-vp",
    "lab-shut",
    "foreman-extra",
    "workshop-heat",
    "empty-place-vp",
]

STAT_BITS: Final[i64] = 4
STAT_MASK: Final[i64] = 15

# What the end effects count, and the places whose bonuses are named here; 0 for a project without an end effect.
COUNTED: Final = ["", "upgraded", "S", "I", "G", "J", "jewel-projects", "sheet-furnaces", "board-furnaces"]

# Each place outside the mine has two bonuses; which kind of dwarf has them is a component.
FIRST_BONUS: Final[i64] = 1
SECOND_BONUS: Final[i64] = 2
BONUSES: Final = {
    "lab": ["convert", "light"],
    "boiler": ["light-all", "heat"],
    "lift": ["points", "stones"],
    "forge": ["build", "light"],
    "smelter": ["upgrade", "heat"],
    "office": ["refund", "discount"],
}


def stat(packed: i64, which: i64) -> i64:
    return (packed >> (STAT_BITS * which)) & STAT_MASK


def zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)


@final
class Box:
    """Filled once by components.py, then only read; all positions of a game share it."""

    def __init__(self) -> None:
        # Projects, by number - 1.
        self.complete_heat: vec[i64] = zeros(PROJECTS)
        self.complete_goods: vec[i64] = zeros(PROJECTS)
        self.complete_vp: vec[i64] = zeros(PROJECTS)
        self.upgrade_heat: vec[i64] = zeros(PROJECTS)
        self.upgrade_goods: vec[i64] = zeros(PROJECTS)
        self.upgrade_vp: vec[i64] = zeros(PROJECTS)
        self.gain: vec[i64] = zeros(PROJECTS)
        self.gain_heat: vec[i64] = zeros(PROJECTS)
        self.light_all: vec[i64] = zeros(PROJECTS)
        self.warm_furnaces: vec[i64] = zeros(PROJECTS)
        self.more_actions: vec[i64] = zeros(PROJECTS)
        self.others_gain: vec[i64] = zeros(PROJECTS)
        self.others_heat: vec[i64] = zeros(PROJECTS)
        self.turn_gain: vec[i64] = zeros(PROJECTS)
        self.stats: vec[i64] = zeros(PROJECTS)
        self.set_relief: vec[i64] = zeros(PROJECTS)  # heat less for each other completed project of the same set
        self.heat_vp: vec[i64] = zeros(PROJECTS)  # VP for each heat more (project 45)
        self.end_counts: vec[i64] = zeros(PROJECTS)  # index into COUNTED
        self.end_vp: vec[i64] = zeros(PROJECTS)
        self.end_per: vec[i64] = zeros(PROJECTS)
        # Events, by number - 46.
        self.event_steps: vec[i64] = zeros(EVENTS)
        self.event_heat: vec[i64] = zeros(EVENTS)
        self.event_load: vec[i64] = zeros(EVENTS)
        self.event_levels: vec[i64] = zeros(EVENTS)  # levels that load goes to, as a mask
        self.event_discards: vec[i64] = zeros(EVENTS)
        self.event_stats: vec[i64] = zeros(EVENTS)
        # Places.
        self.price: vec[i64] = zeros(len(PLACES))
        self.bonus_kind: vec[i64] = vec[i64]([-1] * (2 * len(PLACES)))
        self.yields: vec[i64] = zeros(LEVELS)
        self.extras: vec[i64] = zeros(LEVELS)
        self.converted: vec[i64] = zeros(3)  # what an iron, a gold, a jewel becomes in the lab
        self.smelt_heat: vec[i64] = zeros(3)
        self.smelted: vec[i64] = zeros(3)
        self.conversions: i64 = 0
        self.more_conversions: i64 = 0
        self.lab_heat: i64 = 0
        self.boiler_heat: i64 = 0
        self.smelter_heat: i64 = 0
        self.smelter_surcharge: i64 = 0
        self.office_discount: i64 = 0
        self.step_heat: i64 = 0
        self.step_vp: i64 = 0
        self.stones: i64 = 0
        self.build_price: i64 = 0
        self.second_build_price: i64 = 0
        self.install_vp: i64 = 0
        self.furnace_heat: i64 = 0
        # Sets and turns.
        self.actions: i64 = 0
        self.west_actions: i64 = 0
        self.new_shaft_vp: i64 = 0
        self.east_heat: i64 = 0
        self.most_heat: i64 = 0
        self.furnaces: i64 = 0
        self.first_furnaces: i64 = 0
        # Start, by place in turn order.
        self.start_goods: vec[i64] = zeros(4)
        self.start_load: vec[i64] = zeros(4)
        self.start_level: vec[i64] = zeros(4)
