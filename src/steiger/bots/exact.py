"""A net's answers in exact sums: the same bits on every machine, and however many rows are asked at once.

Inputs, weights and hidden values are rounded to multiples of 2^-16. Their products are multiples of 2^-32, and the sums stay
below 2^20, so they fit into the 53 bits of a float. No rounding happens, and no order of addition can change the result.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from steiger.bots.net import LAYERS, Floats, Net
from steiger.core.maths import exp

Doubles = NDArray[np.float64]

GRID = 65536.0  # steps between two whole numbers, for inputs, weights and hidden values
BIAS_GRID = GRID * GRID
LARGEST = 64.0  # of an input or a hidden value; inputs are of about the size of one
LARGEST_SUM = 2.0**20

# The share of the win by its logit, in straight lines between the points of a table. The error is below 10^-5.
STEPS = 64
END = 16  # a logit beyond it means a share below 10^-6
TABLE: Doubles = np.array([1.0 / (1.0 + exp(-step / STEPS)) for step in range(-END * STEPS, END * STEPS + 1)])
RISE = np.diff(TABLE)


class ExactNet:
    """The weights of a net, ready to be asked."""

    def __init__(self, net: Net) -> None:
        self.layers = {name: rounded(net[name].astype(np.float64), grid_of(name)) for name in LAYERS}
        self._check_sums()

    def predict(self, rows: Floats) -> Doubles:
        """Return the heads for each row. The first one is the share of the win, the others are plain numbers."""
        w = self.layers
        x = bounded(rows.astype(np.float64))
        first = bounded(np.maximum(x @ w["w1"] + w["b1"], 0.0))
        second = bounded(np.maximum(first @ w["w2"] + w["b2"], 0.0))
        out: Doubles = second @ w["w3"] + w["b3"] + x @ w["skip"]
        out[:, 0] = share(out[:, 0])
        return out

    def _check_sums(self) -> None:
        """Assert that no sum can leave the range in which sums are exact."""
        w = {name: np.abs(array) for name, array in self.layers.items()}
        sums = [w["w1"].sum(0) * LARGEST + w["b1"], w["w2"].sum(0) * LARGEST + w["b2"]]
        sums.append((w["w3"].sum(0) + w["skip"].sum(0)) * LARGEST + w["b3"])
        assert all(float(each.max()) < LARGEST_SUM for each in sums), [float(each.max()) for each in sums]


def grid_of(layer: str) -> float:
    return BIAS_GRID if layer.startswith("b") else GRID


def rounded(values: Doubles, grid: float) -> Doubles:
    found: Doubles = np.rint(values * grid) / grid
    return found


def bounded(values: Doubles) -> Doubles:
    return rounded(np.clip(values, -LARGEST, LARGEST), GRID)


def share(logits: Doubles) -> Doubles:
    """Return the logistic function of each logit."""
    places = (np.clip(logits, -END, END) + END) * STEPS
    low = np.minimum(np.floor(places), len(RISE) - 1)
    at = low.astype(np.int64)
    found: Doubles = TABLE[at] + (places - low) * RISE[at]
    return found
