"""What -v0 promises: the numbers of actions, the cells of observations, the deals of seeds and the rewards never change.

If this test fails, you have broken trained policies and published results. Register a new version instead.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import steiger
from steiger.env import ENV_VERSION, Batch
from tests.any_game import GAMES

FOLDER = Path(__file__).parents[1] / "games"
STEPS = 300


def digest(name: str, players: int, reward: str) -> str:
    """Return a digest of everything that a batch shows in seeded random play."""
    batch = Batch(name, 4, players, reward=reward)
    batch.reset(seed=2026)
    seen = sha256("\n".join(steiger.game(name).vocabulary.words).encode())
    generator = np.random.Generator(np.random.PCG64(1))
    for _ in range(STEPS):
        for array in (batch.observations, batch.masks, batch.to_move.astype("<i8"), batch.rewards.astype("<f4")):
            seen.update(array.tobytes())
        batch.step(batch.play_at_random(generator))
    return seen.hexdigest()


def promised(name: str) -> Path:
    return FOLDER / name / f"env-v{ENV_VERSION}.json"


def digests(name: str) -> dict[str, str]:
    game = steiger.game(name)
    counts = range(game.least_players, game.most_players + 1)
    return {f"{players} {reward}": digest(name, players, reward) for players in counts for reward in ("share", "ahead", "rank")}


@pytest.mark.parametrize("name", GAMES)
def test_the_environments_keep_their_promise(name: str) -> None:
    assert digests(name) == json.loads(promised(name).read_text(encoding="utf-8"))


if __name__ == "__main__":
    for name in GAMES:
        promised(name).write_text(json.dumps(digests(name), indent=1) + "\n", encoding="utf-8")
