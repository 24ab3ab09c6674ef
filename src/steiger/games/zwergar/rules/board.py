"""The table as data: the clans' sheets, the mine, the places, the cards. steps.py has the rules that change it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT, bit_count
from steiger.core.state import State
from steiger.games.zwergar.rules.box import FIRST_BONUS, LAB_SHUT, SECOND_BONUS, Box, stat
from steiger.games.zwergar.rules.terms import (
    CHOOSE,
    DWARFS,
    FOREMAN,
    LAB,
    LEVELS,
    NO_EVENT,
    NO_SEAT,
    ROUNDS,
    SET_SIZE,
    SETS,
    Card,
    Level,
    Place,
    Seat,
)
from steiger.games.zwergar.rules.work import Work

# A hand packs the number of dwarfs of each kind into four bits.
# A place packs its dwarf into four bits: 0 for nobody, kind + 1 for a specialist, 4 + seat for a foreman.
NIBBLE_BITS: Final[i64] = 4
NIBBLE: Final[i64] = 15
HAND_ONE: Final = vec[i64]([16**kind for kind in range(len(DWARFS))])
NOBODY_THERE: Final[i64] = 0
FOREMAN_OF: Final[i64] = 4

# The display packs the open projects: number, or 0 for an empty space, in six bits.
CARD_BITS: Final[i64] = 6
CARD_MASK: Final[i64] = 63

CARTS: Final[i64] = 5  # boards, one on the intermediate level and one on each mine level
CART_FOREMAN: Final[i64] = 2**60
CART_LOAD: Final[i64] = 2**60 - 1

SET_MASK: Final = vec[i64]([(2**SET_SIZE - 1) * 2 ** (SET_SIZE * number) for number in range(len(SETS))])

# Sources of points, for the breakdown.
FROM_PROJECTS: Final[i64] = 0
FROM_UPGRADES: Final[i64] = 1
FROM_NEW_SHAFT: Final[i64] = 2
FROM_FURNACES: Final[i64] = 3
FROM_LIFT: Final[i64] = 4
FROM_ARRIVALS: Final[i64] = 5
FROM_EVENTS: Final[i64] = 6
FROM_FOUNDRY: Final[i64] = 7
FROM_CHIMNEY: Final[i64] = 8
FROM_END: Final[i64] = 9
POINT_SOURCES: Final = [
    "projects",
    "upgrades",
    "new-shaft",
    "furnaces",
    "lift",
    "arrivals",
    "events",
    "foundry",
    "chimney",
    "end-effects",
]


def packed_spaces(spaces: vec[i64]) -> i64:
    """Pack display spaces in their order, as `Board.discards` holds them."""
    packed: i64 = 0
    for i in range(len(spaces)):
        packed |= spaces[i] << (NIBBLE_BITS * i)
    return packed


def write_over(old: vec[i64], new: vec[i64]) -> None:
    """Copy the numbers of one list into another of the same length."""
    for i in range(len(new)):
        old[i] = new[i]


@final
class Player:
    """One clan's sheet."""

    def __init__(self, earned: vec[i64]) -> None:
        self.hand: i64 = 0
        self.goods: i64 = 0
        self.heat: i64 = 0
        self.warm: i64 = 0
        self.cold: i64 = 0
        self.installed: i64 = 0  # furnaces on the board
        self.done: i64 = 0  # mask of completed projects, upgraded ones included
        self.upgraded: i64 = 0  # mask of upgraded projects
        self.stats: i64 = 0  # lasting effects of upgraded projects, see box.py
        self.income: i64 = 0  # resources at the start of a turn
        self.score: i64 = 0
        self.earned = earned  # the score by source

    def copy(self) -> Player:
        player = Player(self.earned[:])
        player._assign(self)
        return player

    def become(self, other: Player) -> None:
        """Copy every field from another sheet without creating an object."""
        self._assign(other)
        write_over(self.earned, other.earned)

    def _assign(self, other: Player) -> None:
        """Copy every number. A test checks that no field is missing here."""
        self.hand = other.hand
        self.goods = other.goods
        self.heat = other.heat
        self.warm = other.warm
        self.cold = other.cold
        self.installed = other.installed
        self.done = other.done
        self.upgraded = other.upgraded
        self.stats = other.stats
        self.income = other.income
        self.score = other.score

    def facts(self) -> tuple[object, ...]:
        """`stats` and `income` follow from `upgraded`."""
        return (
            (self.hand, self.goods, self.heat, self.warm, self.cold, self.installed),
            (self.done, self.upgraded, self.score, tuple(self.earned)),
        )

    def earn(self, source: i64, points: i64) -> None:
        self.score += points
        self.earned[source] += points

    def stat(self, which: i64) -> i64:
        return stat(self.stats, which)

    def dwarfs(self, kind: i64) -> i64:
        return (self.hand >> (NIBBLE_BITS * kind)) & NIBBLE

    def projects_of(self, which: i64) -> i64:
        """Count the completed projects of a set."""
        return bit_count(self.done & SET_MASK[which])

    def furnaces(self) -> i64:
        return self.warm + self.cold + self.installed

    def light(self, count: i64) -> None:
        """Light up to `count` cold furnaces."""
        lit = count if count < self.cold else self.cold
        self.cold -= lit
        self.warm += lit


