"""What lies on the table: the clans' sheets, the mine, the places, the cards. What may be done with it is in steps.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT, bit_count
from steiger.core.state import State
from steiger.games.zwergar.rules.box import FIRST_BONUS, LAB_SHUT, SECOND_BONUS, Box, stat
from steiger.games.zwergar.rules.terms import FOREMAN, LAB, LEVELS

# Dwarfs in hand: four bits a kind. On the places: four bits each, 0 for nobody, kind + 1 a specialist, 4 + seat a foreman.
NIBBLE: Final[i64] = 15
HAND_ONE: Final = vec[i64]([1, 16, 256, 4096])
NOBODY_THERE: Final[i64] = 0
FOREMAN_OF: Final[i64] = 4

CARTS: Final[i64] = 5  # boards, one on the intermediate level and one on each level
CART_FOREMAN: Final[i64] = 2**60
CART_LOAD: Final[i64] = 2**60 - 1

SET_MASK: Final = vec[i64]([511 * 2 ** (9 * number) for number in range(5)])

# Where points come from, for the breakdown: play first, then the end effects by project.
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

# What has been used in the action under way.
LIFTED: Final[i64] = 1
STONES_LAID: Final[i64] = 2
LIT: Final[i64] = 4
ALL_LIT: Final[i64] = 8
HEATED: Final[i64] = 16
REFUNDED: Final[i64] = 32
DISGUISED: Final[i64] = 64
BONUS_USED: Final[i64] = 128


def write_over(old: vec[i64], new: vec[i64]) -> None:
    for i in range(len(new)):
        old[i] = new[i]


@final
class Player:
    """One clan's sheet."""

    def __init__(
        self,
        hand: i64,
        goods: i64,
        heat: i64,
        warm: i64,
        cold: i64,
        installed: i64,
        done: i64,
        upgraded: i64,
        stats: i64,
        income: i64,
        score: i64,
        earned: vec[i64],
    ) -> None:
        self.hand = hand
        self.goods = goods
        self.heat = heat
        self.warm = warm
        self.cold = cold
        self.installed = installed  # furnaces on the board
        self.done = done  # completed projects, the upgraded ones too, as a mask
        self.upgraded = upgraded
        self.stats = stats  # what the upgraded projects do, see box.py
        self.income = income  # resources at the start of a turn
        self.score = score
        self.earned = earned  # the score by source

    def copy(self) -> Player:
        return Player(
            self.hand,
            self.goods,
            self.heat,
            self.warm,
            self.cold,
            self.installed,
            self.done,
            self.upgraded,
            self.stats,
            self.income,
            self.score,
            self.earned[:],
        )

    def become(self, other: Player) -> None:
        """Take over everything from another sheet: a copy that makes no new object."""
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
        write_over(self.earned, other.earned)

    def earn(self, source: i64, points: i64) -> None:
        self.score += points
        self.earned[source] += points

    def stat(self, which: i64) -> i64:
        return stat(self.stats, which)

    def dwarfs(self, kind: i64) -> i64:
        return (self.hand >> (4 * kind)) & NIBBLE

    def projects_of(self, which: i64) -> i64:
        """How many projects of a set are completed."""
        return bit_count(self.done & SET_MASK[which])

    def furnaces(self) -> i64:
        return self.warm + self.cold + self.installed

    def light(self, count: i64) -> None:
        """Light so many furnaces, as far as there are cold ones."""
        lit = count if count < self.cold else self.cold
        self.cold -= lit
        self.warm += lit


