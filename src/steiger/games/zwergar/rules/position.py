"""A playable position of Zwergar: the board with its steps, its copy, and the knowledge of each seat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices
from steiger.games.zwergar.rules.board import (
    CART_FOREMAN,
    CART_LOAD,
    CARTS,
    FOREMAN_OF,
    NOBODY_THERE,
    Board,
    Player,
    packed_spaces,
    write_over,
)
from steiger.games.zwergar.rules.box import joined
from steiger.games.zwergar.rules.goods import BORROW, count
from steiger.games.zwergar.rules.steps import Choose, FreeUpgrade, Over, Step, Work
from steiger.games.zwergar.rules.terms import (
    BASIC,
    CHOOSE,
    DISPLAY,
    EVENTS,
    FIRST_EVENT,
    FOREMAN,
    GOLD,
    IRON,
    JEWEL,
    KINDS,
    NO_CARD,
    OVER,
    PLACES,
    PROJECTS,
    SECOND_RULES,
    SET_SIZE,
    SPECIALISTS,
    SPECIALISTS_PER_KIND,
    STONE,
    WORK,
    Level,
    Place,
    Seat,
)

CHOOSING: Final = Choose()
WORKING: Final = Work()
STEPS: Final[list[Step]] = [CHOOSING, WORKING, FreeUpgrade(), Over()]
CHANGE_OF_MIND: Final = 52 - FIRST_EVENT  # the event that discards projects


@final
class Position(Board):
    def game_name(self) -> str:
        return "zwergar"

    def to_move(self) -> i64:
        return NOBODY if self.phase == OVER else self.seat

    def offer(self, into: Choices) -> None:
        """Offer the legal actions. The two frequent steps are called by name, since reading a list checks the type."""
        if self.phase == WORK:
            WORKING.options(self, into)
        elif self.phase == CHOOSE:
            CHOOSING.options(self, into)
        else:
            STEPS[self.phase].options(self, into)

    def apply(self, action: i64) -> None:
        if self.phase == WORK:
            WORKING.play(self, action)
        elif self.phase == CHOOSE:
            CHOOSING.play(self, action)
        else:
            STEPS[self.phase].play(self, action)

    def refusal(self, action: i64) -> Reason | None:
        """Say why an action is illegal now, or return None if it is legal."""
        return STEPS[self.phase].refusal(self, action)

    def copy(self) -> Position:
        players = [player.copy() for player in self.players]
        position = Position(self.box, players, self.carts[:], self.projects, self.events)
        position._assign(self)
        return position

    def become(self, other: Position) -> None:
        """Copy every field from another position of the same game without creating an object. Searches use this."""
        for seat in range(len(self.players)):
            self.players[seat].become(other.players[seat])
        write_over(self.carts, other.carts)
        self._assign(other)

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def winners(self) -> list[int]:
        """Most points win, then most jewels, gold, iron, stone. Players who are still tied share the win."""
        if self.phase != OVER:
            return []
        ranks = [self._rank(player) for player in self.players]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def _rank(self, player: Player) -> tuple[int, ...]:
        goods = player.goods
        return (player.score, count(goods, JEWEL), count(goods, GOLD), count(goods, IRON), count(goods, STONE))

    def reveals(self) -> i64:
        return self.revealed

    # A seat knows everything except the order of the stacks, the unused events, and the spaces of event 52.

    def determinize(self, seat: i64, rng: Rng) -> None:
        self.projects = self._redealt_projects(rng)
        turned = self.events
        unseen = vec[i64]([event for event in range(EVENTS) if self._unseen(event)])
        rng.shuffle(unseen)
        hidden = self._unseen(CHANGE_OF_MIND)
        events = vec[i64]([])
        for i in range(len(turned)):
            events = append(events, turned[i] if i < self.turned else unseen[i - self.turned])
        self.events = events
        if hidden:
            self.discards = self._redealt_discards(rng)

    def _redealt_discards(self, rng: Rng) -> i64:
        """Rules version 1 draws two spaces, version 2 an order of all."""
        if self.box.rules < SECOND_RULES:
            first = rng.below(DISPLAY)
            return packed_spaces(vec[i64]([first, (first + 1 + rng.below(DISPLAY - 1)) % DISPLAY]))
        spaces = vec[i64]([0, 1, 2, 3, 4])
        rng.shuffle(spaces)
        return packed_spaces(spaces)

    def _unseen(self, event: i64) -> bool:
        return event not in [self.events[i] for i in range(self.turned)]

    def _redealt_projects(self, rng: Rng) -> vec[i64]:
        """Shuffle basic and advanced cards separately, since their backs differ. Sort first, so that the true order is lost."""
        redealt = self.projects[: self.drawn]
        hidden = sorted([int(self.projects[i]) for i in range(self.drawn, len(self.projects))])
        basic = vec[i64]([card for card in hidden if card % SET_SIZE < BASIC])
        advanced = vec[i64]([card for card in hidden if card % SET_SIZE >= BASIC])
        rng.shuffle(basic)
        rng.shuffle(advanced)
        for card in basic:
            redealt = append(redealt, card)
        for card in advanced:
            redealt = append(redealt, card)
        return redealt

    def fingerprint(self, seat: i64) -> tuple[object, ...]:
        return (
            tuple([player.facts() for player in self.players]),
            self._cart_facts(),
            (self.standing, self.furnaces, self.display, self.discarded, self.event, self.round, self.start, self.seat),
            (self.phase, self.stage, self.waiting, self.actions, self.silverbeard, self.revealed),
            self.work.facts() if self.phase == WORK else (),
            self._stack_facts(seat),
        )

    def _cart_facts(self) -> tuple[object, ...]:
        """The carts from the top, whatever board is there."""
        seats = range(len(self.players))
        return tuple([self.carts[self.cart(Level(level), Seat(seat))] for level in range(CARTS) for seat in seats])

    def _stack_facts(self, seat: i64) -> tuple[object, ...]:
        projects = [self.projects[i] for i in range(self.drawn, len(self.projects))]
        seen = [self.events[i] for i in range(self.turned)]
        if seat != NOBODY:
            return (tuple(sorted(projects)), tuple(sorted(seen)), len(self.events))
        return (tuple(projects), tuple(self.events), self.turned, self.discards)

    # Conservation.

    def check(self) -> None:
        self._check_dwarfs()
        self._check_cards()
        for seat in range(len(self.players)):
            self._check_player(seat)
        assert self.actions >= 0 and 0 <= self.top < CARTS, (self.actions, self.top)
        for cart in self.carts:
            assert cart & BORROW == 0 and cart >= 0, cart

    def _check_dwarfs(self) -> None:
        """There are twelve specialists, at most six per kind, and each foreman is in exactly one spot."""
        kinds = [0] * len(KINDS)
        foremen = [player.dwarfs(FOREMAN) for player in self.players]
        for player in self.players:
            for kind in range(len(KINDS)):
                kinds[kind] += player.dwarfs(kind)
        for place in range(len(PLACES)):
            there = self.on(Place(place))
            if there >= FOREMAN_OF:
                foremen[there - FOREMAN_OF] += 1
            elif there != NOBODY_THERE:
                kinds[there - 1] += 1
        for at in range(len(self.carts)):
            foremen[at % len(self.players)] += 1 if self.carts[at] & CART_FOREMAN != 0 else 0
        assert sum(kinds) == SPECIALISTS and max(kinds) <= SPECIALISTS_PER_KIND, kinds
        assert foremen == [1] * len(self.players), foremen

    def _check_cards(self) -> None:
        """Each project of the sets in play is in the stack, open, discarded, or completed by one clan."""
        cards = [self.projects[i] for i in range(self.drawn, len(self.projects))]
        cards += [self.project_on(space) for space in range(DISPLAY) if self.project_on(space) != NO_CARD]
        masks = [self.discarded, *[player.done for player in self.players]]
        for mask in masks:
            cards += [card for card in range(PROJECTS) if mask & BIT[card] != 0]
        assert sorted(cards) == sorted(self.projects), cards

    def _check_player(self, seat: i64) -> None:
        player = self.players[seat]
        placed = sum([1 for place in range(len(PLACES)) if self.furnace_on(Place(place)) == seat])
        assert placed == player.installed and player.furnaces() <= self.box.furnaces, (placed, player.installed)
        assert player.warm >= 0 and player.cold >= 0, (player.warm, player.cold)
        assert 0 <= player.heat <= self.box.most_heat, player.heat
        assert player.goods & ~CART_LOAD == 0 and player.goods & BORROW == 0, player.goods
        assert player.upgraded & ~player.done == 0, (player.upgraded, player.done)
        assert sum(player.earned) == player.score, (player.score, list(player.earned))
        stats: i64 = 0
        for card in range(PROJECTS):
            if player.upgraded & BIT[card] != 0:
                stats = joined(stats, self.box.stats[card])
        assert stats == player.stats, (stats, player.stats)
