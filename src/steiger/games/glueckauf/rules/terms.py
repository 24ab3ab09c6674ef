"""The words of Glück Auf as numbers: colours, sides, vehicles, fields, phases. What they are worth is in tables.py."""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ["y", "b", "g", "k"]  # from the top level down; colour c lies on level c + 1
SIDES: Final = ["l", "d"]
VEHICLES: Final = ["handcart", "wagon", "truck", "train"]
SURFACE: Final[i64] = 0

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

# The open questions, as they lie on the agenda.
DRAFT: Final[i64] = 1
PLACE: Final[i64] = 2
TAKE: Final[i64] = 3
RETURN: Final[i64] = 4
NEXT: Final[i64] = 5
COAL: Final[i64] = 6
DIG: Final[i64] = 7
OVER: Final[i64] = 8
PHASES: Final = ["", "draft", "place", "take", "return", "next", "coal", "mine", "over"]
