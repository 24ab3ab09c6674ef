"""The face for PufferLib: a native environment over the batch, in PufferLib's own buffers. You play all seats of every game.

PufferLib 3 has no place for action masks, so a row is the observation and after it the mask.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pufferlib

from steiger.core.game import Game
from steiger.env.batch import Batch
from steiger.env.spaces import action_space, observation_box


class SteigerPuffer(pufferlib.PufferEnv):  # type: ignore[misc]
    """`num_envs` games of self-play. A row's reward belongs to the seat that has just acted. Games begin again at once."""

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        *,
        illegal: str = "lose",
        buf: Any = None,
        seed: int = 0,
        **arguments: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, autoreset="same_step", illegal=illegal, **arguments)
        self.single_observation_space = observation_box(self.batch.setting, self.batch.setting.actions)
        self.single_action_space = action_space(self.batch.setting)
        self.num_agents = num_envs
        self._rows = np.arange(num_envs)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        """Begin all games again. With a seed, game number n begins with `seed + n`."""
        self.batch.reset(None if seed is None else int(seed))
        self._show()
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """Carry out one action in each game."""
        batch = self.batch
        movers = batch.to_move.copy()
        batch.step(np.asarray(actions).reshape(self.num_agents))
        self._show()
        self.rewards[:] = batch.rewards[self._rows, movers]
        self.terminals[:] = batch.done
        ended = np.flatnonzero(batch.done).tolist()
        infos = [{"rewards": batch.rewards[row].tolist()} for row in ended]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _show(self) -> None:
        cells = self.batch.setting.cells
        self.observations[:, :cells] = self.batch.observations
        self.observations[:, cells:] = self.batch.masks

    def close(self) -> None:
        """Release nothing: an environment holds nothing but memory."""
