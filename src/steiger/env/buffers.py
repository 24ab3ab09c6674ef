"""The engine's buffers as numpy arrays that share their memory. The arrays are read-only: only the engine writes."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from steiger.core.batch import Batch

Cells = NDArray[np.int8]


def array_of(buffer: Any, dtype: type[np.generic]) -> NDArray[Any]:
    return np.frombuffer(buffer, dtype)


def new_cells(size: int) -> tuple[Any, Cells]:
    """Return a buffer that an Observer can write into, and the array that shows it."""
    buffer: Any = vec[u8]([0] * size)
    if isinstance(buffer, list):  # the interpreted engine writes into anything that takes items
        buffer = np.zeros(size, np.uint8)
    return buffer, _locked(array_of(buffer, np.int8))


def new_batch(games: int, actions: int, observer: Any) -> Batch:
    """Return the engine's batch with buffers that numpy can show."""
    batch = Batch(games, actions, observer)
    for name, dtype in (("masks", np.uint8), ("cells", np.uint8), ("to_move", np.int64)):
        if isinstance(getattr(batch, name), list):
            setattr(batch, name, np.array(getattr(batch, name), dtype))
    return batch


def rows_of(batch: Batch) -> tuple[Cells, Cells, NDArray[np.int64]]:
    """Return the masks, the observations and the seats to move, a row for each game."""
    games = int(batch.games)
    masks, cells = (array_of(buffer, np.int8).reshape(games, -1) for buffer in (batch.masks, batch.cells))
    return _locked(masks), _locked(cells), _locked(array_of(batch.to_move, np.int64))


def _locked(array: NDArray[Any]) -> NDArray[Any]:
    array.flags.writeable = False
    return array
