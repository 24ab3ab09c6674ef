"""The questions a player answers: what is offered and what is done, side by side. What a place offers is in places.py."""

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import FOREMAN_OF, FROM_ARRIVALS, FROM_EVENTS, HAND_ONE, NOBODY_THERE, Board, Player
from steiger.games.zwergar.rules.box import (
    DISGUISE,
    EMPTY_PLACE_VP,
    FREE_PLACE_VP,
    GUEST_HEAT,
    LAB_SHUT,
    MINE_VP,
    PIPES,
    STEAM_IRON,
    STEAM_STONE,
    WORKSHOP_HEAT,
)
from steiger.games.zwergar.rules.goods import ONE
from steiger.games.zwergar.rules.heat import gain_heat, offer_heat, pay_heat
from steiger.games.zwergar.rules.mine import dig, fetch_foreman
from steiger.games.zwergar.rules.places import can_install, offer_place, play_place
from steiger.games.zwergar.rules.projects import extra_heat, offer_upgrade_heat, upgrade, upgraded_card
from steiger.games.zwergar.rules.terms import FOREMAN, FORGE, IRON, LAB, LEVELS, NOWHERE, OFFICE, STONE, WORK
from steiger.games.zwergar.rules.turns import begin_extra_actions, end_action, next_golden
from steiger.games.zwergar.rules.words import (
    AS_KIND,
    BREAK_AT,
    BREAK_NONE,
    END,
    HEATS,
    INSTALL,
    PLACE_AT,
    SILVERBEARD,
    STEAM,
    UPGRADE_ONE,
)
from steiger.games.zwergar.rules.work import BONUS_USED, DISGUISED

PLACE_COUNT: Final[i64] = 10
PLACINGS: Final = vec[i64]([(2**10 - 1) * 2 ** (10 * kind) for kind in range(4)])  # by kind: on every place


class Step:
    """One kind of open question. Steps hold nothing: all there is to know is on the board."""

    @abstractmethod
    def options(self, board: Board, into: Choices) -> None: ...

    @abstractmethod
    def play(self, board: Board, action: i64) -> None: ...


# Steam, in every question of one's own turn.


def offer_steam(me: Player, into: Choices) -> None:
    """Projects 37 and 39: heat into stone, heat into iron."""
    if me.stats & PIPES == 0:
        return
    heat = me.stat(STEAM_STONE)
    if heat != 0:
        offer_heat(into, STEAM, me, heat)
    heat = me.stat(STEAM_IRON)
    if heat != 0:
        offer_heat(into, STEAM + HEATS, me, heat)


def steam(me: Player, choice: i64) -> None:
    iron = choice >= HEATS
    pay_heat(me, me.stat(STEAM_IRON if iron else STEAM_STONE), choice % HEATS)
    me.goods += ONE[IRON if iron else STONE]


