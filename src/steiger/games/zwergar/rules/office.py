"""The chief engineer's office: complete a project and upgrade it at once."""

from typing import Final, final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.box import FIRST_BONUS
from steiger.games.zwergar.rules.goods import ONE, count
from steiger.games.zwergar.rules.projects import (
    can_upgrade,
    complete,
    completion_refusal,
    offer_completing,
    offer_upgrade,
    state_refusal,
    upgrade_at_cost,
    upgrade_cost_refusal,
    upgraded_card,
)
from steiger.games.zwergar.rules.terms import NO_CARD, RESOURCE_COUNT, RESOURCES, Card
from steiger.games.zwergar.rules.words import COMPLETE, FIRST_OF, REFUND, UPGRADE_ONE
from steiger.games.zwergar.rules.work import BONUS_USED, REFUNDED
from steiger.games.zwergar.rules.workplace import Workplace, bonus_refusal, used_refusal, word_of

REFUNDABLE: Final[i64] = 2  # pieces of one kind that must be paid for one to come back


@final
class Office(Workplace):
    """Complete one project, then upgrade it. Bonuses: get a resource back; upgrade for less heat."""

    def verbs(self) -> list[int]:
        return [COMPLETE, UPGRADE_ONE, REFUND]

    def options(self, board: Board, me: Player, into: Choices) -> None:
        work = board.work
        if work.project == NO_CARD:
            offer_completing(board, me, into)
            return
        if can_upgrade(me, work.project):
            offer_upgrade(board, me, work.project, into)
        if work.has_bonus(FIRST_BONUS) and work.not_used(REFUNDED):
            kinds: i64 = 0
            for kind in range(RESOURCE_COUNT):
                if count(work.paid, kind) >= REFUNDABLE:
                    kinds |= BIT[kind]
            into.add_all(REFUND, kinds)

    def play(self, board: Board, me: Player, action: i64) -> None:
        verb = FIRST_OF[action]
        if verb == COMPLETE:
            complete(board, me, action - COMPLETE)
        elif verb == UPGRADE_ONE:
            upgrade_at_cost(board, me, action - UPGRADE_ONE)
        else:
            board.work.use(REFUNDED | BONUS_USED)
            me.goods += ONE[action - REFUND]

    def refusal(self, board: Board, me: Player, action: i64) -> Reason | None:
        verb = FIRST_OF[action]
        if verb == COMPLETE:
            used = board.work.project != NO_CARD
            return Reason("zwergar-used", verb=word_of(action)) if used else completion_refusal(board, me, action - COMPLETE)
        if verb == REFUND:
            return refund_refusal(board, action)
        card = upgraded_card(action - UPGRADE_ONE)
        return (
            state_refusal(me, card)
            or just_completed_refusal(board, card)
            or upgrade_cost_refusal(board, me, action - UPGRADE_ONE)
        )


def just_completed_refusal(board: Board, card: Card) -> Reason | None:
    return None if board.work.project == card else Reason("zwergar-upgrade-only-completed", project=card + 1)


def refund_refusal(board: Board, action: i64) -> Reason | None:
    work = board.work
    if work.project == NO_CARD:
        return Reason("zwergar-refund-nothing")
    paid = count(work.paid, action - REFUND)
    too_few = None if paid >= REFUNDABLE else Reason("zwergar-refund-kind", resource=RESOURCES[action - REFUND], paid=paid)
    return used_refusal(work, REFUNDED, action) or bonus_refusal(board, FIRST_BONUS) or too_few
