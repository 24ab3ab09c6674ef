"""The face for PettingZoo passes PettingZoo's own tests and keeps to what docs/environments.md says."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.wrappers import BaseWrapper

import steiger
from steiger.core.errors import BadRequest, ClientError, Illegal
from steiger.core.observation import observed
from steiger.env import ENV_VERSION, environment_ids, observed_games
from tests.any_game import ANY, GAMES

NAMES = pytest.mark.parametrize("name", GAMES)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def make(name: str, players: int = 2, **arguments: Any) -> Any:
    return pettingzoo.make("aec", environment_ids(steiger.game(name))["pettingzoo"], players=players, **arguments)


def play(env: Any, seed: int, watch: Callable[[str, Any], None] = lambda agent, seen: None) -> None:
    """Play a game at random to its end."""
    generator = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        watch(agent, seen)
        env.step(None if terminated or truncated else int(generator.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.fixture
def with_dict_observations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say that these observations are Dicts, where PettingZoo lists its own environments that have them.

    Without this, api_test warns about every Dict.
    """
    module = import_module("pettingzoo.test.api_test")
    for listed in ("env_obs_dicts", "env_obs_space"):
        known = [f"{game.name}_v{ENV_VERSION}" for game in observed_games()]
        monkeypatch.setattr(module, listed, getattr(module, listed) + known)


