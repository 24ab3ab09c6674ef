"""Why an action is refused: which rule, and what is missing. The sentences are in the locale files."""

from __future__ import annotations

from collections.abc import Callable

from steiger.core.errors import Reason
from steiger.core.vocabulary import Verb
from steiger.games.zwergar.rules.board import FOREMAN_OF, Board, Player
from steiger.games.zwergar.rules.box import (
    BONUSES,
    DISGUISE,
    FIRST_BONUS,
    LAB_SHUT,
    SECOND_BONUS,
    STEAM_IRON,
    STEAM_STONE,
)
from steiger.games.zwergar.rules.goods import count, covers
from steiger.games.zwergar.rules.places import build_price, conversions, lift_heat, may_build
from steiger.games.zwergar.rules.projects import (
    LESS_IRON,
    LESS_STONE,
    PLAIN,
    can_upgrade,
    extra_heat,
    must_choose,
    price_of,
    upgraded_card,
    upgrading_heat,
)
from steiger.games.zwergar.rules.steps import PLACE_COUNT
from steiger.games.zwergar.rules.terms import (
    BOILER,
    CHOOSE,
    DISPLAY,
    DWARFS,
    FOREMAN,
    FORGE,
    KINDS,
    LAB,
    LEVELS,
    LIFT,
    NOWHERE,
    OFFICE,
    OVER,
    PHASES,
    PLACES,
    RESOURCES,
    SMELTER,
    UPGRADE,
    WORK,
)
from steiger.games.zwergar.rules.words import HEATS, VOCABULARY, WAYS
from steiger.games.zwergar.rules.work import ALL_LIT, BONUS_USED, DISGUISED, HEATED, LIFTED, LIT, REFUNDED, STONES_LAID

# The questions each verb answers, and the places where it is done.
ALWAYS = {"steam": (CHOOSE, WORK), "upgrade": (WORK, UPGRADE), "end": (WORK, UPGRADE), "place": (CHOOSE,), "break": (CHOOSE,)}
WHERE = {
    "lift": (LIFT,),
    "stones": (LIFT,),
    "light": (LAB, BOILER, FORGE),
    "light-all": (BOILER,),
    "heat": (BOILER, SMELTER),
    "convert": (LAB,),
    "smelt": (SMELTER,),
    "build": (FORGE,),
    "complete": (OFFICE,),
    "upgrade": (SMELTER, OFFICE),
    "refund": (OFFICE,),
}


def why_not(board: Board, words: str) -> Reason:
    if board.phase == OVER:
        return Reason("game-over")
    action = VOCABULARY.id(words)
    if action is None:
        return not_words(words)
    verb = VOCABULARY.verb_of[action]
    if board.phase not in ALWAYS.get(verb.word, (WORK,)):
        return Reason("zwergar-other-question", verb=verb.word, phase=PHASES[board.phase])
    if board.phase == WORK and verb.word in WHERE and board.work.place not in WHERE[verb.word]:
        return elsewhere(board, verb.word)
    return ASKED[verb.word](board, board.me(), int(action - verb.first))


def not_words(words: str) -> Reason:
    """Not an action at all; say so about the part that is wrong."""
    first = words.partition(" ")[0]
    known: dict[str, Verb] = {verb.word: verb for verb in VOCABULARY.verbs}
    if first not in known:
        return Reason("action-unknown-verb", words=words, verbs=", ".join(known))
    return Reason("action-unknown", words=words, verb=first, example=known[first].phrases[0])


def elsewhere(board: Board, verb: str) -> Reason:
    """The dwarf stands on another place, or it is the break."""
    if board.work.place == NOWHERE:
        return Reason("zwergar-break-only", verb=verb)
    where = ", ".join(PLACES[place] for place in WHERE[verb])
    return Reason("zwergar-wrong-place", verb=verb, here=PLACES[board.work.place], where=where)


# Beginning an action.


