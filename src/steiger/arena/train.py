"""Learning from self-play: games by workers, a replay of recent ones, a learner, gating against the champion. Knows no game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean
from time import perf_counter

import numpy as np

from steiger.arena.lessons import Lesson, Seating, foreman_game, gate_block, learning_game
from steiger.arena.processes import spread_out
from steiger.arena.seeds import split_mix
from steiger.bots.minds import find_school
from steiger.bots.net import Learner, Net, copied, load, load_learner, read_arrays, save, save_learner, write_arrays
from steiger.core.errors import BadRequest, Reason

BATCH = 256
RATE = 5e-4
REPLAY_ROWS = 120_000
PASSES = 4.0  # how often a row is learnt from, on average, while it is kept
WARM_GAMES = 240
GATE_EVERY = 10  # iterations
GATE_BLOCKS = 32
MOST_CHAMPIONS = 8  # of before that stay in the mix
GATE_SEEDS, PLAY_SEEDS = 7, 11  # streams that nothing else draws from


@dataclass(frozen=True)
class Course:
    """What is trained, and for how long."""

    seating: Seating
    seed: int
    seconds: float
    out: Path
    workers: int
    games: int = 64  # of one iteration
    warm_games: int = WARM_GAMES
    gate_blocks: int = GATE_BLOCKS


@dataclass
class Progress:
    """Where the training stands, as it is saved beside the weights."""

    iteration: int = 0
    games: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)


@dataclass
class Class:
    """All that a training run keeps from one iteration to the next."""

    learner: Learner
    champions: list[Net]  # the last one is the best
    replay: list[Lesson]
    progress: Progress


def train(course: Course, tell: Callable[[dict[str, float]], None]) -> Progress:
    """Until the time is over, at least one iteration; goes on where an earlier run to the same file stopped."""
    began = perf_counter()
    room = restore(course) or enrol(course)
    progress = room.progress
    before = progress.seconds
    over = False
    while not over:
        room.learner.rate = rate((perf_counter() - began) / course.seconds, first=before == 0)
        room.replay = recent(room.replay + list(lessons(course, room)))
        loss = study(room.learner, room.replay, course)
        progress.iteration += 1
        progress.games += course.games
        progress.seconds = before + perf_counter() - began
        over = perf_counter() - began > course.seconds
        facts = {"iteration": progress.iteration, "games": progress.games, "seconds": progress.seconds, "loss": loss}
        if over or progress.iteration % GATE_EVERY == 0:
            facts |= examine(course, room)
        progress.curve.append(facts)
        if "champion" in facts:
            keep(course, room)
        tell(facts)
    return progress


def rate(spent: float, first: bool) -> float:
    """Of learning, when so much of the time is spent. It falls to a twentieth, so that what was learnt settles; in a first run
    it is full for the first half, but a net that goes on learning is not shaken up again."""
    left = 1 - spent
    return RATE * max(0.05, min(1.0, 2 * left) if first else 0.4 * left)


def examine(course: Course, room: Class) -> dict[str, float]:
    """How the net does on set-ups never used elsewhere; if better than the champion, it is the champion from now on."""
    net, champion = room.learner.steady, room.champions[-1]
    first = room.progress.iteration * course.gate_blocks
    blocks = [split_mix(course.seed + GATE_SEEDS, first + i) >> 11 for i in range(course.gate_blocks)]
    facts = {
        "champion": gate(course, net, champion, blocks),
        "foreman": gate(course, net, None, blocks),
        "before": gate(course, champion, None, blocks),
    }
    if better(**facts):
        room.champions = [*room.champions, copied(net)][-MOST_CHAMPIONS:]
    return facts


def gate(course: Course, net: Net, rival: Net | None, blocks: list[int]) -> float:
    """The net's share of wins against a champion or the foreman."""
    return fmean(spread_out(partial(gate_block, course.seating, net, rival), blocks, course.workers))


def better(champion: float, foreman: float, before: float) -> bool:
    """Against the champion, and against the foreman where the champion had its own share: beating one rival alone may be luck,
    or an answer to it that helps against nobody else."""
    return (champion - 0.5) + (foreman - before) > 0


# Files.


def working(out: Path, what: str) -> Path:
    return out.with_name(f"{out.stem}.{what}")


def restore(course: Course) -> Class | None:
    """Everything as it was when a run to the same file last stopped; None if there was none."""
    school = find_school(course.seating.begin(0))
    learning, log, replay = (working(course.out, what) for what in ("learning.npz", "log.json", "replay.npz"))
    if not all(path.exists() for path in (course.out, learning, log, replay)):
        return None
    champion = load(course.out, school.inputs(course.seating.players), school.heads)
    stored = read_arrays(replay, ("rows", "targets"))
    kept = Lesson(stored["rows"].astype(np.float32), stored["targets"].astype(np.float32))
    return Class(load_learner(learning), [champion], [kept], read_progress(log))


def read_progress(path: Path) -> Progress:
    try:
        return Progress(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as error:
        raise BadRequest(Reason("arena-log-unreadable", file=str(path), error=str(error))) from None


def keep(course: Course, room: Class) -> None:
    save(course.out, room.champions[-1])
    save_learner(working(course.out, "learning.npz"), room.learner)
    rows = np.concatenate([lesson.rows for lesson in room.replay]).astype(np.float16)
    targets = np.concatenate([lesson.targets for lesson in room.replay]).astype(np.float16)
    write_arrays(working(course.out, "replay.npz"), {"rows": rows, "targets": targets})
    working(course.out, "log.json").write_text(json.dumps(asdict(room.progress)), encoding="utf-8")


# Games.


def enrol(course: Course) -> Class:
    """A net that begins as the hand evaluation and has learnt from the foreman's own games how they end."""
    school = find_school(course.seating.begin(0))
    learner = Learner(school.first_net(course.seating.players, course.seed))
    first = copied(learner.weights)
    seeds = [split_mix(course.seed + PLAY_SEEDS, i) >> 11 for i in range(course.warm_games)]
    found = list(spread_out(partial(foreman_game, course.seating), seeds, course.workers))
    for _ in range(4):
        study(learner, found, course)
    return Class(learner, [first], found, Progress())


def lessons(course: Course, room: Class) -> Iterator[Lesson]:
    first = course.warm_games + room.progress.games
    seeds = [split_mix(course.seed + PLAY_SEEDS, first + i) >> 11 for i in range(course.games)]
    play = partial(learning_game, course.seating, room.learner.steady, room.champions)
    return spread_out(play, seeds, course.workers)


# Learning.


def recent(replay: list[Lesson]) -> list[Lesson]:
    rows = sum(len(lesson.rows) for lesson in replay)
    first = 0
    while rows > REPLAY_ROWS and first < len(replay) - 1:
        rows -= len(replay[first].rows)
        first += 1
    return replay[first:]


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