class Board(State):
    """The whole position as data."""

    def __init__(self, box: Box, players: list[Player], carts: vec[i64], projects: vec[i64], events: vec[i64]) -> None:
        self.box = box
        self.players = players
        self.carts = carts  # load and foreman by board and seat; the boards form a ring
        self.projects = projects  # the shuffled stack, top first; shared between copies
        self.events = events  # like `projects`, 0 for event 46
        self.work = Work()
        self.top: i64 = 0  # the board on the intermediate level
        self.standing: i64 = 0  # the dwarf on each place, four bits per place
        self.furnaces: i64 = 0  # the furnace on each place: seat + 1 in four bits
        self.display: i64 = 0  # open projects, see CARD_BITS
        self.drawn: i64 = 0  # projects drawn from the stack
        self.discarded: i64 = 0  # mask of projects out of the game
        self.turned: i64 = 0  # events turned up
        self.event: i64 = NO_EVENT  # the active event
        self.rule: i64 = 0  # what it changes in this round, see box.py
        self.discards: i64 = 0  # display spaces in the order of event 52, four bits each
        self.round: i64 = 1
        self.start: Seat = Seat(0)
        self.seat: Seat = Seat(0)
        self.phase: i64 = CHOOSE
        self.stage: i64 = ROUNDS
        self.waiting: i64 = 0  # mask of seats that still have West's actions or Gold's upgrade
        self.actions: i64 = 0  # that the player may still begin
        self.silverbeard: Seat = NO_SEAT  # the holder of the tile
        self.revealed: i64 = 0

    def _assign(self, other: Board) -> None:
        """Copy every number and the work. A test checks that no field is missing here."""
        self.projects = other.projects
        self.events = other.events
        self.work.become(other.work)
        self.top = other.top
        self.standing = other.standing
        self.furnaces = other.furnaces
        self.display = other.display
        self.drawn = other.drawn
        self.discarded = other.discarded
        self.turned = other.turned
        self.event = other.event
        self.rule = other.rule
        self.discards = other.discards
        self.round = other.round
        self.start = other.start
        self.seat = other.seat
        self.phase = other.phase
        self.stage = other.stage
        self.waiting = other.waiting
        self.actions = other.actions
        self.silverbeard = other.silverbeard
        self.revealed = other.revealed

    def me(self) -> Player:
        return self.players[self.seat]

    def on(self, place: Place) -> i64:
        return (self.standing >> (NIBBLE_BITS * place)) & NIBBLE

    def put_on(self, place: Place, dwarf: i64) -> None:
        self.standing += (dwarf - self.on(place)) << (NIBBLE_BITS * place)

    def furnace_on(self, place: Place) -> Seat:
        """Return the seat that owns the furnace on a place, or NO_SEAT."""
        return Seat(((self.furnaces >> (NIBBLE_BITS * place)) & NIBBLE) - 1)

    def install_on(self, place: Place) -> None:
        """Mark an empty place with a furnace of the player to move."""
        self.furnaces += (self.seat + 1) << (NIBBLE_BITS * place)

    def project_on(self, space: i64) -> Card:
        """Return the open project on a space, or NO_CARD."""
        return Card(((self.display >> (CARD_BITS * space)) & CARD_MASK) - 1)

    def lay_out(self, space: i64, card: Card) -> None:
        self.display += (card - self.project_on(space)) << (CARD_BITS * space)

    def discard_space(self, turn: i64) -> i64:
        """Return the display space that event 52 comes to at this turn, from 0."""
        return (self.discards >> (NIBBLE_BITS * turn)) & NIBBLE

    def cart(self, level: Level, seat: Seat) -> i64:
        """Return the index in `carts` of a seat's cart on a level (0: intermediate)."""
        return (self.top + level) % CARTS * len(self.players) + seat

    def round_stat(self, which: i64) -> i64:
        return stat(self.rule, which)

    def bonuses_shut(self, place: Place) -> bool:
        """Return whether a place has no bonuses: the mine, the break, and the lab under event 57."""
        return place < LEVELS or (place == LAB and self.round_stat(LAB_SHUT) != 0)

    def find_bonuses(self) -> None:
        """Find the bonuses that the player has here: by the figure's kinds and by Silverbeard."""
        work = self.work
        place = work.place
        work.bonuses = 0
        if self.bonuses_shut(place):
            return
        kinds = work.silver
        if work.figure != FOREMAN:
            kinds |= BIT[work.figure] | self.me().stat(work.figure)
        if kinds & BIT[self.box.bonus_kind[2 * place]] != 0:
            work.bonuses |= FIRST_BONUS
        if kinds & BIT[self.box.bonus_kind[2 * place + 1]] != 0:
            work.bonuses |= SECOND_BONUS
