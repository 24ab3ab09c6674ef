"""Learning from self-play: games by workers, λ-returns, a replay of recent games, a learner, and gating against the champion."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean
from time import perf_counter

import numpy as np

from steiger.arena.processes import spread_out
from steiger.arena.seeds import split_mix
from steiger.bots.glueckauf.learned import WIN, LearnedMind, first_net, outcome
from steiger.bots.glueckauf.turns import Foreman
from steiger.bots.glueckauf.weights import Weights
from steiger.bots.mind import Mind
from steiger.bots.net import Floats, Learner, load, predict, save
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.state import NOBODY
from steiger.glueckauf.board import Board

Net = dict[str, Floats]
LAMBDA = 0.8
BATCH = 256
REPLAY_ROWS = 120_000
PASSES = 2.0  # how often a row is learnt from, on average, while it is new
WARM_GAMES = 120
SPARRING = 0.2  # games in which the others are the foreman
NOISE = 4.0  # of the choice between turns, in hundredths of a win
GATE_BLOCKS = 16
GATE_SEEDS, PLAY_SEEDS = 7, 11  # streams that nothing else draws from


@dataclass(frozen=True)
class Course:
    """What is trained, and for how long."""

    players: int
    seed: int
    seconds: float
    out: Path
    workers: int
    games: int = 32  # of one iteration


@dataclass
class Progress:
    """Where the training stands, as it is saved beside the weights."""

    iteration: int = 0
    games: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)


@dataclass(frozen=True)
class Lesson:
    """One game: rows and targets of the learner's seats."""

    rows: Floats
    targets: Floats


def train(course: Course, tell: Callable[[dict[str, float]], None]) -> Progress:
    """Until the time is over; goes on where an earlier run to the same file stopped."""
    began = perf_counter()
    champion, net, progress = restore(course)
    learner = Learner(net)
    replay: list[Lesson] = []
    if progress.iteration == 0:
        champion = copied(net)
        replay = warm_start(course, learner)
    before = progress.seconds
    while perf_counter() - began < course.seconds:
        replay += lessons(course, net, progress)
        replay = recent(replay)
        loss = study(learner, replay, course)
        progress.iteration += 1
        progress.games += course.games
        progress.seconds = before + perf_counter() - began
        facts = {"iteration": progress.iteration, "games": progress.games, "seconds": progress.seconds, "loss": loss}
        if progress.iteration % 10 == 0:
            facts |= gate(course, net, champion, progress)
            if facts["champion"] > 0.5:
                champion = copied(net)
        progress.curve.append(facts)
        keep(course, champion, net, progress)
        tell(facts)
    return progress


def copied(net: Net) -> Net:
    return {name: value.copy() for name, value in net.items()}


# Files.


def working(out: Path, what: str) -> Path:
    return out.with_name(f"{out.stem}.{what}")


def restore(course: Course) -> tuple[Net, Net, Progress]:
    learning, log = working(course.out, "learning.npz"), working(course.out, "log.json")
    if course.out.exists() and learning.exists() and log.exists():
        return load(course.out), load(learning), Progress(**json.loads(log.read_text(encoding="utf-8")))
    net = first_net(course.players, course.seed)
    return net, net, Progress()


def keep(course: Course, champion: Net, net: Net, progress: Progress) -> None:
    save(course.out, champion)
    save(working(course.out, "learning.npz"), net)
    working(course.out, "log.json").write_text(json.dumps(asdict(progress)), encoding="utf-8")


# Games.


def warm_start(course: Course, learner: Learner) -> list[Lesson]:
    """The foreman's own games, with how they ended."""
    seeds = [split_mix(course.seed + PLAY_SEEDS, i) >> 11 for i in range(WARM_GAMES)]
    found = list(spread_out(partial(foreman_game, course.players), seeds, course.workers))
    for _ in range(4):
        study(learner, found, course)
    return found


def lessons(course: Course, net: Net, progress: Progress) -> Iterator[Lesson]:
    first = WARM_GAMES + progress.games
    seeds = [split_mix(course.seed + PLAY_SEEDS, first + i) >> 11 for i in range(course.games)]
    return spread_out(partial(learning_game, course.players, net), seeds, course.workers)


def begin(players: int, seed: int) -> Board:
    game = find_game("glueckauf")
    options = game.check_options({})
    board = game.begin(players, options, game.setup_from(players, options, seed))
    assert isinstance(board, Board)
    return board


def foreman_game(players: int, seed: int) -> Lesson:
    rng = Rng(seed)
    scribe = LearnedMind(rng, first_net(players, 0))
    minds: list[Mind] = [Foreman(rng, Weights()) for _ in range(players)]
    return play_lesson(begin(players, seed), minds, list(range(players)), scribe, 1.0)


