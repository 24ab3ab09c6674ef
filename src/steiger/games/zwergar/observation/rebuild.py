"""A position from an observation: everything that the seat knows is as it was, the stacks lie in some possible order."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.observation import BASE
from steiger.games.zwergar.observation import cells as c
from steiger.games.zwergar.rules.board import CART_FOREMAN, CARTS, FOREMAN_OF, FROM_PROJECTS, HAND_ONE, POINT_SOURCES, Player
from steiger.games.zwergar.rules.box import joined
from steiger.games.zwergar.rules.goods import ONE
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import (
    BASIC,
    DISPLAY,
    DWARFS,
    EVENTS,
    KINDS,
    NO_EVENT,
    NO_SEAT,
    OVER,
    PHASES,
    PLACES,
    PROJECTS,
    RESOURCES,
    SET_SIZE,
    SETS,
    WORK,
    Card,
    Level,
    Place,
    Seat,
)

Cells = Sequence[int]


def which(cells: Cells, first: int, size: int) -> int:
    """Return which flag is set, or -1."""
    return next((i for i in range(size) if cells[first + i]), -1)


def mask(cells: Cells, first: int, size: int) -> int:
    return sum(1 << i for i in range(size) if cells[first + i])


def wide(cells: Cells, first: int) -> int:
    return int(BASE) * cells[first] + cells[first + 1]


def goods(amounts: Sequence[int]) -> int:
    return sum(int(ONE[kind]) * amount for kind, amount in enumerate(amounts))


class Reading:
    """One observation being read onto a board."""

    def __init__(self, board: Position, cells: Cells) -> None:
        self.board = board
        self.cells = cells
        self.players = len(board.players)
        self.viewer = which(cells, c.VIEWER, 4)

    def seat(self, turn: int) -> Seat:
        return Seat((self.viewer + turn) % self.players) if turn >= 0 else NO_SEAT

    def part(self, turn: int) -> Cells:
        """Return the cells of a seat's part."""
        first = int(c.BOARD.size + turn * c.SEAT.size)
        return self.cells[first : first + int(c.SEAT.size)]

    def read(self) -> Position:
        self._read_turn()
        self._read_places()
        for turn in range(self.players):
            self.board.players[self.seat(turn)] = self._player(self.part(turn), self.seat(turn))
        self._read_display()
        self._read_stacks()
        if self.board.phase == WORK:
            self._read_work()
        return self.board

    def _read_turn(self) -> None:
        board, cells = self.board, self.cells
        board.phase = which(cells, c.PHASE, len(PHASES))
        board.seat = self.seat(max(which(cells, c.TO_MOVE, 4), 0))
        board.start = self.seat(which(cells, c.START, 4))
        board.stage = which(cells, c.STAGE, len(c.STAGES))
        board.round, board.actions = cells[c.ROUND], cells[c.ACTIONS]
        board.silverbeard = self.seat(which(cells, c.SILVERBEARD, 4))
        board.event = which(cells, c.EVENT, EVENTS)
        board.rule = 0 if board.event == NO_EVENT else board.box.event_stats[board.event]
        waiting = [turn for turn in range(self.players) if self.part(turn)[c.WAITING]]
        board.waiting = sum(1 << int(self.seat(turn)) for turn in waiting)

    def _read_places(self) -> None:
        board, cells = self.board, self.cells
        board.standing = board.furnaces = board.top = 0
        for place in range(len(PLACES)):
            board.put_on(Place(place), which(cells, c.STANDING + len(KINDS) * place, len(KINDS)) + 1)
            for turn in range(self.players):
                part, seat = self.part(turn), int(self.seat(turn))
                if part[c.FOREMAN_ON + place]:
                    board.put_on(Place(place), int(FOREMAN_OF) + seat)
                if part[c.FURNACE + place]:
                    board.furnaces += (seat + 1) << 4 * place

    def _player(self, cells: Cells, seat: Seat) -> Player:
        player = Player(vec[i64]([0] * len(POINT_SOURCES)))
        player.earn(FROM_PROJECTS, wide(cells, c.SCORE))  # the sources of points are not observed
        player.goods = goods([wide(cells, c.GOODS + 2 * kind) for kind in range(len(RESOURCES))])
        player.hand = sum(int(HAND_ONE[dwarf]) * cells[c.HAND + dwarf] for dwarf in range(len(DWARFS)))
        player.heat, player.warm, player.cold = cells[c.HEAT], cells[c.WARM], cells[c.COLD]
        player.installed = sum(cells[c.FURNACE + place] for place in range(len(PLACES)))
        player.done, player.upgraded = mask(cells, c.DONE, PROJECTS), mask(cells, c.UPGRADED, PROJECTS)
        for card in range(PROJECTS):
            if cells[c.UPGRADED + card]:
                player.stats = joined(player.stats, self.board.box.stats[card])
                player.income += self.board.box.turn_gain[card]
        for level in range(int(CARTS)):
            self.board.carts[self.board.cart(Level(level), seat)] = self._cart(cells, c.CART + int(c.CART_CELLS) * level)
        return player

    def _cart(self, cells: Cells, first: int) -> int:
        load = goods(cells[first : first + len(RESOURCES)])
        return load | int(CART_FOREMAN) if cells[first + len(RESOURCES)] else load

    def _read_display(self) -> None:
        self.board.display = 0
        for space in range(DISPLAY):
            self.board.lay_out(space, Card(which(self.cells, c.SPACE + PROJECTS * space, PROJECTS)))
        self.board.discarded = mask(self.cells, c.DISCARDED, PROJECTS)

    def _read_stacks(self) -> None:
        """Cards that were drawn come first. Hidden ones follow, basic ones on top."""
        board, cells = self.board, self.cells
        in_play = [card for card in range(PROJECTS) if cells[c.IN_PLAY + card // SET_SIZE]]
        out = board.discarded | sum(player.done for player in board.players)
        open_cards = {int(board.project_on(space)) for space in range(DISPLAY)}
        drawn = [card for card in in_play if out >> card & 1 or card in open_cards]
        hidden = sorted(set(in_play) - set(drawn), key=lambda card: (card % SET_SIZE >= BASIC, card))
        board.projects = vec[i64](drawn + hidden)
        board.drawn = len(drawn)
        assert len(hidden) == cells[c.STACK], (len(hidden), cells[c.STACK])
        turned = sorted((cells[c.TURNED + event], event) for event in range(EVENTS) if cells[c.TURNED + event])
        events = [event for _, event in turned] + [event for event in range(EVENTS) if not cells[c.TURNED + event]]
        board.events = vec[i64](events[: cells[c.ROUNDS] - 1])
        board.turned = len(turned)

    def _read_work(self) -> None:
        work, cells = self.board.work, self.cells
        work.place = Place(which(cells, c.WORK_PLACE, len(PLACES)))
        work.figure = which(cells, c.WORK_DWARF, len(DWARFS))
        work.silver = mask(cells, c.WORK_SILVER, len(KINDS))
        work.bonuses = mask(cells, c.WORK_BONUS, 2)
        work.used = mask(cells, c.WORK_USED, int(c.USED_CELLS))
        work.times = cells[c.WORK_TIMES]
        work.project = Card(cells[c.WORK_PROJECT] - 1)
        work.paid = goods(cells[c.WORK_PAID : c.WORK_PAID + len(RESOURCES)])


def rebuild(first: Position, cells: Cells) -> Position:
    """Return a position that the viewer of an observation cannot tell from the true one. `first` is any first position."""
    return Reading(first.copy(), cells).read()


assert len(PHASES) == OVER + 1 and len(SETS) * SET_SIZE == PROJECTS
