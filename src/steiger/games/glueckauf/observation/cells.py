"""The cells of an observation of Glück Auf, declared once. The observation book is generated from these declarations."""

from typing import Final

from mypy_extensions import i64

from steiger.core.observation import MOST, Layout, seat_names
from steiger.games.glueckauf.rules.tables import CAGE_PLACES, CUBES_PER_COLOUR, LOOK, ORDER_SLOTS, ORDERS, TILES, TILES_PER_KIND
from steiger.games.glueckauf.rules.terms import BANK, COLOURS, FACTORY_COUNT, FIELDS, LEVELS, ORDER_COUNT, PHASES

ORDER_NAMES: Final = [f"order-{n + 1}" for n in range(ORDERS)]
TILE_TOTAL: Final[i64] = len(TILES) * TILES_PER_KIND
QUESTIONS: Final[i64] = len(PHASES)
FIELD_NAMES: Final = FIELDS[:BANK]
AGENDA_DEPTH: Final[i64] = 4

# Two cubes in one cell: 5 × the first + the second, each colour + 1, or 0 for none.
CUBE_STATES: Final[i64] = 5
MOST_CUBES: Final[i64] = CUBE_STATES * CUBE_STATES - 1
CUBES_MEAN: Final = "5 × its first cube + its second, each 0 for none or 1 to 4 for y, b, g, k."

# A memory is a card and a mask of depths, seven bits per cell.
DEPTH_BITS: Final[i64] = 7
DEPTH_CELLS: Final[i64] = 7
MEMORY_CELLS: Final[i64] = 1 + DEPTH_CELLS
TUNNEL_CELLS: Final[i64] = 3


def slot_names() -> list[str]:
    return [f"{ORDER_NAMES[card]}.slot-{place + 1}" for card in range(ORDERS) for place in range(ORDER_SLOTS[card])]


def memory_names(most: int) -> list[str]:
    parts = ["card", *[f"depths-{int(DEPTH_BITS) * n}" for n in range(int(DEPTH_CELLS))]]
    return [f"{n + 1}.{part}" for n in range(most) for part in parts]


def tunnel_names() -> list[str]:
    return [f"{n + 1}.{part}" for n in range(int(TILE_TOTAL)) for part in ("owner", "tile", "cubes")]


def by_field(first: str, count: int, things: list[str]) -> list[str]:
    return [f"{first}-{n + 1}.{thing}" for n in range(count) for thing in things]


MEMORIES_MEAN: Final = (
    "Cards that the viewer put back, sorted. Each is the card (0 for none) and the depths from the top where it may lie, "
    "seven depths per cell, the lowest bit first."
)

