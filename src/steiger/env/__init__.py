"""Environments for programs that learn. Importing this registers every game with PettingZoo and Gymnasium, where installed.

`pip install "steiger[env]"` installs both. `Batch` needs neither.
"""

from __future__ import annotations

from importlib.util import find_spec

from steiger.core.game import Game
from steiger.core.observation import VERSION as OBSERVATION_VERSION
from steiger.core.registry import find_game, game_names
from steiger.env.batch import Batch
from steiger.env.setting import ENV_VERSION

__all__ = ["ENV_VERSION", "OBSERVATION_VERSION", "Batch", "environment_ids", "register_all"]


def observed_games() -> list[Game]:
    """Return the games that declare observations. The others have no environment."""
    games = [find_game(name) for name in game_names()]
    return [game for game in games if game.observer(game.least_players) is not None]


def environment_ids(game: Game) -> dict[str, str]:
    """Return the names under which a game is registered, by library."""
    title = type(game).__name__
    return {
        "pettingzoo": f"steiger/{game.name}-v{ENV_VERSION}",
        "gymnasium": f"Steiger/{title}-v{ENV_VERSION}",
        "gymnasium vector": f"Steiger/{title}SelfPlay-v{ENV_VERSION}",
    }


def register_all() -> None:
    """Register the environments of all games. A second call changes nothing."""
    for game in observed_games():
        ids = environment_ids(game)
        if find_spec("pettingzoo") is not None:
            _register_pettingzoo(ids["pettingzoo"], game.name)
        if find_spec("gymnasium") is not None:
            _register_gymnasium(ids["gymnasium"], ids["gymnasium vector"], game.name)


def _register_pettingzoo(name: str, game: str) -> None:
    import pettingzoo

    if name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, "steiger.env.zoo:SteigerAEC", kwargs={"game": game})


def _register_gymnasium(single: str, vector: str, game: str) -> None:
    import gymnasium

    if single not in gymnasium.registry:
        gymnasium.register(single, "steiger.env.gym:SteigerEnv", kwargs={"game": game})
        gymnasium.register(vector, vector_entry_point="steiger.env.vector:SteigerVectorEnv", kwargs={"game": game})


register_all()
