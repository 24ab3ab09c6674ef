"""The mine: carts are loaded on their level, go up board by board, and are unloaded at the top."""

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.games.zwergar.rules.board import CART_FOREMAN, CART_LOAD, CARTS, HAND_ONE, Board, Player
from steiger.games.zwergar.rules.box import FOREMAN_EXTRA, MINES_EXTRA
from steiger.games.zwergar.rules.terms import FOREMAN, Level, Place, Seat


def dig(board: Board, me: Player, kind: i64, place: Place) -> bool:
    """Load the level's yield and at most one extra into a cart without resources. Return whether the extra is missing."""
    at = board.cart(Level(place + 1), board.seat)
    if board.carts[at] & CART_LOAD != 0:
        return False
    board.carts[at] += board.box.yields[place]
    if not mines_extra(board, me, kind, place):
        return True
    board.carts[at] += board.box.extras[place]
    return False


def would_mine(board: Board, me: Player, kind: i64, place: Place) -> bool:
    """Return whether digging would put at least one resource into the cart."""
    if board.carts[board.cart(Level(place + 1), board.seat)] & CART_LOAD != 0:
        return False
    return board.box.yields[place] != 0 or (board.box.extras[place] != 0 and mines_extra(board, me, kind, place))


def board_cart(board: Board, place: Place) -> None:
    """The foreman climbs into the cart of his level."""
    board.carts[board.cart(Level(place + 1), board.seat)] |= CART_FOREMAN


def add_extra(board: Board, place: Place) -> None:
    board.carts[board.cart(Level(place + 1), board.seat)] += board.box.extras[place]


def mines_extra(board: Board, me: Player, kind: i64, place: Place) -> bool:
    """The extra comes from the player's furnace, from projects 2 to 4, or with the foreman under event 58."""
    if board.furnace_on(place) == board.seat or me.stat(MINES_EXTRA) & BIT[kind] != 0:
        return True
    return kind == FOREMAN and board.round_stat(FOREMAN_EXTRA) != 0


def load_level(board: Board, level: Level, goods: i64) -> None:
    """Load every cart of a level (0: intermediate), full or not."""
    for seat in range(len(board.players)):
        board.carts[board.cart(level, Seat(seat))] += goods


def holds_resources(carts: vec[i64]) -> bool:
    for cart in carts:  # noqa: SIM110  (a generator is slow when compiled)
        if cart & CART_LOAD != 0:
            return True
    return False


def lift_step(board: Board) -> None:
    """Every board goes up one level. The one on the intermediate level is unloaded and goes to the bottom."""
    for seat in range(len(board.players)):
        at = board.cart(Level(0), Seat(seat))
        cart = board.carts[at]
        if cart != 0:
            player = board.players[seat]
            player.goods += cart & CART_LOAD
            if cart & CART_FOREMAN != 0:
                player.hand += HAND_ONE[FOREMAN]
            board.carts[at] = 0
    board.top = (board.top + 1) % CARTS


def fetch_foreman(board: Board, seat: Seat) -> None:
    """Take a foreman out of his cart, if he is in one."""
    for level in range(CARTS):
        at = board.cart(Level(level), seat)
        if board.carts[at] & CART_FOREMAN != 0:
            board.carts[at] &= CART_LOAD
            board.players[seat].hand += HAND_ONE[FOREMAN]
            return
