"""The questions a player answers: what is offered and what is done, side by side. Mining is in mining.py."""

from abc import abstractmethod
from typing import final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.state import Choices
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import ONE, colours, count, total
from steiger.games.glueckauf.rules.orders import card_of, cubes_on
from steiger.games.glueckauf.rules.tables import (
    DEAREST,
    FROM_ORDERS,
    LOOK,
    MINE_STEPS,
    MONEY_SUM,
    ORDER_VP,
    TILE_CARTS,
    TILE_COLOUR,
    TILE_PRICE,
    TILES_FOR,
)
from steiger.games.glueckauf.rules.terms import (
    BANK,
    COAL,
    DELIVER,
    DIG,
    FACTORY_DRAW,
    MINE,
    MONEY,
    NEXT,
    ORDER,
    ORDER_DRAW,
    RETURN,
    TAKE,
)
from steiger.games.glueckauf.rules.turns import end_draft_pick, refill_order
from steiger.games.glueckauf.rules.words import (
    COAL_OF,
    DRAFT_ORDER,
    NEXT_ORDER,
    NEXT_TILE,
    PLACE_AT,
    RETURN_BOTTOM,
    RETURN_TOP,
    TAKE_NONE,
    TAKE_ORDER,
    TAKE_TILE,
)


class Step:
    """One kind of open question. Steps hold nothing: all there is to know is on the board."""

    @abstractmethod
    def options(self, board: Board, into: Choices) -> None: ...

    @abstractmethod
    def play(self, board: Board, action: i64) -> None: ...


@final
class Draft(Step):
    """Take one of the orders laid out at the start."""

    def options(self, board: Board, into: Choices) -> None:
        into.add_all(DRAFT_ORDER, board.pool)

    def play(self, board: Board, action: i64) -> None:
        card = action - DRAFT_ORDER
        board.pool &= ~BIT[card]
        board.me().add_order(card)
        end_draft_pick(board)


@final
class Place(Step):
    """Choose a field: enough workers to displace who stands there, and an action that can be carried out."""

    def options(self, board: Board, into: Choices) -> None:
        me = board.players[board.seat]
        fields = board.free | board.payable(me.money)
        if me.complete != 0:
            fields |= colours(me.complete) << DELIVER
        into.add_all(PLACE_AT, (fields & ~board.crowded[me.workers]) | BIT[BANK])

    def play(self, board: Board, action: i64) -> None:
        me = board.players[board.seat]
        field = action - PLACE_AT
        board.agenda = 0  # placing is asked alone
        board.field = field
        put_workers(board, me, field)
        act(board, me, field)


def put_workers(board: Board, me: Player, field: i64) -> None:
    """One worker more than stood there; at the bank always one, and nobody leaves."""
    if field == BANK:
        me.workers -= 1
        me.bank += 1
    else:
        me.workers -= board.stand(field, board.seat)


def act(board: Board, me: Player, field: i64) -> None:
    if field < FACTORY_DRAW:
        buy(board, me, board.take_tile(field))
    elif field < MINE or field == ORDER_DRAW:
        look(board)
    elif field < DELIVER:
        board.steps = MINE_STEPS[field - MINE]
        board.ask(DIG)
    elif field < MONEY:
        deliver(board, me, field - DELIVER)
    elif field < ORDER:
        me.money += MONEY_SUM[field - MONEY]
    elif field < ORDER_DRAW:
        me.add_order(board.take_order(field))
        refill_order(board, field)
    else:
        me.money += 1


def buy(board: Board, me: Player, tile: i64) -> None:
    """Pay, take a cube a cart, build. Carts for which the supply lacks the colour ask for another, while there is any."""
    me.money -= TILE_PRICE[tile]
    colour = TILE_COLOUR[tile]
    carts = TILE_CARTS[tile]
    cubes: i64 = 0
    loaded: i64 = 0
    while loaded < carts and count(board.supply, colour) > 0:
        board.supply -= ONE[colour]
        cubes |= (colour + 1) << (3 * loaded)
        loaded += 1
    me.add_tunnel(tile, cubes)
    lacking = carts - loaded
    left = total(board.supply)
    while lacking > 0 and left > 0:
        board.ask(COAL)
        lacking -= 1
        left -= 1


def deliver(board: Board, me: Player, vehicle: i64) -> None:
    """All complete orders of the vehicle go: their points to the player, their cubes to the supply."""
    for order in me.deliver(vehicle):
        me.earn(FROM_ORDERS, ORDER_VP[card_of(order)])
        board.supply += cubes_on(order)


def look(board: Board) -> None:
    """Look at the top cards of the stack; as many as there are if they are fewer."""
    pile = board.pile()
    pile.look(board.seat, LOOK if pile.size > LOOK else pile.size)
    board.revealed += 1
    board.ask(TAKE)


@final
class Take(Step):
    """Take at most one of the cards looked at, a tile at its price."""

    def options(self, board: Board, into: Choices) -> None:
        if board.looks_at_tiles():
            into.add_all(TAKE_TILE, board.tile_pile.unsettled() & TILES_FOR[min(board.me().money, DEAREST)])
        else:
            into.add_all(TAKE_ORDER, board.order_pile.unsettled())
        into.add(TAKE_NONE)

    def play(self, board: Board, action: i64) -> None:
        board.answered()
        pile = board.pile()
        card = action - (TAKE_TILE if board.looks_at_tiles() else TAKE_ORDER)
        if action != TAKE_NONE:
            pile.take(card)
        if pile.held > 0:
            board.ask(RETURN)
        if action == TAKE_NONE:
            return
        if board.looks_at_tiles():
            buy(board, board.me(), card)
        else:
            board.me().add_order(card)


@final
class Return(Step):
    """Where the rest goes; with nothing left in the stack, top and bottom are the same."""

    def options(self, board: Board, into: Choices) -> None:
        into.add(RETURN_TOP)
        if board.pile().size > board.pile().held:
            into.add(RETURN_BOTTOM)

    def play(self, board: Board, action: i64) -> None:
        board.answered()
        board.underneath = action == RETURN_BOTTOM
        if board.pile().held > 1:
            board.ask(NEXT)
        else:
            put_back(board)


@final
class Next(Step):
    """Which card lies next from the top; the last one follows by itself."""

    def options(self, board: Board, into: Choices) -> None:
        into.add_all(NEXT_TILE if board.looks_at_tiles() else NEXT_ORDER, board.pile().unsettled())

    def play(self, board: Board, action: i64) -> None:
        pile = board.pile()
        pile.settle(action - (NEXT_TILE if board.looks_at_tiles() else NEXT_ORDER))
        if pile.held - pile.settled == 1:
            board.answered()
            put_back(board)


def put_back(board: Board) -> None:
    board.pile().put_back(board.underneath)
    board.underneath = False


@final
class Coal(Step):
    """A cube of another colour for a cart that would stay without."""

    def options(self, board: Board, into: Choices) -> None:
        into.add_all(COAL_OF, colours(board.supply))

    def play(self, board: Board, action: i64) -> None:
        board.answered()
        board.supply -= ONE[action - COAL_OF]
        board.me().add_late_cube(action - COAL_OF)


@final
class Over(Step):
    """The game is over: nothing is offered."""

    def options(self, board: Board, into: Choices) -> None:
        return

    def play(self, board: Board, action: i64) -> None:
        assert False, action
