"""The lift: raise the boards of carts, and load stones."""

from typing import final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import CARTS, FROM_LIFT, Board, Player
from steiger.games.zwergar.rules.box import DEAR_LIFT, FIRST_BONUS, SECOND_BONUS
from steiger.games.zwergar.rules.heat import heat_refusal, offer_heat, pay_heat
from steiger.games.zwergar.rules.mine import holds_resources, lift_step, load_level
from steiger.games.zwergar.rules.terms import Level
from steiger.games.zwergar.rules.words import FIRST_OF, HEATS, LIFT_BY, MOST_SPENT, STONES_ON
from steiger.games.zwergar.rules.work import BONUS_USED, LIFTED, STONES_LAID
from steiger.games.zwergar.rules.workplace import Workplace, bonus_refusal, used_refusal


@final
class Lift(Workplace):
    """Lift steps. Bonuses: points for boards unloaded; stones into every cart of a level."""

    def verbs(self) -> list[int]:
        return [LIFT_BY, STONES_ON]

    def options(self, board: Board, me: Player, into: Choices) -> None:
        work = board.work
        if work.not_used(LIFTED):
            for step in range(MOST_SPENT + 1):
                heat = lift_heat(board, step + 1)
                if heat > me.heat + me.warm:
                    break
                offer_heat(into, LIFT_BY + step * HEATS, me, heat)
        if work.has_bonus(SECOND_BONUS) and work.not_used(STONES_LAID):
            into.add_all(STONES_ON, BIT[CARTS] - 1)

    def play(self, board: Board, me: Player, action: i64) -> None:
        if FIRST_OF[action] == LIFT_BY:
            lift(board, me, (action - LIFT_BY) // HEATS + 1, (action - LIFT_BY) % HEATS)
        else:
            board.work.use(STONES_LAID | BONUS_USED)
            load_level(board, Level(action - STONES_ON), board.box.stones)

    def refusal(self, board: Board, me: Player, action: i64) -> Reason | None:
        if FIRST_OF[action] == STONES_ON:
            return used_refusal(board.work, STONES_LAID, action) or bonus_refusal(board, SECOND_BONUS)
        heat = lift_heat(board, (action - LIFT_BY) // HEATS + 1)
        return used_refusal(board.work, LIFTED, action) or heat_refusal(me, heat, (action - LIFT_BY) % HEATS)


def lift_heat(board: Board, steps: i64) -> i64:
    """Return the heat for a number of steps. The first one is free, except under event 48."""
    return board.box.step_heat * (steps - 1) + board.round_stat(DEAR_LIFT)


def lift(board: Board, me: Player, steps: i64, furnaces: i64) -> None:
    pay_heat(me, lift_heat(board, steps), furnaces)
    board.work.use(LIFTED)
    points: i64 = 0
    if board.work.has_bonus(FIRST_BONUS):
        points = board.box.step_vp
        board.work.use(BONUS_USED)
    for _ in range(steps):
        if points != 0 and holds_resources(board.carts):
            me.earn(FROM_LIFT, points)
        lift_step(board)
