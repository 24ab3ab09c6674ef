"""A mind whose evaluation is a net. Turns are found by the game's own planner, the net weighs where they lead. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from steiger.bots.mind import Mind, Outlook, Turn, by_value, settled
from steiger.bots.net import Floats, Net, predict
from steiger.bots.school import FIRST_SOURCE, OTHER, OWN, SCORE_UNIT, SOURCE_UNIT, WIN, School
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State

MARGIN_SHARE = 0.4  # points ahead count too, so that a decided game is still played well


class LearnedMind(Mind):
    """Values are hundredths of a win."""

    afterstates = True

    def __init__(self, rng: Rng, school: School, net: Net) -> None:
        super().__init__(rng)
        self.school = school
        self.net = net
        self.finder = school.finder(rng)

    def heads(self, states: Sequence[State], seat: int) -> Floats:
        return predict(self.net, np.array([self.school.row(state, seat) for state in states], np.float32))

    def values(self, states: Sequence[State], seat: int) -> list[float]:
        """What the net says, or how it ended."""
        found = self.heads(states, seat)
        said = (100 * (found[:, WIN] + MARGIN_SHARE * (found[:, OWN] - found[:, OTHER]))).tolist()
        return [ended(state, seat) if state.to_move() == NOBODY else said[i] for i, state in enumerate(states)]

    def value(self, state: State, seat: int) -> float:
        return self.values([state], seat)[0]

    def outlook(self, state: State, seat: int) -> Outlook:
        if state.to_move() == NOBODY:
            return settled(state, seat)
        found = self.heads([state], seat)[0]
        return Outlook(float(found[WIN]), SCORE_UNIT * float(found[OWN]), SCORE_UNIT * float(found[OTHER]))

    def weighed(self, state: State, variety: int) -> list[Turn]:
        """The turns as they were found, weighed by the net; all their positions in one batch."""
        found = self.finder.turns(state, variety)
        values = iter(self.values([after for turn in found for after in turn.afters], int(state.to_move())))
        return [Turn(turn.actions, sum(next(values) for _ in turn.afters) / len(turn.afters), turn.afters) for turn in found]

    def turns(self, state: State, variety: int) -> list[Turn]:
        return by_value(self.weighed(state, variety))

    def unsettled(self, state: State) -> bool:
        return self.finder.unsettled(state)

    def finish(self, state: State) -> None:
        while self.finder.unsettled(state):
            self.carry_out(state, self.pick(self.weighed(state, 1)))
        self.finder.finish(state)

    def play(self, state: State) -> None:
        self.carry_out(state, self.pick(self.weighed(state, 1)))
        self.finish(state)

    def pick(self, turns: list[Turn]) -> Turn:
        return max(turns, key=lambda turn: turn.value)

    def carry_out(self, state: State, turn: Turn) -> None:
        for action in turn.actions:
            state.apply(action)

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """The heads: what each source and all together promise, in points."""
        found = self.heads([state], seat)[0]
        points = [SOURCE_UNIT * float(head) for head in found[FIRST_SOURCE:]]
        sources = {f"{self.school.game}-source-{name}": points[i] for i, name in enumerate(self.school.sources)}
        return {"bots-final-score": SCORE_UNIT * float(found[OWN])} | sources


def ended(state: State, seat: int) -> float:
    end = settled(state, seat)
    return 100 * (end.win + MARGIN_SHARE * (end.own - end.other) / SCORE_UNIT)
