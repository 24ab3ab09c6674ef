"""What a dwarf can do on a place: normal action, bonuses, the foreman's furnace. Offer and deed side by side, place by place."""

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import CARTS, FROM_FURNACES, FROM_LIFT, Board, Player
from steiger.games.zwergar.rules.box import DEAR_LIFT, FIRST_BONUS, INSTALL_MORE, SECOND_BONUS
from steiger.games.zwergar.rules.goods import ONE, count, covers
from steiger.games.zwergar.rules.heat import gain_heat, offer_heat, pay_heat
from steiger.games.zwergar.rules.mine import holds_resources, lift_step, load_level
from steiger.games.zwergar.rules.projects import (
    can_upgrade,
    complete,
    offer_completing,
    offer_upgrade,
    offer_upgrades,
    upgrade_at_cost,
)
from steiger.games.zwergar.rules.terms import BOILER, FOREMAN, FORGE, LAB, LEVELS, LIFT, NOWHERE, SMELTER
from steiger.games.zwergar.rules.words import (
    BUILD,
    COMPLETE,
    CONVERT,
    HEAT_UP,
    HEATS,
    INSTALL,
    LIFT_BY,
    LIGHT_ALL,
    LIGHT_ONE,
    MOST_SPENT,
    REFUND,
    SMELT,
    STONES_ON,
    UPGRADE_ONE,
)
from steiger.games.zwergar.rules.work import ALL_LIT, BONUS_USED, HEATED, LIFTED, LIT, REFUNDED, STONES_LAID


def offer_place(board: Board, me: Player, into: Choices) -> None:
    place = board.work.place
    if place < LAB:
        return
    if place == LAB:
        offer_lab(board, me, into)
    elif place == BOILER:
        offer_boiler(board, me, into)
    elif place == LIFT:
        offer_lift(board, me, into)
    elif place == FORGE:
        offer_forge(board, me, into)
    elif place == SMELTER:
        offer_smelter(board, me, into)
    else:
        offer_office(board, me, into)


