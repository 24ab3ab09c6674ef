"""The laboratory: valuable resources become more, less valuable ones."""

from typing import Final, final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.box import FIRST_BONUS, SECOND_BONUS
from steiger.games.zwergar.rules.goods import ONE, count
from steiger.games.zwergar.rules.heat import gain_heat
from steiger.games.zwergar.rules.terms import IRON, RESOURCES
from steiger.games.zwergar.rules.words import CONVERT, FIRST_OF, LIGHT_ONE
from steiger.games.zwergar.rules.work import BONUS_USED, LIT
from steiger.games.zwergar.rules.workplace import Workplace, bonus_refusal, used_refusal

CONVERTIBLE: Final[i64] = 3  # iron, gold and jewel
LEAST: Final[i64] = IRON  # the first of them


@final
class Lab(Workplace):
    """A conversion. Bonuses: more conversions; light a furnace and gain heat."""

    def verbs(self) -> list[int]:
        return [LIGHT_ONE, CONVERT]

    def options(self, board: Board, me: Player, into: Choices) -> None:
        work = board.work
        if work.has_bonus(SECOND_BONUS) and work.not_used(LIT):
            into.add(LIGHT_ONE)
        if work.times < conversions(board):
            kinds: i64 = 0
            for kind in range(CONVERTIBLE):
                if count(me.goods, kind + LEAST) > 0:
                    kinds |= BIT[kind]
            into.add_all(CONVERT, kinds)

    def play(self, board: Board, me: Player, action: i64) -> None:
        if FIRST_OF[action] == CONVERT:
            convert(board, me, action - CONVERT)
        else:
            board.work.use(LIT | BONUS_USED)
            me.light(1)
            gain_heat(board, me, board.box.lab_heat)

    def refusal(self, board: Board, me: Player, action: i64) -> Reason | None:
        """The light is legal without a cold furnace, since it also gives heat."""
        if FIRST_OF[action] == LIGHT_ONE:
            return used_refusal(board.work, LIT, action) or bonus_refusal(board, SECOND_BONUS)
        if board.work.times >= conversions(board):
            return Reason("zwergar-no-more-conversions", number=conversions(board))
        kind = action - CONVERT + LEAST
        return None if count(me.goods, kind) > 0 else Reason("zwergar-none-of", resource=RESOURCES[kind])


def conversions(board: Board) -> i64:
    """Return how many conversions this action allows."""
    return board.box.conversions + (board.box.more_conversions if board.work.has_bonus(FIRST_BONUS) else 0)


def convert(board: Board, me: Player, kind: i64) -> None:
    if board.work.times >= board.box.conversions:
        board.work.use(BONUS_USED)
    board.work.times += 1
    me.goods += board.box.converted[kind] - ONE[kind + LEAST]
