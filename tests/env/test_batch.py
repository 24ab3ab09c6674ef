"""The batch plays the same games as one environment after another, byte for byte, in both autoreset modes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from steiger.core.errors import BadRequest, ClientError, Illegal
from steiger.core.state import NOBODY
from steiger.env import Batch
from steiger.env.setting import Setting
from steiger.env.single import Single
from tests.any_game import ANY, GAMES

NAMES = pytest.mark.parametrize("name", GAMES)
GAMES_AT_ONCE = 5
STEPS = 420  # enough for the first games to end


def chosen(masks: Any, step: int) -> list[int]:
    """A legal action for each row that depends on nothing but the mask, the row and the step."""
    found = []
    for row, mask in enumerate(masks):
        legal = np.flatnonzero(mask)
        found.append(int(legal[(step * 7 + row * 3) % len(legal)]))
    return found


def single_games(setting: Setting, seed: int, row: int, waits: bool) -> Iterator[tuple[bytes, bytes, int, list[float], bool]]:
    """What the single-game face shows after each step of a row: observation, mask, seat, rewards, done."""
    game = Single(setting)
    game.start(seed + row)
    nothing = [0.0] * setting.players
    yield game.observe(game.seat).tobytes(), game.mask().tobytes(), game.seat, nothing, False
    step = 0
    while True:
        mover = game.seat
        game.play(chosen([game.mask()] * (row + 1), step)[row])
        step += 1
        if not game.over:
            yield game.observe(game.seat).tobytes(), game.mask().tobytes(), game.seat, nothing, False
            continue
        rewards = game.rewards()
        if waits:
            yield game.observe(mover).tobytes(), game.idle.tobytes(), int(NOBODY), rewards, True
            step += 1
            rewards = nothing
        game.start(None)
        yield game.observe(game.seat).tobytes(), game.mask().tobytes(), game.seat, rewards, not waits


@NAMES
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_a_batch_shows_the_same_bytes_as_single_games(name: str, players: int, autoreset: str) -> None:
    batch = Batch(name, GAMES_AT_ONCE, players, autoreset=autoreset)
    batch.reset(seed=40)
    alone = [single_games(batch.setting, 40, row, autoreset == "next_step") for row in range(GAMES_AT_ONCE)]
    ended = 0
    for step in range(STEPS):
        for row, game in enumerate(alone):
            cells, mask, seat, rewards, done = next(game)
            assert batch.observations[row].tobytes() == cells, (step, row)
            assert batch.masks[row].tobytes() == mask, (step, row)
            assert (batch.to_move[row], bool(batch.done[row])) == (seat, done), (step, row)
            assert batch.rewards[row].tolist() == pytest.approx(rewards)
            ended += done
        batch.step(chosen(batch.masks, step))
    assert ended >= GAMES_AT_ONCE


@NAMES
def test_same_step_keeps_the_last_observation_of_a_game_that_ended(name: str) -> None:
    waiting, at_once = (Batch(name, 1, 2, autoreset=mode) for mode in ("next_step", "same_step"))
    for batch in (waiting, at_once):
        batch.reset(seed=2)
    for step in range(10_000):
        action = chosen(waiting.masks, step)
        waiting.step(action)
        at_once.step(action)
        if waiting.done[0]:
            break
    assert at_once.final[0].tobytes() == waiting.observations[0].tobytes()
    assert at_once.rewards.tolist() == waiting.rewards.tolist()
    at_once.step(chosen(at_once.masks, 0))
    assert at_once.final == {}


@NAMES
def test_without_autoreset_a_game_that_is_over_stays_over(name: str) -> None:
    batch = Batch(name, 3, 2, autoreset="disabled")
    batch.reset(seed=2)
    for step in range(10_000):
        batch.step(chosen(batch.masks, step))
        if batch.done.all():
            break
    shown = batch.observations.tobytes()
    batch.step([0, 0, 0])
    assert batch.done.all() and (batch.to_move == NOBODY).all()
    assert batch.observations.tobytes() == shown
    assert not batch.rewards.any()


@NAMES
def test_float_observations_have_the_same_numbers(name: str) -> None:
    plain, floating = Batch(name, 3), Batch(name, 3, dtype="float32")
    for batch in (plain, floating):
        batch.reset(seed=1)
    for step in range(50):
        assert floating.observations.dtype == np.float32
        assert (floating.observations == plain.observations).all()
        actions = chosen(plain.masks, step)
        for batch in (plain, floating):
            batch.step(actions)


@NAMES
def test_random_actions_are_legal_and_reach_all_of_them(name: str) -> None:
    batch = Batch(name, 400, 3, observe=False)
    batch.reset(seed=None)
    generator = np.random.default_rng(1)
    for _ in range(20):
        actions = batch.play_at_random(generator)
        assert batch.masks[np.arange(400), actions].all()
        batch.step(actions)
    one = Batch(name, 1, 2)
    one.reset(seed=1)
    found = {int(one.play_at_random(generator)[0]) for _ in range(400)}
    assert found == set(np.flatnonzero(one.masks[0]).tolist())


@NAMES
def test_the_buffers_stay_in_place_and_only_the_engine_writes_them(name: str) -> None:
    batch = Batch(name, 4)
    where = [array.ctypes.data for array in (batch.observations, batch.masks, batch.to_move)]
    batch.reset(seed=1)
    for step in range(100):
        batch.step(chosen(batch.masks, step))
    assert where == [array.ctypes.data for array in (batch.observations, batch.masks, batch.to_move)]
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1


@NAMES
def test_an_illegal_action_names_the_game_and_the_rule_and_changes_nothing(name: str) -> None:
    batch = Batch(name, 3)
    batch.reset(seed=1)
    actions = chosen(batch.masks, 0)
    shown = batch.observations.tobytes()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(Illegal, match=r"Game 1 of the batch: .{10}"):
        batch.step(actions)
    assert batch.observations.tobytes() == shown
    actions[1] = 10**6
    with pytest.raises(ClientError, match="1000000"):
        batch.step(actions)


@NAMES
def test_an_illegal_action_can_lose_the_game_instead(name: str) -> None:
    batch = Batch(name, 2, 3, illegal="lose")
    batch.reset(seed=1)
    seat = int(batch.to_move[1])
    actions = [chosen(batch.masks, 0)[0], -1]
    batch.step(actions)
    assert batch.done.tolist() == [False, True]
    assert batch.rewards[1].tolist() == [-1.0 if other == seat else 0.0 for other in range(3)]
    batch.step(chosen(batch.masks, 1))
    assert batch.to_move[1] != NOBODY


@pytest.mark.parametrize("actions", [[0], [[0, 0, 0]], [0.0, 0.0, 0.0], ["a", "b", "c"], [True, True, True], 3, [0, 1, None]])
def test_actions_of_a_wrong_shape_are_explained(actions: Any) -> None:
    batch = Batch(ANY, 3)
    batch.reset(seed=1)
    with pytest.raises(BadRequest, match="3 games takes that many whole numbers"):
        batch.step(actions)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"games": 0}, "at least 1"),
        ({"games": 2.5}, "at least 1"),
        ({"games": 2, "autoreset": "sometimes"}, "next_step"),
        ({"games": 2, "illegal": "shrug"}, "error, lose"),
        ({"games": 2, "observation_version": 0}, "version 0"),
    ],
)
def test_wrong_arguments_are_explained(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRequest, match=said):
        Batch(ANY, **arguments)


def test_stepping_before_reset_and_bad_seeds_are_explained() -> None:
    batch = Batch(ANY, 2)
    with pytest.raises(BadRequest, match="reset"):
        batch.step([0, 0])
    with pytest.raises(BadRequest):
        batch.reset(seed=2**63 - 1)
