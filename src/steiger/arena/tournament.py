"""Tournaments of bots: every pairing on the same set-ups, each in every seat. What the games say is in standing.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, permutations

from steiger.arena.bot_game import BotGame, parts_of
from steiger.arena.faults import BotFault, watched
from steiger.arena.processes import spread_out
from steiger.arena.seeds import seeds_of, split_mix
from steiger.bots import DEFAULT_MS, Bot, ask, get
from steiger.bots.clock import count_own_time, now
from steiger.core.game import Corrections, Options
from steiger.core.jsontypes import Json
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State


@dataclass(frozen=True)
class Contest:
    """A contest to play. It is sent to every process, so it holds names, not objects."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: Options = field(default_factory=dict)
    ms: int = DEFAULT_MS
    one_against_all: bool = False  # only the pairings of the first bot
    own_time: bool = False  # thinking is timed by the process's own time
    components: Corrections = field(default_factory=dict)  # corrected numbers of the box

    def pairings(self) -> list[tuple[str, str]]:
        """With two players each pair once; with more, one of the first bot among several of the second. One bot alone: itself."""
        if len(self.bots) == 1:
            return [(self.bots[0], self.bots[0])]
        if self.one_against_all:
            return [(self.bots[0], other) for other in self.bots[1:]]
        return list(combinations(self.bots, 2) if self.players == 2 else permutations(self.bots, 2))

    def blocks(self, games: int) -> int:
        """A block is one set-up with the first bot in each seat in turn."""
        return -(-games // self.players)


@dataclass(frozen=True)
class Task:
    """One block: a pairing on a set-up."""

    pairing: tuple[str, str]
    index: int


@dataclass(frozen=True)
class Clock:
    """How long a bot thought in one game."""

    seconds: float
    decisions: int
    slowest: float


@dataclass(frozen=True)
class Match:
    """One game; `place` is the seat of the pairing's first bot."""

    pairing: tuple[str, str]
    index: int
    place: int
    scores: list[int]
    shares: list[float]
    clocks: list[Clock]
    sources: list[dict[str, int]]  # each seat's points by where they come from
    record: Json = None  # the whole game, to be replayed
    fault: str = ""  # why the bot to move forfeited the game; empty if none did

    @property
    def names(self) -> list[str]:
        first, second = self.pairing
        return [first if seat == self.place else second for seat in range(len(self.scores))]


def tasks_of(contest: Contest, first: int, last: int) -> list[Task]:
    """Blocks `first` to `last` of all pairings, so that all grow evenly."""
    return [Task(pairing, index) for index in range(first, last) for pairing in contest.pairings()]


def play_tasks(contest: Contest, tasks: Sequence[Task], processes: int) -> Iterator[list[Match]]:
    """Play all blocks and return them in order, as they are done."""
    return spread_out(partial(play_block, contest), tasks, min(processes, len(tasks)) or 1)


def play_block(contest: Contest, task: Task) -> list[Match]:
    return [play_match(contest, task, place) for place in range(contest.players)]


def play_match(contest: Contest, task: Task, place: int) -> Match:
    count_own_time(contest.own_time)
    game = find_game(contest.game).with_components(contest.components)
    seeds = seeds_of(contest.seed, task.index)
    first, second = task.pairing
    labels = [first if seat == place else second for seat in range(contest.players)]
    played = BotGame(game, labels, contest.options, seeds.setup)
    chance = [Rng(split_mix(seeds.bots, contest.players * place + seat)) for seat in range(contest.players)]
    seated = [Entrant.of(label, rng, contest.ms) for label, rng in zip(labels, chance, strict=True)]
    fault, clocks = play_out(played, seated, Rng(seeds.redeal))
    shares = shares_of(played.state, contest.players, forfeited=bool(fault))
    sources = game.breakdown(played.state)
    return Match(
        task.pairing, task.index, place, played.state.scores(), shares, clocks, sources, played.record().to_json(), fault
    )


def shares_of(state: State, players: int, forfeited: bool) -> list[float]:
    """Each seat's share of the win. The seat to move has none if it forfeited; then the others share it."""
    loser = int(state.to_move())
    winners = [seat for seat in range(players) if seat != loser] if forfeited else state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


@dataclass(frozen=True)
class Entrant:
    """A bot at the table with its time to think."""

    bot: Bot
    ms: int

    @classmethod
    def of(cls, label: str, rng: Rng, ms: int) -> Entrant:
        name, own = parts_of(label)
        return cls(get(name, rng), ms if own is None else int(own))


def play_out(played: BotGame, seated: Sequence[Entrant], redeal: Rng) -> tuple[str, list[Clock]]:
    """Play to the end or to the first fault of a bot. Return the fault and how long each bot thought."""
    times: list[list[float]] = [[] for _ in seated]
    fault = ""
    while not fault and (seat := int(played.state.to_move())) != NOBODY:
        began = now()
        try:
            with watched(seated[seat].ms):
                action = ask(seated[seat].bot, played.state, redeal, seated[seat].ms, played.table)
        except BotFault as error:
            fault = str(error)
        times[seat].append(now() - began)
        if not fault:
            played.play(action)
    return fault, [Clock(sum(spent), len(spent), max(spent, default=0.0)) for spent in times]
