"""Results count for their players, unless somebody chose the deal."""

from __future__ import annotations

import random

from steiger.server.playing import Transition
from steiger.server.statistics import result_rows
from tests.server.unit.tables import NOW, running


def finished(seed: int | None) -> Transition:
    play, rng = running(seed=seed), random.Random(1)
    while True:
        transition = Transition(play, NOW).move([rng.choice(play.table.legal())], "none")
        if transition.row.status == "finished":
            return transition
        transition.accept()


def test_a_dealt_game_counts_for_its_players() -> None:
    assert [row["player"] for row in result_rows(finished(None))] == ["p_0", "p_1"]


def test_a_game_with_a_chosen_seed_counts_for_nobody() -> None:
    assert [row["player"] for row in result_rows(finished(5))] == [None, None]
