"""The smelter: heat turns resources into more valuable ones, and projects are upgraded."""

from typing import Final, final

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.box import FIRST_BONUS, SECOND_BONUS
from steiger.games.zwergar.rules.goods import ONE, count
from steiger.games.zwergar.rules.heat import gain_heat, heat_refusal, offer_heat, pay_heat
from steiger.games.zwergar.rules.projects import (
    offer_upgrades,
    state_refusal,
    upgrade_at_cost,
    upgrade_cost_refusal,
    upgraded_card,
)
from steiger.games.zwergar.rules.terms import RESOURCES
from steiger.games.zwergar.rules.words import FIRST_OF, HEAT_UP, HEATS, SMELT, UPGRADE_ONE
from steiger.games.zwergar.rules.work import BONUS_USED, HEATED
from steiger.games.zwergar.rules.workplace import Workplace, bonus_refusal, used_refusal

SMELTABLE: Final[i64] = 3  # stone, iron and gold


@final
class Smelter(Workplace):
    """Smelt any number of resources. Bonuses: upgrade any number of projects; gain heat."""

    def verbs(self) -> list[int]:
        return [HEAT_UP, SMELT, UPGRADE_ONE]

    def options(self, board: Board, me: Player, into: Choices) -> None:
        work = board.work
        if work.has_bonus(SECOND_BONUS) and work.not_used(HEATED):
            into.add(HEAT_UP)
        for kind in range(SMELTABLE):
            if count(me.goods, kind) > 0:
                offer_heat(into, SMELT + kind * HEATS, me, board.box.smelt_heat[kind])
        if work.has_bonus(FIRST_BONUS):
            offer_upgrades(board, me, into)

    def play(self, board: Board, me: Player, action: i64) -> None:
        verb = FIRST_OF[action]
        if verb == SMELT:
            smelt(board, me, (action - SMELT) // HEATS, (action - SMELT) % HEATS)
        elif verb == UPGRADE_ONE:
            upgrade_at_cost(board, me, action - UPGRADE_ONE)
        else:
            board.work.use(HEATED | BONUS_USED)
            gain_heat(board, me, board.box.smelter_heat)

    def refusal(self, board: Board, me: Player, action: i64) -> Reason | None:
        verb = FIRST_OF[action]
        if verb == SMELT:
            return smelt_refusal(board, me, (action - SMELT) // HEATS, (action - SMELT) % HEATS)
        if verb == HEAT_UP:
            return used_refusal(board.work, HEATED, action) or bonus_refusal(board, SECOND_BONUS)
        choice = action - UPGRADE_ONE
        return (
            state_refusal(me, upgraded_card(choice))
            or bonus_refusal(board, FIRST_BONUS)
            or upgrade_cost_refusal(board, me, choice)
        )


def smelt(board: Board, me: Player, kind: i64, furnaces: i64) -> None:
    pay_heat(me, board.box.smelt_heat[kind], furnaces)
    me.goods += board.box.smelted[kind] - ONE[kind]


def smelt_refusal(board: Board, me: Player, kind: i64, furnaces: i64) -> Reason | None:
    if count(me.goods, kind) == 0:
        return Reason("zwergar-none-of", resource=RESOURCES[kind])
    return heat_refusal(me, board.box.smelt_heat[kind], furnaces)
