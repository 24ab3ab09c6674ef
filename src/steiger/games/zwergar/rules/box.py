"""The game box: every number of the components, laid out for the rules to read. components/ fills it.

Lasting effects are stats: numbers or masks of four bits each, packed into one number. A player's stats come from upgraded
projects, the round's stats from the active event.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.zwergar.rules.terms import EVENTS, LEVELS, MOST_PLAYERS, PLACES, PROJECTS

# Stats of a player. The first four are masks of kinds; stats 0 to 2 say as what else a miner, smith or engineer counts.
MINES_EXTRA: Final[i64] = 3  # the figures that mine the extra
MASKS: Final[i64] = 0xFFFF  # the bits of these four
CHEAPER: Final[i64] = 4  # stone or iron saved when completing
CHEAPER_GOLD: Final[i64] = 5
STEAM_STONE: Final[i64] = 6  # heat for a stone, or 0 without the pipe
STEAM_IRON: Final[i64] = 7
PIPES: Final[i64] = 0xFF000000  # the bits of both pipes
GUEST_HEAT: Final[i64] = 8  # extra heat when a rival comes to the player's furnace, in the mine too
DISGUISE: Final[i64] = 9  # heat to count as another kind, or 0 without project 44
FREE_PLACE_VP: Final[i64] = 10  # for a specialist on an empty place or one with a rival's foreman
GOLD_COST_VP: Final[i64] = 11  # for completing or upgrading a project that costs gold
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

# Stats of a round.
DEAR_LIFT: Final[i64] = 0  # heat for the lift's first step
INSTALL_MORE: Final[i64] = 1  # extra VP for installing outside the mine
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

# What an end effect counts. A project without an end effect counts nothing.
COUNTED: Final = ["", "upgraded", "S", "I", "G", "J", "jewel-projects", "sheet-furnaces", "board-furnaces"]
COUNTS_NOTHING: Final[i64] = 0
COUNTS_UPGRADED: Final[i64] = 1
COUNTS_STONE: Final[i64] = 2  # the other resources follow
COUNTS_JEWEL: Final[i64] = 5
COUNTS_JEWEL_PROJECTS: Final[i64] = 6
COUNTS_SHEET_FURNACES: Final[i64] = 7
COUNTS_BOARD_FURNACES: Final[i64] = 8

# Each place outside the mine has two bonuses. Which kind of dwarf has them is a component.
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


def joined(stats: i64, more: i64) -> i64:
    """Combine the stats of two projects: masks are united, numbers add up."""
    masks = (stats | more) & MASKS
    return masks + (stats & ~MASKS) + (more & ~MASKS)


def zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)


@final
class Box:
    """Filled once by components/, then only read. All positions of a game share it, and play by its version of the rules."""

    def __init__(self, rules: i64) -> None:
        self.rules = rules
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
        self.set_relief: vec[i64] = zeros(PROJECTS)  # heat saved per other completed project of the same set
        self.heat_vp: vec[i64] = zeros(PROJECTS)  # VP per extra heat (project 45)
        self.end_counts: vec[i64] = zeros(PROJECTS)  # index into COUNTED
        self.end_vp: vec[i64] = zeros(PROJECTS)
        self.end_per: vec[i64] = zeros(PROJECTS)
        # Events, by number - 46.
        self.event_steps: vec[i64] = zeros(EVENTS)
        self.event_heat: vec[i64] = zeros(EVENTS)
        self.event_load: vec[i64] = zeros(EVENTS)
        self.event_levels: vec[i64] = zeros(EVENTS)  # mask of the levels that the load goes to
        self.event_discards: vec[i64] = zeros(EVENTS)
        self.event_stats: vec[i64] = zeros(EVENTS)
        # Places.
        self.price: vec[i64] = zeros(len(PLACES))
        self.bonus_kind: vec[i64] = vec[i64]([-1] * (2 * len(PLACES)))
        self.yields: vec[i64] = zeros(LEVELS)
        self.extras: vec[i64] = zeros(LEVELS)
        self.converted: vec[i64] = zeros(3)  # what iron, gold and a jewel become in the lab
        self.smelt_heat: vec[i64] = zeros(3)
        self.smelted: vec[i64] = zeros(3)  # what stone, iron and gold become in the smelter
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
        # The start, by place in turn order.
        self.start_goods: vec[i64] = zeros(MOST_PLAYERS)
        self.start_load: vec[i64] = zeros(MOST_PLAYERS)
        self.start_level: vec[i64] = zeros(MOST_PLAYERS)
