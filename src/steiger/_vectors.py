"""librt's vectors as plain lists, for the interpreted engine: there a list is the faster of the two. Never compiled."""

from typing import TypeVar

Item = TypeVar("Item")

vec = list


def append(items: list[Item], item: Item) -> list[Item]:
    items.append(item)
    return items
