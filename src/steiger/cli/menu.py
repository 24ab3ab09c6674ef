"""The legal actions as a numbered list, by number or by words. Knows only words, no game."""

from __future__ import annotations

from collections.abc import Sequence

MOST_SHOWN = 30  # more actions of one verb are listed when asked for


class Menu:
    def __init__(self, actions: Sequence[str]) -> None:
        self.actions = list(actions)

    def find(self, given: str) -> str | None:
        """The action meant by a number, by its words, or by its words without the verb where only one fits."""
        if given in self.actions:
            return given
        if given.isascii() and given.isdigit() and len(given) < 9 and 1 <= int(given) <= len(self.actions):
            return self.actions[int(given) - 1]
        without_verb = [action for action in self.actions if action.partition(" ")[2] == given]
        return without_verb[0] if len(without_verb) == 1 and not given.isdigit() else None

    def beginning(self, given: str) -> list[tuple[int, str]]:
        """The actions that begin with these words, with their numbers."""
        return [(n, action) for n, action in self.numbered() if f"{action} ".startswith(f"{given} ")]

    def numbered(self) -> list[tuple[int, str]]:
        return list(enumerate(self.actions, 1))

    def groups(self) -> dict[str, list[tuple[int, str]]]:
        """By verb: each action's number and what follows the verb."""
        groups: dict[str, list[tuple[int, str]]] = {}
        for number, action in self.numbered():
            verb, _, phrase = action.partition(" ")
            groups.setdefault(verb, []).append((number, phrase))
        return groups