def play_place(board: Board, me: Player, action: i64) -> None:
    """Verbs in the order of words.py."""
    if action < STONES_ON:
        lift(board, me, (action - LIFT_BY) // HEATS + 1, (action - LIFT_BY) % HEATS)
    elif action < LIGHT_ONE:
        board.work.used |= STONES_LAID | BONUS_USED
        load_level(board, action - STONES_ON, board.box.stones)
    elif action == LIGHT_ONE:
        light(board, me)
    elif action == LIGHT_ALL:
        board.work.used |= ALL_LIT | BONUS_USED
        me.light(me.cold)
    elif action == HEAT_UP:
        board.work.used |= HEATED | BONUS_USED
        gain_heat(board, me, board.box.boiler_heat if board.work.place == BOILER else board.box.smelter_heat)
    elif action < SMELT:
        convert(board, me, action - CONVERT)
    elif action < BUILD:
        smelt(board, me, (action - SMELT) // HEATS, (action - SMELT) % HEATS)
    elif action == BUILD:
        build(board, me)
    elif action < UPGRADE_ONE:
        complete(board, me, action - COMPLETE)
    elif action < REFUND:
        upgrade_at_cost(board, me, action - UPGRADE_ONE)
    elif action < INSTALL:
        board.work.used |= REFUNDED | BONUS_USED
        me.goods += ONE[action - REFUND]
    else:
        install(board, me)


# Laboratory: valuable things into more but lesser ones.


def offer_lab(board: Board, me: Player, into: Choices) -> None:
    if board.work.has_bonus(SECOND_BONUS) and board.work.not_used(LIT):
        into.add(LIGHT_ONE)
    if board.work.times < conversions(board):
        kinds: i64 = 0
        for kind in range(3):
            if count(me.goods, kind + 1) > 0:
                kinds |= BIT[kind]
        into.add_all(CONVERT, kinds)


def conversions(board: Board) -> i64:
    """How many this action may hold."""
    return board.box.conversions + (board.box.more_conversions if board.work.has_bonus(FIRST_BONUS) else 0)


def convert(board: Board, me: Player, kind: i64) -> None:
    if board.work.times >= board.box.conversions:
        board.work.used |= BONUS_USED
    board.work.times += 1
    me.goods += board.box.converted[kind] - ONE[kind + 1]


def light(board: Board, me: Player) -> None:
    """The boiler's normal action, a bonus elsewhere; in the lab it warms too."""
    board.work.used |= LIT
    me.light(1)
    if board.work.place != BOILER:
        board.work.used |= BONUS_USED
    if board.work.place == LAB:
        gain_heat(board, me, board.box.lab_heat)


# Boiler.


def offer_boiler(board: Board, me: Player, into: Choices) -> None:
    if me.cold > 0:
        if board.work.not_used(LIT):
            into.add(LIGHT_ONE)
        if board.work.has_bonus(FIRST_BONUS) and board.work.not_used(ALL_LIT):
            into.add(LIGHT_ALL)
    if board.work.has_bonus(SECOND_BONUS) and board.work.not_used(HEATED):
        into.add(HEAT_UP)


# Lift.


def offer_lift(board: Board, me: Player, into: Choices) -> None:
    if board.work.not_used(LIFTED):
        for step in range(MOST_SPENT + 1):
            heat = lift_heat(board, step + 1)
            if heat > me.heat + me.warm:
                break
            offer_heat(into, LIFT_BY + step * HEATS, me, heat)
    if board.work.has_bonus(SECOND_BONUS) and board.work.not_used(STONES_LAID):
        into.add_all(STONES_ON, BIT[CARTS] - 1)


def lift_heat(board: Board, steps: i64) -> i64:
    """The first step is free, but for event 48."""
    return board.box.step_heat * (steps - 1) + board.round_stat(DEAR_LIFT)


def lift(board: Board, me: Player, steps: i64, furnaces: i64) -> None:
    pay_heat(me, lift_heat(board, steps), furnaces)
    board.work.used |= LIFTED
    points = board.box.step_vp if board.work.has_bonus(FIRST_BONUS) else 0
    if board.work.has_bonus(FIRST_BONUS):
        board.work.used |= BONUS_USED
    for _ in range(steps):
        if points != 0 and holds_resources(board.carts):
            me.earn(FROM_LIFT, points)
        lift_step(board)


# Forge.


def offer_forge(board: Board, me: Player, into: Choices) -> None:
    if board.work.has_bonus(SECOND_BONUS) and board.work.not_used(LIT) and me.cold > 0:
        into.add(LIGHT_ONE)
    if may_build(board) and me.furnaces() < board.box.furnaces and covers(me.goods, build_price(board)):
        into.add(BUILD)


def may_build(board: Board) -> bool:
    return board.work.times == 0 or (board.work.times == 1 and board.work.has_bonus(FIRST_BONUS))


def build_price(board: Board) -> i64:
    return board.box.build_price if board.work.times == 0 else board.box.second_build_price


def build(board: Board, me: Player) -> None:
    me.goods -= build_price(board)
    if board.work.times > 0:
        board.work.used |= BONUS_USED
    board.work.times += 1
    me.cold += 1


# Smelter.


def offer_smelter(board: Board, me: Player, into: Choices) -> None:
    if board.work.has_bonus(SECOND_BONUS) and board.work.not_used(HEATED):
        into.add(HEAT_UP)
    for kind in range(3):
        if count(me.goods, kind) > 0:
            offer_heat(into, SMELT + kind * HEATS, me, board.box.smelt_heat[kind])
    if board.work.has_bonus(FIRST_BONUS):
        offer_upgrades(board, me, into)


def smelt(board: Board, me: Player, kind: i64, furnaces: i64) -> None:
    pay_heat(me, board.box.smelt_heat[kind], furnaces)
    me.goods += board.box.smelted[kind] - ONE[kind]


# Office.


def offer_office(board: Board, me: Player, into: Choices) -> None:
    if board.work.project < 0:
        offer_completing(board, me, into)
        return
    if can_upgrade(me, board.work.project):
        offer_upgrade(board, me, board.work.project, into)
    if board.work.has_bonus(FIRST_BONUS) and board.work.not_used(REFUNDED):
        kinds: i64 = 0
        for kind in range(4):
            if count(board.work.paid, kind) > 1:
                kinds |= BIT[kind]
        into.add_all(REFUND, kinds)


# The foreman's furnace, on any place.


def can_install(board: Board, me: Player) -> bool:
    if board.work.figure != FOREMAN or board.work.place == NOWHERE or board.furnace_on(board.work.place) >= 0:
        return False
    return me.warm + me.cold > 0 and covers(me.goods, board.box.price[board.work.place])


def install(board: Board, me: Player) -> None:
    """A cold furnace if there is one: a warm one is worth more at home."""
    me.goods -= board.box.price[board.work.place]
    if me.cold > 0:
        me.cold -= 1
    else:
        me.warm -= 1
    me.installed += 1
    board.install_on(board.work.place)
    more = board.round_stat(INSTALL_MORE) if board.work.place >= LEVELS else 0
    me.earn(FROM_FURNACES, board.box.install_vp + more)
