"""The outcomes of actions: numbered turns, points that add up, and the same after an undo as without it."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import steiger
from steiger.core.history import History, LoggedOutcome
from steiger.core.table import Table


def played(name: str, players: int, seed: int, plies: int = 100_000) -> Table:
    table, chance = Table.new(name, players, seed=seed), random.Random(seed)
    while table.to_move() is not None and table.ply < plies:
        table.play(chance.choice(table.legal()))
    return table


def outcomes(table: Table) -> list[LoggedOutcome]:
    return list(History(table).upto(table.actions))


@pytest.mark.parametrize("name", steiger.game_names())
def test_turns_are_numbered_and_belong_to_one_seat(name: str) -> None:
    table = played(name, 3, 1)
    found = outcomes(table)
    assert len(found) == table.ply and found[0].turn == 0
    for ply in range(1, table.ply):
        step = found[ply].turn - found[ply - 1].turn
        assert step in (0, 1)
        assert step == 1 or table.movers[ply] == table.movers[ply - 1]


@pytest.mark.parametrize("name", steiger.game_names())
def test_points_of_actions_and_scorings_lead_from_one_stage_to_the_next(name: str) -> None:
    table = played(name, 3, 2)
    scores = [0] * 3
    stages = 0
    for outcome in outcomes(table):
        scores = [score + points for score, points in zip(scores, outcome.points or [0] * 3, strict=True)]
        if outcome.scoring is None:
            continue
        assert list(outcome.scoring.before) == scores
        scores = [score + sum(column.points[seat] for column in outcome.scoring.columns) for seat, score in enumerate(scores)]
        assert list(outcome.scoring.after) == scores
        stages += 1
    assert stages > 1


@pytest.mark.parametrize("name", steiger.game_names())
def test_a_stage_begins_with_the_scores_at_the_end_of_the_last_one(name: str) -> None:
    scorings = [outcome.scoring for outcome in outcomes(played(name, 2, 3)) if outcome.scoring is not None]
    assert list(scorings[0].start) == [0, 0]
    for last, following in pairwise(scorings):
        assert following.start == last.after and following.number == last.number + 1


@pytest.mark.parametrize("name", steiger.game_names())
def test_a_history_that_followed_an_undo_equals_a_new_one(name: str) -> None:
    table = played(name, 2, 4)
    history = History(table)
    history.upto(table.actions)
    for ply in (table.ply // 2, 3, 0):
        other = Table.replay(table.record(), to=ply)
        if other.to_move() is not None:
            other.play(other.legal()[-1])
        assert history.upto(other.actions) == outcomes(other)
    assert history.upto(table.actions) == outcomes(table)
