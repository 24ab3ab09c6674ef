"""Train a net by self-play: workers play games, a learner fits recent ones, and gating decides on the champion. Knows no game."""

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
from steiger.arena.self_play import Examples, Seating, foreman_game, gate_block, learning_game
from steiger.bots.minds import find_net_spec
from steiger.bots.net import Learner, Net, copied, load, load_learner, read_arrays, save, save_learner, write_arrays
from steiger.core.errors import BadRequest, Reason

BATCH = 256
RATE = 5e-4
REPLAY_ROWS = 120_000
PASSES = 4.0  # how often the learner sees a row, on average, while it is kept
WARM_GAMES = 240
GATE_EVERY = 10  # iterations
GATE_BLOCKS = 32
MOST_CHAMPIONS = 8  # earlier champions that stay in the mix
GATE_SEEDS, PLAY_SEEDS = 7, 11  # streams that nothing else draws from


@dataclass(frozen=True)
class TrainingPlan:
    """Describe what is trained, and for how long."""

    seating: Seating
    seed: int
    seconds: float
    out: Path
    workers: int
    games: int = 64  # per iteration
    warm_games: int = WARM_GAMES
    gate_blocks: int = GATE_BLOCKS


@dataclass
class Progress:
    """The state of a training run, saved beside the weights."""

    iteration: int = 0
    games: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)


@dataclass
class TrainingState:
    """Everything that a training run keeps from one iteration to the next."""

    learner: Learner
    champions: list[Net]  # the last one is the best
    replay: list[Examples]
    progress: Progress


def train(plan: TrainingPlan, report: Callable[[dict[str, float]], None]) -> Progress:
    """Train until the time is over, for at least one iteration. Resume an earlier run that wrote to the same file."""
    began = perf_counter()
    run = restore(plan) or start_fresh(plan)
    progress = run.progress
    before = progress.seconds
    over = False
    while not over:
        run.learner.rate = rate((perf_counter() - began) / plan.seconds, first=before == 0)
        run.replay = recent(run.replay + list(self_play(plan, run)))
        loss = fit(run.learner, run.replay, plan)
        progress.iteration += 1
        progress.games += plan.games
        progress.seconds = before + perf_counter() - began
        over = perf_counter() - began > plan.seconds
        facts = {"iteration": progress.iteration, "games": progress.games, "seconds": progress.seconds, "loss": loss}
        if over or progress.iteration % GATE_EVERY == 0:
            facts |= gate_candidate(plan, run)
        progress.curve.append(facts)
        if "champion" in facts:
            save_run(plan, run)
        report(facts)
    return progress


def rate(spent: float, first: bool) -> float:
    """Return the learning rate after this share of the time. It falls to a twentieth, so that the weights settle.

    A first run keeps the full rate for its first half. A resumed run starts lower, so that it does not undo earlier training.
    """
    left = 1 - spent
    return RATE * max(0.05, min(1.0, 2 * left) if first else 0.4 * left)


def gate_candidate(plan: TrainingPlan, run: TrainingState) -> dict[str, float]:
    """Measure the net on set-ups that nothing else uses, and make it the champion if it is better."""
    net, champion = run.learner.steady, run.champions[-1]
    first = run.progress.iteration * plan.gate_blocks
    blocks = [split_mix(plan.seed + GATE_SEEDS, first + i) >> 11 for i in range(plan.gate_blocks)]
    facts = {
        "champion": gate(plan, net, champion, blocks),
        "foreman": gate(plan, net, None, blocks),
        "before": gate(plan, champion, None, blocks),
    }
    if better(**facts):
        run.champions = [*run.champions, copied(net)][-MOST_CHAMPIONS:]
    return facts


def gate(plan: TrainingPlan, net: Net, rival: Net | None, blocks: list[int]) -> float:
    """Return the net's share of wins against a champion or the foreman."""
    return fmean(spread_out(partial(gate_block, plan.seating, net, rival), blocks, plan.workers))


def better(champion: float, foreman: float, before: float) -> bool:
    """Compare against the champion and against the foreman: beating one rival alone may be luck, or a specialised answer."""
    return (champion - 0.5) + (foreman - before) > 0


# Files.


def working(out: Path, what: str) -> Path:
    return out.with_name(f"{out.stem}.{what}")


def restore(plan: TrainingPlan) -> TrainingState | None:
    """Return the state of an earlier run that wrote to the same file, or None."""
    spec = find_net_spec(plan.seating.begin(0))
    learning, log, replay = (working(plan.out, what) for what in ("learning.npz", "log.json", "replay.npz"))
    if not all(path.exists() for path in (plan.out, learning, log, replay)):
        return None
    champion = load(plan.out, spec.inputs(plan.seating.players), spec.heads)
    stored = read_arrays(replay, ("rows", "targets"))
    kept = Examples(stored["rows"].astype(np.float32), stored["targets"].astype(np.float32))
    return TrainingState(load_learner(learning), [champion], [kept], read_progress(log))


def read_progress(path: Path) -> Progress:
    try:
        return Progress(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as error:
        raise BadRequest(Reason("arena-log-unreadable", file=str(path), error=str(error))) from None


def save_run(plan: TrainingPlan, run: TrainingState) -> None:
    save(plan.out, run.champions[-1])
    save_learner(working(plan.out, "learning.npz"), run.learner)
    rows = np.concatenate([examples.rows for examples in run.replay]).astype(np.float16)
    targets = np.concatenate([examples.targets for examples in run.replay]).astype(np.float16)
    write_arrays(working(plan.out, "replay.npz"), {"rows": rows, "targets": targets})
    working(plan.out, "log.json").write_text(json.dumps(asdict(run.progress)), encoding="utf-8")


# Games.


def start_fresh(plan: TrainingPlan) -> TrainingState:
    """Start with a net that equals the hand evaluation, fitted to the outcomes of the foreman's own games."""
    spec = find_net_spec(plan.seating.begin(0))
    learner = Learner(spec.first_net(plan.seating.players, plan.seed))
    first = copied(learner.weights)
    seeds = [split_mix(plan.seed + PLAY_SEEDS, i) >> 11 for i in range(plan.warm_games)]
    found = list(spread_out(partial(foreman_game, plan.seating), seeds, plan.workers))
    for _ in range(4):
        fit(learner, found, plan)
    return TrainingState(learner, [first], found, Progress())


def self_play(plan: TrainingPlan, run: TrainingState) -> Iterator[Examples]:
    first = plan.warm_games + run.progress.games
    seeds = [split_mix(plan.seed + PLAY_SEEDS, first + i) >> 11 for i in range(plan.games)]
    play = partial(learning_game, plan.seating, run.learner.steady, run.champions)
    return spread_out(play, seeds, plan.workers)


# Learning.


def recent(replay: list[Examples]) -> list[Examples]:
    rows = sum(len(examples.rows) for examples in replay)
    first = 0
    while rows > REPLAY_ROWS and first < len(replay) - 1:
        rows -= len(replay[first].rows)
        first += 1
    return replay[first:]


def fit(learner: Learner, replay: list[Examples], plan: TrainingPlan) -> float:
    """Fit batches drawn from all kept examples, enough of them to cover each new row."""
    rows = np.concatenate([examples.rows for examples in replay])
    targets = np.concatenate([examples.targets for examples in replay])
    new = sum(len(examples.rows) for examples in replay[-plan.games :])
    chance = np.random.default_rng(learner.steps)
    losses = []
    for _ in range(max(1, int(PASSES * new / BATCH))):
        chosen = chance.integers(0, len(rows), BATCH)
        losses.append(learner.learn(rows[chosen], targets[chosen]))
    return fmean(losses)
