"""The face for PufferLib. PufferLib 3.0.0 asks for numpy below 2, so it is installed by hand where it can be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from steiger.env import Batch
from tests.any_game import GAMES

pytest.importorskip("pufferlib", reason="PufferLib is not installed")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("shared", [False, True])
def test_the_buffers_of_pufferlib_show_what_the_batch_shows(name: str, shared: bool) -> None:
    from steiger.env.puffer import SteigerPuffer

    batch = Batch(name, 4, 2, autoreset="same_step")
    cells, actions = batch.setting.cells, batch.setting.actions
    env: Any = SteigerPuffer(name, 4, players=2, buf=buffers(4, cells + actions) if shared else None)
    seen, infos = env.reset(seed=3)
    batch.reset(seed=3)
    generator = np.random.default_rng(1)
    where, ended = env.observations.ctypes.data, 0
    for _ in range(400):
        assert (seen[:, :cells] == batch.observations).all() and (seen[:, cells:] == batch.masks).all()
        movers = batch.to_move.copy()
        chosen = batch.play_at_random(generator)
        batch.step(chosen)
        seen, rewards, terminals, truncations, infos = env.step(chosen.astype(np.int32))
        assert rewards.tolist() == [batch.rewards[row, seat] for row, seat in enumerate(movers)]
        assert (terminals == batch.done).all() and not truncations.any()
        assert len(infos) == batch.done.sum()
        ended += len(infos)
    assert ended >= 4 and env.observations.ctypes.data == where


def buffers(games: int, row: int) -> dict[str, Any]:
    flags = {name: np.zeros(games, bool) for name in ("terminals", "truncations", "masks")}
    numbers = {"observations": np.zeros((games, row), np.int8), "rewards": np.zeros(games, np.float32)}
    return {**flags, **numbers, "actions": np.zeros(games, np.int32)}
