"""A mind whose evaluation is a net. Turns are found by the game's own planner, the net weighs where they lead. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import fsum

from steiger.bots.exact import Doubles, ExactNet
from steiger.bots.mind import Mind, Outlook, Turn, by_value, settled
from steiger.bots.net import Net
from steiger.bots.net_spec import FIRST_SOURCE, OTHER, OWN, SCORE_UNIT, SOURCE_UNIT, WIN, NetSpec
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State

MARGIN_SHARE = 0.4  # points ahead count too, so that a decided game is still played well


class LearnedMind(Mind):
    """Values are hundredths of a win."""

    afterstates = True

    def __init__(self, rng: Rng, spec: NetSpec, net: Net) -> None:
        super().__init__(rng)
        self.spec = spec
        self.net = ExactNet(net)
        self.finder = spec.finder(rng)

    def heads(self, states: list[State], seats: list[int]) -> Doubles:
        return self.net.predict(self.spec.rows(states, seats))

    def weigh(self, states: list[State], seats: list[int]) -> list[float]:
        """Return the net's outlook for each seat, or the result of a game that is over."""
        found = self.heads(states, seats)
        said = (100 * (found[:, WIN] + MARGIN_SHARE * (found[:, OWN] - found[:, OTHER]))).tolist()
        return [ended(state, seats[i]) if state.to_move() == NOBODY else said[i] for i, state in enumerate(states)]

    def values(self, states: Sequence[State], seat: int) -> list[float]:
        return self.weigh(list(states), [seat] * len(states))

    def value(self, state: State, seat: int) -> float:
        return self.values([state], seat)[0]

    def outlook(self, state: State, seat: int) -> Outlook:
        if state.to_move() == NOBODY:
            return settled(state, seat)
        found = self.heads([state], [seat])[0]
        return Outlook(float(found[WIN]), SCORE_UNIT * float(found[OWN]), SCORE_UNIT * float(found[OTHER]))

    def weighed(self, state: State, variety: int) -> list[Turn]:
        """The turns as they were found, weighed by the net; all their positions in one batch."""
        found = self.finder.turns(state, variety)
        values = iter(self.values([after for turn in found for after in turn.afters], int(state.to_move())))
        return [Turn(turn.actions, fsum(islice(values, len(turn.afters))) / len(turn.afters), turn.afters) for turn in found]

    def turns(self, state: State, variety: int) -> list[Turn]:
        return by_value(self.weighed(state, variety))

    def unsettled(self, state: State) -> bool:
        return self.finder.unsettled(state)

    def finish(self, state: State) -> None:
        self._finish_all([state])

    def play(self, state: State) -> None:
        self.play_all([state])

    def play_all(self, states: list[State]) -> None:
        self._go_on(states)
        self._finish_all(states)

    def _finish_all(self, states: list[State]) -> None:
        while unsettled := [state for state in states if self.finder.unsettled(state)]:
            self._go_on(unsettled)
        for state in states:
            self.finder.finish(state)

    def _go_on(self, states: list[State]) -> None:
        """The best quickly found turn in each; where all of them lead, the net weighs in one batch."""
        found = [self.finder.quick_turns(state) for state in states]
        afters = [after for turns in found for turn in turns for after in turn.afters]
        seats = [int(state.to_move()) for state, turns in zip(states, found, strict=True) for turn in turns for _ in turn.afters]
        values = iter(self.weigh(afters, seats))
        for state, turns in zip(states, found, strict=True):
            for action in max(turns, key=lambda turn: fsum(islice(values, len(turn.afters))) / len(turn.afters)).actions:
                state.apply(action)

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """The heads: what each source and all together promise, in points."""
        found = self.heads([state], [seat])[0]
        points = [SOURCE_UNIT * float(head) for head in found[FIRST_SOURCE:]]
        sources = {f"{self.spec.game}-source-{name}": points[i] for i, name in enumerate(self.spec.sources)}
        return {"bots-final-score": SCORE_UNIT * float(found[OWN])} | sources


def ended(state: State, seat: int) -> float:
    end = settled(state, seat)
    return 100 * (end.win + MARGIN_SHARE * (end.own - end.other) / SCORE_UNIT)
