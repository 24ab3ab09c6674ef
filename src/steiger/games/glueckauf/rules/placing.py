"""Placing workers on a field and carrying out its action. Mining and looking at cards go on in modules of their own."""

from typing import ClassVar, final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.core.vocabulary import Verb
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.buying import buy, too_dear
from steiger.games.glueckauf.rules.coal import colours
from steiger.games.glueckauf.rules.orders import card_of, cubes_on
from steiger.games.glueckauf.rules.steps import Step
from steiger.games.glueckauf.rules.tables import BANK_SUM, FROM_ORDERS, LOOK, MINE_STEPS, MONEY_SUM, ORDER_VP
from steiger.games.glueckauf.rules.terms import (
    AREA,
    BANK,
    DELIVER,
    DIG,
    FACTORY,
    FACTORY_DRAW,
    FIELDS,
    MINE,
    MONEY,
    ORDER,
    ORDER_DRAW,
    TAKE,
    VEHICLES,
    Field,
    Tile,
)
from steiger.games.glueckauf.rules.turns import is_open, refill_order
from steiger.games.glueckauf.rules.words import PLACE_AT, PLACE_VERB


@final
class Place(Step):
    """Choose a field that the player has the workers for and whose action can be carried out."""

    verbs: ClassVar[list[Verb]] = [PLACE_VERB]

    def options(self, board: Board, into: Choices) -> None:
        me = board.players[board.seat]
        into.add_all(PLACE_AT, (doable(board, me) & ~understaffed(board, me)) | BIT[BANK])

    def play(self, board: Board, action: i64) -> None:
        me = board.players[board.seat]
        field = Field(action - PLACE_AT)
        board.agenda = 0  # placing is asked alone
        board.field = field
        put_workers(board, me, field)
        act(board, me, field)

    def refusal(self, board: Board, action: i64) -> Reason | None:
        me = board.me()
        field = Field(action - PLACE_AT)
        if field == BANK:
            return None
        if not is_open(board, field):
            return Reason("glueckauf-field-closed", field=FIELDS[field], players=len(board.players))
        if understaffed(board, me) & BIT[field] != 0:
            return too_few_workers(board, me, field)
        return None if doable(board, me) & BIT[field] != 0 else cannot_act(board, me, field)


def doable(board: Board, me: Player) -> i64:
    """Return the mask of the fields whose action the player can carry out now, workers aside. The bank is left out."""
    fields = board.free | board.payable(me.money)
    return fields if me.complete == 0 else fields | (colours(me.complete) << DELIVER)


def understaffed(board: Board, me: Player) -> i64:
    """Return the mask of the fields that take more workers than the player has left."""
    return board.crowded[me.workers]


def too_few_workers(board: Board, me: Player, field: Field) -> Reason:
    needed = board.workers_on(field) + 1
    return Reason("glueckauf-too-few-workers", field=FIELDS[field], needed=needed, missing=needed - me.workers)


def cannot_act(board: Board, me: Player, field: Field) -> Reason:
    """Return what is missing for the action of a field that is not doable."""
    if AREA[field] == DELIVER:
        return Reason("glueckauf-nothing-to-deliver", vehicle=VEHICLES[field - DELIVER])
    if AREA[field] == FACTORY and board.tiles[field - FACTORY] >= 0:
        return too_dear(me, Tile(board.tiles[field - FACTORY]))
    stack = field in (FACTORY_DRAW, ORDER_DRAW)
    return Reason("glueckauf-stack-empty" if stack else "glueckauf-field-empty", field=FIELDS[field])


def put_workers(board: Board, me: Player, field: Field) -> None:
    """Place one worker more than stood there. The bank always takes one worker, and nobody leaves it."""
    if field == BANK:
        me.workers -= 1
        me.bank += 1
    else:
        me.workers -= board.stand(field, board.seat)


def act(board: Board, me: Player, field: Field) -> None:
    area = AREA[field]
    if area == FACTORY:
        buy(board, me, board.take_tile(field))
    elif area == MINE:
        board.steps = MINE_STEPS[field - MINE]
        board.ask(DIG)
    elif area == DELIVER:
        deliver(board, me, field - DELIVER)
    elif area == MONEY:
        me.money += MONEY_SUM[field - MONEY]
    elif area == ORDER:
        me.add_order(board.take_order(field))
        refill_order(board, field)
    elif area == BANK:
        me.money += BANK_SUM
    else:
        look(board)


def deliver(board: Board, me: Player, vehicle: i64) -> None:
    """Deliver all complete orders of the vehicle: points to the player, cubes to the supply."""
    for order in me.deliver(vehicle):
        me.earn(FROM_ORDERS, ORDER_VP[card_of(order)])
        board.supply += cubes_on(order)


def look(board: Board) -> None:
    """Look at the top cards of the stack, or at all of them if there are fewer."""
    pile = board.pile()
    pile.look(board.seat, LOOK if pile.size > LOOK else pile.size)
    board.revealed += 1
    board.ask(TAKE)
