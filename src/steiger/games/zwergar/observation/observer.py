"""Writes what a seat of Zwergar may know into the cells of cells.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.observation import Observer
from steiger.core.state import State
from steiger.games.zwergar.observation.cells import (
    ACTIONS,
    BOARD,
    CART,
    CART_CELLS,
    COLD,
    DISCARDED,
    DONE,
    EVENT,
    FOREMAN_ON,
    FURNACE,
    GOODS,
    HAND,
    HEAT,
    IN_PLAY,
    PHASE,
    ROUND,
    ROUNDS,
    SCORE,
    SEAT,
    SILVERBEARD,
    SPACE,
    STACK,
    STAGE,
    STANDING,
    START,
    TO_MOVE,
    TURNED,
    UPGRADED,
    USED_CELLS,
    VIEWER,
    WAITING,
    WARM,
    WORK_BONUS,
    WORK_DWARF,
    WORK_PAID,
    WORK_PLACE,
    WORK_PROJECT,
    WORK_SILVER,
    WORK_TIMES,
    WORK_USED,
)
from steiger.games.zwergar.rules.board import CART_FOREMAN, CART_LOAD, CARTS, FOREMAN_OF, Player
from steiger.games.zwergar.rules.goods import count
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import (
    DISPLAY,
    DWARF_COUNT,
    EVENTS,
    KIND_COUNT,
    OVER,
    PLACE_COUNT,
    PROJECTS,
    RESOURCE_COUNT,
    SET_COUNT,
    SET_SIZE,
    STAGE_COUNT,
    WORK,
    Level,
    Place,
    Seat,
)

SEATS: Final[i64] = 4
BONUSES: Final[i64] = 2
# The work cells lie one after another, from the place to what was paid.
WORK_CELLS: Final[i64] = WORK_PAID + RESOURCE_COUNT - WORK_PLACE


@final
class ZwergarObserver(Observer):
    def __init__(self, players: i64) -> None:
        super().__init__(BOARD, SEAT, players)

    def write_board(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self._write_turn(state, seat)
        self._write_cards(state)
        for place in range(PLACE_COUNT):
            self.one_of(STANDING + KIND_COUNT * place, state.on(Place(place)) - 1, KIND_COUNT)
        self.clear(WORK_PLACE, WORK_CELLS)
        if state.phase == WORK:
            self._write_work(state)

    def _write_turn(self, board: Position, seat: i64) -> None:
        self.one_of(VIEWER, seat, SEATS)
        self.one_of(TO_MOVE, self.turn_of(seat, board.to_move()), SEATS)
        self.one_of(START, self.turn_of(seat, board.start), SEATS)
        self.one_of(PHASE, board.phase, OVER + 1)
        self.one_of(STAGE, board.stage, STAGE_COUNT)
        self.put(ROUND, board.round)
        self.put(ROUNDS, len(board.events) + 1)
        self.put(ACTIONS, board.actions)
        self.one_of(SILVERBEARD, self.turn_of(seat, board.silverbeard), SEATS)

    def _write_cards(self, board: Position) -> None:
        self.one_of(EVENT, board.event, EVENTS)
        self.clear(TURNED, EVENTS)
        for i in range(board.turned):
            self.put(TURNED + board.events[i], i + 1)
        self.clear(IN_PLAY, SET_COUNT)
        for card in board.projects:
            self.put(IN_PLAY + card // SET_SIZE, 1)
        for space in range(DISPLAY):
            self.one_of(SPACE + PROJECTS * space, board.project_on(space), PROJECTS)
        self.flags(DISCARDED, board.discarded, PROJECTS)
        self.put(STACK, len(board.projects) - board.drawn)

    def _write_work(self, board: Position) -> None:
        work = board.work
        self.one_of(WORK_PLACE, work.place, PLACE_COUNT)
        self.one_of(WORK_DWARF, work.figure, DWARF_COUNT)
        self.flags(WORK_SILVER, work.silver, KIND_COUNT)
        self.flags(WORK_BONUS, work.bonuses, BONUSES)
        self.flags(WORK_USED, work.used, USED_CELLS)
        self.put(WORK_TIMES, work.times)
        self.put(WORK_PROJECT, work.project + 1)
        self._write_goods(WORK_PAID, work.paid)

    def _write_goods(self, first: i64, goods: i64) -> None:
        for kind in range(RESOURCE_COUNT):
            self.put(first + kind, count(goods, kind))

    def write_seat(self, state: State, viewer: i64, seat: i64) -> None:
        assert isinstance(state, Position)
        player = state.players[seat]
        self._write_sheet(player)
        self.put(WAITING, 1 if state.waiting & BIT[seat] != 0 else 0)
        for i in range(PLACE_COUNT):
            place = Place(i)
            self.put(FURNACE + i, 1 if state.furnace_on(place) == seat else 0)
            self.put(FOREMAN_ON + i, 1 if state.on(place) == FOREMAN_OF + seat else 0)
        for level in range(CARTS):
            cart = state.carts[state.cart(Level(level), Seat(seat))]
            self._write_goods(CART + CART_CELLS * level, cart & CART_LOAD)
            self.put(CART + CART_CELLS * level + RESOURCE_COUNT, 1 if cart & CART_FOREMAN != 0 else 0)
        self.flags(DONE, player.done, PROJECTS)
        self.flags(UPGRADED, player.upgraded, PROJECTS)

    def _write_sheet(self, player: Player) -> None:
        self.put_wide(SCORE, player.score)
        for kind in range(RESOURCE_COUNT):
            self.put_wide(GOODS + 2 * kind, count(player.goods, kind))
        for dwarf in range(DWARF_COUNT):
            self.put(HAND + dwarf, player.dwarfs(dwarf))
        self.put(HEAT, player.heat)
        self.put(WARM, player.warm)
        self.put(COLD, player.cold)
