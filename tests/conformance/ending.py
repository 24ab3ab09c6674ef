"""The end of a game: over is over, the points add up, and the record brings the same game back."""

from __future__ import annotations

from steiger.core.game import Game
from steiger.core.record import parse_text
from steiger.core.state import NOBODY
from steiger.core.table import Table
from tests.conformance.hidden import canonical


def check_end(game: Game, table: Table) -> None:
    assert table.state.to_move() == NOBODY and table.state.legal() == [], "the game is over and goes on"
    result = table.result()
    assert result is not None and result["winners"], "nobody has won"
    table.state.check()
    check_record(table)
    assert game.why_not(table.state, game.vocabulary.words[0]).key == "game-over"
    for breakdown, score in zip(game.breakdown(table.state), table.state.scores(), strict=True):
        assert sum(breakdown.values()) == score, "the sources of the points do not add up"


def check_record(table: Table) -> None:
    again = Table.replay(parse_text(table.record().dumps()))
    assert again.state.fingerprint(NOBODY) == table.state.fingerprint(NOBODY), "the record leads to another position"
    assert canonical(again.record().to_json()) == canonical(table.record().to_json()), "the record changes when it is replayed"
