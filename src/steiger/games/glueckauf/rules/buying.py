"""Buying a tunnel tile, and the cubes that come with it."""

from typing import ClassVar, final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.core.vocabulary import Verb
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import ONE, colours, count, total
from steiger.games.glueckauf.rules.orders import CUBE_BITS
from steiger.games.glueckauf.rules.steps import Step
from steiger.games.glueckauf.rules.tables import DEAREST, TILE_CARTS, TILE_COLOUR, TILE_PRICE, TILES, TILES_FOR
from steiger.games.glueckauf.rules.terms import COAL, COLOURS, Colour, Tile
from steiger.games.glueckauf.rules.words import COAL_OF, COAL_VERB


def affordable(me: Player) -> i64:
    """Return the mask of the kinds of tile that the player can pay for."""
    return TILES_FOR[min(me.money, DEAREST)]


def too_dear(me: Player, tile: Tile) -> Reason:
    price = TILE_PRICE[tile]
    return Reason("glueckauf-too-little-money", tile=TILES[tile], price=price, missing=price - me.money)


def buy(board: Board, me: Player, tile: Tile) -> None:
    """Pay, take one cube per cart and build.

    A cart for which the supply lacks the tile's colour asks for another colour, as long as the supply holds any cube.
    """
    me.money -= TILE_PRICE[tile]
    colour = TILE_COLOUR[tile]
    carts = TILE_CARTS[tile]
    cubes: i64 = 0
    loaded: i64 = 0
    while loaded < carts and count(board.supply, colour) > 0:
        board.supply -= ONE[colour]
        cubes |= (colour + 1) << (CUBE_BITS * loaded)
        loaded += 1
    me.add_tunnel(tile, cubes)
    lacking = carts - loaded
    left = total(board.supply)
    while lacking > 0 and left > 0:
        board.ask(COAL)
        lacking -= 1
        left -= 1


@final
class Coal(Step):
    """Choose a cube of another colour for a cart that would stay empty."""

    verbs: ClassVar[list[Verb]] = [COAL_VERB]

    def options(self, board: Board, into: Choices) -> None:
        into.add_all(COAL_OF, colours(board.supply))

    def play(self, board: Board, action: i64) -> None:
        board.answered()
        board.supply -= ONE[action - COAL_OF]
        board.me().add_late_cube(Colour(action - COAL_OF))

    def refusal(self, board: Board, action: i64) -> Reason | None:
        colour = action - COAL_OF
        return None if colours(board.supply) & BIT[colour] != 0 else Reason("glueckauf-supply-empty", colour=COLOURS[colour])
