"""Ways to play Glück Auf as weights of one evaluation: the foreman's, a greedy one, and six that overdo something."""

from __future__ import annotations

from steiger.bots.mind import Mind
from steiger.core.rng import Rng
from steiger.games.glueckauf.mind.turns import Foreman
from steiger.games.glueckauf.mind.weights import Weights

STYLES: dict[str, dict[str, float]] = {
    "": {},
    "greedy": {"worker": 0.3, "mark": 0.05, "cube": 0.1, "load": 0.3, "fill": 0.1, "majority": 0.0, "carts": 0.0, "rivals": 0.0},
    "rusher": {"crowd": 3.0, "finish": 2.0, "mark": 0.05, "cube": 0.2},
    "hoarder": {"orders": 1.6, "crowd": 0.2, "finish": 0.0, "mark": 0.4},
    "blocker": {"rivals": 2.0, "worker": 0.8},
    "bank-first": {"mark": 0.9, "purse": 60.0},
    "majority-hunter": {"majority": 2.0, "carts": 2.0, "orders": 0.8},
    "set-rusher": {"majority": 1.6, "carts": 0.3, "finish": 1.5, "crowd": 2.5},
}


def mind(style: str, rng: Rng) -> Mind:
    weights = Weights()
    for name, value in STYLES[style].items():
        assert hasattr(weights, name), name
        setattr(weights, name, value)
    return Foreman(rng, weights)
