"""Every component and number of Glück Auf, as rows beside the rulebook. Rules that use them are elsewhere."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.glueckauf.rules.terms import COLOURS, FIELDS, SIDES, VEHICLES

CUBES_PER_COLOUR: Final[i64] = 16
CAGE_PLACES: Final[i64] = 5
SHIFTS: Final[i64] = 3
LOOK: Final[i64] = 5  # the number of cards that a draw field lets you look at
BANK_SUM: Final[i64] = 1
SUBSTITUTE_CUBES: Final[i64] = 2
SUBSTITUTE_STEPS: Final[i64] = 2
DRAFTS_EACH: Final[i64] = 3
MARK_PER_VP: Final[i64] = 5
CUBES_PER_VP: Final[i64] = 3
TILT_PENALTY: Final[i64] = 2
OPEN_ORDER_PENALTY: Final[i64] = 1

# By number of players (0 and 1 do not occur).
WORKERS: Final = vec[i64]([0, 0, 18, 15, 13])
START_MONEY: Final = vec[i64]([0, 0, 10, 9, 8])
POOL: Final = vec[i64]([0, 0, 7, 10, 13])
CLOSED: Final = [
    [],
    [],
    ["factory-4", "factory-8", "mine-4", "mine-8", "money-3", "money-5", "order-1"],
    ["factory-8", "mine-4", "money-3"],
    [],
]
CLOSED_MASK: Final = vec[i64]([sum(1 << FIELDS.index(field) for field in closed) for closed in CLOSED])

# The fields whose action costs no money and needs nothing but a stack that is not empty.
FREE: Final = [field for field in FIELDS if field.startswith(("mine", "money")) or field.endswith("draw")]
FREE_MASK: Final[i64] = sum(1 << FIELDS.index(field) for field in FREE)

# Tiles: 16 kinds, three of each; kind = colour × 4 + (carts - 1) × 2 + side.
TILE_KINDS: Final[i64] = 16
TILES_PER_KIND: Final = 3
TILES: Final = [f"{colour}{carts}{side}" for colour in COLOURS for carts in (1, 2) for side in SIDES]
TILE_COLOUR: Final = vec[i64]([kind // 4 for kind in range(16)])
TILE_CARTS: Final = vec[i64]([kind // 2 % 2 + 1 for kind in range(16)])
TILE_SIDE: Final = vec[i64]([kind % 2 for kind in range(16)])
TILE_PRICE: Final = vec[i64]([(kind // 4 + 1) * (kind // 2 % 2 + 1) for kind in range(16)])
DEAREST: Final[i64] = 8
PRICES: Final = [1, 2, 3, 4, 6, 8]
TILES_FOR: Final = vec[i64]([sum(1 << kind for kind in range(16) if TILE_PRICE[kind] <= mark) for mark in range(9)])

# The factory fields with a tile that a purse can pay, eight bits for each number of prices it reaches: where those of so many
# Mark lie, and for a tile a bit in all that reach its price.
PURSE: Final = vec[i64]([8 * len([price for price in PRICES if price <= mark]) for mark in range(9)])
PAID_FROM: Final = vec[i64]([sum(2 ** (8 * n + 8) for n in range(6) if PRICES[n] >= TILE_PRICE[kind]) for kind in range(16)])
FACTORY_FIELDS: Final[i64] = 255

BUILT_IN: Final[i64] = 16  # tunnels 16 … 19 are the carts that are there from the start
TUNNEL_COLOUR: Final = vec[i64]([kind // 4 if kind < 16 else kind - 16 for kind in range(20)])
TUNNEL_CARTS: Final = vec[i64]([kind // 2 % 2 + 1 if kind < 16 else 1 for kind in range(20)])
TUNNELS: Final = [*TILES, *(f"{colour}1" for colour in COLOURS)]

MINE_STEPS: Final = vec[i64]([4, 6, 8, 10])
MONEY_SUM: Final = vec[i64]([3, 4, 5, 6])

# Orders 1 to 44 by vehicle: victory points and slots.
ORDER_ROWS: Final = [
    ("handcart", 2, "y"),
    ("handcart", 3, "b"),
    ("handcart", 3, "yy"),
    ("handcart", 4, "g"),
    ("handcart", 5, "k"),
    ("handcart", 5, "bb"),
    ("handcart", 7, "bbb"),
    ("handcart", 7, "gg"),
    ("handcart", 9, "kk"),
    ("handcart", 9, "ggg"),
    ("handcart", 10, "ybgk"),
    ("truck", 2, "y"),
    ("truck", 3, "yy"),
    ("truck", 3, "b"),
    ("truck", 4, "yyy"),
    ("truck", 4, "g"),
    ("truck", 5, "bb"),
    ("truck", 5, "k"),
    ("truck", 7, "gg"),
    ("truck", 9, "kk"),
    ("truck", 10, "ybgk"),
    ("truck", 12, "kkk"),
    ("wagon", 2, "y"),
    ("wagon", 3, "yy"),
    ("wagon", 3, "b"),
    ("wagon", 4, "yyy"),
    ("wagon", 4, "g"),
    ("wagon", 5, "k"),
    ("wagon", 5, "bb"),
    ("wagon", 7, "gg"),
    ("wagon", 9, "kk"),
    ("wagon", 10, "ybgk"),
    ("wagon", 12, "kkk"),
    ("train", 2, "y"),
    ("train", 3, "b"),
    ("train", 3, "yy"),
    ("train", 4, "g"),
    ("train", 5, "bb"),
    ("train", 5, "k"),
    ("train", 7, "bbb"),
    ("train", 7, "gg"),
    ("train", 9, "ggg"),
    ("train", 9, "kk"),
    ("train", 10, "ybgk"),
]
ORDERS: Final = len(ORDER_ROWS)
ORDER_VEHICLE: Final = vec[i64]([VEHICLES.index(row[0]) for row in ORDER_ROWS])
ORDER_VP: Final = vec[i64]([row[1] for row in ORDER_ROWS])
ORDER_SLOTS: Final = vec[i64]([len(row[2]) for row in ORDER_ROWS])
ORDER_COLOURS: Final = [[COLOURS.index(colour) for colour in row[2]] for row in ORDER_ROWS]

# The shift clock: points for first and second place of its twelve elements, four more of which count with each shift.
ELEMENTS: Final = [*(f"slots-{c}" for c in COLOURS), *VEHICLES, *(f"carts-{c}" for c in COLOURS)]

# Where points come from, for the final breakdown: the twelve elements, then these.
FROM_ORDERS: Final[i64] = 12
FROM_MONEY: Final[i64] = 13
FROM_CUBES: Final[i64] = 14
FROM_OPEN_ORDERS: Final[i64] = 15
FROM_TILT: Final[i64] = 16
POINT_SOURCES: Final = [*ELEMENTS, "orders", "money", "cubes", "open-orders", "tilt"]

ELEMENTS_PER_SHIFT: Final[i64] = 4
FIRST: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
SECOND: Final = vec[i64]([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
