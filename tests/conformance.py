"""The walk that every game passes: whatever a game promises in core.state and core.game, checked at every step of random play."""

from __future__ import annotations

import json
from typing import Any

from steiger.core.game import Game
from steiger.core.playout import playout
from steiger.core.record import parse_text
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices, State
from steiger.core.table import Table

MOST_DECISIONS = 20_000


def canonical(view: Any) -> bytes:
    return json.dumps(view, sort_keys=True).encode()


def walk(game: Game, players: int, options: dict[str, Any], seed: int, stride: int = 7) -> Table:
    """Play one random game and check every promise; the dear ones at every `stride`-th position."""
    table = Table.new(game, players, options, seed)
    rng = Rng(seed)
    copies: list[tuple[State, tuple[object, ...]]] = []
    while table.to_move() is not None:
        check_choices(game, table.state)
        table.state.check()
        if table.ply % stride == 0:
            copies.append((table.state.copy(), table.state.fingerprint(NOBODY)))
            check_seats(game, table.state, players, rng)
        legal = table.state.legal()
        table.play(game.vocabulary.words[legal[rng.below(len(legal))]])
        assert table.ply < MOST_DECISIONS, "the game does not end"
    check_end(game, table)
    for copy, fingerprint in copies:
        assert copy.fingerprint(NOBODY) == fingerprint, "an earlier copy has changed"
    return table


def check_choices(game: Game, state: State) -> None:
    legal = state.legal()
    assert legal, "no legal action before the end"
    assert legal == sorted(set(legal)), "not ascending and unique"
    for action in legal:
        words = game.vocabulary.words[action]
        assert game.vocabulary.id(words) == action
        assert words == words.lower().strip() and "  " not in words
    assert state.to_move() >= 0


def check_seats(game: Game, state: State, players: int, rng: Rng) -> None:
    """Copies are equal; each seat keeps all it knows when the rest is dealt anew, and sees nothing of the difference."""
    before = state.fingerprint(NOBODY)
    for seat in range(players):
        other = state.copy()
        assert other.fingerprint(NOBODY) == before
        other.determinize(seat, rng)
        other.check()
        assert other.fingerprint(seat) == state.fingerprint(seat), "determinize changed what the seat knows"
        assert canonical(game.view(other, seat)) == canonical(game.view(state, seat)), "the seat can tell two deals apart"
        if state.to_move() == seat:
            assert other.legal() == state.legal(), "what the seat may do depends on what it cannot know"
        playout(other, rng, Choices())
        assert other.legal() == []
    assert state.fingerprint(NOBODY) == before, "a copy shares something with its original"
    json.dumps(game.describe(state))
    json.dumps(game.view(state, None))


def check_end(game: Game, table: Table) -> None:
    """Over is over; the record brings the same state back; undo goes all the way."""
    assert table.state.to_move() == NOBODY and table.state.legal() == []
    result = table.result()
    assert result is not None and result["winners"]
    table.state.check()
    record = parse_text(table.record().dumps())
    again = Table.replay(record)
    assert again.state.fingerprint(NOBODY) == table.state.fingerprint(NOBODY)
    assert canonical(again.record().to_json()) == canonical(table.record().to_json())
    for breakdown, score in zip(game.breakdown(table.state), table.state.scores(), strict=True):
        assert sum(breakdown.values()) == score, "the points' sources do not add up"


def undo_all(table: Table, game: Game) -> None:
    """Take back the whole game, comparing with a fresh replay on the way."""
    words = table.words()
    for ply in range(len(words) - 1, -1, -1):
        table.take_back()
        assert table.ply == ply
    fresh = Table(game, table.players, table.options, table.setup, table.seed)
    assert table.state.fingerprint(NOBODY) == fresh.state.fingerprint(NOBODY)
