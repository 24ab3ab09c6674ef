"""A position of Zwergar as numbers for a net: everything a seat knows, with itself first and the others clockwise.

The features are designed for the end of a turn, before its last `end`, but work for any position. The blocks are the table,
the projects by number, the open projects from the seat's best to its worst, and each player.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.bots.rows import SEATS, Rows
from steiger.core.bits import BIT, bit_count
from steiger.core.state import State
from steiger.games.zwergar.mind.outlook import lead, turns_left
from steiger.games.zwergar.mind.worth import PART_COUNT, STAT_COUNT, Worth
from steiger.games.zwergar.rules.board import CART_FOREMAN, CART_LOAD, CARTS, FOREMAN_OF, SET_MASK, Board, Player
from steiger.games.zwergar.rules.box import MINES_EXTRA, ROUND_STATS
from steiger.games.zwergar.rules.goods import count, covers
from steiger.games.zwergar.rules.projects import LESS_IRON, PLAIN, price_of
from steiger.games.zwergar.rules.scoring import end_points
from steiger.games.zwergar.rules.terms import (
    BASIC,
    DISPLAY,
    DWARF_COUNT,
    EVENTS,
    KIND_COUNT,
    NO_CARD,
    NO_SEAT,
    OVER,
    PLACE_COUNT,
    PROJECTS,
    RESOURCE_COUNT,
    SET_COUNT,
    SET_SIZE,
    STAGE_COUNT,
    UPGRADE,
    Card,
    Level,
    Place,
    Seat,
)

ROUND_STAT_COUNT: Final[i64] = len(ROUND_STATS)

TABLE_FEATURES: Final[i64] = 104
PROJECT_FEATURES: Final[i64] = 6 * PROJECTS
OPEN_FEATURES: Final[i64] = 11
BOARD_FEATURES: Final[i64] = TABLE_FEATURES + PROJECT_FEATURES + OPEN_FEATURES * DISPLAY
PLAYER_FEATURES: Final[i64] = 105
NOT_OPEN: Final = -1.0


@final
class Features(Rows):
    def __init__(self, worth: Worth) -> None:
        super().__init__(BOARD_FEATURES, PLAYER_FEATURES)
        self.worth = worth
        self.promise = vec[float]([NOT_OPEN] * DISPLAY)

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, Board)
        players: i64 = len(state.players)
        start = self.at
        self._table(state, seat)
        assert self.at == start + TABLE_FEATURES, self.at
        self._projects(state, seat)
        assert self.at == start + TABLE_FEATURES + PROJECT_FEATURES, self.at
        self._open(state, seat)
        assert self.at == start + BOARD_FEATURES, self.at
        for distance in range(players):
            self._player(state, (seat + distance) % players)
        assert self.at == start + BOARD_FEATURES + PLAYER_FEATURES * players, self.at

    # The table: time, events, places.

    def _table(self, board: Board, seat: i64) -> None:
        self.put(0.15 * float(len(board.events) - board.turned))
        self.put(0.3 * float(board.actions))
        self.one_of(board.stage, STAGE_COUNT)
        self.flag(board.phase == UPGRADE)
        self.flag(board.phase == OVER)
        self.one_of(distance_to(board, seat, board.seat), SEATS)
        self.one_of(distance_to(board, seat, board.start), SEATS)
        self.one_of(distance_to(board, seat, board.silverbeard), SEATS)
        self._events(board)
        for place in range(PLACE_COUNT):
            self.one_of(board.on(Place(place)), FOREMAN_OF)
        self._stack(board)

    def _events(self, board: Board) -> None:
        """The active event, its effects, and the events that can still come."""
        self.one_of(board.event, EVENTS)
        for which in range(ROUND_STAT_COUNT):
            self.put(0.5 * float(board.round_stat(which)))
        seen: i64 = 0
        for i in range(board.turned):
            seen |= BIT[board.events[i]]
        for event in range(EVENTS):
            self.flag(board.turned < len(board.events) and seen & BIT[event] == 0)

    def _stack(self, board: Board) -> None:
        """Projects left in the stack: per set, basic and advanced."""
        sets = vec[float]([0.0] * SET_COUNT)
        basic = 0.0
        advanced = 0.0
        for i in range(board.drawn, len(board.projects)):
            card = board.projects[i]
            sets[card // SET_SIZE] += 0.1
            if card % SET_SIZE < BASIC:
                basic += 0.1
            else:
                advanced += 0.05
        for left in sets:
            self.put(left)
        self.put(basic)
        self.put(advanced)

    # Projects, each by its number.

    def _projects(self, board: Board, seat: i64) -> None:
        me = board.players[seat]
        done: i64 = 0
        upgraded: i64 = 0
        for player in board.players:
            if player is not me:
                done |= player.done
                upgraded |= player.upgraded
        self.mask(me.done, PROJECTS)
        self.mask(me.upgraded, PROJECTS)
        self.mask(done, PROJECTS)
        self.mask(upgraded, PROJECTS)
        shown: i64 = 0
        for space in range(DISPLAY):
            if board.project_on(space) != NO_CARD:
                shown |= BIT[board.project_on(space)]
        self.mask(shown, PROJECTS)
        for card in range(PROJECTS):
            self.flag(shown & BIT[card] != 0 and can_pay(board, me, card))

    def _open(self, board: Board, seat: i64) -> None:
        """The open projects, starting with the most valuable for this seat."""
        me = board.players[seat]
        self.worth.look(board, seat)
        for space in range(DISPLAY):
            card = board.project_on(space)
            self.promise[space] = self.worth.in_reach(board, me, card) if card != NO_CARD else NOT_OPEN
        for _ in range(DISPLAY):
            best: i64 = 0
            for space in range(1, DISPLAY):
                if self._before(board, space, best):
                    best = space
            if self.promise[best] == NOT_OPEN:
                for _ in range(OPEN_FEATURES):
                    self.put(0.0)
            else:
                self._open_project(board, seat, board.project_on(best), self.promise[best])
                self.promise[best] = NOT_OPEN

    def _before(self, board: Board, space: i64, other: i64) -> bool:
        """Order by value, then by number. The space of a project carries no information."""
        if self.promise[space] != self.promise[other]:
            return self.promise[space] > self.promise[other]
        return board.project_on(space) < board.project_on(other)

    def _open_project(self, board: Board, seat: i64, card: i64, value: float) -> None:
        box = board.box
        self.put(0.1 * value)
        self.put(0.1 * float(box.complete_vp[card]))
        self.put(0.1 * float(box.upgrade_vp[card]))
        self.flag(can_pay(board, board.players[seat], card))
        rivals: i64 = 0
        for other in range(len(board.players)):
            if other != seat and can_pay(board, board.players[other], card):
                rivals += 1
        self.put(float(rivals) / float(len(board.players) - 1))
        self.put(0.2 * float(lacking(board, board.players[seat], card)))
        self.put(0.2 * float(box.complete_heat[card]))
        for kind in range(RESOURCE_COUNT):
            self.put(0.2 * float(count(box.complete_goods[card], kind)))

    # Players.

    def _player(self, board: Board, seat: i64) -> None:
        me = board.players[seat]
        whole = self.worth.weigh(board, seat)
        for i in range(PART_COUNT):
            self.put(0.02 * self.worth.parts[i])
        self.put(0.01 * whole)
        self.put(0.15 * turns_left(board, seat))
        self.flag(board.waiting & BIT[seat] != 0)
        self._goods(board, seat, me)
        self._dwarfs(board, seat, me)
        self._furnaces(board, seat, me)
        self._sets(board, seat, me)
        self._effects(board, me)

    def _goods(self, board: Board, seat: i64, me: Player) -> None:
        """Resources on the sheet, and in the carts from the top."""
        for kind in range(RESOURCE_COUNT):
            self.put(0.15 * float(count(me.goods, kind)))
        for level in range(CARTS):
            load = board.carts[board.cart(Level(level), Seat(seat))] & CART_LOAD
            for kind in range(RESOURCE_COUNT):
                self.put(0.3 * float(count(load, kind)))

    def _dwarfs(self, board: Board, seat: i64, me: Player) -> None:
        """Dwarfs in hand, and the spot of the foreman."""
        for kind in range(DWARF_COUNT):
            self.put(0.5 * float(me.dwarfs(kind)))
        for level in range(CARTS):
            self.flag(board.carts[board.cart(Level(level), Seat(seat))] & CART_FOREMAN != 0)
        for place in range(PLACE_COUNT):
            self.flag(board.on(Place(place)) == FOREMAN_OF + seat)

    def _furnaces(self, board: Board, seat: i64, me: Player) -> None:
        self.put(0.1 * float(me.heat))
        self.put(0.25 * float(me.warm))
        self.put(0.25 * float(me.cold))
        self.put(0.25 * float(me.installed))
        for place in range(PLACE_COUNT):
            self.flag(board.furnace_on(Place(place)) == seat)

    def _sets(self, board: Board, seat: i64, me: Player) -> None:
        """Projects of each set, and the lead over the others."""
        for which in range(SET_COUNT):
            self.put(0.25 * float(me.projects_of(which)))
            self.put(0.25 * float(bit_count(me.upgraded & SET_MASK[which])))
            self.put(lead(board, seat, which, 0.0))

    def _effects(self, board: Board, me: Player) -> None:
        for which in range(STAT_COUNT):
            self.flag(me.stat(which) != 0)
        self.mask(me.stat(MINES_EXTRA), KIND_COUNT)
        for kind in range(RESOURCE_COUNT):
            self.put(0.3 * float(count(me.income, kind)))
        points: i64 = 0
        for card in range(PROJECTS):
            if me.upgraded & BIT[card] != 0:
                points += end_points(board, me, Card(card))
        self.put(0.1 * float(points))


def distance_to(board: Board, seat: i64, other: i64) -> i64:
    """Return the distance clockwise, or NO_SEAT for nobody."""
    players: i64 = len(board.players)
    return (other - seat + players) % players if other != NO_SEAT else NO_SEAT


def can_pay(board: Board, me: Player, card: i64) -> bool:
    """Return whether the player has the resources and heat to complete a project."""
    if board.box.complete_heat[card] > me.heat + me.warm:
        return False
    project = Card(card)
    return covers(me.goods, price_of(board, me, project, PLAIN)) or covers(me.goods, price_of(board, me, project, LESS_IRON))


def lacking(board: Board, me: Player, card: i64) -> i64:
    """Count the resources missing for a project's printed cost."""
    short: i64 = 0
    for kind in range(RESOURCE_COUNT):
        need = count(board.box.complete_goods[card], kind) - count(me.goods, kind)
        short += need if need > 0 else 0
    return short
