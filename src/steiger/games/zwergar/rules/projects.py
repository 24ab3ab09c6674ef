"""Completing and upgrading projects: their cost now, and their effects."""

from typing import Final

from mypy_extensions import i64

from steiger.core.bits import BIT, bit_count
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import (
    FROM_CHIMNEY,
    FROM_FOUNDRY,
    FROM_NEW_SHAFT,
    FROM_PROJECTS,
    FROM_UPGRADES,
    SET_MASK,
    Board,
    Player,
)
from steiger.games.zwergar.rules.box import CHEAPER, CHEAPER_GOLD, GOLD_COST_VP, SECOND_BONUS, joined
from steiger.games.zwergar.rules.goods import ONE, count, covers, goods_refusal
from steiger.games.zwergar.rules.heat import gain_heat, heat_refusal, offer_heat, pay_heat
from steiger.games.zwergar.rules.terms import (
    DISPLAY,
    GOLD,
    IRON,
    NEW_SHAFT_SET,
    NO_CARD,
    PROJECTS,
    SET_SIZE,
    SMELTER,
    STONE,
    Card,
)
from steiger.games.zwergar.rules.words import CHIMNEY, COMPLETE, HEATS, UPGRADE_ONE, WAYS
from steiger.games.zwergar.rules.work import BONUS_USED

# The three ways to complete a project: pay in full, one stone less, or one iron less.
PLAIN: Final[i64] = 0
LESS_STONE: Final[i64] = 1
LESS_IRON: Final[i64] = 2


def less(goods: i64, kind: i64, by: i64) -> i64:
    """Reduce one resource, never below zero."""
    have = count(goods, kind)
    return goods - ONE[kind] * (by if by < have else have)


def must_choose(me: Player, goods: i64) -> bool:
    """With project 1, the player chooses the discount if the cost has both stone and iron."""
    return me.stat(CHEAPER) != 0 and count(goods, STONE) > 0 and count(goods, IRON) > 0


def price_of(board: Board, me: Player, card: Card, way: i64) -> i64:
    """Return the resources that a project costs this player."""
    goods = board.box.complete_goods[card]
    cheaper = me.stat(CHEAPER)
    if cheaper != 0:
        stone = way == LESS_STONE or (way == PLAIN and count(goods, STONE) > 0)
        goods = less(goods, STONE if stone else IRON, cheaper)
    cheaper = me.stat(CHEAPER_GOLD)
    return less(goods, GOLD, cheaper) if cheaper != 0 else goods


def offer_completing(board: Board, me: Player, into: Choices) -> None:
    """Offer the open projects in the order of their numbers."""
    last: i64 = NO_CARD
    for _ in range(DISPLAY):
        card: i64 = PROJECTS
        for space in range(DISPLAY):
            shown = board.project_on(space)
            if last < shown < card:
                card = shown
        if card == PROJECTS:
            return
        last = card
        offer_project(board, me, Card(card), into)


def offer_project(board: Board, me: Player, card: Card, into: Choices) -> None:
    heat = board.box.complete_heat[card]
    if heat > me.heat + me.warm:
        return
    first = COMPLETE + card * WAYS * HEATS
    if must_choose(me, board.box.complete_goods[card]):
        if covers(me.goods, price_of(board, me, card, LESS_STONE)):
            offer_heat(into, first + LESS_STONE * HEATS, me, heat)
        if covers(me.goods, price_of(board, me, card, LESS_IRON)):
            offer_heat(into, first + LESS_IRON * HEATS, me, heat)
    elif covers(me.goods, price_of(board, me, card, PLAIN)):
        offer_heat(into, first, me, heat)


