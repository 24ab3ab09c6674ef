"""Points at the end of a shift and of the game. turns.py decides when a shift ends."""

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import total
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, SLOT_COLOUR
from steiger.games.glueckauf.rules.tables import (
    BUILT_IN,
    CART_ELEMENTS,
    CUBES_PER_VP,
    ELEMENTS_PER_SHIFT,
    FIRST,
    FROM_CUBES,
    FROM_MONEY,
    FROM_OPEN_ORDERS,
    FROM_TILT,
    LEAST_FOR_SECOND,
    MARK_PER_VP,
    OPEN_ORDER_PENALTY,
    ORDER_SLOTS,
    ORDER_VEHICLE,
    SECOND,
    SLOT_ELEMENTS,
    TILE_SIDE,
    TILT_PENALTY,
    VEHICLE_ELEMENTS,
)
from steiger.games.glueckauf.rules.terms import LIGHT, Colour
from steiger.games.glueckauf.rules.tunnels import kind_of


def tally(player: Player, element: i64) -> i64:
    """Return how much of an element of the shift clock a player has: slots of a colour, slots of a vehicle or empty carts."""
    if element >= CART_ELEMENTS:
        return player.empty_carts(Colour(element - CART_ELEMENTS))
    slots: i64 = 0
    for card in player.delivered:
        if element >= VEHICLE_ELEMENTS:
            slots += ORDER_SLOTS[card] if ORDER_VEHICLE[card] == element - VEHICLE_ELEMENTS else 0
        else:
            for place in range(ORDER_SLOTS[card]):
                slots += 1 if SLOT_COLOUR[card * MOST_SLOTS + place] == element - SLOT_ELEMENTS else 0
    return slots


def award(counts: vec[i64], first: i64, second: i64) -> vec[i64]:
    """Return the points by seat for one element.

    A tie for first place leaves no second. Zero never scores. Two players have no second place.
    """
    most: i64 = 0
    next_most: i64 = 0
    leaders: i64 = 0
    for have in counts:
        if have > most:
            next_most = most
            most = have
            leaders = 1
        elif have == most:
            leaders += 1
        elif have > next_most:
            next_most = have
    pays_second = leaders == 1 and len(counts) >= LEAST_FOR_SECOND
    points = counts[:]
    for seat in range(len(counts)):
        points[seat] = 0
        if counts[seat] == 0:
            continue
        if counts[seat] == most:
            points[seat] = first
        elif pays_second and counts[seat] == next_most:
            points[seat] = second
    return points


def score_shift(board: Board) -> None:
    """Score the elements that the clock has reached, and show all delivered orders."""
    players = board.players
    counts = vec[i64]([0] * len(players))
    for element in range(ELEMENTS_PER_SHIFT * board.shift):
        some: i64 = 0
        for seat in range(len(players)):
            have = tally(players[seat], element)
            counts[seat] = have
            some |= have
        if some == 0:
            continue
        points = award(counts, FIRST[element], SECOND[element])
        for seat in range(len(players)):
            players[seat].earn(element, points[seat])
    for player in players:
        player.seen_deliveries = len(player.delivered)
    board.revealed += 1


def tilt(player: Player) -> i64:
    """Return how many more tiles one side of the mine has than the other."""
    light: i64 = 0
    for tunnel in player.tunnels:
        kind = kind_of(tunnel)
        if kind < BUILT_IN:
            light += 1 if TILE_SIDE[kind] == LIGHT else -1
    return light if light >= 0 else -light


def score_end(board: Board) -> None:
    """Exchange money and cubes for points, and deduct open orders and tilt. Scores may go below zero."""
    for player in board.players:
        player.earn(FROM_MONEY, player.money // MARK_PER_VP)
        player.money %= MARK_PER_VP
        player.earn(FROM_CUBES, total(player.cubes()) // CUBES_PER_VP)
        player.earn(FROM_OPEN_ORDERS, -OPEN_ORDER_PENALTY * len(player.open))
        player.earn(FROM_TILT, -TILT_PENALTY * tilt(player))
