"""Who a dwarf counts as: another kind with project 44, and the bonus that Silverbeard lends."""

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.box import DISGUISE, FIRST_BONUS, MINES_EXTRA, SECOND_BONUS
from steiger.games.zwergar.rules.heat import heat_refusal, offer_heat, pay_heat
from steiger.games.zwergar.rules.mine import add_extra
from steiger.games.zwergar.rules.places import break_refusal
from steiger.games.zwergar.rules.terms import FOREMAN, KIND_COUNT, KINDS, LEVELS, NO_SEAT, NOWHERE, PLACES, SECOND_RULES
from steiger.games.zwergar.rules.words import AS_KIND, HEATS, SILVERBEARD
from steiger.games.zwergar.rules.work import BONUS_USED, DISGUISED, MINED_PLAIN
from steiger.games.zwergar.rules.workplace import used_refusal

# Project 44.


def offer_disguises(board: Board, me: Player, into: Choices) -> None:
    """Once per action, for a specialist, before any bonus is used."""
    work = board.work
    if me.stat(DISGUISE) == 0 or work.figure == FOREMAN:
        return
    if work.not_used(DISGUISED | BONUS_USED):
        for kind in range(KIND_COUNT):
            if kind != work.figure and is_of_use(board, me, kind):
                offer_heat(into, AS_KIND + kind * HEATS, me, me.stat(DISGUISE))


def is_of_use(board: Board, me: Player, kind: i64) -> bool:
    """Outside the mine every kind is. In the mine, since rules version 2, one that mines the extra that is still missing."""
    place = board.work.place
    if place >= LEVELS:
        return True
    if board.box.rules < SECOND_RULES or board.work.not_used(MINED_PLAIN):
        return False
    return me.stat(MINES_EXTRA) & BIT[kind] != 0 and board.box.extras[place] != 0


def disguise(board: Board, me: Player, choice: i64) -> None:
    pay_heat(me, me.stat(DISGUISE), choice % HEATS)
    board.work.use(DISGUISED)
    board.work.figure = choice // HEATS
    board.find_bonuses()
    if board.work.place < LEVELS:
        add_extra(board, board.work.place)


def disguise_refusal(board: Board, me: Player, action: i64) -> Reason | None:
    work = board.work
    kind = (action - AS_KIND) // HEATS
    if me.stat(DISGUISE) == 0:
        return Reason("zwergar-as-project")
    if work.place == NOWHERE:
        return break_refusal(action)
    if work.figure == FOREMAN:
        return Reason("zwergar-as-foreman")
    late = None if work.not_used(BONUS_USED) else Reason("zwergar-as-late")
    same = Reason("zwergar-as-same", dwarf=KINDS[kind]) if kind == work.figure else None
    heat = heat_refusal(me, me.stat(DISGUISE), (action - AS_KIND) % HEATS)
    return used_refusal(work, DISGUISED, action) or late or same or use_refusal(board, me, kind) or heat


def use_refusal(board: Board, me: Player, kind: i64) -> Reason | None:
    if is_of_use(board, me, kind):
        return None
    return Reason("zwergar-as-mine", dwarf=KINDS[kind]) if board.box.rules >= SECOND_RULES else Reason("zwergar-as-where")


# Silverbeard.


def offer_silverbeard(board: Board, into: Choices) -> None:
    if board.silverbeard == board.seat:
        for kind in range(KIND_COUNT):
            if lends(board, kind):
                into.add(SILVERBEARD + kind)


def lends(board: Board, kind: i64) -> bool:
    """Return whether Silverbeard can lend this kind's bonus: the place has it, and the player does not have it yet."""
    place = board.work.place
    if board.bonuses_shut(place):
        return False
    if board.box.bonus_kind[2 * place] == kind:
        return not board.work.has_bonus(FIRST_BONUS)
    return board.box.bonus_kind[2 * place + 1] == kind and not board.work.has_bonus(SECOND_BONUS)


def call_silverbeard(board: Board, kind: i64) -> None:
    board.silverbeard = NO_SEAT
    board.work.silver |= BIT[kind]
    board.find_bonuses()


def silverbeard_refusal(board: Board, action: i64) -> Reason | None:
    place = board.work.place
    kind = action - SILVERBEARD
    if board.silverbeard != board.seat:
        return Reason("zwergar-silverbeard-not-yours")
    if place == NOWHERE:
        return break_refusal(action)
    if place < LEVELS:
        return Reason("zwergar-silverbeard-mine")
    if board.bonuses_shut(place):
        return Reason("zwergar-lab-shut")
    if lends(board, kind):
        return None
    has = kind == board.box.bonus_kind[2 * place] or kind == board.box.bonus_kind[2 * place + 1]
    key = "zwergar-silverbeard-had" if has else "zwergar-silverbeard-no-bonus"
    return Reason(key, dwarf=KINDS[kind], place=PLACES[place])
