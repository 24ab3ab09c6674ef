"""The words of Zwergar as numbers: dwarfs, places, resources, sets, phases. The numbers on cards are in components/."""

from typing import Final, NewType

from mypy_extensions import i64

# Ids. They are plain numbers once compiled and cost nothing.
Seat = NewType("Seat", i64)
Card = NewType("Card", i64)  # a project's number - 1
Place = NewType("Place", i64)  # an index of PLACES
Level = NewType("Level", i64)  # of carts: 0 is the intermediate level, 1 to 4 are the mine's

MINER: Final[i64] = 0
SMITH: Final[i64] = 1
ENGINEER: Final[i64] = 2
FOREMAN: Final[i64] = 3
KINDS: Final = ["miner", "smith", "engineer"]
KIND_COUNT: Final[i64] = 3
DWARFS: Final = [*KINDS, "foreman"]
DWARF_COUNT: Final[i64] = 4
SPECIALISTS_PER_KIND: Final = 6
SPECIALISTS: Final = 12  # six of the eighteen leave the game

LEVELS: Final[i64] = 4  # places 0 to 3 are mine-1 to mine-4
LAB: Final[i64] = 4
BOILER: Final[i64] = 5
LIFT: Final[i64] = 6
FORGE: Final[i64] = 7
SMELTER: Final[i64] = 8
OFFICE: Final[i64] = 9
PLACES: Final = ["mine-1", "mine-2", "mine-3", "mine-4", "lab", "boiler", "lift", "forge", "smelter", "office"]
PLACE_COUNT: Final[i64] = 10

STONE: Final[i64] = 0
IRON: Final[i64] = 1
GOLD: Final[i64] = 2
JEWEL: Final[i64] = 3
RESOURCES: Final = ["S", "I", "G", "J"]
RESOURCE_COUNT: Final[i64] = 4

# The five sets have nine projects each, in this order. The first four of a set are basic.
WEST_SET: Final[i64] = 0
NEW_SHAFT_SET: Final[i64] = 1
GOLD_SET: Final[i64] = 2
OLD_SHAFT_SET: Final[i64] = 3
EAST_SET: Final[i64] = 4
SETS: Final = ["west", "new-shaft", "gold", "old-shaft", "east"]
SET_COUNT: Final[i64] = 5
SET_SIZE: Final = 9
BASIC: Final = 4
PROJECTS: Final = 45
FIRST_EVENT: Final = 46
EVENTS: Final = 15
DISPLAY: Final = 5

MOST_PLAYERS: Final = 4

# Versions of the rules. A game goes on under the version it began with.
VERSIONS: Final = (1, 2)
SECOND_RULES: Final[i64] = 2  # fair discards, visits, project 44 in the mine, West can be declined, the forge falls back

# No place, seat, card or event.
NOWHERE: Final = Place(-1)  # the break is on no place
NO_SEAT: Final = Seat(-1)
NO_CARD: Final = Card(-1)
NO_EVENT: Final[i64] = -1

# A player answers one question at a time.
CHOOSE: Final[i64] = 0
WORK: Final[i64] = 1
UPGRADE: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ["choose", "work", "upgrade", "over"]

# The stages of a game: its rounds, then West's extra actions, then Gold's free upgrades.
ROUNDS: Final[i64] = 0
WEST: Final[i64] = 1
GOLDEN: Final[i64] = 2
STAGE_COUNT: Final[i64] = 3
