"""Points at the end of a shift and of the game. When a shift ends is decided in turns.py."""

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import total
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, SLOT_COLOUR
from steiger.games.glueckauf.rules.tables import (
    BUILT_IN,
    CUBES_PER_VP,
    ELEMENTS_PER_SHIFT,
    FIRST,
    FROM_CUBES,
    FROM_MONEY,
    FROM_OPEN_ORDERS,
    FROM_TILT,
    MARK_PER_VP,
    OPEN_ORDER_PENALTY,
    ORDER_SLOTS,
    ORDER_VEHICLE,
    SECOND,
    TILE_SIDE,
    TILT_PENALTY,
)
from steiger.games.glueckauf.rules.tunnels import kind_of


def tally(player: Player, element: i64) -> i64:
    """How much of an element of the shift clock a player has: slots of a colour, slots of a vehicle, empty carts."""
    if element >= 8:
        return player.empty_carts(element - 8)
    slots: i64 = 0
    for card in player.delivered:
        if element >= 4:
            slots += ORDER_SLOTS[card] if ORDER_VEHICLE[card] == element - 4 else 0
        else:
            for place in range(ORDER_SLOTS[card]):
                slots += 1 if SLOT_COLOUR[card * MOST_SLOTS + place] == element else 0
    return slots


def award(counts: vec[i64], first: i64, second: i64) -> vec[i64]:
    """Points by seat for one element. A tie for first leaves no second; zero never scores; two players have no second place."""
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
    pays_second = leaders == 1 and len(counts) > 2
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
    """Score the clock's elements as far as the shift has brought it, and show what was delivered."""
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
        player.shown = len(player.delivered)
    board.revealed += 1


def tilt(player: Player) -> i64:
    """How many tiles one side of the mine has more than the other."""
    light: i64 = 0
    for tunnel in player.tunnels:
        kind = kind_of(tunnel)
        if kind < BUILT_IN:
            light += 1 if TILE_SIDE[kind] == 0 else -1
    return light if light >= 0 else -light


def score_end(board: Board) -> None:
    """Money and cubes for points, less open orders and a tilted mine. Scores may go below zero."""
    for player in board.players:
        player.earn(FROM_MONEY, player.money // MARK_PER_VP)
        player.money %= MARK_PER_VP
        player.earn(FROM_CUBES, total(player.cubes()) // CUBES_PER_VP)
        player.earn(FROM_OPEN_ORDERS, -OPEN_ORDER_PENALTY * len(player.open))
        player.earn(FROM_TILT, -TILT_PENALTY * tilt(player))
