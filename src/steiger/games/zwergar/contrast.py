"""How reviews sort and compare turns of Zwergar."""

from __future__ import annotations

from collections.abc import Sequence

from steiger.bots.contrast import Contrast, Difference
from steiger.core.bits import BIT
from steiger.core.state import State
from steiger.games.zwergar.rules.board import Player
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import PROJECTS, ROUNDS, UPGRADE
from steiger.games.zwergar.rules.words import COMPLETE_VERB, END, UPGRADE_VERB

EARLY, MIDDLE, LATE, LAST = "early", "middle", "late", "last"
BUILDING, UPGRADING, WORKING, FREE = "project", "upgrade", "work", "free-upgrade"
FROM_UPGRADES = ("upgrades", "new-shaft", "end-effects", "foundry", "chimney")
FROM_FURNACES = ("furnaces", "events")


class ZwergarContrast(Contrast):
    deals = 200
    phases = (EARLY, MIDDLE, LATE, LAST)
    kinds = (BUILDING, UPGRADING, WORKING, FREE)

    def ends_turn(self, before: State, action: int, after: State) -> bool:
        assert isinstance(before, Position)
        return before.phase == UPGRADE or (action == END and before.actions == 0)

    def phase(self, state: State) -> str:
        """Return the third of the rounds, or the last actions after them."""
        assert isinstance(state, Position)
        if state.stage != ROUNDS:
            return LAST
        return (EARLY, MIDDLE, LATE)[min(2, int(3 * state.turned // (len(state.events) + 1)))]

    def kind(self, state: State, actions: Sequence[int]) -> str:
        assert isinstance(state, Position)
        if state.phase == UPGRADE:
            return FREE
        if any(COMPLETE_VERB.has(action) for action in actions):
            return BUILDING
        return UPGRADING if any(UPGRADE_VERB.has(action) for action in actions) else WORKING

    def differences(self, state: State, best: Sequence[int], played: Sequence[int]) -> list[Difference]:
        assert isinstance(state, Position)
        better, other = after(state, best), after(state, played)
        return [*completed(state, better, other), *upgraded(better, other), *furnaces(better, other), *heat(better, other)]


def after(state: Position, actions: Sequence[int]) -> Player:
    """Return the mover's sheet after these actions."""
    seat, copy = state.seat, state.copy()
    for action in actions:
        copy.apply(action)
    return copy.players[seat]


def cards(mask: int) -> list[int]:
    return [card for card in range(PROJECTS) if mask & BIT[card] != 0]


def completed(state: Position, better: Player, other: Player) -> list[Difference]:
    found = cards(better.done & ~other.done)
    if not found:
        return []
    numbers: dict[str, int | str] = {"project": found[0] + 1, "points": int(state.box.complete_vp[found[0]])}
    return [Difference("zwergar-review-project", numbers, ("projects",))]


def upgraded(better: Player, other: Player) -> list[Difference]:
    found = cards(better.upgraded & ~other.upgraded)
    return [Difference("zwergar-review-upgrade", {"project": found[0] + 1}, FROM_UPGRADES)] if found else []


def furnaces(better: Player, other: Player) -> list[Difference]:
    more = better.furnaces() - other.furnaces()
    if more > 0:
        return [Difference("zwergar-review-furnaces", {"furnaces": int(more)}, FROM_FURNACES)]
    if better.installed > other.installed:
        return [Difference("zwergar-review-installed", {"furnaces": int(better.installed - other.installed)}, FROM_FURNACES)]
    return []


def heat(better: Player, other: Player) -> list[Difference]:
    """Compare the heat and warm furnaces that are left idle at the end of the turn."""
    idle = int(other.heat + other.warm - better.heat - better.warm)
    return [Difference("zwergar-review-heat", {"heat": idle}, ("lift", "arrivals"))] if idle > 0 else []
