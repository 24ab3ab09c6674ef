"""What a step is, and the draft. Each other module named after a question holds that question's steps."""

from abc import abstractmethod
from typing import ClassVar, final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.core.vocabulary import Verb
from steiger.games.glueckauf.rules.board import Board
from steiger.games.glueckauf.rules.terms import Card
from steiger.games.glueckauf.rules.turns import end_draft_pick
from steiger.games.glueckauf.rules.words import DRAFT_ORDER, DRAFT_VERB


class Step:
    """One kind of open question: what is offered, what happens, and why the rest is refused.

    Steps hold no data. Everything they need is on the board.
    """

    verbs: ClassVar[list[Verb]]  # the verbs that answer the question

    @abstractmethod
    def options(self, board: Board, into: Choices) -> None:
        """Add the legal actions in ascending order."""

    @abstractmethod
    def play(self, board: Board, action: i64) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def refusal(self, board: Board, action: i64) -> Reason | None:
        """Return the rule that refuses an action with one of the step's verbs, or None if it is legal."""


@final
class Draft(Step):
    """Take one of the orders laid out at the start."""

    verbs: ClassVar[list[Verb]] = [DRAFT_VERB]

    def options(self, board: Board, into: Choices) -> None:
        into.add_all(DRAFT_ORDER, board.pool)

    def play(self, board: Board, action: i64) -> None:
        card = Card(action - DRAFT_ORDER)
        board.pool &= ~BIT[card]
        board.me().add_order(card)
        end_draft_pick(board)

    def refusal(self, board: Board, action: i64) -> Reason | None:
        card = action - DRAFT_ORDER
        return None if board.pool & BIT[card] != 0 else Reason("glueckauf-not-in-pool", order=card + 1)


@final
class Over(Step):
    """The game is over. Nothing is offered."""

    verbs: ClassVar[list[Verb]] = []

    def options(self, board: Board, into: Choices) -> None:
        return

    def play(self, board: Board, action: i64) -> None:
        assert False, action

    def refusal(self, board: Board, action: i64) -> Reason | None:
        return Reason("game-over")