@NAMES
@PLAYERS
@pytest.mark.usefixtures("with_dict_observations")
def test_the_api_test_passes_without_a_warning(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(make(name, players))
        api_test(make(name, players, dtype="float32", reward="ahead"))


@NAMES
@PLAYERS
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    seed_test(lambda: make(name, players))


@NAMES
@PLAYERS
def test_every_render_mode_works(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: make(name, players, render_mode=render_mode))
    assert "Player 0" in capsys.readouterr().out


@NAMES
def test_a_picture_shows_the_board_and_changes_with_it(name: str) -> None:
    env = make(name, 3, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.shape == (440, 600, 3)
    assert (before != before[0, -1]).any(axis=2).mean() > 0.05
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert (env.render() != before).any()


class WholeTurns(BaseWrapper):  # type: ignore[misc]
    """Plays legal actions at random until the turn is over, whatever action it is given."""

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if action is None:
            super().step(None)
            return
        while self.agents and self.agent_selection == agent and not self.truncations[agent]:
            super().step(int(np.random.default_rng(7).choice(np.flatnonzero(self.infos[agent]["action_mask"]))))


class InCycles:
    """A parallel environment in which every agent has one turn per step."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.action_space = env.action_space

    def reset(self) -> tuple[dict[str, Any], dict[str, Any]]:
        self.env.reset(seed=3)
        self.agents = self.env.agents[:]
        return {}, {}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        waiting = set(self.agents)
        while waiting:
            waiting.remove(self.env.agent_selection)  # fails if an agent has two turns in a cycle
            self.env.step(0)
        return {}, {}, self.env.terminations, self.env.truncations, {}


@NAMES
@PLAYERS
def test_a_game_is_truncated_after_the_asked_number_of_cycles(name: str, players: int) -> None:
    def env(max_cycles: int) -> Any:
        return WholeTurns(make(name, players, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: InCycles(env(max_cycles))))


@NAMES
def test_a_seed_deals_the_same_game_as_a_table(name: str) -> None:
    env = make(name, 3)
    env.reset(seed=11)
    table = steiger.Table.new(name, players=3, seed=11)
    observer = steiger.game(name).observer(3)
    assert observer is not None
    for seat, agent in enumerate(env.possible_agents):
        assert env.observe(agent)["observation"].tobytes() == observed(observer, table.state, seat)
    assert np.flatnonzero(env.last()[0]["action_mask"]).tolist() == table.state.legal()


@NAMES
def test_games_after_the_first_follow_from_its_seed(name: str) -> None:
    def later(env: Any) -> list[bytes]:
        env.reset(seed=5)
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.last()[0]["observation"].tobytes())
        return found

    first = later(make(name))
    assert first == later(make(name))
    assert len(set(first)) > 1


@NAMES
@PLAYERS
def test_a_whole_game_pays_the_winner_and_shows_no_empty_mask(name: str, players: int) -> None:
    env = make(name, players)
    env.reset(seed=1)
    rewards: dict[str, float] = {}
    generator = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        assert seen["action_mask"].any()
        assert all(env.observe(other)["action_mask"].all() for other in env.agents if other != agent)
        assert (info["action_mask"] == seen["action_mask"]).all()
        if terminated:
            rewards[agent] = reward
        env.step(None if terminated else int(generator.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(rewards.values()) == pytest.approx(1)
    assert len(rewards) == players


@NAMES
def test_rewards_say_who_won_by_how_much_and_in_which_order(name: str) -> None:
    for seed in range(5):
        ends: dict[str, list[float]] = {}
        for reward in ("share", "ahead", "rank"):
            env = make(name, 3, reward=reward)
            ends[reward] = final_rewards(env, seed)
        state = env.unwrapped._game.state
        assert [share > 0 for share in ends["share"]] == [seat in state.winners() for seat in range(3)]
        best = max(state.scores())
        for seat, score in enumerate(state.scores()):
            assert (ends["ahead"][seat] >= 0) == (score == best)
        assert sum(ends["rank"]) == pytest.approx(1.5)
        assert ends["rank"].index(max(ends["rank"])) in state.winners()


def final_rewards(env: Any, seed: int) -> list[float]:
    found: dict[str, float] = {}
    generator = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        found[agent] = reward
        env.step(None if terminated else int(generator.choice(np.flatnonzero(seen["action_mask"]))))
    return [found[agent] for agent in env.possible_agents]


@NAMES
def test_observations_do_not_change_behind_the_callers_back(name: str) -> None:
    kept: list[tuple[Any, bytes, bytes]] = []
    play(
        make(name),
        2,
        lambda agent, seen: kept.append((seen, seen["observation"].tobytes(), seen["action_mask"].tobytes())),
    )
    assert all(seen["observation"].tobytes() == cells and seen["action_mask"].tobytes() == mask for seen, cells, mask in kept)


@NAMES
def test_an_illegal_action_is_refused_with_the_rule_and_changes_nothing(name: str) -> None:
    env = make(name)
    env.reset(seed=1)
    seen = env.last()[0]
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(Illegal) as refused:
        env.step(wrong)
    assert len(str(refused.value).split()) > 3
    for nonsense in (-1, 10**6, None, 1.5, "pass", True, np.array([1, 2])):
        with pytest.raises(ClientError):
            env.step(nonsense)
    assert env.last()[0]["observation"].tobytes() == seen["observation"].tobytes()
    env.step(np.int32(np.flatnonzero(seen["action_mask"])[0]))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"observation_version": 99}, "observation version 99"),
        ({"reward": "fame"}, "share, ahead, rank"),
        ({"dtype": "int4"}, "int8, float32"),
        ({"players": 9}, "9"),
        ({"render_mode": "smell"}, "ansi"),
        ({"options": {"weather": "rain"}}, "weather"),
        ({"components": {"nonsense": {"x": 1}}}, "components|nonsense"),
        ({"max_cycles": 0}, "max_cycles"),
    ],
)
def test_wrong_arguments_are_explained(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ClientError, match=said):
        make(ANY, **({"players": 2} | arguments))


def test_stepping_before_reset_is_explained() -> None:
    with pytest.raises(BadRequest, match="reset"):
        make(ANY).step(0)


def test_corrected_components_reach_the_environment() -> None:
    for game in observed_games():
        for edition in game.editions():
            env = make(game.name, edition.players[0], components=edition.components)
            assert env.unwrapped._setting.game.changes() == game.with_components(edition.components).changes() != {}
