"""Whose turn it is: the order of the draft, and the end of a turn, of a shift and of the game."""

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.games.glueckauf.rules.board import Board
from steiger.games.glueckauf.rules.scoring import score_end, score_shift
from steiger.games.glueckauf.rules.tables import CLOSED_MASK, DRAFTS_EACH, SHIFTS, WORKERS
from steiger.games.glueckauf.rules.terms import (
    BANK,
    FACTORY,
    FACTORY_DRAW,
    LAST_ORDER,
    ORDER,
    OVER,
    PLACE,
    Card,
    Field,
    Seat,
    Tile,
)


def refill_tile(board: Board, field: Field) -> None:
    """Refill a factory field. An exhausted stack refills nothing."""
    if board.tile_pile.size > 0:
        board.lay_tile(field, Tile(board.tile_pile.draw()))
        board.revealed += 1


def refill_order(board: Board, field: Field) -> None:
    if board.order_pile.size > 0:
        board.lay_order(field, Card(board.order_pile.draw()))
        board.revealed += 1


def is_open(board: Board, field: Field) -> bool:
    return CLOSED_MASK[len(board.players)] & BIT[field] == 0


def end_draft_pick(board: Board) -> None:
    """Pass the draft on counter-clockwise, until everybody has three orders.

    Then the order left over goes to the last field, and the stack fills the others.
    """
    picks: i64 = 0
    for player in board.players:
        picks += len(player.open)
    players: i64 = len(board.players)
    if picks < DRAFTS_EACH * players:
        board.seat = Seat((board.seat + players - 1) % players)
        return
    board.lay_order(Field(LAST_ORDER), Card(board.laid_out()[0]))
    board.pool = 0
    for field in range(ORDER, LAST_ORDER):
        if is_open(board, Field(field)):
            refill_order(board, Field(field))
    board.answered()
    begin_shift(board)


def begin_shift(board: Board) -> None:
    board.seat = board.start
    board.ask(PLACE)


def end_turn(board: Board) -> None:
    """Refill the factory field just emptied and go on to the next player clockwise who has a worker."""
    if board.field < FACTORY_DRAW and board.tiles[board.field - FACTORY] < 0:
        refill_tile(board, board.field)
    board.close_empty_piles()
    players = board.players
    seat: i64 = board.seat
    while True:
        seat += 1
        if seat == len(players):
            seat = 0
        if players[seat].workers > 0:
            board.seat = Seat(seat)
            board.agenda = PLACE
            return
        if seat == board.seat:
            break
    end_shift(board)


def end_shift(board: Board) -> None:
    score_shift(board)
    if board.shift == SHIFTS:
        score_end(board)
        board.ask(OVER)
        return
    board.start = next_start(board)
    send_home(board)
    board.shift += 1
    begin_shift(board)


def factory_workers(board: Board, seat: Seat) -> i64:
    workers: i64 = 0
    for field in range(FACTORY, FACTORY_DRAW + 1):
        if board.owner_of(Field(field)) == seat:
            workers += board.workers_on(Field(field))
    return workers


def next_start(board: Board) -> Seat:
    """Return the seat with most workers in the factory.

    Of those tied, it is the one closest clockwise after the old start player, who comes last.
    """
    players: i64 = len(board.players)
    best: i64 = -1
    chosen = board.start
    for distance in range(1, players + 1):
        seat = Seat((board.start + distance) % players)
        workers = factory_workers(board, seat)
        if workers > best:
            best = workers
            chosen = seat
    return chosen


def send_home(board: Board) -> None:
    """Send all workers home from the fields, the bank and the canteen."""
    for field in range(BANK):
        board.occupants[field] = 0
    for workers in range(len(board.crowded)):
        board.crowded[workers] = 0
    for player in board.players:
        player.workers = WORKERS[len(board.players)]
        player.canteen = 0
        player.bank = 0
