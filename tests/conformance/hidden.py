"""Hidden information: a seat sees nothing that it cannot know, and `reveals` counts everything that comes to light."""

from __future__ import annotations

from typing import Any

import msgspec

from steiger.core.game import Game
from steiger.core.history import History
from steiger.core.playout import playout
from steiger.core.resample import resample
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices, State
from steiger.core.table import Table

REDEALS = 2  # other deals that an action is tried on, per seat
TRIED = 4  # actions tried per position


def canonical(value: Any) -> bytes:
    """Bytes that are equal exactly when the values are."""
    return msgspec.json.encode(value, order="sorted")


def seen(game: Game, state: State, seat: int | None) -> tuple[bytes, list[int]]:
    """Everything that a seat or a spectator (None) is shown: the view, and the legal actions of the player to move."""
    return canonical(game.view(state, seat)), state.legal() if state.to_move() == seat else []


def outcomes(table: Table) -> bytes:
    """What everybody is output about the results of the actions so far."""
    return canonical(History(table).upto(table.actions))


def redealt(state: State, seat: int, rng: Rng) -> State:
    other = state.copy()
    other.determinize(seat, rng)
    return other


def check_seats(game: Game, state: State, players: int, rng: Rng) -> bool:
    """A redeal keeps what the seat knows and shows the seat no difference. Playing a copy leaves the original alone.

    Return whether any redeal differs from the true position.
    """
    before = state.fingerprint(NOBODY)
    assert state.copy().fingerprint(NOBODY) == before, "a copy differs from its original"
    differs = False
    for seat in range(players):
        other = redealt(state, seat, rng)
        other.check()
        differs = differs or other.fingerprint(NOBODY) != before
        assert other.fingerprint(seat) == state.fingerprint(seat), "determinize changed what the seat knows"
        for eyes in (seat, None):
            assert seen(game, other, eyes) == seen(game, state, eyes), "the seat can tell two deals apart"
        playout(other, rng, Choices())
        assert other.legal() == []
        assert state.fingerprint(NOBODY) == before, "a copy shares something with its original"
    canonical(game.describe(state))
    return differs


def check_reveals(game: Game, state: State, actions: list[int], seats: list[int], rng: Rng) -> None:
    """`reveals` grows whenever the view after an action depends on hidden information."""
    for action in actions:
        for seat in seats:
            check_action_reveals(game, state, action, seat, rng)


def check_action_reveals(game: Game, state: State, action: int, seat: int, rng: Rng) -> None:
    """Try one action on the true position and on a redeal for a seat. Unless `reveals` grows, the seat sees no difference."""
    after = state.copy()
    after.apply(action)
    assert after.reveals() >= state.reveals(), "reveals fell"
    if after.reveals() > state.reveals():
        return
    other = redealt(state, seat, rng)
    if action not in other.legal():
        return  # the action itself shows that this is not the true deal
    other.apply(action)
    fault = f"“{game.vocabulary.words[action]}” reveals something, but reveals did not grow"
    for eyes in (seat, None):
        assert seen(game, after, eyes) == seen(game, other, eyes), fault


def check_redeal(table: Table, seat: int, rng: Rng) -> bool:
    """Two games that look the same to a seat give it the same third game. Return whether that differs from the true one."""
    other = resample(table, seat, rng)
    other.state.check()
    assert seen(other.game, other.state, seat) == seen(table.game, table.state, seat), (
        "the seat can tell a redeal from the true game"
    )
    assert outcomes(other) == outcomes(table), "the outcomes of actions tell a redeal from the true game"
    seed = int(rng.below(1_000_000))
    third, again = (resample(world, seat, Rng(seed)) for world in (table, other))
    assert (third.setup, third.actions) == (again.setup, again.actions), "a redeal depends on what the seat cannot know"
    return (third.setup, third.actions) != (table.setup, table.actions)


def sample(items: list[int], count: int, rng: Rng) -> list[int]:
    """Up to `count` different items, at random."""
    left = list(items)
    return [left.pop(int(rng.below(len(left)))) for _ in range(min(count, len(left)))]
