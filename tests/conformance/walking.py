"""One game from its beginning to its end, with every promise checked on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from steiger.core.game import Game
from steiger.core.rng import Rng
from steiger.core.table import Table
from tests.conformance.choices import check_choices, check_refusals
from tests.conformance.ending import check_end
from tests.conformance.help import check_drawing, check_goals, check_topics
from tests.conformance.hidden import REDEALS, TRIED, check_redeal, check_reveals, check_seats, sample
from tests.conformance.past import Copies, Trail, check_copies, check_undo

MOST_DECISIONS = 20_000
STRIDE = 25  # plies from one sampled position to the next
EACH_QUESTION = 1  # positions sampled per question, however rare it is

Player = Callable[[Table, Rng], str]  # chooses the words of the next action


def at_random(table: Table, rng: Rng) -> str:
    legal = table.state.legal()
    return table.game.vocabulary.words[legal[rng.below(len(legal))]]


def along(words: list[str]) -> Player:
    """Play these actions and no others."""
    return lambda table, rng: words[table.ply]


def walk(game: Game, players: int, options: dict[str, Any], seed: int, stride: int = STRIDE, player: Player = at_random) -> Table:
    """Play one game and check every promise: the cheap ones at every position, the others at sampled positions."""
    return Walk(Table.new(game, players, options, seed), seed, stride).to_the_end(player)


class Walk:
    """A game on its way. It samples every `stride`-th position, and every question at least once."""

    def __init__(self, table: Table, seed: int, stride: int = STRIDE, asked: Counter[str] | None = None) -> None:
        self.table = table
        self.play_rng, self.rng = Rng(seed), Rng(seed + 1)  # apart, so that no check changes the game
        self.stride = stride
        self.asked = Counter() if asked is None else asked  # questions by their verbs; several walks may share them
        self.said: set[str] = set()  # reasons whose sentences were checked
        self.trail = Trail()
        self.copies = Copies()
        self.determinized = self.redealt = False  # whether any other deal differed from the true one

    def to_the_end(self, player: Player) -> Table:
        check_topics(self.table.game)
        while self.table.to_move() is not None:
            self.check_position()
            self.decide(player(self.table, self.play_rng))
            assert self.table.ply < MOST_DECISIONS, "the game does not end"
        self.check_sample()
        check_end(self.table.game, self.table)
        check_other_deals(self)
        return self.table

    def decide(self, words: str) -> None:
        """Play an action. `reveals` counts what it brings to light, undo stops there, and earlier copies are left alone."""
        action = self.table.game.action(self.table.state, words)
        check_reveals(self.table.game, self.table.state, [action], [self.any_seat()], self.rng)
        self.trail.play(self.table, words)
        check_copies(self.copies)
        if self.trail.revealed[-1]:
            check_undo(self.table, self.trail)

    def any_seat(self) -> int:
        return int(self.rng.below(len(self.table.players)))

    def check_position(self) -> None:
        check_choices(self.table.game, self.table.state)
        self.table.state.check()
        if self.is_sampled():
            self.copies.keep(self.table.state)
            self.check_sample()
            check_refusals(self.table.game, self.table.state, self.said)

    def is_sampled(self) -> bool:
        verbs = self.table.game.vocabulary.verb_of
        question = " ".join(sorted({verbs[action].word for action in self.table.state.legal()}))
        self.asked[question] += 1
        return self.asked[question] <= EACH_QUESTION or self.table.ply % self.stride == 0

    def check_sample(self) -> None:
        game, state, players = self.table.game, self.table.state, len(self.table.players)
        self.determinized |= check_seats(game, state, players, self.rng)
        check_reveals(game, state, sample(state.legal(), TRIED, self.rng), [*range(players)] * REDEALS, self.rng)
        self.redealt |= check_redeal(self.table, self.any_seat(), self.rng)
        check_undo(self.table, self.trail)
        check_drawing(game, state, players, self.table.ply)
        check_goals(game, state, self.rng)


def check_other_deals(walk: Walk) -> None:
    """A game in which something came to light had something hidden, which other deals must change."""
    if any(walk.trail.revealed):
        assert walk.determinized, "determinize redeals nothing"
        assert walk.redealt, "redeal redeals nothing"