BOARD: Final = Layout()
VIEWER: Final[i64] = BOARD.flags("viewer", ["0", "1", "2", "3"], "The viewer's seat at the table.")
TO_MOVE: Final[i64] = BOARD.flags("to-move", seat_names(), "The seat that decides. All 0 when the game is over.")
START: Final[i64] = BOARD.flags("start", seat_names(), "The start player of this shift.")
PHASE: Final[i64] = BOARD.flags("phase", ["none", *PHASES[1:]], "The open question.")
AGENDA: Final[i64] = BOARD.numbers(
    "agenda", [f"next-{n + 1}" for n in range(int(AGENDA_DEPTH))], QUESTIONS, "The questions after it, as numbers of phases."
)
FREE_STORAGE: Final[i64] = BOARD.number("free-storage", 1, "The option storage is free.")
OPEN_DELIVERED: Final[i64] = BOARD.number("open-delivered", 1, "The option delivered is open.")
SHIFT: Final[i64] = BOARD.number("shift", 3, "The current shift, from 1.")
STEPS: Final[i64] = BOARD.number("steps", MOST, "Work steps left.")
FIELD: Final[i64] = BOARD.flags("field", FIELDS, "The field where the last workers were placed.")
SUPPLY: Final[i64] = BOARD.numbers("supply", COLOURS, CUBES_PER_COLOUR, "Cubes in the supply.")
TILE_ON: Final[i64] = BOARD.flags("tile", by_field("factory", FACTORY_COUNT, TILES), "The tile on a factory field.")
ORDER_ON: Final[i64] = BOARD.flags("order", by_field("order", ORDER_COUNT, ORDER_NAMES), "The order on an order field.")
POOL: Final[i64] = BOARD.flags("pool", ORDER_NAMES, "The order is open for the first draft.")
TURN: Final[i64] = BOARD.numbers(
    "turn", ORDER_NAMES, ORDERS, "For an open order: 1 + the number of orders its owner took before."
)
SLOT: Final[i64] = BOARD.numbers("slot", slot_names(), MOST_CUBES, "Cubes on the slot of an open order: " + CUBES_MEAN)
TILES_LEFT: Final[i64] = BOARD.number("stack.tiles", TILE_TOTAL, "Tiles in the stack, with those being looked at.")
ORDERS_LEFT: Final[i64] = BOARD.number("stack.orders", ORDERS, "Orders in the stack, with those being looked at.")
LOOKER: Final[i64] = BOARD.flags("looker", seat_names(), "The seat that looks at cards.")
HELD: Final[i64] = BOARD.number("looking", LOOK, "Cards being looked at.")
SETTLED: Final[i64] = BOARD.number("settled", LOOK, "How many of these have found their place again.")
UNDERNEATH: Final[i64] = BOARD.number("underneath", 1, "The cards looked at go under the stack.")
PLACED: Final[i64] = BOARD.numbers(
    "placed", [str(n + 1) for n in range(LOOK)], ORDERS, "If the viewer looks: the settled cards from the top, as card + 1."
)
HAND_TILES: Final[i64] = BOARD.numbers("hand.tiles", TILES, TILES_PER_KIND, "If the viewer looks: the tiles not settled yet.")
HAND_ORDERS: Final[i64] = BOARD.flags("hand.orders", ORDER_NAMES, "If the viewer looks: the orders not settled yet.")
TUNNELS: Final[i64] = BOARD.number("tunnels", TILE_TOTAL, "The number of tiles built by all players.")
TUNNEL: Final[i64] = BOARD.numbers(
    "tunnel",
    tunnel_names(),
    MOST_CUBES,
    "The tiles in the mines, the viewer's first and clockwise, each in the order built: the owner (0 own, 1 next), the tile's "
    "number, and the cubes it came with: " + CUBES_MEAN,
)
TILE_MEMORIES: Final[i64] = BOARD.number("known.tiles", TILE_TOTAL, "The number of tiles in the stack that the viewer knows.")
TILE_MEMORY: Final[i64] = BOARD.numbers("known.tile", memory_names(int(TILE_TOTAL)), MOST, MEMORIES_MEAN)
ORDER_MEMORIES: Final[i64] = BOARD.number("known.orders", ORDERS, "The number of orders in the stack that the viewer knows.")
ORDER_MEMORY: Final[i64] = BOARD.numbers("known.order", memory_names(ORDERS), MOST, MEMORIES_MEAN)

SEAT: Final = Layout()
SCORE: Final[i64] = SEAT.wide("score", "Victory points + 100.")
SCORE_BIAS: Final[i64] = 100  # a score below 0 is possible
MONEY: Final[i64] = SEAT.wide("money", "Mark.")
WORKERS: Final[i64] = SEAT.number("workers", MOST, "Workers that can still be placed.")
CANTEEN: Final[i64] = SEAT.number("canteen", MOST, "Workers in the canteen.")
AT_BANK: Final[i64] = SEAT.number("bank", MOST, "Workers at the bank.")
LEVEL: Final[i64] = SEAT.flags("level", LEVELS, "Where the cage stands; 0 is the surface.")
CAGE: Final[i64] = SEAT.numbers("cage", COLOURS, CAGE_PLACES, "Cubes in the cage.")
STORE: Final[i64] = SEAT.numbers("store", COLOURS, CUBES_PER_COLOUR, "Cubes in the private store.")
ON_FIELD: Final[i64] = SEAT.numbers("on", FIELD_NAMES, MOST, "Workers on a field.")
BUILT: Final[i64] = SEAT.numbers("built", TILES, TILES_PER_KIND, "Tiles in the mine.")
COAL: Final[i64] = SEAT.numbers(
    "coal",
    [f"{level}.{colour}" for level in LEVELS[1:] for colour in COLOURS],
    CUBES_PER_COLOUR,
    "Cubes in a level's carts.",
)
CARTS: Final[i64] = SEAT.numbers("empty-carts", LEVELS[1:], MOST, "Empty carts on a level.")
TAKEN: Final[i64] = SEAT.number("taken", ORDERS, "Orders ever taken.")
OPEN: Final[i64] = SEAT.flags("open", ORDER_NAMES, "The order is taken and not delivered.")
DELIVERED: Final[i64] = SEAT.numbers(
    "delivered", ORDER_NAMES, ORDERS, "1 + the number of orders delivered before, if the viewer may see the order; otherwise 0."
)
DELIVERED_COUNT: Final[i64] = SEAT.number("delivered-count", ORDERS, "Orders delivered.")
SEEN: Final[i64] = SEAT.number("seen-deliveries", ORDERS, "Delivered orders that everybody has seen.")
