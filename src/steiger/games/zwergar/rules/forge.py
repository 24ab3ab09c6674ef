"""The forge: build new furnaces."""

from typing import final

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.box import FIRST_BONUS, SECOND_BONUS
from steiger.games.zwergar.rules.goods import covers, goods_refusal
from steiger.games.zwergar.rules.words import BUILD, FIRST_OF, LIGHT_ONE
from steiger.games.zwergar.rules.work import BONUS_USED, LIT
from steiger.games.zwergar.rules.workplace import Workplace, bonus_refusal, cold_refusal, used_refusal, word_of


@final
class Forge(Workplace):
    """Build a furnace. Bonuses: build one more; light one."""

    def verbs(self) -> list[int]:
        return [LIGHT_ONE, BUILD]

    def options(self, board: Board, me: Player, into: Choices) -> None:
        work = board.work
        if work.has_bonus(SECOND_BONUS) and work.not_used(LIT) and me.cold > 0:
            into.add(LIGHT_ONE)
        if may_build(board) and me.furnaces() < board.box.furnaces and covers(me.goods, build_price(board)):
            into.add(BUILD)

    def play(self, board: Board, me: Player, action: i64) -> None:
        if FIRST_OF[action] == BUILD:
            build(board, me)
        else:
            board.work.use(LIT | BONUS_USED)
            me.light(1)

    def refusal(self, board: Board, me: Player, action: i64) -> Reason | None:
        if FIRST_OF[action] == LIGHT_ONE:
            return used_refusal(board.work, LIT, action) or bonus_refusal(board, SECOND_BONUS) or cold_refusal(me)
        if me.furnaces() >= board.box.furnaces:
            return Reason("zwergar-no-more-furnaces", most=board.box.furnaces)
        if not may_build(board):
            used = Reason("zwergar-used", verb=word_of(action))
            return bonus_refusal(board, FIRST_BONUS) or used if board.work.times == 1 else used
        return goods_refusal(me.goods, build_price(board))


def may_build(board: Board) -> bool:
    work = board.work
    return work.times == 0 or (work.times == 1 and work.has_bonus(FIRST_BONUS))


def build_price(board: Board) -> i64:
    return board.box.build_price if board.work.times == 0 else board.box.second_build_price


def build(board: Board, me: Player) -> None:
    me.goods -= build_price(board)
    if board.work.times > 0:
        board.work.use(BONUS_USED)
    board.work.times += 1
    me.cold += 1
