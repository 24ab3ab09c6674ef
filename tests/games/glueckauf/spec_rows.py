"""The tables of the rules as they are written there. The game's own rows are compared with them."""

ORDERS = """
| 1 | handcart | 2 | y | 23 | wagon | 2 | y |
| 2 | handcart | 3 | b | 24 | wagon | 3 | y y |
| 3 | handcart | 3 | y y | 25 | wagon | 3 | b |
| 4 | handcart | 4 | g | 26 | wagon | 4 | y y y |
| 5 | handcart | 5 | k | 27 | wagon | 4 | g |
| 6 | handcart | 5 | b b | 28 | wagon | 5 | k |
| 7 | handcart | 7 | b b b | 29 | wagon | 5 | b b |
| 8 | handcart | 7 | g g | 30 | wagon | 7 | g g |
| 9 | handcart | 9 | k k | 31 | wagon | 9 | k k |
| 10 | handcart | 9 | g g g | 32 | wagon | 10 | y b g k |
| 11 | handcart | 10 | y b g k | 33 | wagon | 12 | k k k |
| 12 | truck | 2 | y | 34 | train | 2 | y |
| 13 | truck | 3 | y y | 35 | train | 3 | b |
| 14 | truck | 3 | b | 36 | train | 3 | y y |
| 15 | truck | 4 | y y y | 37 | train | 4 | g |
| 16 | truck | 4 | g | 38 | train | 5 | b b |
| 17 | truck | 5 | b b | 39 | train | 5 | k |
| 18 | truck | 5 | k | 40 | train | 7 | b b b |
| 19 | truck | 7 | g g | 41 | train | 7 | g g |
| 20 | truck | 9 | k k | 42 | train | 9 | g g g |
| 21 | truck | 10 | y b g k | 43 | train | 9 | k k |
| 22 | truck | 12 | k k k | 44 | train | 10 | y b g k |
"""

# Kind, colour, carts, side, price: each yellow cart costs 1, brown 2, grey 3, black 4 Mark. The box holds three of each kind.
TILES = """
| y1l | y | 1 | l | 1 |
| y1d | y | 1 | d | 1 |
| y2l | y | 2 | l | 2 |
| y2d | y | 2 | d | 2 |
| b1l | b | 1 | l | 2 |
| b1d | b | 1 | d | 2 |
| b2l | b | 2 | l | 4 |
| b2d | b | 2 | d | 4 |
| g1l | g | 1 | l | 3 |
| g1d | g | 1 | d | 3 |
| g2l | g | 2 | l | 6 |
| g2d | g | 2 | d | 6 |
| k1l | k | 1 | l | 4 |
| k1d | k | 1 | d | 4 |
| k2l | k | 2 | l | 8 |
| k2d | k | 2 | d | 8 |
"""
TILES_OF_EACH_KIND = 3

# Field, the player counts with which it is closed, and its work steps or its money.
FIELDS = """
| factory-1 | - | - |
| factory-2 | - | - |
| factory-3 | - | - |
| factory-4 | 2 | - |
| factory-5 | - | - |
| factory-6 | - | - |
| factory-7 | - | - |
| factory-8 | 2 3 | - |
| factory-draw | - | - |
| mine-4 | 2 3 | 4 |
| mine-6 | - | 6 |
| mine-8 | 2 | 8 |
| mine-10 | - | 10 |
| deliver-handcart | - | - |
| deliver-wagon | - | - |
| deliver-truck | - | - |
| deliver-train | - | - |
| money-3 | 2 3 | 3 |
| money-4 | - | 4 |
| money-5 | 2 | 5 |
| money-6 | - | 6 |
| order-1 | 2 | - |
| order-2 | - | - |
| order-3 | - | - |
| order-4 | - | - |
| order-draw | - | - |
| bank | - | 1 |
"""

# Players, workers, Mark, orders laid out for the draft.
SETUP = """
| 2 | 18 | 10 | 7 |
| 3 | 15 | 9 | 10 |
| 4 | 13 | 8 | 13 |
"""

# Element, points for first and second place, and the first shift that scores it.
CLOCK = """
| slots-y | 2 | 1 | 1 |
| slots-b | 3 | 1 | 1 |
| slots-g | 4 | 2 | 1 |
| slots-k | 5 | 2 | 1 |
| handcart | 6 | 3 | 2 |
| wagon | 7 | 3 | 2 |
| truck | 8 | 4 | 2 |
| train | 9 | 4 | 2 |
| carts-y | 10 | 5 | 3 |
| carts-b | 11 | 5 | 3 |
| carts-g | 12 | 6 | 3 |
| carts-k | 13 | 6 | 3 |
"""


def rows(table: str) -> list[list[str]]:
    """Return the cells of a table, row by row."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()]


def orders() -> list[tuple[int, str, int, str]]:
    """Return number, vehicle, points and slots of the 44 orders, which the rules print in two columns."""
    halves = [half for row in rows(ORDERS) for half in (row[:4], row[4:])]
    return sorted((int(number), vehicle, int(points), slots.replace(" ", "")) for number, vehicle, points, slots in halves)
