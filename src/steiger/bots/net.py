"""A small net in numpy: two hidden layers beside a plain sum, a share of the win and further heads. Knows no game."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from steiger.core.errors import BadRequest, Reason

Floats = NDArray[np.float32]
Net = dict[str, Floats]
SLOW = 0.1  # the plain sum begins as a good evaluation and changes slowly
STEADY = 0.001  # of the newest weights in their running mean
LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3", "skip")


def fresh_weights(inputs: int, hidden: tuple[int, int], outputs: int, seed: int) -> Net:
    chance = np.random.default_rng(seed)
    sizes = [(inputs, hidden[0]), (hidden[0], hidden[1]), (hidden[1], outputs)]
    weights: Net = {}
    for i, (rows, columns) in enumerate(sizes, 1):
        scale = np.sqrt(2 / rows) if i < 3 else 0.0
        weights[f"w{i}"] = (chance.standard_normal((rows, columns)) * scale).astype(np.float32)
        weights[f"b{i}"] = np.zeros(columns, np.float32)
    weights["skip"] = np.zeros((inputs, outputs), np.float32)
    return weights


def forward(weights: Net, x: Floats) -> tuple[Floats, Floats, Floats]:
    """Both hidden layers and the outputs; the first output is the share of the win, the others are plain numbers."""
    first = np.maximum(x @ weights["w1"] + weights["b1"], 0)
    second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
    out = second @ weights["w3"] + weights["b3"] + x @ weights["skip"]
    out[:, 0] = 1 / (1 + np.exp(-np.clip(out[:, 0], -30, 30)))
    return first, second, out


def predict(weights: Net, x: Floats) -> Floats:
    return forward(weights, x)[2]


def save(path: Path, weights: Net) -> None:
    """Half precision: small enough to ship."""
    write_arrays(path, {name: weights[name].astype(np.float16) for name in LAYERS})


def load(path: Path, inputs: int, outputs: int) -> Net:
    """Read a net from a file. A file without a net, or with other inputs and outputs, is an error."""
    net: Net = {name: array.astype(np.float32) for name, array in read_arrays(path, LAYERS).items()}
    if not fits(net, inputs, outputs):
        raise BadRequest(Reason("net-misfit", file=str(path), inputs=inputs, outputs=outputs))
    return net


def read_arrays(path: Path, names: Iterable[str]) -> dict[str, NDArray[Any]]:
    try:
        with np.load(path) as stored:
            return {name: stored[name] for name in names}
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise BadRequest(Reason("net-unreadable", file=str(path), error=str(error))) from None


def write_arrays(path: Path, arrays: Mapping[str, Any]) -> None:
    """Write all arrays or none: an interruption leaves the old file as it was."""
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)


def fits(net: Net, inputs: int, outputs: int) -> bool:
    """Return whether all layers fit together, from `inputs` to `outputs`, and hold nothing but numbers."""
    first, second = net["b1"].size, net["b2"].size
    wanted = fresh_weights(inputs, (first, second), outputs, 0)
    return all(net[name].shape == wanted[name].shape and bool(np.isfinite(net[name]).all()) for name in LAYERS)


def copied(weights: Net) -> Net:
    return {name: value.copy() for name, value in weights.items()}


class Learner:
    """Adam on cross entropy for the win and squares for the other heads; keeps the running mean of its weights too."""

    def __init__(self, weights: Net, rate: float = 5e-4, other_heads: float = 0.3) -> None:
        self.weights = weights
        self.rate = rate
        self.other_heads = other_heads
        self.steps = 0
        self.steady = copied(weights)
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

    def _step(self, gradients: Net) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            rate = self.rate * (SLOW if name == "skip" else 1.0)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
            self.steady[name] += max(STEADY, 1 / self.steps) * (self.weights[name] - self.steady[name])


MEMORY = ("weights", "steady", "mean", "square")


def save_learner(path: Path, learner: Learner) -> None:
    """In full precision with the memory of Adam, to go on as if nothing had happened."""
    kept: dict[str, NDArray[Any]] = {"steps": np.array(learner.steps)}
    for kind in MEMORY:
        kept |= {f"{kind}.{name}": getattr(learner, kind)[name] for name in LAYERS}
    write_arrays(path, kept)


def load_learner(path: Path) -> Learner:
    stored = read_arrays(path, ["steps", *(f"{kind}.{name}" for kind in MEMORY for name in LAYERS)])
    learner = Learner({name: stored[f"weights.{name}"] for name in LAYERS})
    for kind in MEMORY:
        setattr(learner, kind, {name: stored[f"{kind}.{name}"] for name in LAYERS})
    learner.steps = int(stored["steps"])
    return learner
