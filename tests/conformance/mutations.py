"""Faults put into a game on purpose, to prove that the walk catches each of them, and which check does.

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
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State
from steiger.core.table import Table
from tests.conformance import walking
from tests.conformance.settings import Setting, settings
from tests.conformance.walking import Walk, at_random

LONG_STRIDE = 1000  # sample only questions that were not asked before
POOL = 64  # copies that a position makes before a faulty pool uses the oldest again
Patch = Callable[[pytest.MonkeyPatch, Game, type[State]], None]


@dataclass(frozen=True)
class Mutation:
    """A fault. Without these checks of `walking` the walk misses it; none are named if nearly every check finds it."""

    name: str
    fault: str  # a part of what the walk reports
    patch: Patch
    checks: tuple[str, ...] = ()


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


def pooled(copy: Any) -> Any:
    """A copy from a pool that is too small: after some time it is an earlier copy, changed."""
    pool: list[Any] = []

    def reused(state: Any) -> Any:
        pool.append(copy(state))
        if len(pool) <= POOL:
            return pool[-1]
        fresh, oldest = pool.pop(), pool.pop(0)
        for name, value in attributes(fresh).items():
            setattr(oldest, name, value)
        pool.append(oldest)
        return oldest

    return reused


def descending(legal: Any) -> Any:
    return lambda state: legal(state)[::-1]


def playing_on(determinize: Any) -> Any:
    """Redeal, and play an action too."""

    def changing(state: State, seat: int, rng: Rng) -> None:
        determinize(state, seat, rng)
        for action in state.legal()[:1]:
            state.apply(action)

    return changing


def knowing(fingerprint: Any) -> Any:
    """What a seat knows is the whole position."""
    return lambda state, seat: fingerprint(state, NOBODY)


def forgetful(back: Any) -> Any:
    return lambda table, ply: back(table, max(0, ply - 1))


def leaking(view: Any) -> Any:
    return lambda game, state, seat: [view(game, state, seat), game.describe(state)]


def refusing_the_last(refusal: Any) -> Any:
    """Refuse a legal action too."""
    return lambda game, state, action: Reason("game-over") if action == state.legal()[-1] else refusal(game, state, action)


def counting_twice(breakdown: Any) -> Any:
    return lambda game, state: [{name: 2 * points + 1 for name, points in row.items()} for row in breakdown(game, state)]


OTHER_DEALS = ("check_other_deals",)

MUTATIONS = [
    Mutation("legal actions are not ascending", "not ascending", of_state("legal", descending), ("check_choices",)),
    Mutation("check fails", "broken on purpose", of_state("check", fails)),
    Mutation("reveals is always 0", "reveals did not grow", of_state("reveals", returns(0)), ("check_reveals",)),
    Mutation("copy shares its lists", "shares something with its original", of_state("copy", sharing)),
    Mutation("copy uses an earlier copy again", "an earlier copy has changed", of_state("copy", pooled), ("check_copies",)),
    Mutation("determinize redeals nothing", "determinize redeals nothing", of_state("determinize", returns(None)), OTHER_DEALS),
    Mutation(
        "determinize plays an action",
        "changed what the seat knows",
        of_state("determinize", playing_on),
        ("check_seats", "check_reveals", "check_redeal"),
    ),
    Mutation(
        "view leaks the whole position",
        "can tell two deals apart",
        of_game("view", leaking),
        ("check_seats", "check_reveals", "check_redeal", "check_drawing"),
    ),
    Mutation(
        "fingerprint knows everything",
        "changed what the seat knows",
        of_state("fingerprint", knowing),
        ("check_seats", "check_redeal"),
    ),
    Mutation("describe fails", "broken on purpose", of_game("describe", fails), ("check_seats",)),
    Mutation("redeal fails", "broken on purpose", of_game("redeal", fails), ("check_redeal",)),
    Mutation("redeal gives the true game", "redeal redeals nothing", of_game("redeal", lambda _: true_game), OTHER_DEALS),
    Mutation("undo passes a reveal", "undo passed a reveal", of_table("can_undo", lambda _: was_last_mover), ("check_undo",)),
    Mutation("undo passes another player's move", "undo passed", of_table("can_undo", lambda _: has_moved), ("check_undo",)),
    Mutation("undo forgets an action", "undo", of_table("_back_to", forgetful), ("check_undo",)),
    Mutation("why_not fails", "broken on purpose", of_game("why_not", fails), ("check_refusals", "check_end")),
    Mutation("refusal fails", "broken on purpose", of_game("refusal", fails), ("check_refusals",)),
    Mutation("refusal refuses nothing", "no reason refuses", of_game("refusal", returns(None)), ("check_refusals",)),
    Mutation("refusal refuses a legal action", "which is legal", of_game("refusal", refusing_the_last), ("check_refusals",)),
    Mutation("draw fails", "broken on purpose", of_game("draw", fails), ("check_drawing",)),
    Mutation("explain fails", "broken on purpose", of_game("explain", fails), ("check_topics",)),
    Mutation("explain explains nothing", "is not explained in", of_game("explain", returns(None)), ("check_topics",)),
    Mutation("goals fails", "broken on purpose", of_game("goals", fails), ("check_goals",)),
    Mutation("breakdown counts twice", "do not add up", of_game("breakdown", counting_twice), ("check_end",)),
]


def true_game(game: Game, first: State, setup: Any, actions: Any, *rest: object) -> Any:
    return setup, list(actions)


def was_last_mover(table: Table, seat: int) -> bool:
    return table.ply > 0 and table.movers[-1] == seat


def has_moved(table: Table, seat: int) -> bool:
    return table.ply > 0


def fault_of(setting: Setting, mutation: Mutation, without: tuple[str, ...]) -> str | None:
    """What the walk without some of its checks reports about the mutated game; None if it reports nothing."""
    with pytest.MonkeyPatch.context() as patch:
        mutation.patch(patch, setting.game, type(setting.table().state))
        for check in without:
            patch.setattr(walking, check, lambda *arguments: True)
        try:
            Walk(setting.table(), setting.seed, stride=LONG_STRIDE).to_the_end(at_random)
        except Exception as error:
            return f"{type(error).__name__}: {error}"
    return None


def main() -> None:
    setting = settings(steiger.game(sys.argv[1]))[0]
    print(json.dumps({m.name: (fault_of(setting, m, ()), fault_of(setting, m, m.checks)) for m in MUTATIONS}))


if __name__ == "__main__":
    main()
