"""The face for PettingZoo: every seat is an agent, and `agent_selection` is the seat to move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.game import Game
from steiger.core.jsontypes import Json
from steiger.core.observation import VERSION
from steiger.env import drawing
from steiger.env.setting import ENV_VERSION, check_choice, setting
from steiger.env.single import Single
from steiger.env.spaces import action_space, observation_space


class SteigerAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game for all its seats. A seat may act several times in a row, so turns do not alternate."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        options: Mapping[str, Json] | None = None,
        components: Mapping[str, Json] | None = None,
        reward: str = "share",
        dtype: str = "int8",
        observation_version: int = VERSION,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._setting = setting(game, players, options, components, reward, dtype, observation_version)
        if render_mode is not None:
            check_choice("render_mode", render_mode, drawing.RENDER_MODES)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self._setting.game.name}_v{ENV_VERSION}",
            "render_modes": list(drawing.RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self._game = Single(self._setting)
        self.possible_agents = [f"player_{seat}" for seat in range(self._setting.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(self._setting) for agent in self.possible_agents}
        self._actions = {agent: action_space(self._setting) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._most = most_turns(max_cycles, self._setting.players)
        self._left = 0  # turns before the game is truncated

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed gives the same game and the same games after it. `options` are ignored."""
        self._game.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._idle = {"action_mask": self._game.idle}
        self.infos = {agent: self._idle.copy() for agent in self.agents}
        self._skip_agent_selection = None
        self._left = self._most
        self.agent_selection = self.possible_agents[self._game.seat]
        self._show_mask()

    def step(self, action: Any) -> None:
        """Carry out an action of the selected agent. An illegal one raises an error and changes nothing."""
        agent = self._selected()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.play(action)
        self._cumulative_rewards[agent] = 0.0
        seat = self._game.seat
        if seat < 0:
            self._end(self.terminations, self._game.rewards())
        elif self.possible_agents[seat] != agent:
            self._pass_to(self.possible_agents[seat])
        else:
            self._show_mask()
        if self.render_mode == "human":
            self.render()

    def _pass_to(self, following: str) -> None:
        """Another agent is to move: a turn has ended."""
        self.infos[self.agent_selection] = self._idle.copy()
        self.agent_selection = following
        self._show_mask()
        self._left -= 1
        if self._left == 0:
            self._end(self.truncations, [0.0] * self._setting.players)

    def _selected(self) -> str:
        if not self.agents:
            raise BadRequest(Reason("env-not-reset"))
        agent: str = self.agent_selection
        return agent

    def _end(self, ended: dict[str, bool], rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            ended[agent] = True
            self.rewards[agent] = reward
            self.infos[agent] = self._idle.copy()
        self._accumulate_rewards()

    def _show_mask(self) -> None:
        self.infos[self.agent_selection] = {"action_mask": self._game.mask()}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and its mask. The mask of an agent that is not to move is all ones."""
        info = self.infos.get(agent, self._idle)
        return {"observation": self._game.observe(self._seat_of[agent]), "action_mask": info["action_mask"]}

    def render(self) -> Any:
        """Return the board as a spectator sees it."""
        return drawing.render(self.render_mode, self._setting.game, self._game.state, self._setting.players)

    def close(self) -> None:
        """Release nothing: an environment holds nothing but memory."""


def most_turns(max_cycles: int | None, players: int) -> int:
    """Return the number of turns before a game is truncated: a cycle has as many as there are players. −1 is no limit.

    All actions that an agent carries out in a row count as one turn.
    """
    if max_cycles is None:
        return -1
    if isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1:
        raise BadRequest(Reason("env-max-cycles", given=in_json(max_cycles)))
    return max_cycles * players
