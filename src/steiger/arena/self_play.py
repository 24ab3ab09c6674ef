"""Games that produce training examples, and games that decide whether a net improved. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from statistics import fmean

import numpy as np

from steiger.bots.learned import LearnedMind
from steiger.bots.mind import Mind, Turn, settled
from steiger.bots.minds import find_net_spec
from steiger.bots.net import Floats, Net, predict
from steiger.bots.net_spec import WIN, NetSpec
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State
from steiger.core.table import Table

LAMBDA = 0.8
CURIOSITY = 4.0
STYLED, REMEMBERED = 15, 15  # per hundred games: against the game's styles, against an earlier champion


@dataclass(frozen=True)
class Examples:
    """The rows and targets of the learner's seats in one game."""

    rows: Floats
    targets: Floats


@dataclass(frozen=True)
class Seating:
    """The game that is trained, and its number of players."""

    game: str
    players: int

    def begin(self, seed: int) -> State:
        return Table.new(find_game(self.game), self.players, {}, seed).state


class SeatPlayer:
    """Play one seat with only that seat's knowledge, and keep the row of every position it reaches."""

    def __init__(self, mind: Mind, spec: NetSpec, curiosity: float = 0.0) -> None:
        self.mind = mind
        self.spec = spec
        self.curiosity = curiosity  # how much worse a tried turn may be, in hundredths of a win
        self.rows: list[list[float]] = []

    def play(self, state: State, seat: int) -> None:
        """Play a whole turn on the true position."""
        self._carry_out(state, seat)
        while self.mind.unsettled(state):
            self._carry_out(state, seat)
        self.mind.finish(state)
        if state.to_move() != NOBODY:
            self._keep(self.spec.row(state, seat))

    def choose(self, state: State, seat: int) -> Turn:
        """Choose a turn from the seat's knowledge. Curiosity sometimes picks a somewhat worse one."""
        seen = state.copy()
        seen.determinize(seat, self.mind.rng)
        turns = self.mind.turns(seen, 1)
        if self.curiosity == 0.0:
            return turns[0]
        return max(turns, key=lambda turn: turn.value + self.curiosity * noise(self.mind.rng))

    def _carry_out(self, state: State, seat: int) -> None:
        turn = self.choose(state, seat)
        if len(turn.afters) == 1 and turn.afters[0].to_move() != NOBODY:
            self._keep(self.spec.row(turn.afters[0], seat))
        for action in turn.actions:
            state.apply(action)

    def _keep(self, row: list[float]) -> None:
        """Keep a row, but not the same row twice in succession."""
        if not self.rows or self.rows[-1] != row:
            self.rows.append(row)


def noise(rng: Rng) -> float:
    """Return Gumbel noise, which turns a maximum into a softmax choice."""
    return -log(-log((int(rng.word()) + 1) / (2**32 + 2)))


def foreman_game(seating: Seating, seed: int) -> Examples:
    """Play a game with the hand evaluation in every seat."""
    state = seating.begin(seed)
    spec = find_net_spec(state)
    players = [SeatPlayer(spec.finder(Rng(seed + seat)), spec) for seat in range(seating.players)]
    play_out(state, players)
    return examples(state, players, list(range(seating.players)), spec.first_net(seating.players, 0), 1.0)


def learning_game(seating: Seating, net: Net, champions: list[Net], seed: int) -> Examples:
    """Play the net against itself, or sometimes one seat of it against a style or an earlier champion."""
    rng = Rng(seed)
    state = seating.begin(seed)
    spec = find_net_spec(state)
    learners = list(range(seating.players))
    players = [SeatPlayer(LearnedMind(rng, spec, net), spec, CURIOSITY) for _ in learners]
    rival = sparring_rival(rng, spec, champions)
    if rival is not None:
        learners = [int(rng.below(seating.players))]
        players = [player if seat in learners else SeatPlayer(rival, spec) for seat, player in enumerate(players)]
    play_out(state, players)
    return examples(state, players, learners, net, LAMBDA)


def sparring_rival(rng: Rng, spec: NetSpec, champions: list[Net]) -> Mind | None:
    drawn = int(rng.below(100))
    if drawn < STYLED:
        return spec.finder(rng, spec.sparring[int(rng.below(len(spec.sparring)))])
    if champions and drawn < STYLED + REMEMBERED:
        return LearnedMind(rng, spec, champions[int(rng.below(len(champions)))])
    return None


def play_out(state: State, players: list[SeatPlayer]) -> None:
    while (seat := int(state.to_move())) != NOBODY:
        players[seat].play(state, seat)


def examples(state: State, players: list[SeatPlayer], learners: list[int], net: Net, trace: float) -> Examples:
    """Return the examples of the learners' seats at the end of a game."""
    rows = [np.array(players[seat].rows, np.float32) for seat in learners]
    ends = [players[seat].spec.outcome(state, seat) for seat in learners]
    targets = [returns(predict(net, x), end, trace) for x, end in zip(rows, ends, strict=True)]
    return Examples(np.concatenate(rows), np.concatenate(targets))


def returns(said: Floats, final: list[float], trace: float) -> Floats:
    """Return λ-returns for the win and the outcome itself for the other heads."""
    targets = np.tile(np.array(final, np.float32), (len(said), 1))
    following = final[WIN]
    for i in range(len(said) - 1, -1, -1):
        targets[i, WIN] = following
        following = trace * following + (1 - trace) * float(said[i, WIN])
    return targets


# Gating.


def gate_block(seating: Seating, net: Net, rival: Net | None, seed: int) -> float:
    """Play the net in each seat against a champion or the foreman. Return its share, scaled so that a fair share is a half."""
    shares = []
    for place in range(seating.players):
        state = seating.begin(seed)
        spec = find_net_spec(state)
        rng = Rng(seed + place)
        other = spec.finder(rng) if rival is None else LearnedMind(rng, spec, rival)
        players = [SeatPlayer(LearnedMind(rng, spec, net) if seat == place else other, spec) for seat in range(seating.players)]
        play_out(state, players)
        shares.append(settled(state, place).win)
    share = fmean(shares)
    return share if seating.players == 2 else share * (seating.players - 1) / (share * (seating.players - 2) + 1)