@final
class Choose(Step):
    """Begin an action: put a dwarf on a place; with none left, take the break."""

    def options(self, board: Board, into: Choices) -> None:
        me = board.players[board.seat]
        if me.hand != 0:
            placings: i64 = 0
            for kind in range(FOREMAN + 1):
                if me.dwarfs(kind) > 0:
                    placings |= PLACINGS[kind]
            into.add_all(PLACE_AT, placings)
        else:
            offer_break(board, into)
        offer_steam(me, into)

    def play(self, board: Board, action: i64) -> None:
        if action >= STEAM:
            steam(board.me(), action - STEAM)
            return
        board.actions -= 1
        board.phase = WORK
        if action >= BREAK_AT:
            take_break(board, action - BREAK_AT)
            begin_work(board, NOWHERE, FOREMAN)
        else:
            put(board, board.me(), (action - PLACE_AT) // PLACE_COUNT, (action - PLACE_AT) % PLACE_COUNT)


def offer_break(board: Board, into: Choices) -> None:
    places: i64 = 0
    for place in range(PLACE_COUNT):
        if NOBODY_THERE < board.on(place) < FOREMAN_OF:
            places |= BIT[place]
    if places != 0:
        into.add_all(BREAK_AT, places)
    else:
        into.add(BREAK_NONE)


def take_break(board: Board, place: i64) -> None:
    """The foreman comes back from wherever he is, and a specialist of choice with him."""
    me = board.me()
    for other in range(PLACE_COUNT):
        if board.on(other) == FOREMAN_OF + board.seat:
            board.put_on(other, NOBODY_THERE)
            me.hand += HAND_ONE[FOREMAN]
    fetch_foreman(board, board.seat)
    if place < PLACE_COUNT:
        me.hand += HAND_ONE[board.on(place) - 1]
        board.put_on(place, NOBODY_THERE)


def begin_work(board: Board, place: i64, figure: i64) -> None:
    board.work.begin(place, figure)
    board.find_bonuses()


def put(board: Board, me: Player, kind: i64, place: i64) -> None:
    """Whoever stands there leaves, the dwarf takes his place, the furnace's owner is warmed, the mine is dug."""
    there = board.on(place)
    me.hand -= HAND_ONE[kind]
    if there >= FOREMAN_OF:
        board.players[there - FOREMAN_OF].hand += HAND_ONE[FOREMAN]
    elif there != NOBODY_THERE:
        me.hand += HAND_ONE[there - 1]
    if kind != FOREMAN:
        board.put_on(place, kind + 1)
        reward_arrival(board, me, there)
    else:
        board.put_on(place, FOREMAN_OF + board.seat if place >= LEVELS else NOBODY_THERE)
    warm_owner(board, place)
    if place < LEVELS:
        me.earn(FROM_EVENTS, board.round_stat(MINE_VP))
        dig(board, me, kind, place)
    elif place == LAB or place == FORGE:  # noqa: SIM109  (no tuple in hot code)
        gain_heat(board, me, board.round_stat(WORKSHOP_HEAT))
    begin_work(board, place, kind)


def reward_arrival(board: Board, me: Player, there: i64) -> None:
    """A specialist on an empty place (event 60, project 9) or on one with an opponent's foreman (project 9)."""
    if there == NOBODY_THERE:
        me.earn(FROM_EVENTS, board.round_stat(EMPTY_PLACE_VP))
    if there == NOBODY_THERE or (there >= FOREMAN_OF and there != FOREMAN_OF + board.seat):
        me.earn(FROM_ARRIVALS, me.stat(FREE_PLACE_VP))


def warm_owner(board: Board, place: i64) -> None:
    """Heat for the furnace's owner when another comes: outside the mine, and with project 40 more, in the mine too."""
    owner = board.furnace_on(place)
    if owner < 0 or owner == board.seat:
        return
    player = board.players[owner]
    heat = player.stat(GUEST_HEAT)
    gain_heat(board, player, heat + board.box.furnace_heat if place >= LEVELS else heat)


@final
class Work(Step):
    """Inside an action: what the place offers, in any order, until the end."""

    def options(self, board: Board, into: Choices) -> None:
        me = board.players[board.seat]
        offer_place(board, me, into)
        if can_install(board, me):
            into.add(INSTALL)
        offer_steam(me, into)
        if can_disguise(board, me):
            for kind in range(FOREMAN):
                if kind != board.work.figure:
                    offer_heat(into, AS_KIND + kind * HEATS, me, me.stat(DISGUISE))
        if board.silverbeard == board.seat:
            for kind in range(FOREMAN):
                if lends(board, kind):
                    into.add(SILVERBEARD + kind)
        into.add(END)

    def play(self, board: Board, action: i64) -> None:
        me = board.players[board.seat]
        if action == END:
            end_action(board)
        elif action < STEAM:
            play_place(board, me, action)
        elif action < AS_KIND:
            steam(me, action - STEAM)
        elif action < SILVERBEARD:
            disguise(board, me, action - AS_KIND)
        else:
            board.silverbeard = -1
            board.work.silver |= BIT[action - SILVERBEARD]
            board.find_bonuses()


def can_disguise(board: Board, me: Player) -> bool:
    """Project 44: once an action, a specialist outside the mine, before any bonus was used."""
    if me.stat(DISGUISE) == 0 or board.work.place < LEVELS or board.work.figure == FOREMAN:
        return False
    return board.work.not_used(DISGUISED | BONUS_USED)


def disguise(board: Board, me: Player, choice: i64) -> None:
    pay_heat(me, me.stat(DISGUISE), choice % HEATS)
    board.work.used |= DISGUISED
    board.work.figure = choice // HEATS
    board.find_bonuses()


def lends(board: Board, kind: i64) -> bool:
    """Whether Silverbeard can lend this kind's bonus: the place has it, the player does not yet."""
    place = board.work.place
    if place < LEVELS or (place == LAB and board.round_stat(LAB_SHUT) != 0):
        return False
    assert place <= OFFICE, place
    if board.box.bonus_kind[2 * place] == kind:
        return not board.work.has_bonus(1)
    return board.box.bonus_kind[2 * place + 1] == kind and not board.work.has_bonus(2)


@final
class FreeUpgrade(Step):
    """Gold's reward: one completed project upgraded for nothing, but for project 45's extra heat."""

    def options(self, board: Board, into: Choices) -> None:
        me = board.me()
        left = me.done & ~me.upgraded
        card: i64 = 0
        while left != 0:
            if left & 1 != 0:
                offer_upgrade_heat(me, card, 0, into)
            left >>= 1
            card += 1
        into.add(END)

    def play(self, board: Board, action: i64) -> None:
        if action != END:
            me = board.me()
            choice = action - UPGRADE_ONE
            pay_heat(me, extra_heat(choice), choice % HEATS)
            upgrade(board, me, upgraded_card(choice), extra_heat(choice))
        if board.actions > 0:
            begin_extra_actions(board, board.actions)
        else:
            next_golden(board)


@final
class Over(Step):
    """The game is over: nothing is offered."""

    def options(self, board: Board, into: Choices) -> None:
        return

    def play(self, board: Board, action: i64) -> None:
        assert False, action
