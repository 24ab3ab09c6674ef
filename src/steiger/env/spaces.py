"""The spaces of an environment: a Dict of observation and action mask, and the actions."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from steiger.core.observation import MOST
from steiger.env.setting import Setting


def observation_box(setting: Setting, extra: int = 0) -> spaces.Box:
    """Return the space of an observation, with room for `extra` numbers after it."""
    dtype = np.float32 if setting.dtype == "float32" else np.int8
    return spaces.Box(0, int(MOST), (setting.cells + extra,), dtype)


def observation_space(setting: Setting) -> spaces.Dict:
    mask = spaces.Box(0, 1, (setting.actions,), np.int8)
    return spaces.Dict({"observation": observation_box(setting), "action_mask": mask})


def action_space(setting: Setting) -> spaces.Discrete:
    return spaces.Discrete(setting.actions)
