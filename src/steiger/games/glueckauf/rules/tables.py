"""Every component and number of Glück Auf, as rows to compare with the rulebook. The rules that use them are elsewhere."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.glueckauf.rules.terms import COLOURS, FACTORY_COUNT, FIELDS, SIDES, VEHICLES

MOST_PLAYERS: Final[i64] = 4
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

# By number of players. 0 and 1 do not occur.
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

# The fields whose action costs no money and needs at most a stack that is not empty.
FREE: Final = [field for field in FIELDS if field.startswith(("mine", "money")) or field.endswith("draw")]
FREE_MASK: Final[i64] = sum(1 << FIELDS.index(field) for field in FREE)

# Tiles: 16 kinds, three of each. kind = colour × 4 + (carts - 1) × 2 + side.
TILE_KINDS: Final[i64] = 16
TILES_PER_KIND: Final = 3
CARTS: Final = [1, 2]  # a tile has one cart or two
TILES: Final = [f"{colour}{carts}{side}" for colour in COLOURS for carts in CARTS for side in SIDES]
TILE_COLOUR: Final = vec[i64]([COLOURS.index(tile[0]) for tile in TILES])
TILE_CARTS: Final = vec[i64]([int(tile[1]) for tile in TILES])
TILE_SIDE: Final = vec[i64]([SIDES.index(tile[2]) for tile in TILES])
CART_PRICE: Final = [1, 2, 3, 4]  # by colour, in Mark
TILE_PRICE: Final = vec[i64]([CART_PRICE[TILE_COLOUR[kind]] * TILE_CARTS[kind] for kind in range(TILE_KINDS)])
PRICES: Final = sorted(set(TILE_PRICE))
DEAREST: Final[i64] = 8  # the highest price: more money buys nothing else
PURSES: Final = range(DEAREST + 1)
TILES_FOR: Final = vec[i64]([sum(1 << kind for kind in range(TILE_KINDS) if TILE_PRICE[kind] <= mark) for mark in PURSES])

# `Board.tiles_for` holds a mask of the eight factory fields for every number of prices that a purse reaches. PURSE says where
# the mask for a sum of money lies. PAID_FROM has the bits that a tile on factory-1 sets: one per mask that reaches its price.
FACTORY_FIELDS: Final[i64] = 255
PURSE: Final = vec[i64]([FACTORY_COUNT * len([price for price in PRICES if price <= mark]) for mark in PURSES])
PAID_FROM: Final = vec[i64](
    [sum(2 ** int(PURSE[price]) for price in PRICES if price >= TILE_PRICE[kind]) for kind in range(TILE_KINDS)]
)

# Tunnels: the kinds of tile, then the carts that are built in from the start, one per colour.
BUILT_IN: Final[i64] = 16
TUNNELS: Final = [*TILES, *(f"{colour}1" for colour in COLOURS)]
TUNNEL_COLOUR: Final = vec[i64]([COLOURS.index(tunnel[0]) for tunnel in TUNNELS])
TUNNEL_CARTS: Final = vec[i64]([int(tunnel[1]) for tunnel in TUNNELS])

MINE_STEPS: Final = vec[i64]([4, 6, 8, 10])
MONEY_SUM: Final = vec[i64]([3, 4, 5, 6])

# Orders 1 to 44: vehicle, victory points and slots.
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

# The shift clock: points for first and second place of its twelve elements. Each shift scores four elements more.
ELEMENTS: Final = [*(f"slots-{c}" for c in COLOURS), *VEHICLES, *(f"carts-{c}" for c in COLOURS)]
ELEMENT_COUNT: Final[i64] = 12
SLOT_ELEMENTS: Final[i64] = 0  # where the slots by colour, the vehicles and the empty carts by colour begin
VEHICLE_ELEMENTS: Final[i64] = 4
CART_ELEMENTS: Final[i64] = 8
ELEMENTS_PER_SHIFT: Final[i64] = 4
FIRST: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
SECOND: Final = vec[i64]([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
LEAST_FOR_SECOND: Final[i64] = 3  # players: with fewer, second place is not paid

# Where points come from, for the final breakdown: the twelve elements, then these.
FROM_ORDERS: Final[i64] = 12
FROM_MONEY: Final[i64] = 13
FROM_CUBES: Final[i64] = 14
FROM_OPEN_ORDERS: Final[i64] = 15
FROM_TILT: Final[i64] = 16
POINT_SOURCES: Final = [*ELEMENTS, "orders", "money", "cubes", "open-orders", "tilt"]
