"""The face for Gymnasium: one seat is yours, bots have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from steiger import bots
from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.game import Game
from steiger.core.jsontypes import Json
from steiger.core.observation import VERSION
from steiger.core.rng import Rng
from steiger.env import drawing
from steiger.env.batch import ILLEGALS
from steiger.env.rewards import ILLEGAL
from steiger.env.setting import check_choice, setting
from steiger.env.single import Single
from steiger.env.spaces import action_space, observation_space


class SteigerEnv(gymnasium.Env[dict[str, Any], Any]):
    """One game against bots. A step is one action of yours and everything that the bots do until you are to move again."""

    metadata: dict[str, Any] = {"render_modes": list(drawing.RENDER_MODES), "render_fps": 2}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: Game | str,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int = 0,
        ms: int = bots.DEFAULT_MS,
        options: Mapping[str, Json] | None = None,
        components: Mapping[str, Json] | None = None,
        reward: str = "share",
        dtype: str = "int8",
        observation_version: int = VERSION,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self._setting = setting(game, len(opponents) + 1, options, components, reward, dtype, observation_version)
        self.opponents = [bots.check(name, self._setting.game.name) for name in opponents]
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self._setting.players:
            raise BadRequest(Reason("env-seat", given=in_json(seat), last=self._setting.players - 1))
        check_choice("illegal", illegal, ILLEGALS)
        if render_mode is not None:
            check_choice("render_mode", render_mode, drawing.RENDER_MODES)
        self.seat, self.ms, self.illegal, self.render_mode = seat, ms, illegal, render_mode
        self._game = Single(self._setting)
        self.observation_space = observation_space(self._setting)
        self.action_space = action_space(self._setting)
        self._bots: dict[int, bots.Bot] = {}
        self._rng: Rng

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and let the bots play until you are to move. The same seed gives the same games."""
        super().reset(seed=seed)
        self._game.start(seed)
        self._rng = Rng(self._game.seed)
        others = [other for other in range(self._setting.players) if other != self.seat]
        self._bots = {
            other: bots.get(name, Rng(int(self._rng.word()))) for other, name in zip(others, self.opponents, strict=True)
        }
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action. With `illegal="lose"`, an illegal one ends the game with a reward of −1."""
        if not self._bots:
            raise BadRequest(Reason("env-not-reset"))
        if self.illegal == "lose" and not self._game.is_legal(action):
            refused = str(self._game.refusal(int(action)))
            return self._seen(), ILLEGAL, True, False, self._info() | {"illegal_action": refused}
        self._game.play(action)
        self._let_bots_play()
        over = self._game.over
        return self._seen(), self._game.rewards()[self.seat] if over else 0.0, over, False, self._info()

    def _let_bots_play(self) -> None:
        while not self._game.over and self._game.seat != self.seat:
            bot = self._bots[self._game.seat]
            self._game.play(bots.ask(bot, self._game.state, self._rng, self.ms))
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> dict[str, Any]:
        self._mask = self._game.idle.copy() if self._game.over else self._game.mask()
        return {"observation": self._game.observe(self.seat), "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask, "scores": self._game.state.scores()}

    def render(self) -> Any:
        """Return the board as a spectator sees it."""
        return drawing.render(self.render_mode, self._setting.game, self._game.state, self._setting.players)
