"""A small net in numpy: two hidden layers beside a plain sum, a share of the win and further heads. Knows no game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

# One thread: two on a busy machine were many times slower. Must be said before numpy is loaded.
for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Floats = NDArray[np.float32]
SLOW = 0.1  # the plain sum begins as a good evaluation and changes slowly
LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3", "skip")


def fresh_weights(inputs: int, hidden: tuple[int, int], outputs: int, seed: int) -> dict[str, Floats]:
    chance = np.random.default_rng(seed)
    sizes = [(inputs, hidden[0]), (hidden[0], hidden[1]), (hidden[1], outputs)]
    weights: dict[str, Floats] = {}
    for i, (rows, columns) in enumerate(sizes, 1):
        scale = np.sqrt(2 / rows) if i < 3 else 0.0
        weights[f"w{i}"] = (chance.standard_normal((rows, columns)) * scale).astype(np.float32)
        weights[f"b{i}"] = np.zeros(columns, np.float32)
    weights["skip"] = np.zeros((inputs, outputs), np.float32)
    return weights


def forward(weights: dict[str, Floats], x: Floats) -> tuple[Floats, Floats, Floats]:
    """Both hidden layers and the outputs; the first output is the share of the win, the others are plain numbers."""
    first = np.maximum(x @ weights["w1"] + weights["b1"], 0)
    second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
    out = second @ weights["w3"] + weights["b3"] + x @ weights["skip"]
    out[:, 0] = 1 / (1 + np.exp(-np.clip(out[:, 0], -30, 30)))
    return first, second, out


def predict(weights: dict[str, Floats], x: Floats) -> Floats:
    return forward(weights, x)[2]


def save(path: Path, weights: dict[str, Floats]) -> None:
    """Half precision: small enough to ship."""
    halves: dict[str, Any] = {name: weights[name].astype(np.float16) for name in LAYERS}
    np.savez_compressed(path, **halves)


def load(path: Path) -> dict[str, Floats]:
    with np.load(path) as stored:
        return {name: stored[name].astype(np.float32) for name in LAYERS}


class Learner:
    """Adam on cross entropy for the win and squares for the other heads."""

    def __init__(self, weights: dict[str, Floats], rate: float = 5e-4, other_heads: float = 0.3) -> None:
        self.weights = weights
        self.rate = rate
        self.other_heads = other_heads
        self.steps = 0
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}

    def learn(self, x: Floats, targets: Floats) -> float:
        """One step on a batch; the mean loss of the win head."""
        first, second, out = forward(self.weights, x)
        fault = (out - targets) / len(x)
        fault[:, 1:] *= self.other_heads
        gradients = {"w3": second.T @ fault, "b3": fault.sum(0), "skip": x.T @ fault}
        back = (fault @ self.weights["w3"].T) * (second > 0)
        gradients |= {"w2": first.T @ back, "b2": back.sum(0)}
        back = (back @ self.weights["w2"].T) * (first > 0)
        gradients |= {"w1": x.T @ back, "b1": back.sum(0)}
        self._step(gradients)
        return float(np.mean((out[:, 0] - targets[:, 0]) ** 2))

    def _step(self, gradients: dict[str, Floats]) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            rate = self.rate * (SLOW if name == "skip" else 1.0)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
