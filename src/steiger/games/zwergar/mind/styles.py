"""Playing styles: weights and beam widths of the same planner."""

from __future__ import annotations

from steiger.bots.mind import Mind
from steiger.core.rng import Rng
from steiger.games.zwergar.mind.turns import Engineer
from steiger.games.zwergar.mind.weights import Weights

STYLES: dict[str, dict[str, float]] = {
    "": {},
    "greedy": {"reach": 0.3, "upgrade": 0.0, "effect": 0.0, "west": 0.0, "golden": 0.0, "rivals": 0.0},
    "rusher": {"late": 4.0, "reach": 1.2},
    "hoarder": {"late": 0.2, "reach": 0.3, "stone": 0.6, "iron": 1.1, "gold": 2.2, "jewel": 4.2},
    "blocker": {"rivals": 1.6},
    "bank-first": {"warm": 1.6, "cold": 0.9, "furnace_turns": 0.2},
    "majority-hunter": {"west": 9.0, "golden": 8.0, "silver": 1.5, "east": 1.0},
    "set-rusher": {"loyal": 6.0, "reach": 1.2, "late": 2.0},
}
GREEDY = "greedy"


def mind(style: str, rng: Rng) -> Mind:
    weights = Weights()
    for name, value in STYLES[style].items():
        assert hasattr(weights, name), name
        setattr(weights, name, value)
    return Engineer(rng, weights, 1, 1) if style == GREEDY else Engineer(rng, weights, 30, 3)