def complete(board: Board, me: Player, choice: i64) -> None:
    card = Card(choice // (WAYS * HEATS))
    pay_heat(me, board.box.complete_heat[card], choice % HEATS)
    board.work.paid = price_of(board, me, card, choice // HEATS % WAYS)
    me.goods -= board.work.paid
    for space in range(DISPLAY):
        if board.project_on(space) == card:
            board.lay_out(space, NO_CARD)
    me.done |= BIT[card]
    board.work.project = card
    me.earn(FROM_PROJECTS, board.box.complete_vp[card])
    if count(board.box.complete_goods[card], GOLD) > 0:
        me.earn(FROM_FOUNDRY, me.stat(GOLD_COST_VP))


def completion_refusal(board: Board, me: Player, choice: i64) -> Reason | None:
    card = Card(choice // (WAYS * HEATS))
    way = choice // HEATS % WAYS
    if not is_open(board, card):
        return Reason("zwergar-not-open", project=card + 1)
    if must_choose(me, board.box.complete_goods[card]) != (way != PLAIN):
        return Reason("zwergar-discount-say" if way == PLAIN else "zwergar-discount-unasked", project=card + 1)
    too_few = goods_refusal(me.goods, price_of(board, me, card, way))
    return too_few or heat_refusal(me, board.box.complete_heat[card], choice % HEATS)


def is_open(board: Board, card: Card) -> bool:
    return card in [board.project_on(space) for space in range(DISPLAY)]


# Upgrading.


def printed_heat(board: Board, me: Player, card: Card) -> i64:
    """Return the card's heat, less the saving for other projects of its set (project 34)."""
    heat = board.box.upgrade_heat[card]
    relief = board.box.set_relief[card]
    if relief != 0:
        heat -= relief * bit_count(me.done & SET_MASK[card // SET_SIZE] & ~BIT[card])
    return heat if heat > 0 else 0


def upgrading_heat(board: Board, me: Player, card: Card) -> i64:
    """Return the heat at this place: more in the smelter, less in the office with the smith's bonus.

    The bonus never lowers project 45's extra heat.
    """
    heat = printed_heat(board, me, card)
    if board.work.place == SMELTER:
        return heat + board.box.smelter_surcharge
    if board.work.has_bonus(SECOND_BONUS):
        heat -= board.box.office_discount
    return heat if heat > 0 else 0


def can_upgrade(me: Player, card: Card) -> bool:
    return me.done & ~me.upgraded & BIT[card] != 0


def state_refusal(me: Player, card: Card) -> Reason | None:
    """Only a completed project can be upgraded, once."""
    if can_upgrade(me, card):
        return None
    already = me.upgraded & BIT[card] != 0
    return Reason("zwergar-upgraded-already" if already else "zwergar-not-completed", project=card + 1)


def upgrade_cost_refusal(board: Board, me: Player, choice: i64) -> Reason | None:
    card = upgraded_card(choice)
    heat = upgrading_heat(board, me, card) + extra_heat(choice)
    return goods_refusal(me.goods, board.box.upgrade_goods[card]) or heat_refusal(me, heat, choice % HEATS)


def offer_upgrade(board: Board, me: Player, card: Card, into: Choices) -> None:
    if covers(me.goods, board.box.upgrade_goods[card]):
        offer_upgrade_heat(me, card, upgrading_heat(board, me, card), into)


def offer_upgrade_heat(me: Player, card: Card, heat: i64, into: Choices) -> None:
    first = UPGRADE_ONE + card * HEATS
    offer_heat(into, first, me, heat)
    if card == CHIMNEY:
        available = me.heat + me.warm
        while heat < available:
            heat += 1
            first += HEATS
            offer_heat(into, first, me, heat)


def offer_upgrades(board: Board, me: Player, into: Choices) -> None:
    """Offer every completed project that the player can pay for."""
    left = me.done & ~me.upgraded
    card: i64 = 0
    while left != 0:
        if left & 1 != 0:
            offer_upgrade(board, me, Card(card), into)
        left >>= 1
        card += 1


def upgraded_card(choice: i64) -> Card:
    card = choice // HEATS
    return Card(card if card < CHIMNEY else CHIMNEY)


def extra_heat(choice: i64) -> i64:
    """Return the heat paid beyond the cost. Only project 45 takes any, and its variants come last."""
    return choice // HEATS - upgraded_card(choice)


def upgrade_at_cost(board: Board, me: Player, choice: i64) -> None:
    """Upgrade in the smelter or the office. This uses the bonus that allows it or makes it cheaper."""
    card = upgraded_card(choice)
    if board.work.place == SMELTER or board.work.has_bonus(SECOND_BONUS):
        board.work.use(BONUS_USED)
    pay_heat(me, upgrading_heat(board, me, card) + extra_heat(choice), choice % HEATS)
    me.goods -= board.box.upgrade_goods[card]
    upgrade(board, me, card, extra_heat(choice))
    board.find_bonuses()


def set_points(board: Board, me: Player, card: Card) -> i64:
    """Return what the New Shaft scores for upgrading one of its cards: more with each one that is upgraded already."""
    if card // SET_SIZE != NEW_SHAFT_SET:
        return 0
    return board.box.new_shaft_vp * (bit_count(me.upgraded & SET_MASK[NEW_SHAFT_SET]) + 1)


def upgrade(board: Board, me: Player, card: Card, extra: i64) -> None:
    """Score and carry out the effect. The cost is already paid."""
    box = board.box
    me.earn(FROM_NEW_SHAFT, set_points(board, me, card))
    me.upgraded |= BIT[card]
    me.earn(FROM_UPGRADES, box.upgrade_vp[card])
    me.earn(FROM_CHIMNEY, box.heat_vp[card] * extra)
    if count(box.upgrade_goods[card], GOLD) > 0:
        me.earn(FROM_FOUNDRY, me.stat(GOLD_COST_VP))
    me.stats = joined(me.stats, box.stats[card])
    me.income += box.turn_gain[card]
    take_at_once(board, me, card)
    give_others(board, me, card)


def take_at_once(board: Board, me: Player, card: Card) -> None:
    box = board.box
    me.goods += box.gain[card]
    gain_heat(board, me, box.gain_heat[card])
    if box.light_all[card] != 0:
        me.light(me.cold)
    for _ in range(box.warm_furnaces[card]):
        if me.furnaces() < box.furnaces:
            me.warm += 1
    board.actions += box.more_actions[card]


def give_others(board: Board, me: Player, card: Card) -> None:
    goods = board.box.others_gain[card]
    heat = board.box.others_heat[card]
    if goods == 0 and heat == 0:
        return
    for player in board.players:
        if player is not me:
            player.goods += goods
            gain_heat(board, player, heat)
