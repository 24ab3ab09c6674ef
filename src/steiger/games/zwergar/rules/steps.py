"""The questions that a player answers. Each step has its offer, its deed and its refusal."""

from abc import abstractmethod
from typing import final

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.arrivals import (
    break_choice_refusal,
    offer_break,
    offer_placings,
    offer_visits,
    place_dwarf,
    placing_refusal,
    take_break,
    visit_refusal,
)
from steiger.games.zwergar.rules.board import Board
from steiger.games.zwergar.rules.figures import (
    call_silverbeard,
    disguise,
    disguise_refusal,
    offer_disguises,
    offer_silverbeard,
    silverbeard_refusal,
)
from steiger.games.zwergar.rules.furnaces import can_install, install, install_refusal
from steiger.games.zwergar.rules.heat import heat_refusal, pay_heat
from steiger.games.zwergar.rules.places import offer_place, place_refusal, play_place
from steiger.games.zwergar.rules.projects import extra_heat, offer_upgrade_heat, state_refusal, upgrade, upgraded_card
from steiger.games.zwergar.rules.steam import offer_steam, steam, steam_refusal
from steiger.games.zwergar.rules.terms import LEVELS, PHASES, PLACE_COUNT, Card, Place
from steiger.games.zwergar.rules.turns import begin_extra_actions, decline_actions, end_action, may_decline, next_golden
from steiger.games.zwergar.rules.words import (
    AS_KIND,
    BREAK_AT,
    END,
    FIRST_OF,
    HEATS,
    INSTALL,
    PLACE_AT,
    SILVERBEARD,
    STEAM,
    UPGRADE_ONE,
    VISIT_AT,
)
from steiger.games.zwergar.rules.workplace import word_of


class Step:
    """One kind of open question. Steps hold no state: everything is on the board."""

    @abstractmethod
    def options(self, board: Board, into: Choices) -> None:
        """Offer the legal actions in ascending order."""

    @abstractmethod
    def play(self, board: Board, action: i64) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def refusal(self, board: Board, action: i64) -> Reason | None:
        """Say why an action is illegal now, or return None if it is legal."""


def other_question(board: Board, action: i64) -> Reason:
    """The verb answers another question than the one that is open."""
    return Reason("zwergar-other-question", verb=word_of(action), phase=PHASES[board.phase])


@final
class Choose(Step):
    """Begin an action: put a dwarf on a place, or take the break if no dwarf is left. West's actions can be declined."""

    def options(self, board: Board, into: Choices) -> None:
        me = board.players[board.seat]
        if me.hand != 0:
            offer_placings(me, into)
        else:
            offer_break(board, into)
        offer_steam(me, into)
        if may_decline(board):
            into.add(END)
        offer_visits(board, me, into)

    def play(self, board: Board, action: i64) -> None:
        verb = FIRST_OF[action]
        if verb == PLACE_AT:
            place_dwarf(board, board.me(), (action - PLACE_AT) // PLACE_COUNT, Place((action - PLACE_AT) % PLACE_COUNT), True)
        elif verb == VISIT_AT:
            place_dwarf(board, board.me(), (action - VISIT_AT) // LEVELS, Place((action - VISIT_AT) % LEVELS), False)
        elif verb == BREAK_AT:
            take_break(board, action)
        elif verb == END:
            decline_actions(board)
        else:
            steam(board.me(), action - STEAM)

    def refusal(self, board: Board, action: i64) -> Reason | None:
        verb = FIRST_OF[action]
        if verb == PLACE_AT:
            return placing_refusal(board.me(), (action - PLACE_AT) // PLACE_COUNT)
        if verb == BREAK_AT:
            return break_choice_refusal(board, board.me(), action)
        if verb == VISIT_AT:
            return visit_refusal(board, board.me(), action - VISIT_AT)
        if verb == END and may_decline(board):
            return None
        return steam_refusal(board.me(), action - STEAM) if verb == STEAM else other_question(board, action)


@final
class Work(Step):
    """Inside an action: use what the place offers, in any order, until the end."""

    def options(self, board: Board, into: Choices) -> None:
        me = board.players[board.seat]
        offer_place(board, me, into)
        if can_install(board, me):
            into.add(INSTALL)
        offer_steam(me, into)
        offer_disguises(board, me, into)
        offer_silverbeard(board, into)
        into.add(END)

    def play(self, board: Board, action: i64) -> None:
        me = board.players[board.seat]
        verb = FIRST_OF[action]
        if verb == END:
            end_action(board)
        elif verb == INSTALL:
            install(board, me)
        elif verb == STEAM:
            steam(me, action - STEAM)
        elif verb == AS_KIND:
            disguise(board, me, action - AS_KIND)
        elif verb == SILVERBEARD:
            call_silverbeard(board, action - SILVERBEARD)
        else:
            play_place(board, me, action)

    def refusal(self, board: Board, action: i64) -> Reason | None:
        me = board.me()
        verb = FIRST_OF[action]
        if verb == END:
            return None
        if verb in (PLACE_AT, BREAK_AT, VISIT_AT):
            return other_question(board, action)
        if verb == INSTALL:
            return install_refusal(board, me, action)
        if verb == STEAM:
            return steam_refusal(me, action - STEAM)
        if verb == AS_KIND:
            return disguise_refusal(board, me, action)
        if verb == SILVERBEARD:
            return silverbeard_refusal(board, action)
        return place_refusal(board, me, action)


@final
class FreeUpgrade(Step):
    """Gold's reward: upgrade one completed project for free. Project 45's extra heat is paid as usual."""

    def options(self, board: Board, into: Choices) -> None:
        me = board.me()
        left = me.done & ~me.upgraded
        card: i64 = 0
        while left != 0:
            if left & 1 != 0:
                offer_upgrade_heat(me, Card(card), 0, into)
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

    def refusal(self, board: Board, action: i64) -> Reason | None:
        verb = FIRST_OF[action]
        if verb == UPGRADE_ONE:
            choice = action - UPGRADE_ONE
            heat = heat_refusal(board.me(), extra_heat(choice), choice % HEATS)
            return state_refusal(board.me(), upgraded_card(choice)) or heat
        return None if verb == END else other_question(board, action)


@final
class Over(Step):
    """The game is over, and nothing is offered."""

    def options(self, board: Board, into: Choices) -> None:
        return

    def play(self, board: Board, action: i64) -> None:
        assert False, action

    def refusal(self, board: Board, action: i64) -> Reason | None:
        return Reason("game-over")
