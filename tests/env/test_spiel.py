"""The face for OpenSpiel passes its simulation test, hides what is hidden, and lets its searches play whole games."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

import steiger  # noqa: E402
from steiger.core.errors import ClientError  # noqa: E402
from steiger.core.observation import observed  # noqa: E402
from steiger.env import spiel  # noqa: E402
from tests.any_game import ANY, GAMES  # noqa: E402

NAMES = pytest.mark.parametrize("name", GAMES)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(spiel.short_name(steiger.game(name)), {"players": 2} | parameters)


def at_random(state: Any, generator: np.random.Generator) -> int:
    return int(generator.choice([outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else legal(state)))


def legal(state: Any) -> list[int]:
    found: list[int] = state.legal_actions()
    return found


def states(name: str, players: int, seed: int, every: int) -> Any:
    """Yield every so many states of a random game after the deal."""
    generator = np.random.default_rng(seed)
    state = load(name, players=players).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and state.move_number() % every == 0:
            yield state
        state.apply_action(at_random(state, generator))
    yield state


@NAMES
@PLAYERS
def test_the_random_simulation_test_of_openspiel_passes(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=2, serialize=True, verbose=False)


@NAMES
def test_the_digits_of_a_seed_deal_the_same_game_as_a_table(name: str) -> None:
    state = load(name, players=3).new_initial_state()
    for digit in (7, 1, 0, 0):
        state.apply_action(digit)
    table = steiger.Table.new(name, players=3, seed=7 + 256)
    observer = steiger.game(name).observer(3)
    assert observer is not None
    for seat in range(3):
        cells = np.frombuffer(observed(observer, table.state, seat), np.int8)
        assert state.observation_tensor(seat) == cells.tolist()
    assert state.legal_actions() == table.state.legal()
    assert state.action_to_string(state.current_player(), legal(state)[0]) == table.legal()[0]


@NAMES
@PLAYERS
def test_a_resampled_state_shows_the_player_the_same_and_not_the_true_deal(name: str, players: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    compared = differ = same_digits = 0
    for state in states(name, players, 3, 17):
        for seat in range(players):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            compared += 1
            differ += other.position.fingerprint(-1) != state.position.fingerprint(-1)
            same_digits += other.history()[:4] == state.history()[:4]
    assert compared > 15 and differ > compared / 3 and same_digits == 0


@NAMES
def test_information_states_recall_what_observations_forget(name: str) -> None:
    strings = [state.information_state_string(0) for state in states(name, 2, 5, 1)]
    assert len(set(strings)) == len(strings)
    state = next(iter(states(name, 2, 5, 1)))
    twin = state.clone()
    action = legal(state)[0]
    state.apply_action(action)
    assert twin.information_state_string(0) != state.information_state_string(0)
    twin.apply_action(action)
    assert twin.information_state_string(0) == state.information_state_string(0)


@NAMES
@PLAYERS
def test_games_are_shorter_than_the_declared_longest(name: str, players: int) -> None:
    game = steiger.game(name)
    generator = np.random.default_rng(2)
    for seed in range(40):
        state, length = game.first_position(players, game.check_options({}), seed), 0
        while actions := state.legal():
            state.apply(int(generator.choice(actions)))
            length += 1
        assert length < load(name, players=players).max_game_length() / 2


def play(game: Any, bots: list[Any]) -> list[float]:
    generator = np.random.default_rng(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(at_random(state, generator) if chance else int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


@NAMES
def test_mcts_and_ismcts_of_openspiel_play_a_whole_game(name: str) -> None:
    game = load(name)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(game, rollouts, 2.0, 3, random_state=np.random.RandomState(3)),
    ]
    assert sum(play(game, bots)) == pytest.approx(1)


def playthrough(name: str) -> Path:
    return Path(__file__).parents[1] / "games" / name / "playthrough.txt"


def shortened(name: str) -> str:
    """OpenSpiel's own playthrough. A tensor is one line with its digest, since a game has thousands of numbers."""
    lines = generate_playthrough.playthrough_lines(f"{spiel.short_name(steiger.game(name))}(players=2)", seed=2026)
    return "\n".join(digested(lines)) + "\n"


def digested(lines: list[str]) -> list[str]:
    tensors: dict[int, list[str]] = {}  # by the line where one begins
    found: list[str] = []
    for line in lines:
        if "Tensor(" in line:
            tensors[len(found)] = []
            found.append(re.split("[:=]", line)[0].strip())
        if "Tensor(" in line or line.startswith(" "):
            tensors[max(tensors)].append(line)
        else:
            found.append(line)
    for at, rows in tensors.items():
        found[at] += f" # {sha256(chr(10).join(rows).encode()).hexdigest()[:16]}"
    return found


@NAMES
def test_the_playthrough_is_the_kept_one(name: str) -> None:
    assert shortened(name) == playthrough(name).read_text(encoding="utf-8"), "run python -m tests.env.test_spiel, read the diff"


@pytest.mark.parametrize(
    "parameters", [{"players": 7}, {"options": "{"}, {"options": '{"weather": 1}'}, {"options": "[]"}, {"components": '{"x": 1}'}]
)
def test_wrong_parameters_are_explained(parameters: dict[str, Any]) -> None:
    with pytest.raises(ClientError, match=r"\w+ \w+ \w+"):
        load(ANY, **parameters)


def test_options_reach_the_game() -> None:
    game = steiger.game(ANY)
    option = game.options[0]
    other = next(value for value in option.values if value != option.default)
    assert load(ANY, options=json.dumps({option.name: other})).setting.options[option.name] == other


if __name__ == "__main__":
    for known in GAMES:
        playthrough(known).write_text(shortened(known), encoding="utf-8")
