"""The face for vector trainers of Gymnasium: a thin layer over the batch. You play all seats of every game."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from steiger.core.game import Game
from steiger.env.batch import Batch
from steiger.env.spaces import action_space, observation_space

MODES = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class SteigerVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games of self-play. A row's reward belongs to the seat that has just acted. `info["rewards"]` has all seats'."""

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **arguments: Any,
    ) -> None:
        mode = MODES[autoreset_mode] if isinstance(autoreset_mode, AutoresetMode) else autoreset_mode
        self.batch = Batch(game, num_envs, autoreset=mode, **arguments)
        chosen = next(known for known, name in MODES.items() if name == self.batch.autoreset)
        self.metadata = {"autoreset_mode": chosen, "render_modes": []}
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = observation_space(self.batch.setting)
        self.single_action_space = action_space(self.batch.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games again. With a seed, game number n begins with `seed + n`."""
        super().reset(seed=seed)
        self.batch.reset(None if seed is None else int(seed))
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out one action in each game."""
        batch = self.batch
        movers = np.maximum(batch.to_move, 0)
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), movers].astype(np.float64)
        info = self._info() | {"rewards": batch.rewards.copy()}
        if batch.final:
            info |= self._final()
        return self._seen(), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), info

    def _seen(self) -> dict[str, Any]:
        seen = {"observation": self.batch.observations, "action_mask": self.batch.masks}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def _info(self) -> dict[str, Any]:
        return {"to_move": self.batch.to_move.copy(), "action_mask": self.batch.masks.copy() if self.copy else self.batch.masks}

    def _final(self) -> dict[str, Any]:
        """Return the last observations in the form that Gymnasium expects of SAME_STEP."""
        batch = self.batch
        last = np.full(self.num_envs, None, object)
        ones = np.ones(batch.setting.actions, np.int8)
        for row, cells in batch.final.items():
            last[row] = {"observation": cells, "action_mask": ones}
        ended = batch.done.copy()
        return {"final_obs": last, "_final_obs": ended, "final_info": {"rewards": batch.rewards.copy()}, "_final_info": ended}
