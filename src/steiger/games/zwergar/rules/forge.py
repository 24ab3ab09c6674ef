"""The forge: build new furnaces."""

from typing import final

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.box import FIRST_BONUS, SECOND_BONUS
from steiger.games.zwergar.rules.goods import covers, goods_refusal
from steiger.games.zwergar.rules.terms import SECOND_RULES
from steiger.games.zwergar.rules.words import BUILD, FIRST_OF, LIGHT_ONE
from steiger.games.zwergar.rules.work import BONUS_USED, BUILT, BUILT_MORE, LIT
from steiger.games.zwergar.rules.workplace import Workplace, bonus_refusal, cold_refusal, used_refusal


@final
class Forge(Workplace):
    """Build a furnace. Bonuses: build one more; light one."""

    def verbs(self) -> list[int]:
        return [LIGHT_ONE, BUILD]

    def options(self, board: Board, me: Player, into: Choices) -> None:
        work = board.work
        if work.has_bonus(SECOND_BONUS) and work.not_used(LIT) and me.cold > 0:
            into.add(LIGHT_ONE)
        if me.furnaces() < board.box.furnaces and (pays_normal(board, me) or pays_bonus(board, me)):
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
        if pays_normal(board, me) or pays_bonus(board, me):
            return None
        if board.work.not_used(BUILT):
            return goods_refusal(me.goods, board.box.build_price)
        used = used_refusal(board.work, BUILT_MORE, action)
        return used or bonus_refusal(board, FIRST_BONUS) or goods_refusal(me.goods, board.box.second_build_price)


def pays_normal(board: Board, me: Player) -> bool:
    """Return whether the normal action is unused and its price can be paid."""
    return board.work.not_used(BUILT) and covers(me.goods, board.box.build_price)


def pays_bonus(board: Board, me: Player) -> bool:
    """Return whether the bonus can be used now. Under rules version 1 the normal action must come first."""
    work = board.work
    if not work.has_bonus(FIRST_BONUS) or work.used & BUILT_MORE != 0:
        return False
    return (work.used & BUILT != 0 or board.box.rules >= SECOND_RULES) and covers(me.goods, board.box.second_build_price)


def build(board: Board, me: Player) -> None:
    """Use the normal action if it can be paid, otherwise the bonus."""
    if pays_normal(board, me):
        me.goods -= board.box.build_price
        board.work.use(BUILT)
    else:
        me.goods -= board.box.second_build_price
        board.work.use(BUILT_MORE | BONUS_USED)
    me.cold += 1
