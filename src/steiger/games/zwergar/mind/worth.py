"""The hand evaluation of a position for a seat: points scored and expected, in parts that add up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.bots.mind import Outlook, likely
from steiger.core.bits import BIT, bit_count
from steiger.core.maths import exp
from steiger.games.zwergar.mind.outlook import lead, most_of_a_set, turns_left
from steiger.games.zwergar.mind.weights import Weights
from steiger.games.zwergar.rules.board import CART_FOREMAN, CART_LOAD, CARTS, SET_MASK, Board, Player
from steiger.games.zwergar.rules.box import CHEAPER, CHEAPER_GOLD, COUNTS_JEWEL, COUNTS_NOTHING, COUNTS_STONE, STATS, Box
from steiger.games.zwergar.rules.goods import count
from steiger.games.zwergar.rules.scoring import end_points
from steiger.games.zwergar.rules.terms import (
    DISPLAY,
    EAST_SET,
    FOREMAN,
    GOLD,
    GOLD_SET,
    GOLDEN,
    IRON,
    JEWEL,
    NEW_SHAFT_SET,
    NO_CARD,
    OLD_SHAFT_SET,
    OVER,
    PROJECTS,
    RESOURCE_COUNT,
    ROUNDS,
    SET_SIZE,
    STONE,
    WEST_SET,
    Card,
)

PARTS: Final = ["score", "goods", "mine", "heat", "dwarfs", "projects", "upgrades", "effects", "sets"]
PART_COUNT: Final[i64] = len(PARTS)
SCORE: Final[i64] = 0
GOODS: Final[i64] = 1
MINE: Final[i64] = 2
HEAT: Final[i64] = 3
DWARFS: Final[i64] = 4
PROJECTS_PART: Final[i64] = 5
UPGRADES: Final[i64] = 6
EFFECTS: Final[i64] = 7
SETS_PART: Final[i64] = 8
STAT_COUNT: Final[i64] = len(STATS)
NO_RIVAL: Final = -1000.0  # below every value
MOST_DWARFS: Final = 3.0  # more dwarfs in hand than this are worth nothing


@final
class Worth:
    """Values one position at a time. `look` selects a seat, and later questions are about that seat."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.parts = vec[float]([0.0] * PART_COUNT)
        self.price = vec[float]([0.0] * RESOURCE_COUNT)  # the current value of each resource
        self.turns: float = 0.0
        self.heat: float = 0.0  # the value of one heat on the track
        self.box: Box | None = None
        self.ending: i64 = 0  # mask of projects with an end effect
        self.fixed = vec[float]([0.0] * PROJECTS)  # the part of an upgrade's gain that depends only on the turns left
        self.fixed_at = vec[float]([-1.0] * PROJECTS)  # the number of turns for which it was computed

    def look(self, board: Board, seat: i64) -> None:
        w = self.weights
        if self.box is not board.box:
            self._open_box(board.box)
        self.turns = turns_left(board, seat)
        use = self.turns / (self.turns + w.late)
        self.price[STONE] = w.stone * use
        self.price[IRON] = w.iron * use
        self.price[GOLD] = w.gold * use
        self.price[JEWEL] = w.jewel * use
        acting = board.seat == seat and board.actions > 0
        self.heat = w.track * use if acting or board.seat != seat else 0.0

    def goods_worth(self, goods: i64) -> float:
        value = 0.0
        if goods == 0:
            return value
        for kind in range(RESOURCE_COUNT):
            value += self.price[kind] * float(count(goods, kind))
        return value

    def _open_box(self, box: Box) -> None:
        """Prepare for the numbers of another game."""
        self.box = box
        self.ending = 0
        for card in range(PROJECTS):
            self.fixed_at[card] = -1.0
            if box.end_counts[card] != COUNTS_NOTHING:
                self.ending |= BIT[card]

    # The parts.

    def weigh(self, board: Board, seat: i64) -> float:
        me = board.players[seat]
        if board.phase == OVER:
            for i in range(PART_COUNT):
                self.parts[i] = 0.0
            self.parts[SCORE] = float(me.score)
            return self.parts[SCORE] + 0.01 * float(count(me.goods, JEWEL))
        self.look(board, seat)
        self.at_hand(board, seat, me)
        self.in_sight(board, seat, me)
        return self.total()

    def at_hand(self, board: Board, seat: i64, me: Player) -> None:
        """Compute the cheap parts."""
        self.parts[SCORE] = float(me.score)
        self.parts[GOODS] = self.goods_worth(me.goods)
        self.parts[MINE] = self._mine(board, seat)
        self.parts[HEAT] = self._heat(me)
        self.parts[DWARFS] = self._dwarfs(me)

    def in_sight(self, board: Board, seat: i64, me: Player) -> None:
        """Compute the expensive parts: projects, upgrades, effects and sets."""
        self.parts[PROJECTS_PART] = self._projects(board, seat, me)
        self.parts[UPGRADES] = self._upgrades(board, me)
        self.parts[EFFECTS] = self._effects(board, me)
        self.parts[SETS_PART] = self._sets(board, seat)

    def total(self) -> float:
        total = 0.0
        for i in range(PART_COUNT):
            total += self.parts[i]
        return total

    def _mine(self, board: Board, seat: i64) -> float:
        """Value the loads on their way up, and a foreman in a cart on his way home."""
        w = self.weights
        players: i64 = len(board.players)
        at = board.top * players + seat
        value = 0.0
        kept = 0.95
        for _ in range(CARTS):
            cart = board.carts[at]
            if cart & CART_LOAD != 0:
                value += kept * self.goods_worth(cart & CART_LOAD)
            if cart & CART_FOREMAN != 0:
                value += 0.3 * kept * w.foreman
            kept *= w.level
            at += players
            if at >= CARTS * players:
                at -= CARTS * players
        return value

    def _heat(self, me: Player) -> float:
        w = self.weights
        use = self.turns / (self.turns + w.late)
        value = self.heat * float(me.heat)
        if self.turns > 0.0:
            value += use * (w.warm * float(me.warm) + w.cold * float(me.cold)) + (w.fire * use if me.warm > 0 else 0.0)
        value += w.furnace_turns * self.turns * float(me.warm + me.cold)
        return value + w.guest * self.turns * float(me.installed)

    def _dwarfs(self, me: Player) -> float:
        if self.turns <= 0.0:
            return 0.0
        w = self.weights
        value = 0.0
        in_hand = 0.0
        for kind in range(FOREMAN):
            if me.dwarfs(kind) > 0:
                value += w.kinds
                in_hand += float(me.dwarfs(kind))
        if me.dwarfs(FOREMAN) > 0:
            value += w.foreman
            in_hand += 1.0
        return value + w.dwarf * (in_hand if in_hand < MOST_DWARFS else MOST_DWARFS)

    # Projects.

    def _projects(self, board: Board, seat: i64, me: Player) -> float:
        """Value the two best open projects by their gain and by how close their price is."""
        if self.turns <= 0.0:
            return 0.0
        w = self.weights
        best = 0.0
        second = 0.0
        for space in range(DISPLAY):
            card = board.project_on(space)
            if card != NO_CARD:
                value = self.in_reach(board, me, card)
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        sure = 1.0 if board.seat == seat and board.actions > 0 else 0.8
        return sure * w.reach * (best + w.second * second)

    def in_reach(self, board: Board, me: Player, card: i64) -> float:
        box = board.box
        cost = box.complete_goods[card]
        lacking = 0.0
        spent = 0.0
        for kind in range(RESOURCE_COUNT):
            need = count(cost, kind)
            if need == 0:
                continue
            need -= self._relief(me, kind, need)
            have = count(me.goods, kind)
            spent += self.price[kind] * float(need)
            if need > have:
                lacking += (self.price[kind] + 0.1) * float(need - have)
        heat = box.complete_heat[card]
        spent += self.weights.track * float(heat)
        at_hand = me.heat + me.warm
        if heat > at_hand:
            lacking += 0.6 * float(heat - at_hand)
        gain = float(box.complete_vp[card]) + 0.6 * self.upgrade_gain(board, me, card) - spent
        gain += self._set_gain(me, card)
        if gain <= 0.0:
            return 0.0
        return gain * exp(-lacking / self.weights.nearness) if lacking > 0.0 else gain

    def _relief(self, me: Player, kind: i64, need: i64) -> i64:
        if me.stats == 0 or kind == JEWEL:
            return 0
        return min_of(need, me.stat(CHEAPER_GOLD if kind == GOLD else CHEAPER))

    def _set_gain(self, me: Player, card: i64) -> float:
        w = self.weights
        which = card // SET_SIZE
        gain = 0.0
        if which == WEST_SET:
            gain = 0.2 * w.west
        elif which == GOLD_SET:
            gain = 0.2 * w.golden
        elif which == EAST_SET:
            gain = w.east * self.turns
        if w.loyal != 0.0 and me.projects_of(which) == most_of_a_set(me):
            gain += w.loyal
        return gain

    # Upgrades and what they do.

    def upgrade_gain(self, board: Board, me: Player, card: i64) -> float:
        """Return the gain of upgrading a project now, less its cost, but at least 0."""
        if self.fixed_at[card] != self.turns:
            self.fixed_at[card] = self.turns
            self.fixed[card] = self._fixed_gain(board.box, card)
        gain = self.fixed[card]
        if card // SET_SIZE == NEW_SHAFT_SET:
            gain += float(board.box.new_shaft_vp * (bit_count(me.upgraded & SET_MASK[NEW_SHAFT_SET]) + 1))
        if self.ending & BIT[card] != 0:
            what = board.box.end_counts[card]
            if not COUNTS_STONE <= what <= COUNTS_JEWEL:
                gain += float(end_points(board, me, Card(card)))
        return gain if gain > 0.0 else 0.0

    def _fixed_gain(self, box: Box, card: i64) -> float:
        lasting = self.weights.effect if box.stats[card] != 0 else 0.0
        gain = float(box.upgrade_vp[card]) + self.goods_worth(box.gain[card])
        gain += (lasting + self.goods_worth(box.turn_gain[card])) * self.turns
        return gain - self.goods_worth(box.upgrade_goods[card]) - self.weights.track * float(box.upgrade_heat[card])

    def _upgrades(self, board: Board, me: Player) -> float:
        if self.turns <= 0.0:
            return 0.0
        value = 0.0
        left = me.done & ~me.upgraded
        card: i64 = 0
        while left != 0:
            if left & 1 != 0:
                value += self.upgrade_gain(board, me, card)
            left >>= 1
            card += 1
        return self.weights.upgrade * value

    def _effects(self, board: Board, me: Player) -> float:
        value = self.goods_worth(me.income) * self.turns
        if me.stats != 0:
            for which in range(STAT_COUNT):
                if me.stat(which) != 0:
                    value += self.weights.effect * self.turns
        left = me.upgraded & self.ending
        card: i64 = 0
        while left != 0:
            if left & 1 != 0:
                points = float(end_points(board, me, Card(card)))
                value += points / (1.0 + self.turns) if COUNTS_STONE <= board.box.end_counts[card] <= COUNTS_JEWEL else points
            left >>= 1
            card += 1
        return value

    # Sets.

    def _sets(self, board: Board, seat: i64) -> float:
        w = self.weights
        me = board.players[seat]
        value = w.east * self.turns * float(me.projects_of(EAST_SET))
        if w.loyal != 0.0:
            value += w.loyal * float(most_of_a_set(me))
        if board.stage == ROUNDS:
            value += w.west * lead(board, seat, WEST_SET, self.turns)
            value += w.silver * self.turns * lead(board, seat, OLD_SHAFT_SET, 0.0)
        if board.stage != GOLDEN:
            value += w.golden * lead(board, seat, GOLD_SET, self.turns)
        return value

    def parts_ahead(self, board: Board, seat: i64) -> dict[str, float]:
        """Return the parts of the seat's prospects, less the mean of its rivals'."""
        ahead = dict.fromkeys(PARTS, 0.0)
        for other in range(len(board.players)):
            self.weigh(board, other)
            share = 1.0 if other == seat else -1.0 / float(len(board.players) - 1)
            for i in range(PART_COUNT):
                ahead[PARTS[i]] += share * self.parts[i]
        return ahead

    def margin(self, board: Board, seat: i64) -> float:
        """Return the seat's prospects less its rivals': half of the best rival's and half of their mean."""
        best = NO_RIVAL
        mean = 0.0
        for other in range(len(board.players)):
            if other != seat:
                theirs = self.weigh(board, other)
                best = theirs if theirs > best else best
                mean += theirs / float(len(board.players) - 1)
        own = self.weigh(board, seat)
        rivals = 1.0 if board.phase == OVER else self.weights.rivals
        return own - rivals * 0.5 * (best + mean)

    def outlook(self, board: Board, seat: i64) -> Outlook:
        ahead = self.margin(board, seat)
        best = NO_RIVAL
        for other in range(len(board.players)):
            if other != seat:
                theirs = self.weigh(board, other)
                best = theirs if theirs > best else best
        return Outlook(likely(ahead), self.weigh(board, seat), best)


def min_of(one: i64, other: i64) -> i64:
    return one if one < other else other
