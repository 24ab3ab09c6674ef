"""The words of Glück Auf as numbers: colours, sides, vehicles, fields, phases. Their values are in tables.py."""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

# Ids of places and cards, so that one is not taken for another. mypyc compiles a NewType to its plain number.
Seat = NewType("Seat", i64)
Field = NewType("Field", i64)
Card = NewType("Card", i64)  # an order card: its number less one
Tile = NewType("Tile", i64)  # a kind of tunnel tile
Colour = NewType("Colour", i64)  # an index of COLOURS, of a cube or of the carts on the colour's own level
Level = NewType("Level", i64)  # an index of LEVELS: where the cage stands

COLOURS: Final = ["y", "b", "g", "k"]  # from the top level down: colour c belongs to level c + 1
COLOUR_COUNT: Final[i64] = 4
SIDES: Final = ["l", "d"]
SIDE_COUNT: Final[i64] = 2
LIGHT: Final[i64] = 0
VEHICLES: Final = ["handcart", "wagon", "truck", "train"]
VEHICLE_COUNT: Final[i64] = 4
SURFACE: Final[i64] = 0
LEVELS: Final = ["0", "1", "2", "3", "4"]  # the surface and a tunnel level for each colour
LEVEL_COUNT: Final[i64] = 5

FACTORY: Final[i64] = 0  # factory-1 … factory-8
FACTORY_DRAW: Final[i64] = 8
MINE: Final[i64] = 9  # mine-4, mine-6, mine-8, mine-10
DELIVER: Final[i64] = 13  # one for each vehicle
MONEY: Final[i64] = 17  # money-3 … money-6
ORDER: Final[i64] = 21  # order-1 … order-4
ORDER_DRAW: Final[i64] = 25
BANK: Final[i64] = 26

FIELDS: Final = [
    *(f"factory-{n}" for n in range(1, 9)),
    "factory-draw",
    *(f"mine-{n}" for n in (4, 6, 8, 10)),
    *(f"deliver-{vehicle}" for vehicle in VEHICLES),
    *(f"money-{n}" for n in (3, 4, 5, 6)),
    *(f"order-{n}" for n in range(1, 5)),
    "order-draw",
    "bank",
]

# By field the first field of its area: FACTORY, FACTORY_DRAW, MINE, DELIVER, MONEY, ORDER, ORDER_DRAW or BANK.
FIRST_FIELDS: Final = [FACTORY, FACTORY_DRAW, MINE, DELIVER, MONEY, ORDER, ORDER_DRAW, BANK]
AREA: Final = vec[i64]([max(first for first in FIRST_FIELDS if first <= field) for field in range(len(FIELDS))])
FACTORY_COUNT: Final[i64] = FACTORY_DRAW - FACTORY
ORDER_COUNT: Final[i64] = ORDER_DRAW - ORDER
LAST_ORDER: Final[i64] = ORDER_DRAW - 1

# The open questions as they lie on the agenda.
DRAFT: Final[i64] = 1
PLACE: Final[i64] = 2
TAKE: Final[i64] = 3
RETURN: Final[i64] = 4
NEXT: Final[i64] = 5
COAL: Final[i64] = 6
DIG: Final[i64] = 7
OVER: Final[i64] = 8
PHASES: Final = ["", "draft", "place", "take", "return", "next", "coal", "mine", "over"]
