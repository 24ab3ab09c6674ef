"""The faces for Gymnasium pass its checker. One plays a seat against bots, the other plays all seats of many games."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import steiger
from steiger.core.errors import ClientError, Illegal
from steiger.env import Batch, environment_ids
from tests.any_game import ANY, GAMES

NAMES = pytest.mark.parametrize("name", GAMES)


def make(name: str, **arguments: Any) -> Any:
    return gymnasium.make(environment_ids(steiger.game(name))["gymnasium"], **arguments)


def make_vec(name: str, games: int, **arguments: Any) -> Any:
    ids = environment_ids(steiger.game(name))
    return gymnasium.make_vec(ids["gymnasium vector"], games, vectorization_mode="vector_entry_point", **arguments)


@NAMES
@pytest.mark.parametrize("opponents", [["random"], ["foreman", "foreman"], ["random", "foreman", "random"]])
def test_the_environment_checker_is_content(name: str, opponents: list[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(name, opponents=opponents).unwrapped)


@NAMES
@pytest.mark.parametrize("seat", [0, 2])
def test_a_game_against_bots_ends_with_a_reward(name: str, seat: int) -> None:
    env = make(name, opponents=["random", "foreman"], seat=seat)
    totals = []
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        over, total = False, 0.0
        while not over:
            assert (info["action_mask"] == seen["action_mask"]).all()
            action = int(np.flatnonzero(seen["action_mask"])[0])
            seen, reward, over, truncated, info = env.step(action)
            assert not truncated
            total += reward
        totals.append(total)
        state = env.unwrapped._game.state
        assert total == (1 / len(state.winners()) if seat in state.winners() else 0)
    assert len(totals) == 3


@NAMES
def test_the_same_seed_meets_the_same_bots(name: str) -> None:
    def play(env: Any) -> list[bytes]:
        seen, _ = env.reset(seed=9)
        found = [seen["observation"].tobytes()]
        for _ in range(25):
            seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
            found.append(seen["observation"].tobytes())
            if over:
                break
        return found

    assert play(make(name, opponents=["random", "foreman"])) == play(make(name, opponents=["random", "foreman"]))


def test_an_illegal_action_loses_or_raises_as_asked() -> None:
    losing, strict = make(ANY), make(ANY, illegal="error")
    seen, _ = losing.reset(seed=1)
    strict.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = losing.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert len(info["illegal_action"].split()) > 3
    with pytest.raises(Illegal):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"opponents": ["nobody"]}, "nobody"),
        ({"opponents": []}, "1"),
        ({"opponents": ["random"], "seat": 5}, "seat 5"),
        ({"observation_version": 2}, "version 2"),
    ],
)
def test_wrong_arguments_are_explained(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ClientError, match=said):
        make(ANY, **arguments)


@NAMES
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_vector_face_shows_what_the_batch_shows(name: str, mode: AutoresetMode) -> None:
    env = make_vec(name, 4, players=3, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] == mode
    batch = Batch(name, 4, 3, autoreset=mode.name.lower())
    batch.reset(seed=6)
    seen, info = env.reset(seed=6)
    generator = np.random.default_rng(1)
    ended = 0
    for _ in range(500):
        assert seen["observation"].tobytes() == batch.observations.tobytes()
        assert (seen["action_mask"] == batch.masks).all() and (info["to_move"] == batch.to_move).all()
        movers = batch.to_move.copy()
        actions = batch.play_at_random(generator)
        batch.step(actions)
        seen, rewards, done, truncated, info = env.step(actions)
        assert (done == batch.done).all() and not truncated.any() and (info["rewards"] == batch.rewards).all()
        assert rewards.tolist() == [batch.rewards[row, max(seat, 0)] for row, seat in enumerate(movers)]
        for row, last in batch.final.items():
            assert info["final_obs"][row]["observation"].tobytes() == last.tobytes() and info["_final_obs"][row]
        ended += int(done.sum())
    assert ended >= 4


@NAMES
def test_the_vector_face_keeps_to_its_spaces(name: str) -> None:
    env = make_vec(name, 3)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.single_action_space.n == steiger.game(name).vocabulary.size
    kept = seen["observation"].copy()
    env.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    assert (seen["observation"] == kept).all()