class Board(State):
    """The whole position as data. The last fields are the action under way: what was put where, and what of it is used."""

    def __init__(
        self,
        box: Box,
        players: list[Player],
        carts: vec[i64],
        top: i64,
        standing: i64,
        furnaces: i64,
        display: i64,
        projects: vec[i64],
        drawn: i64,
        discarded: i64,
        events: vec[i64],
        turned: i64,
        event: i64,
        rule: i64,
        first_discard: i64,
        second_discard: i64,
        round: i64,
        start: i64,
        seat: i64,
        phase: i64,
        stage: i64,
        waiting: i64,
        actions: i64,
        silverbeard: i64,
        revealed: i64,
        place: i64,
        figure: i64,
        silver: i64,
        bonuses: i64,
        used: i64,
        times: i64,
        project: i64,
        paid: i64,
    ) -> None:
        self.box = box
        self.players = players
        self.carts = carts  # by board and seat: load and foreman; boards stand in a ring
        self.top = top  # the board on the intermediate level
        self.standing = standing  # who stands on each place, four bits a place
        self.furnaces = furnaces  # whose furnace is on each place, seat + 1 in four bits
        self.display = display  # open projects, number in six bits, 0 for none
        self.projects = projects  # the stack as it was shuffled, top first; shared between copies
        self.drawn = drawn  # how many of these have been drawn
        self.discarded = discarded  # projects out of the game, as a mask
        self.events = events  # as projects, 0 for event 46
        self.turned = turned
        self.event = event  # the active one, -1 for none
        self.rule = rule  # what it does in this round, see box.py
        self.first_discard = first_discard  # positions, from 0, that event 52 discards
        self.second_discard = second_discard
        self.round = round
        self.start = start
        self.seat = seat
        self.phase = phase
        self.stage = stage
        self.waiting = waiting  # seats that still have West's actions or Gold's upgrade, as a mask
        self.actions = actions  # that may still be begun
        self.silverbeard = silverbeard  # whose tile it is, -1 for nobody's
        self.revealed = revealed
        self.place = place
        self.figure = figure  # the dwarf's kind, or the one he passes for
        self.silver = silver  # the kind whose bonus Silverbeard has lent, as a mask
        self.bonuses = bonuses  # the place's bonuses at the player's disposal
        self.used = used
        self.times = times  # conversions in the lab, furnaces built in the forge
        self.project = project  # completed in this action, -1 for none
        self.paid = paid  # the resources it took

    def me(self) -> Player:
        return self.players[self.seat]

    def on(self, place: i64) -> i64:
        return (self.standing >> (4 * place)) & NIBBLE

    def put_on(self, place: i64, dwarf: i64) -> None:
        self.standing += (dwarf - self.on(place)) << (4 * place)

    def furnace_on(self, place: i64) -> i64:
        """Whose furnace is there, -1 for none."""
        return ((self.furnaces >> (4 * place)) & NIBBLE) - 1

    def shown(self, space: i64) -> i64:
        """The open project on a space, -1 for none."""
        return ((self.display >> (6 * space)) & 63) - 1

    def show(self, space: i64, card: i64) -> None:
        self.display += (card - self.shown(space)) << (6 * space)

    def cart(self, level: i64, seat: i64) -> i64:
        """Where the cart of a seat on a level (0: intermediate) is in `carts`."""
        return (self.top + level) % CARTS * len(self.players) + seat

    def round_stat(self, which: i64) -> i64:
        return stat(self.rule, which)

    def find_bonuses(self) -> None:
        """Settle anew which bonuses of the place the player has: by the figure's kinds, by Silverbeard."""
        self.bonuses = 0
        if self.place < LEVELS or (self.place == LAB and self.round_stat(LAB_SHUT) != 0):
            return
        kinds = self.silver
        if self.figure != FOREMAN:
            kinds |= BIT[self.figure] | self.me().stat(self.figure)
        if kinds & BIT[self.box.bonus_kind[2 * self.place]] != 0:
            self.bonuses |= FIRST_BONUS
        if kinds & BIT[self.box.bonus_kind[2 * self.place + 1]] != 0:
            self.bonuses |= SECOND_BONUS

    def has_bonus(self, which: i64) -> bool:
        return self.bonuses & which != 0

    def not_used(self, what: i64) -> bool:
        return self.used & what == 0
