"""Games that a seat cannot tell from the true one: they replay anywhere, look the same to it, and tell it nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from steiger import game, game_names
from steiger.core.record import parse_text
from steiger.core.resample import resample
from steiger.core.rng import Rng
from steiger.core.table import Table


def played(name: str, players: int, seed: int, plies: int) -> Table:
    """Random play that looks at hidden cards whenever it can."""
    table = Table.new(game(name), players, {}, seed)
    rng = Rng(seed)
    while table.ply < plies and table.to_move() is not None:
        legal = table.legal()
        looks = [words for words in legal if words.endswith("-draw")]
        choice = looks if looks and rng.below(3) > 0 else legal
        table.play(choice[int(rng.below(len(choice)))])
    return table


def text(table: Table) -> str:
    return json.dumps(table.record().to_json())


CASES = [(name, players, plies) for name in game_names() for players in (2, 3, 4) for plies in (0, 1, 13, 60, 61, 62, 63, 150)]


@pytest.mark.parametrize(("name", "players", "plies"), CASES)
def test_the_seat_sees_the_same_at_every_ply(name: str, players: int, plies: int) -> None:
    table = played(name, players, 7 * players + plies, plies)
    for seat in range(players):
        other = Table.replay(parse_text(text(resample(table, seat, Rng(plies)))))
        other.state.check()
        assert views(other, seat) == views(table, seat)


def views(table: Table, seat: int) -> list[Any]:
    again = Table(table.game, table.players, table.options, table.setup)
    found = [again.view(seat)]
    for words in table.words():
        again.play(words)
        found.append(again.view(seat))
    return found


@pytest.mark.parametrize(("name", "players", "plies"), CASES)
def test_it_depends_on_nothing_that_the_seat_cannot_know(name: str, players: int, plies: int) -> None:
    """Two games that are equal for the seat give it the same third one."""
    truth = played(name, players, 11 * players + plies, plies)
    for seat in range(players):
        worlds = [truth, resample(truth, seat, Rng(1)), resample(truth, seat, Rng(2))]
        assert len({text(resample(world, seat, Rng(3))).replace(f'"seed": {truth.seed}, ', "") for world in worlds}) == 1


@pytest.mark.parametrize("name", game_names())
def test_everything_unknown_is_dealt_again(name: str) -> None:
    table = played(name, 3, 5, 40)
    found = {text(resample(table, 0, Rng(seed))) for seed in range(20)}
    assert len(found) == 20


def test_a_whole_game_can_be_resampled_at_its_end() -> None:
    for name in game_names():
        table = played(name, 2, 3, 100_000)
        assert table.to_move() is None
        assert resample(table, 1, Rng(1)).state.scores() == table.state.scores()
