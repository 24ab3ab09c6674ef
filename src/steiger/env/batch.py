"""Many games stepped in one call. The arrays are made once and written in place, so copy what you keep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from steiger.core.errors import BadRequest, Illegal, Reason, in_json
from steiger.core.game import Game
from steiger.core.jsontypes import Json
from steiger.core.observation import VERSION
from steiger.env.buffers import new_batch, rows_of
from steiger.env.rewards import ILLEGAL
from steiger.env.setting import Seeds, check_choice, check_seed, setting
from steiger.env.single import refusal

AUTORESETS = ("next_step", "same_step", "disabled")
ILLEGALS = ("error", "lose")


class Batch:
    """N games of one kind. In each, you act for the seat that is to move.

    `observations`, `masks`, `to_move`, `rewards` (one column per seat) and `done` have a row for each game.
    `to_move` is −1 in a game that is over. Its mask is then all ones.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int | None = None,
        *,
        options: Mapping[str, Json] | None = None,
        components: Mapping[str, Json] | None = None,
        reward: str = "share",
        dtype: str = "int8",
        observation_version: int = VERSION,
        observe: bool = True,
        autoreset: str = "next_step",
        illegal: str = "error",
    ) -> None:
        self.setting = setting(game, players, options, components, reward, dtype, observation_version)
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadRequest(Reason("env-games", given=in_json(games)))
        check_choice("autoreset", autoreset, AUTORESETS)
        check_choice("illegal", illegal, ILLEGALS)
        self.games = games
        self.autoreset = autoreset
        self.illegal = illegal
        self._engine = new_batch(games, self.setting.actions, self.setting.observer if observe else None)
        self.masks, cells, self.to_move = rows_of(self._engine)
        self._cells = cells
        as_float = dtype == "float32"
        self.observations: NDArray[Any] = np.zeros(cells.shape, np.float32) if as_float else cells
        self.rewards = np.zeros((games, self.setting.players), np.float32)
        self.done = np.zeros(games, np.bool_)
        self.final: dict[int, NDArray[Any]] = {}  # with same_step: the last observation of each game that has just ended
        self._seeds: list[Seeds] = []

    def reset(self, seed: int | None = None) -> None:
        """Begin all games again. With a seed, game number n begins with `seed + n`."""
        if seed is not None:
            check_seed(seed + self.games)
        if seed is not None or not self._seeds:
            self._seeds = [Seeds(None if seed is None else seed + row) for row in range(self.games)]
        for row in range(self.games):
            self._start(row)
        self.rewards.fill(0)
        self.done.fill(False)
        self.final = {}
        self._show()

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game. A game that is over takes any action.

        With `next_step`, a game that is over begins again in the step after. With `same_step`, it begins again at once.
        """
        chosen = self._checked(actions)
        engine = self._engine
        over = np.flatnonzero(self.done).tolist() if self.autoreset == "next_step" else []
        lost = self._lost(chosen)
        ended = engine.step(chosen)
        self.rewards.fill(0)
        if self.autoreset != "disabled":
            self.done.fill(False)
        for row in ended:
            self.rewards[row] = self.setting.rewards(engine.states[row])
        for row, seat in lost:
            self.rewards[row, seat] = ILLEGAL
        self._end([*ended, *(row for row, _ in lost)])
        for row in over:
            self._start(row)
        self._show()

    def play_at_random(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return a legal action for each game, each equally likely."""
        picks = generator.random(self.games)
        counts = np.cumsum(self.masks, axis=1, dtype=np.int16)
        wanted = (picks * counts[:, -1]).astype(np.int16) + 1
        chosen: NDArray[np.int64] = np.argmax(counts == wanted[:, None], axis=1)
        return chosen

    def _checked(self, actions: ArrayLike) -> list[int]:
        if not self._seeds:
            raise BadRequest(Reason("env-not-reset"))
        array = np.asarray(actions)
        if array.shape != (self.games,) or not np.issubdtype(array.dtype, np.integer):
            given = f"{array.dtype} {list(array.shape)}"
            raise BadRequest(Reason("env-actions-shape", games=self.games, given=given))
        chosen: list[int] = array.tolist()
        return chosen

    def _lost(self, chosen: list[int]) -> list[tuple[int, int]]:
        """Stop the games with an illegal action, and return each with the seat that gave it."""
        rows = self._engine.illegal(chosen)
        if rows and self.illegal == "error":
            why = refusal(self.setting, self._engine.states[rows[0]], chosen[rows[0]])
            raise Illegal(Reason("env-batch-illegal", row=rows[0], why=why))
        lost = [(row, int(self.to_move[row])) for row in rows]
        for row in rows:
            self._engine.stop(row)
        return lost

    def _end(self, rows: list[int]) -> None:
        self.final = {}
        for row in rows:
            self.done[row] = True
            if self.autoreset == "same_step":
                self.final[row] = self._cells[row].astype(self.observations.dtype)
                self._start(row)

    def _start(self, row: int) -> None:
        self._engine.start(row, self.setting.opening(self._seeds[row].draw()))

    def _show(self) -> None:
        if self.observations is not self._cells:
            np.copyto(self.observations, self._cells)
