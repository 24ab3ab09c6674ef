"""The face for OpenSpiel: importing this registers every game that declares observations as a Python game of OpenSpiel.

A game begins with four chance moves, the digits of the seed of the deal. So the outcomes of chance are explicit, and a state
can be rebuilt from its history. All later moves are the players'.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from steiger.core.errors import BadRequest, Reason
from steiger.core.game import Game
from steiger.core.jsontypes import Json
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State
from steiger.core.view import Setup
from steiger.env import drawing, observed_games
from steiger.env.buffers import new_cells
from steiger.env.setting import Setting, setting
from steiger.env.spiel_memory import Memory

DIGITS = 4  # of a seed
BASE = 256  # of a digit
LONGEST = 500  # actions per player, more than any game takes
LOG_CELLS = 4  # of one action in the information state: seat, verb, and the action in two numbers
HALF = 128


def short_name(game: Game) -> str:
    return f"steiger_{game.name}"


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Steiger {type(game).__name__}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.least_players, "options": "", "components": ""},
    )


def game_info(made: Setting) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=made.actions,
        max_chance_outcomes=BASE,
        num_players=made.players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST * made.players,
    )


def parameter(name: str, text: str) -> Mapping[str, Json]:
    """Read a parameter that is a JSON object, or empty."""
    try:
        found = json.loads(text) if text else {}
    except ValueError as error:
        raise BadRequest(Reason("env-json", name=name, detail=str(error))) from None
    if not isinstance(found, dict):
        raise BadRequest(Reason("env-json", name=name, detail=text))
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel. `options` and `components` are JSON objects."""

    played: Game  # a subclass for each

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.played
        given = dict(params or {})
        options, components = (parameter(name, given.get(name, "")) for name in ("options", "components"))
        self.setting = setting(game, given.get("players", game.least_players), options, components)
        super().__init__(game_type(game), game_info(self.setting), given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with its history."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.digits: list[int] = []
        self.memory: Memory | None = None  # from the deal on

    @property
    def position(self) -> State:
        assert self.memory is not None, "the cards are not dealt yet"
        return self.memory.state

    def deal(self, setup: Setup) -> None:
        """Lay out a set-up."""
        made = self.setting
        self.memory = Memory(made, setup, made.game.begin(made.players, made.options, setup, made.game.rules))

    # What OpenSpiel asks.

    def current_player(self) -> int:
        if self.memory is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.position.to_move())
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return self.memory is not None and self.position.to_move() == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, action: int) -> None:
        if self.memory is not None:
            self.memory.play(action)
            return
        self.digits.append(action)
        if len(self.digits) == DIGITS:
            seed = sum(digit * BASE**place for place, digit in enumerate(self.digits))
            made = self.setting
            self.deal(made.game.setup_from(made.players, made.options, seed))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action}"
        return self.setting.game.vocabulary.words[action]

    def returns(self) -> list[float]:
        return self.setting.rewards(self.position) if self.is_terminal() else [0.0] * self.setting.players

    def __str__(self) -> str:
        """Return where the game stands in a few words. `show` draws the board."""
        if self.memory is None:
            return f"dealing, digits {self.digits}"
        words = [self.setting.game.vocabulary.words[action] for action in self.memory.actions[-1:]]
        return "\n".join(
            [repr(self.position), f"scores {self.position.scores()}", f"after {len(self.memory.actions)} actions", *words]
        )

    def show(self) -> str:
        """Return the board as a spectator sees it."""
        return drawing.text(self.setting.game, self.position, self.setting.players)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state that the player cannot tell from this one. Nothing in it, nor in its history, shows the true deal."""
        rng = Rng(int(sampler() * 2**53))
        made = self.setting
        other: SpielState = self.get_game().new_initial_state()
        for _ in range(DIGITS):
            other.apply_action(int(rng.below(BASE)))
        assert self.memory is not None and other.memory is not None
        first = made.game.begin(made.players, made.options, self.memory.setup, made.game.rules)
        setup, actions = made.game.redeal(first, self.memory.setup, self.memory.actions, player, rng)
        other.deal(setup)
        for action in actions:
            other.apply_action(action)
        return other


class SpielObserver:
    """Writes observations (what a player may know now) and information states (all that it has ever seen)."""

    def __init__(self, made: Setting, kind: Any) -> None:
        self.setting = made
        self.recall = bool(kind.perfect_recall)
        # The parts of factored observations are not provided: what is public and what is private is not told apart.
        self.whole = bool(kind.public_info) and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        log = LONGEST * made.players * LOG_CELLS if self.recall else 0
        self.tensor = np.zeros(made.cells + log, np.float32)
        self.dict = {"observation": self.tensor[: made.cells]}
        if self.recall:
            self.dict["log"] = self.tensor[made.cells :].reshape(-1, LOG_CELLS)
        self._buffer, self._cells = new_cells(made.cells)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.memory is None:
            return
        self.setting.observer.write(state.position, player, self._buffer, 0)
        np.copyto(self.dict["observation"], self._cells)
        if self.recall:
            self._write_log(state.memory, player)

    def _write_log(self, memory: Memory, player: int) -> None:
        vocabulary = self.setting.game.vocabulary
        rows = self.dict["log"]
        latest = list(zip(memory.movers, memory.actions, strict=True))[-len(rows) :]
        for row, (mover, action) in zip(rows, latest, strict=False):
            verb = vocabulary.verb_of[action]
            hidden = verb.secret and mover != player
            row[0] = 1 + (mover - player) % self.setting.players
            row[1] = 1 + vocabulary.verbs.index(verb)
            row[2:] = (0, 0) if hidden else divmod(action + 1, HALF)

    def string_from(self, state: SpielState, player: int) -> str | None:
        if not self.whole:
            return None
        if state.memory is None:
            return "not dealt"
        if self.recall:
            return state.memory.known(player)
        self.setting.observer.write(state.position, player, self._buffer, 0)
        return f"seat {player} sees {blake2b(self._cells.tobytes(), digest_size=16).hexdigest()}"


def register_all() -> None:
    """Register all games with OpenSpiel. A second call changes nothing."""
    for game in observed_games():
        if short_name(game) not in pyspiel.registered_names():
            # A class, not a function: OpenSpiel lets go of it after Python has ended, when a function could no longer be freed.
            pyspiel.register_game(game_type(game), type(type(game).__name__, (SpielGame,), {"played": game}))


register_all()
