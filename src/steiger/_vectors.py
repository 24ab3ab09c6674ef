"""librt's vectors as plain lists, for machines that librt has no build for. Never compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

Item = TypeVar("Item")


class vec(list[Item]):  # noqa: N801  (the name librt gives it)
    def __init__(self, items: Iterable[Item] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return vec(found) if isinstance(index, slice) else found

    def __repr__(self) -> str:
        return f"vec[i64]({list(self)!r})"


def append(items: vec[Item], item: Item) -> vec[Item]:
    list.append(items, item)
    return items
