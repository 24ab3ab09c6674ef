"""The engine and the plain second writing of the rules agree on every position: legal actions and state, game after game."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from steiger.core.record import parse
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.games.zwergar.contract import Setup
from steiger.games.zwergar.game import cards_of
from steiger.games.zwergar.rules.terms import SETS
from tests.games.zwergar.deal import GAME, Deal
from tests.games.zwergar.leaning import LEANINGS, choose
from tests.games.zwergar.reference import Reference
from tests.games.zwergar.test_walks import CHOICES
from tests.golden import golden_files


def compare(table: Table, other: Reference) -> None:
    assert sorted(table.legal()) == sorted(other.legal()), (table.ply, set(table.legal()) ^ set(other.legal()))
    assert GAME.describe(table.state) == other.state(), table.ply


@pytest.mark.parametrize("rules", GAME.versions)
@pytest.mark.parametrize("seed", range(28))
def test_engine_and_reference_agree(seed: int, rules: int) -> None:
    sets = CHOICES[seed % len(CHOICES)]
    assert set(sets) <= set(SETS)
    table = Table.new(GAME, len(sets), {"sets": sets, "short": seed % 5 == 0}, seed, rules)
    other = Reference(len(sets), as_json(table.setup), rules)
    rng = Rng(seed)
    leaning = [*LEANINGS, ""][seed % 5]
    while table.to_move() is not None:
        compare(table, other)
        legal = table.legal()
        words = choose(table, leaning, rng) if leaning else legal[rng.below(len(legal))]
        table.play(words)
        other.play(words)
    compare(table, other)


def endow(table: Table, other: Reference, rng: Rng) -> None:
    """Begin rich, with projects of the sets that are not in play, completed or upgraded: rules meet that rarely do."""
    deal = Deal(table)
    assert isinstance(table.setup, Setup)
    sets = table.setup.sets
    absent = [n for name in SETS if name not in sets for n in cards_of(name)]
    for seat, sheet in enumerate(other.seats):
        warm, cold, heat = int(rng.below(4)), int(rng.below(4)), int(rng.below(11))
        goods = {letter: int(rng.below(9)) for letter in "SIGJ"}
        deal.gives(seat, " ".join(f"{n}{letter}" for letter, n in goods.items()), heat=heat, warm=warm, cold=cold)
        sheet |= {"goods": Counter(goods), "heat": heat, "warm": warm, "cold": cold}
        for number in absent:
            fate = rng.below(2 * len(other.seats) + 2)
            if fate == 0:
                deal.completed(number, seat=seat)
            elif fate in (1, 2):
                deal.upgraded(number, seat=seat)
                sheet["up"].add(number)
            if fate in (0, 1, 2):
                sheet["done"].add(number)
    holder = int(rng.below(len(other.seats)))
    deal.silverbeard(holder)
    other.silverbeard = holder


@pytest.mark.parametrize("rules", GAME.versions)
@pytest.mark.parametrize("seed", range(40))
def test_engine_and_reference_agree_on_rich_games(seed: int, rules: int) -> None:
    sets = CHOICES[seed % len(CHOICES)][: 2 + seed % 2]
    table = Table.new(GAME, len(sets), {"sets": sets}, seed, rules)
    other = Reference(len(sets), as_json(table.setup), rules)
    rng = Rng(seed)
    endow(table, other, rng)
    while table.to_move() is not None:
        compare(table, other)
        legal = table.legal()
        words = choose(table, "helper", rng) if seed % 2 else legal[rng.below(len(legal))]
        table.play(words)
        other.play(words)
    compare(table, other)


@pytest.mark.parametrize("path", golden_files("zwergar"), ids=lambda path: path.stem)
def test_golden_games_agree_with_the_reference(path: object) -> None:
    """They complete and upgrade every project, see every event and every phase."""
    record = parse(json.loads(open(str(path), encoding="utf-8").read())["record"])  # noqa: SIM115
    table = Table(record.game, record.players, record.options, record.setup, None, record.rules)
    other = Reference(len(record.players), as_json(table.setup), record.rules or 1)
    for words in record.actions:
        compare(table, other)
        table.play(words)
        other.play(words)
    compare(table, other)
