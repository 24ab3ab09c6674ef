"""Taking one of the cards looked at, and putting the rest back."""

from typing import ClassVar, final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.core.vocabulary import Verb
from steiger.games.glueckauf.rules.board import Board
from steiger.games.glueckauf.rules.buying import affordable, buy, too_dear
from steiger.games.glueckauf.rules.steps import Step
from steiger.games.glueckauf.rules.tables import TILE_KINDS
from steiger.games.glueckauf.rules.terms import NEXT, RETURN, Card, Tile
from steiger.games.glueckauf.rules.words import (
    NEXT_ORDER,
    NEXT_TILE,
    NEXT_VERB,
    RETURN_BOTTOM,
    RETURN_TOP,
    RETURN_VERB,
    TAKE_NONE,
    TAKE_ORDER,
    TAKE_TILE,
    TAKE_VERB,
)


@final
class Take(Step):
    """Take at most one of the cards looked at. A tile costs its price."""

    verbs: ClassVar[list[Verb]] = [TAKE_VERB]

    def options(self, board: Board, into: Choices) -> None:
        if board.looks_at_tiles():
            into.add_all(TAKE_TILE, in_hand(board) & affordable(board.me()))
        else:
            into.add_all(TAKE_ORDER, in_hand(board))
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
            buy(board, board.me(), Tile(card))
        else:
            board.me().add_order(Card(card))

    def refusal(self, board: Board, action: i64) -> Reason | None:
        if action == TAKE_NONE:
            return None
        choice = action - TAKE_TILE
        if not is_in_hand(board, choice):
            return not_drawn(TAKE_VERB, choice)
        if board.looks_at_tiles() and affordable(board.me()) & BIT[choice] == 0:
            return too_dear(board.me(), Tile(choice))
        return None


@final
class Return(Step):
    """Choose where the rest goes. If the whole stack is in hand, top and bottom are the same and only the top is offered."""

    verbs: ClassVar[list[Verb]] = [RETURN_VERB]

    def options(self, board: Board, into: Choices) -> None:
        into.add(RETURN_TOP)
        if has_bottom(board):
            into.add(RETURN_BOTTOM)

    def play(self, board: Board, action: i64) -> None:
        board.answered()
        board.underneath = action == RETURN_BOTTOM
        if board.pile().held > 1:
            board.ask(NEXT)
        else:
            put_back(board)

    def refusal(self, board: Board, action: i64) -> Reason | None:
        return None if action == RETURN_TOP or has_bottom(board) else Reason("glueckauf-only-top")


@final
class Next(Step):
    """Choose the card that lies next from the top. The last one follows without a question."""

    verbs: ClassVar[list[Verb]] = [NEXT_VERB]

    def options(self, board: Board, into: Choices) -> None:
        into.add_all(NEXT_TILE if board.looks_at_tiles() else NEXT_ORDER, in_hand(board))

    def play(self, board: Board, action: i64) -> None:
        pile = board.pile()
        pile.settle(action - (NEXT_TILE if board.looks_at_tiles() else NEXT_ORDER))
        if pile.held - pile.settled == 1:
            board.answered()
            put_back(board)

    def refusal(self, board: Board, action: i64) -> Reason | None:
        choice = action - NEXT_TILE
        return None if is_in_hand(board, choice) else not_drawn(NEXT_VERB, choice)


def in_hand(board: Board) -> i64:
    """Return the mask of the cards that are looked at and not put back yet."""
    return board.pile().unsettled()


def is_in_hand(board: Board, choice: i64) -> bool:
    """Return whether a choice of `take` or `next`, which number the tiles first and then the orders, is in hand."""
    if board.looks_at_tiles():
        return choice < TILE_KINDS and in_hand(board) & BIT[choice] != 0
    return choice >= TILE_KINDS and in_hand(board) & BIT[choice - TILE_KINDS] != 0


def not_drawn(verb: Verb, choice: i64) -> Reason:
    return Reason("glueckauf-not-drawn", card=verb.phrases[choice])


def has_bottom(board: Board) -> bool:
    return board.pile().size > board.pile().held


def put_back(board: Board) -> None:
    board.pile().put_back(board.underneath)
    board.underneath = False
