"""Faults put into a game on purpose, to prove that the walk catches each of them.

Run it interpreted, because compiled classes cannot be changed: `STEIGER_PURE=1 python -m tests.conformance.mutations GAME`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import steiger
from steiger.core.errors import Reason
from steiger.core.game import Game
from steiger.core.state import State
from steiger.core.table import Table
from tests.conformance.settings import settings
from tests.conformance.walking import Walk, at_random

LONG_STRIDE = 1000  # sample only questions that were not asked before
Patch = Callable[[pytest.MonkeyPatch, Game, type[State]], None]


@dataclass(frozen=True)
class Mutation:
    name: str
    fault: str  # a part of what the walk reports
    patch: Patch


def of_state(method: str, change: Callable[[Any], Any]) -> Patch:
    """Replace a method of the position by what `change` makes of it."""
    return lambda patch, game, state: patch.setattr(state, method, change(getattr(state, method)))


def of_game(method: str, change: Callable[[Any], Any]) -> Patch:
    return lambda patch, game, state: patch.setattr(type(game), method, change(getattr(type(game), method)))


def of_table(method: str, change: Callable[[Any], Any]) -> Patch:
    return lambda patch, game, state: patch.setattr(Table, method, change(getattr(Table, method)))


def returns(value: object) -> Callable[[Any], Any]:
    return lambda method: lambda *arguments: value


def fails(method: Any) -> Any:
    def failing(*arguments: object) -> object:
        raise RuntimeError("broken on purpose")

    return failing


def sharing(copy: Any) -> Any:
    """A copy that shares its lists with the original."""

    def shared(state: Any) -> Any:
        other = copy(state)
        for name, value in attributes(state).items():
            if isinstance(value, list):
                setattr(other, name, value)
        return other

    return shared


def attributes(state: State) -> dict[str, Any]:
    slots = [name for owner in type(state).__mro__ for name in getattr(owner, "__slots__", ())]
    return {name: getattr(state, name) for name in [*slots, *getattr(state, "__dict__", {})]}


def leaking(view: Any) -> Any:
    return lambda game, state, seat: [view(game, state, seat), game.describe(state)]


def refusing_the_last(refusal: Any) -> Any:
    """Refuse a legal action too."""
    return lambda game, state, action: Reason("game-over") if action == state.legal()[-1] else refusal(game, state, action)


def counting_twice(breakdown: Any) -> Any:
    return lambda game, state: [{name: 2 * points + 1 for name, points in row.items()} for row in breakdown(game, state)]


MUTATIONS = [
    Mutation("reveals is always 0", "reveals did not grow", of_state("reveals", returns(0))),
    Mutation("copy shares its lists", "shares something with its original", of_state("copy", sharing)),
    Mutation("determinize redeals nothing", "determinize redeals nothing", of_state("determinize", returns(None))),
    Mutation("view leaks the whole position", "can tell two deals apart", of_game("view", leaking)),
    Mutation("redeal gives the true game", "redeal redeals nothing", of_game("redeal", lambda _: true_game)),
    Mutation("undo passes a reveal", "undo passed a reveal", of_table("can_undo", lambda _: was_last_mover)),
    Mutation("undo passes another player's move", "undo passed", of_table("can_undo", lambda _: has_moved)),
    Mutation(
        "undo forgets an action", "undo", of_table("_back_to", lambda back: lambda table, ply: back(table, max(0, ply - 1)))
    ),
    Mutation("why_not fails", "broken on purpose", of_game("why_not", fails)),
    Mutation("refusal fails", "broken on purpose", of_game("refusal", fails)),
    Mutation("refusal refuses nothing", "no reason refuses", of_game("refusal", returns(None))),
    Mutation("refusal refuses a legal action", "which is legal", of_game("refusal", refusing_the_last)),
    Mutation("draw fails", "broken on purpose", of_game("draw", fails)),
    Mutation("goals fails", "broken on purpose", of_game("goals", fails)),
    Mutation("breakdown counts twice", "do not add up", of_game("breakdown", counting_twice)),
]


def true_game(game: Game, first: State, setup: Any, actions: Any, *rest: object) -> Any:
    return setup, list(actions)


def was_last_mover(table: Table, seat: int) -> bool:
    return table.ply > 0 and table.movers[-1] == seat


def has_moved(table: Table, seat: int) -> bool:
    return table.ply > 0


def fault_of(game: Game, mutation: Mutation) -> str | None:
    """What the walk reports about the mutated game; None if it reports nothing."""
    setting = settings(game)[0]
    with pytest.MonkeyPatch.context() as patch:
        mutation.patch(patch, game, type(setting.table().state))
        try:
            Walk(setting.table(), setting.seed, stride=LONG_STRIDE).to_the_end(at_random)
        except Exception as error:
            return f"{type(error).__name__}: {error}"
    return None


def main() -> None:
    game = steiger.game(sys.argv[1])
    print(json.dumps({mutation.name: fault_of(game, mutation) for mutation in MUTATIONS}))


if __name__ == "__main__":
    main()
