"""The steam boiler: light furnaces and gain heat."""

from typing import final

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.box import FIRST_BONUS, SECOND_BONUS
from steiger.games.zwergar.rules.heat import gain_heat
from steiger.games.zwergar.rules.words import FIRST_OF, HEAT_UP, LIGHT_ALL, LIGHT_ONE
from steiger.games.zwergar.rules.work import ALL_LIT, BONUS_USED, HEATED, LIT
from steiger.games.zwergar.rules.workplace import Workplace, bonus_refusal, cold_refusal, used_refusal


@final
class Boiler(Workplace):
    """Light one furnace. Bonuses: light all; gain heat."""

    def verbs(self) -> list[int]:
        return [LIGHT_ONE, LIGHT_ALL, HEAT_UP]

    def options(self, board: Board, me: Player, into: Choices) -> None:
        work = board.work
        if me.cold > 0:
            if work.not_used(LIT):
                into.add(LIGHT_ONE)
            if work.has_bonus(FIRST_BONUS) and work.not_used(ALL_LIT):
                into.add(LIGHT_ALL)
        if work.has_bonus(SECOND_BONUS) and work.not_used(HEATED):
            into.add(HEAT_UP)

    def play(self, board: Board, me: Player, action: i64) -> None:
        verb = FIRST_OF[action]
        if verb == LIGHT_ONE:
            board.work.use(LIT)
            me.light(1)
        elif verb == LIGHT_ALL:
            board.work.use(ALL_LIT | BONUS_USED)
            me.light(me.cold)
        else:
            board.work.use(HEATED | BONUS_USED)
            gain_heat(board, me, board.box.boiler_heat)

    def refusal(self, board: Board, me: Player, action: i64) -> Reason | None:
        """Heat is legal with a full track."""
        work = board.work
        verb = FIRST_OF[action]
        if verb == LIGHT_ONE:
            return used_refusal(work, LIT, action) or cold_refusal(me)
        if verb == LIGHT_ALL:
            return used_refusal(work, ALL_LIT, action) or bonus_refusal(board, FIRST_BONUS) or cold_refusal(me)
        return used_refusal(work, HEATED, action) or bonus_refusal(board, SECOND_BONUS)
