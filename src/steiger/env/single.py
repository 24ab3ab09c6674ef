"""One game at a time, with its masks and observations as arrays. PettingZoo's and Gymnasium's faces stand on it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from steiger.core.errors import BadRequest, Illegal, Reason, in_json
from steiger.core.state import NOBODY, State
from steiger.env.buffers import Cells, new_batch, new_cells, rows_of
from steiger.env.setting import Seeds, Setting


class Single:
    """The game in progress."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seeds = Seeds()
        self.seed = 0  # of this game
        self.state: State
        self._engine = new_batch(1, setting.actions, None)
        masks, _, self._to_move = rows_of(self._engine)
        self._mask = masks[0]
        self._buffer, self._cells = new_cells(setting.cells)
        self._observer = setting.observer
        self._float = setting.dtype == "float32"
        self.idle: Cells = np.ones(setting.actions, np.int8)  # the mask of a seat that is not to move; never all zero
        self.idle.flags.writeable = False

    def start(self, seed: int | None) -> None:
        """Begin the next game. With a seed, this and all later games follow from it."""
        if seed is not None:
            self.seeds = Seeds(seed)
        self.seed = self.seeds.draw()
        self.state = self.setting.opening(self.seed)
        self._engine.start(0, self.state)

    @property
    def seat(self) -> int:
        """The seat to move, or NOBODY."""
        return int(self._to_move[0])

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def mask(self) -> Cells:
        """Return a copy of the mask of the seat to move."""
        mask: Cells = self._mask.copy()
        return mask

    def observe(self, seat: int) -> NDArray[Any]:
        """Return what a seat may know."""
        self._observer.write(self.state, seat, self._buffer, 0)
        return self._cells.astype(np.float32) if self._float else self._cells.copy()

    def play(self, action: Any) -> None:
        """Carry out an action of the seat to move. If it is not legal, raise an error that says why, and change nothing."""
        if type(action) is not int:
            action = as_index(action, self.setting.actions)
        if not 0 <= action < self.setting.actions or not self._mask[action]:
            raise Illegal(self.refusal(action))
        self._engine.play(0, action)

    def refusal(self, action: int) -> Reason:
        """Return why an action is not legal now."""
        return refusal(self.setting, self.state, action)

    def is_legal(self, action: Any) -> bool:
        number = as_index(action, self.setting.actions)
        return 0 <= number < self.setting.actions and bool(self._mask[number])

    def rewards(self) -> list[float]:
        return self.setting.rewards(self.state)


def as_index(action: Any, actions: int) -> int:
    """Return an action as a plain number. Numpy's whole numbers count, anything else is an error."""
    if isinstance(action, bool) or not hasattr(action, "__index__"):
        raise BadRequest(Reason("env-action-number", given=in_json(action), last=actions - 1))
    try:
        return int(action.__index__())
    except TypeError:  # an array of several numbers
        raise BadRequest(Reason("env-action-number", given=str(action), last=actions - 1)) from None


def refusal(setting: Setting, state: State, action: int) -> Reason:
    if not 0 <= action < setting.actions:
        return Reason("env-action-number", given=str(action), last=setting.actions - 1)
    return setting.game.why_not(state, setting.game.vocabulary.words[action])
