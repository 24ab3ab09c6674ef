"""Bots that think in turns: one ply, with noise, or looking ahead. What a turn is, their game's mind says."""

from __future__ import annotations

from math import fsum

from steiger.bots.advice import Advice, advise
from steiger.bots.blind import BlindMind
from steiger.bots.bot import MOST_ADVICE, Bot
from steiger.bots.budget import Budget, Milliseconds, Samples
from steiger.bots.ismcts import ALL_TURNS, BEST_TURNS, TreeSearch
from steiger.bots.lookahead import LookAhead
from steiger.bots.mind import Mind, Turn
from steiger.bots.minds import find_mind, find_net_spec, minds_of
from steiger.core.maths import exp
from steiger.core.rng import Rng
from steiger.core.state import State


class MindedBot(Bot):
    """Chooses a whole turn and then plays it out; asked in the middle of one, it plans the rest of it."""

    style = ""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.minds: dict[str, Mind] = {}
        self.plan: list[int] = []
        self.expected: tuple[object, ...] = ()

    def budget(self, ms: int) -> Budget:
        """Return what one search may spend: the samples that the bot was given, or else this time."""
        return Milliseconds(ms) if self.samples is None else Samples(self.samples)

    def mind(self, state: State) -> Mind:
        kind = f"{state.game_name()} {len(state.scores())}"
        if kind not in self.minds:
            self.minds[kind] = self.new_mind(state)
        return self.minds[kind]

    def new_mind(self, state: State) -> Mind:
        return find_mind(state, self.style, self.rng)

    def search(self, state: State) -> LookAhead:
        return LookAhead(self.mind(state))

    def choose(self, state: State, seat: int, ms: int) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if not self.plan or self.expected != state.fingerprint(seat):
            self.plan = list(self.think(state, seat, ms).actions)
        action = self.plan.pop(0)
        if self.plan:
            state.apply(action)
            self.expected = state.fingerprint(seat)
        return action

    def think(self, state: State, seat: int, ms: int) -> Turn:
        """The turn to play from here."""
        return self.mind(state).turns(state, 1)[0]

    def explain(self, state: State, seat: int, ms: int, most: int = MOST_ADVICE) -> list[Advice]:
        return advise(self.search(state), state, seat, self.budget(ms), most)


class Foreman(MindedBot):
    """The exact planner and the hand evaluation, one ply."""


class Styled(Foreman):
    """The same with another style: weights that overdo something, as the game's mind declares them."""

    def __init__(self, style: str, rng: Rng) -> None:
        super().__init__(rng)
        self.style = style


class Planner(MindedBot):
    """The same with a shallow look-ahead."""

    takes_samples = True

    def think(self, state: State, seat: int, ms: int) -> Turn:
        return self.search(state).search(state, seat, self.budget(ms))[0].turn


class Expert(Planner):
    """A net that learnt the game by playing it, and a wider look-ahead."""

    width = 12
    deals = 24
    variety = 3
    first_thought = 2.0  # deals; a net's first thought is worth that much

    def new_mind(self, state: State) -> Mind:
        from steiger.bots.learned import LearnedMind
        from steiger.bots.shipped import shipped_net

        spec = find_net_spec(state)
        return LearnedMind(self.rng, spec, shipped_net(spec, len(state.scores())))

    def search(self, state: State) -> LookAhead:
        return LookAhead(self.mind(state), self.width, self.deals, variety=self.variety, first_thought=self.first_thought)


class Ismcts(MindedBot):
    """Tree search over turns on redealt decks, for comparison. In a game without a mind it searches single actions."""

    takes_samples = True
    iterations = 4000  # at most, in a search by time

    def new_mind(self, state: State) -> Mind:
        return super().new_mind(state) if minds_of(state.game_name()) is not None else BlindMind(self.rng)

    def think(self, state: State, seat: int, ms: int) -> Turn:
        mind = self.mind(state)
        width = ALL_TURNS if isinstance(mind, BlindMind) else BEST_TURNS  # a blind mind cannot say which are best
        return TreeSearch(mind, width, self.iterations).search(state, seat, self.budget(ms))


class Noisy(MindedBot):
    """For people who learn: prefers good turns, not always the best; no blunders, since bad turns are never near."""

    warmth = 1.0

    def think(self, state: State, seat: int, ms: int) -> Turn:
        turns = self.mind(state).turns(state, 1)
        weights = [exp((turn.value - turns[0].value) / self.warmth) for turn in turns]
        drawn = self.rng.below(1 << 24) / (1 << 24) * fsum(weights)
        for turn, weight in zip(turns, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return turn
        return turns[0]


class Easy(Noisy):
    warmth = 3.0


class Medium(Noisy):
    warmth = 1.0