def learning_game(players: int, net: Net, seed: int) -> Lesson:
    rng = Rng(seed)
    scribe = LearnedMind(rng, net)
    minds: list[Mind] = [Curious(rng, net) for _ in range(players)]
    seats = list(range(players))
    if int(rng.below(100)) < 100 * SPARRING:
        seats = [int(rng.below(players))]
        minds = [mind if seat in seats else Foreman(rng, Weights()) for seat, mind in enumerate(minds)]
    return play_lesson(begin(players, seed), minds, seats, scribe, LAMBDA)


class Curious(LearnedMind):
    """Chooses among the turns that are nearly the best."""

    def play(self, state: object) -> None:
        assert isinstance(state, Board)
        found, values = self.weighed(state, 1)
        noisy = [value + NOISE * noise(self.rng) for value in values]
        for action in found[noisy.index(max(noisy))].actions:
            state.apply(action)
        self.finish(state)


def noise(rng: Rng) -> float:
    """Gumbel's: the choice is then a softmax's."""
    return float(-np.log(-np.log((int(rng.word()) + 1) / (2**32 + 2))))


def play_lesson(board: Board, minds: list[Mind], seats: list[int], scribe: LearnedMind, trace: float) -> Lesson:
    rows: dict[int, list[list[float]]] = {seat: [] for seat in seats}
    while (seat := int(board.to_move())) != NOBODY:
        minds[seat].play(board)
        if seat in rows and board.to_move() != NOBODY:
            rows[seat].append(scribe.features.of(board, seat))
    stacked = [np.array(rows[seat], np.float32) for seat in seats]
    targets = [returns(predict(scribe.net, x), outcome(board, seat), trace) for seat, x in zip(seats, stacked, strict=True)]
    return Lesson(np.concatenate(stacked), np.concatenate(targets))


def returns(said: Floats, final: list[float], trace: float) -> Floats:
    """λ-returns for the win, the outcome itself for the other heads."""
    targets = np.tile(np.array(final, np.float32), (len(said), 1))
    following = final[WIN]
    for i in range(len(said) - 1, -1, -1):
        targets[i, WIN] = following
        following = trace * following + (1 - trace) * float(said[i, WIN])
    return targets


# Learning.


def recent(replay: list[Lesson]) -> list[Lesson]:
    rows = sum(len(lesson.rows) for lesson in replay)
    while rows > REPLAY_ROWS:
        rows -= len(replay.pop(0).rows)
    return replay


def study(learner: Learner, replay: list[Lesson], course: Course) -> float:
    """Batches drawn from all that is kept, as many as make each new row count."""
    rows = np.concatenate([lesson.rows for lesson in replay])
    targets = np.concatenate([lesson.targets for lesson in replay])
    new = sum(len(lesson.rows) for lesson in replay[-course.games :])
    chance = np.random.default_rng(learner.steps)
    losses = []
    for _ in range(max(1, int(PASSES * new / BATCH))):
        chosen = chance.integers(0, len(rows), BATCH)
        losses.append(learner.learn(rows[chosen], targets[chosen]))
    return fmean(losses)


# Gating.


def gate(course: Course, net: Net, champion: Net, progress: Progress) -> dict[str, float]:
    """Shares of wins against the champion and the foreman, on set-ups never used elsewhere."""
    first = progress.iteration * GATE_BLOCKS
    blocks = [split_mix(course.seed + GATE_SEEDS, first + i) >> 11 for i in range(GATE_BLOCKS)]
    against_champion = spread_out(partial(gate_block, course.players, net, champion), blocks, course.workers)
    against_foreman = spread_out(partial(gate_block, course.players, net, None), blocks, course.workers)
    return {"champion": fmean(against_champion), "foreman": fmean(against_foreman)}


def gate_block(players: int, net: Net, rival: Net | None, seed: int) -> float:
    """The new net in every seat in turn; its shares as one would have them with a fair share of one half."""
    shares = []
    for place in range(players):
        board = begin(players, seed)
        rng = Rng(seed + place)
        other: Mind = Foreman(rng, Weights()) if rival is None else LearnedMind(rng, rival)
        own = LearnedMind(rng, net)
        while (seat := int(board.to_move())) != NOBODY:
            (own if seat == place else other).play(board)
        winners = board.winners()
        shares.append(1 / len(winners) if place in winners else 0.0)
    share = fmean(shares)
    return share if players == 2 else share * (players - 1) / (share * (players - 2) + 1)
