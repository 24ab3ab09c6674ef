"""How each competitor plays a random game and copies a position. Nothing is timed here.

Their packages are imported by name when an entrant is made: they live in the bench's own environment,
which the type checker doesn't see, and one that is missing must not keep the others from playing.
"""

from __future__ import annotations

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from itertools import count
from typing import Any, Final, Generic, TypeVar

TO_THE_END: Final = sys.maxsize

Position = Any
Copier = Callable[[], object]
Ran = TypeVar("Ran")


class Entrant(ABC, Generic[Ran]):
    """One game of one library, played uniformly at random. A chance event is not a decision."""

    name: str
    note: str = ""
    playouts_a_run: int = 1

    @abstractmethod
    def run(self) -> Ran:
        """Play, from the set-up to the end: the part that is timed."""

    @abstractmethod
    def decisions(self, ran: Ran) -> float:
        """How many decisions that run took."""

    @abstractmethod
    def copier(self) -> Copier | None:
        """How to copy a position, bound to one from the middle of a game; None if there is no way."""


class Loop(Entrant[tuple[Position, int]]):
    """The loop a user writes in Python: legal actions, choose, apply."""

    @abstractmethod
    def play(self, most: int) -> tuple[Position, int]:
        """Play a new game for a limited number of decisions. Return the position reached and the decisions taken."""

    def run(self) -> tuple[Position, int]:
        return self.play(TO_THE_END)

    def decisions(self, ran: tuple[Position, int]) -> float:
        return ran[1]

    def midgame(self) -> Position:
        _, length = self.play(TO_THE_END)
        return self.play(length // 2)[0]


class Catanatron(Loop):
    """Its own tick, with its own random players and its own limit of turns."""

    name = "catanatron, 4 players"

    def __init__(self) -> None:
        self.game = import_module("catanatron.game")
        player = import_module("catanatron.models.player")
        self.players = [player.RandomPlayer(color) for color in player.Color]

    def play(self, most: int) -> tuple[Position, int]:
        game, taken = self.game.Game(self.players), 0
        turns = self.game.TURNS_LIMIT
        while taken < most and game.winning_color() is None and game.state.num_turns < turns:
            game.play_tick()
            taken += 1
        return game, taken

    def copier(self) -> Copier:
        copier: Copier = self.midgame().copy
        return copier


class PythonChess(Loop):
    name = "python-chess"
    note = "copy without the stack of moves"

    def __init__(self) -> None:
        self.chess = import_module("chess")

    def play(self, most: int) -> tuple[Position, int]:
        board, taken = self.chess.Board(), 0
        while taken < most and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            taken += 1
        return board, taken

    def copier(self) -> Copier:
        return partial(self.midgame().copy, stack=False)


class Rlcard(Loop):
    note = "copy by deepcopy of the game: an environment can't always be copied"

    def __init__(self, game: str) -> None:
        self.name = f"rlcard {game}"
        self.env = import_module("rlcard").make(game, config={"seed": 1})

    def play(self, most: int) -> tuple[Position, int]:
        env, taken = self.env, 0
        state, _ = env.reset()
        while taken < most and not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            taken += 1
        return env.game, taken

    def copier(self) -> Copier:
        # It plays on with the same object, so the position is set aside first.
        return partial(deepcopy, deepcopy(self.midgame()))


class PettingZoo(Loop):
    note = "can't be copied: a deepcopy is a new game, not this position"

    def __init__(self, game: str) -> None:
        self.name = f"PettingZoo {game}"
        self.env = import_module(f"pettingzoo.classic.{game}").env()
        self.nonzero = import_module("numpy").flatnonzero

    def play(self, most: int) -> tuple[Position, int]:
        env, taken = self.env, 0
        env.reset()
        while taken < most and (legal := self.legal()):
            env.step(random.choice(legal))
            taken += 1
        return env, taken

    def copier(self) -> None:
        return None

    def legal(self) -> list[int]:
        seen, _, terminated, truncated, _ = self.env.last()
        if terminated or truncated:
            return []
        legal: list[int] = self.nonzero(seen["action_mask"]).tolist()
        return legal


class SpielLoop(Loop):
    """OpenSpiel driven from Python. Gin rummy suffers from its set-up, which takes longer than its play."""

    def __init__(self, game: str) -> None:
        self.name = f"OpenSpiel {game}, Python loop"
        self.spiel = import_module("pyspiel")
        self.game = self.spiel.load_game(game)

    def play(self, most: int) -> tuple[Position, int]:
        state, taken = self.game.new_initial_state(), 0
        while taken < most and not state.is_terminal():
            if state.is_chance_node():
                happen(state)
                continue
            state.apply_action(random.choice(state.legal_actions()))
            taken += 1
        return state, taken

    def copier(self) -> Copier:
        copier: Copier = self.midgame().clone
        return copier


class SpielInside(Entrant[Ran]):
    """OpenSpiel asked to play whole games inside its C++. The positions are those of the Python loop."""

    door: str

    def __init__(self, game: str) -> None:
        self.name = f"OpenSpiel {game}, {self.door}"
        self.loop = SpielLoop(game)
        self.spiel, self.game = self.loop.spiel, self.loop.game

    def copier(self) -> Copier:
        return self.loop.copier()


class SpielBots(SpielInside[Position]):
    """One game per call: pyspiel.evaluate_bots with its random bots. The history has the decisions."""

    door = "C++ random bots"

    def __init__(self, game: str) -> None:
        super().__init__(game)
        seats = range(self.game.num_players())
        self.bots = [self.spiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
        self.seeds = count(1)

    def run(self) -> Position:
        state = self.game.new_initial_state()
        self.spiel.evaluate_bots(state, self.bots, next(self.seeds))
        return state

    def decisions(self, ran: Position) -> float:
        return sum(1 for step in ran.full_history() if step.player >= 0)  # chance is a player below zero


class SpielRollouts(SpielInside[None]):
    """Many games a call: the rollouts of its search.

    pyspiel 2.0 gives Python a RandomRolloutEvaluator but not its evaluate(), so an MCTSBot is asked for
    a search of one simulation, which is nothing but the rollouts from the root. They don't tell their length:
    it is the mean of the Python loop's games in the same run (same rules, same uniform choice).
    """

    door = "C++ rollouts"
    note = "decisions by the mean length of a game, set-up once in 50 playouts"
    playouts_a_run = 50
    games_for_length: Final = 500

    def __init__(self, game: str) -> None:
        super().__init__(game)
        evaluator = self.spiel.RandomRolloutEvaluator(self.playouts_a_run, 1)
        self.bot = self.spiel.MCTSBot(
            self.game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
        )
        self.length = sum(self.loop.run()[1] for _ in range(self.games_for_length)) / self.games_for_length

    def run(self) -> None:
        root = self.game.new_initial_state()
        while root.is_chance_node():  # a search from a chance node crashes the process
            happen(root)
        self.bot.mcts_search(root)

    def decisions(self, ran: None) -> float:
        return self.length * self.playouts_a_run


def happen(state: Position) -> None:
    """Let chance have its turn."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])