def no_place(board: Board, me: Player, choice: int) -> Reason:
    if me.hand == 0:
        return Reason("zwergar-must-break")
    return Reason("zwergar-no-dwarf", dwarf=DWARFS[choice // int(PLACE_COUNT)])


def no_break(board: Board, me: Player, place: int) -> Reason:
    if me.hand != 0:
        return Reason("zwergar-break-with-dwarfs")
    if place >= PLACE_COUNT:
        return Reason("zwergar-break-somebody")
    foreman = board.on(place) >= FOREMAN_OF
    return Reason("zwergar-break-foreman" if foreman else "zwergar-break-nobody", place=PLACES[place])


# Heat.


def no_heat(me: Player, cost: int, furnaces: int) -> Reason:
    """The heat is not there, or not in this mix."""
    if cost > me.heat + me.warm:
        return Reason("zwergar-too-little-heat", needed=int(cost), missing=int(cost - me.heat - me.warm))
    if furnaces > cost:
        return Reason("zwergar-too-many-furnaces", needed=int(cost), furnaces=furnaces)
    if furnaces > me.warm:
        return Reason("zwergar-too-few-warm", furnaces=furnaces, warm=int(me.warm))
    assert cost - furnaces > me.heat, (cost, furnaces, me.heat, me.warm)
    return Reason("zwergar-track-short", needed=int(cost), furnaces=furnaces, heat=int(me.heat), least=int(cost - me.heat))


def no_goods(me: Player, price: int) -> Reason:
    """What is missing, resource by resource."""
    lacking = [(letter, int(count(price, kind) - count(me.goods, kind))) for kind, letter in enumerate(RESOURCES)]
    return Reason("zwergar-too-few-resources", missing=" ".join(f"{number}{letter}" for letter, number in lacking if number > 0))


# Bonuses.


def no_bonus(board: Board, which: int) -> Reason:
    """The bonus belongs to another kind of dwarf, or the lab's are shut."""
    if board.work.place == LAB and board.round_stat(LAB_SHUT):
        return Reason("zwergar-lab-shut")
    place = PLACES[board.work.place]
    kind = KINDS[board.box.bonus_kind[2 * board.work.place + which - 1]]
    return Reason("zwergar-no-bonus", place=place, dwarf=kind, bonus=BONUSES[place][which - 1])


def used_up(verb: str) -> Reason:
    return Reason("zwergar-used", verb=verb)


def no_lift(board: Board, me: Player, choice: int) -> Reason:
    if board.work.used & LIFTED:
        return used_up("lift")
    return no_heat(me, int(lift_heat(board, choice // int(HEATS) + 1)), choice % int(HEATS))


def no_stones(board: Board, me: Player, level: int) -> Reason:
    return used_up("stones") if board.work.used & STONES_LAID else no_bonus(board, SECOND_BONUS)


def no_light(board: Board, me: Player, choice: int) -> Reason:
    if board.work.used & LIT:
        return used_up("light")
    if board.work.place != BOILER and not board.work.has_bonus(SECOND_BONUS):
        return no_bonus(board, SECOND_BONUS)
    return Reason("zwergar-no-cold-furnace")


def no_light_all(board: Board, me: Player, choice: int) -> Reason:
    if board.work.used & ALL_LIT:
        return used_up("light-all")
    return Reason("zwergar-no-cold-furnace") if board.work.has_bonus(FIRST_BONUS) else no_bonus(board, FIRST_BONUS)


def no_heating(board: Board, me: Player, choice: int) -> Reason:
    return used_up("heat") if board.work.used & HEATED else no_bonus(board, SECOND_BONUS)


# Resources.


def no_convert(board: Board, me: Player, choice: int) -> Reason:
    if board.work.times >= conversions(board):
        return Reason("zwergar-no-more-conversions", number=int(conversions(board)))
    return Reason("zwergar-none-of", resource=RESOURCES[choice + 1])


def no_smelt(board: Board, me: Player, choice: int) -> Reason:
    kind, furnaces = divmod(choice, int(HEATS))
    if count(me.goods, kind) == 0:
        return Reason("zwergar-none-of", resource=RESOURCES[kind])
    return no_heat(me, int(board.box.smelt_heat[kind]), furnaces)


def no_build(board: Board, me: Player, choice: int) -> Reason:
    if me.furnaces() >= board.box.furnaces:
        return Reason("zwergar-no-more-furnaces", most=int(board.box.furnaces))
    if not may_build(board):
        return no_bonus(board, FIRST_BONUS) if board.work.times == 1 else used_up("build")
    return no_goods(me, build_price(board))


def no_steam(board: Board, me: Player, choice: int) -> Reason:
    kind, furnaces = divmod(choice, int(HEATS))
    price = int(me.stat(STEAM_IRON if kind else STEAM_STONE))
    if not price:
        return Reason("zwergar-no-pipe", project=39 if kind else 37)
    return no_heat(me, price, furnaces)


# Projects.


def no_complete(board: Board, me: Player, choice: int) -> Reason:
    card, way, furnaces = choice // int(WAYS * HEATS), choice // int(HEATS) % int(WAYS), choice % int(HEATS)
    if board.work.project >= 0:
        return used_up("complete")
    if card not in [board.shown(space) for space in range(DISPLAY)]:
        return Reason("zwergar-not-open", project=card + 1)
    if must_choose(me, board.box.complete_goods[card]) != (way != PLAIN):
        return Reason("zwergar-discount-say" if way == PLAIN else "zwergar-discount-unasked", project=card + 1)
    assert way in (PLAIN, LESS_STONE, LESS_IRON), way
    price = price_of(board, me, card, way)
    if not covers(me.goods, price):
        return no_goods(me, price)
    return no_heat(me, int(board.box.complete_heat[card]), furnaces)


def no_upgrade(board: Board, me: Player, choice: int) -> Reason:
    card = int(upgraded_card(choice))
    if not can_upgrade(me, card):
        return Reason("zwergar-upgraded-already" if me.upgraded >> card & 1 else "zwergar-not-completed", project=card + 1)
    extra, furnaces = int(extra_heat(choice)), choice % int(HEATS)
    if board.phase == UPGRADE:
        return no_heat(me, extra, furnaces)
    if board.work.place == SMELTER and not board.work.has_bonus(FIRST_BONUS):
        return no_bonus(board, FIRST_BONUS)
    if board.work.place == OFFICE and board.work.project != card:
        return Reason("zwergar-upgrade-only-completed", project=card + 1)
    if not covers(me.goods, board.box.upgrade_goods[card]):
        return no_goods(me, board.box.upgrade_goods[card])
    return no_heat(me, int(upgrading_heat(board, me, card)) + extra, furnaces)


def no_refund(board: Board, me: Player, kind: int) -> Reason:
    if board.work.project < 0:
        return Reason("zwergar-refund-nothing")
    if board.work.used & REFUNDED:
        return used_up("refund")
    if not board.work.has_bonus(FIRST_BONUS):
        return no_bonus(board, FIRST_BONUS)
    return Reason("zwergar-refund-kind", resource=RESOURCES[kind], paid=int(count(board.work.paid, kind)))


# Dwarfs.


def no_install(board: Board, me: Player, choice: int) -> Reason:
    if board.work.place == NOWHERE:
        return Reason("zwergar-break-only", verb="install")
    if board.work.figure != FOREMAN:
        return Reason("zwergar-install-foreman")
    if board.furnace_on(board.work.place) >= 0:
        return Reason("zwergar-install-taken", place=PLACES[board.work.place])
    if me.warm + me.cold == 0:
        return Reason("zwergar-install-none")
    return no_goods(me, board.box.price[board.work.place])


def no_as(board: Board, me: Player, choice: int) -> Reason:
    kind, furnaces = divmod(choice, int(HEATS))
    price = int(me.stat(DISGUISE))
    if not price:
        return Reason("zwergar-as-project")
    if board.work.place == NOWHERE:
        return Reason("zwergar-break-only", verb="as")
    if board.work.place < LEVELS or board.work.figure == FOREMAN:
        return Reason("zwergar-as-where")
    if board.work.used & DISGUISED:
        return used_up("as")
    if board.work.used & BONUS_USED:
        return Reason("zwergar-as-late")
    return Reason("zwergar-as-same", dwarf=KINDS[kind]) if kind == board.work.figure else no_heat(me, price, furnaces)


def no_silverbeard(board: Board, me: Player, kind: int) -> Reason:
    if board.silverbeard != board.seat:
        return Reason("zwergar-silverbeard-not-yours")
    if board.work.place == NOWHERE:
        return Reason("zwergar-break-only", verb="silverbeard")
    if board.work.place < LEVELS:
        return Reason("zwergar-silverbeard-mine")
    if board.work.place == LAB and board.round_stat(LAB_SHUT):
        return Reason("zwergar-lab-shut")
    kinds = [board.box.bonus_kind[2 * board.work.place], board.box.bonus_kind[2 * board.work.place + 1]]
    key = "zwergar-silverbeard-had" if kind in kinds else "zwergar-silverbeard-no-bonus"
    return Reason(key, dwarf=KINDS[kind], place=PLACES[board.work.place])


def always_legal(board: Board, me: Player, choice: int) -> Reason:
    assert False, choice


ASKED: dict[str, Callable[[Board, Player, int], Reason]] = {
    "place": no_place,
    "break": no_break,
    "lift": no_lift,
    "stones": no_stones,
    "light": no_light,
    "light-all": no_light_all,
    "heat": no_heating,
    "convert": no_convert,
    "smelt": no_smelt,
    "build": no_build,
    "complete": no_complete,
    "upgrade": no_upgrade,
    "refund": no_refund,
    "install": no_install,
    "steam": no_steam,
    "as": no_as,
    "silverbeard": no_silverbeard,
    "end": always_legal,
}
