"""Hidden information stays hidden: a seat that can't tell two games apart gets byte-identical views and logs of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import steiger
from steiger.core.record import default_players
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.games.glueckauf.contract import Element, Known, KnownTile, View
from steiger.games.glueckauf.rules.terms import Card, Colour
from tests.conformance import canonical
from tests.games.glueckauf.deal import Deal, glueckauf
from tests.golden import golden_folder, golden_record

GAME = steiger.game("glueckauf")


def random_table(seed: int, plies: int, delivered: str = "hidden") -> Table:
    table = Table.new(GAME, 3, {"delivered": delivered}, seed)
    rng = Rng(seed)
    while table.to_move() is not None and table.ply < plies:
        legal = table.legal()
        table.play(legal[rng.below(len(legal))])
    return table


def described(state: State) -> dict[str, Any]:
    return GAME.describe(state)


def seen_by(table: Table, seat: int | None) -> bytes:
    return canonical([table.view(seat), table.log(seat)])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("stack", ["tiles", "orders"])
def test_cards_nobody_has_seen_make_no_difference(seed: int, stack: str) -> None:
    table = random_table(seed, 60)
    lying = described(table.state)["stacks"][stack]
    setup: dict[str, Any] = as_json(table.setup)
    untouched = [n for n, card in enumerate(setup[stack]) if card in lying][-3:]
    first, second = untouched[0], untouched[-1]
    setup[stack][first], setup[stack][second] = setup[stack][second], setup[stack][first]
    other = Table.read(GAME, default_players(3), table.options, setup, None, table.rules)
    same = Table(GAME, default_players(3), table.options, table.setup)
    for words in table.words():
        for seat in (0, 1, 2, None):
            assert seen_by(same, seat) == seen_by(other, seat)
        if words not in other.legal():
            break  # somebody has looked at the cards that differ: from here on they may matter
        same.play(words)
        other.play(words)
    else:
        assert same.ply == table.ply


def put_back_in(order: list[str]) -> Deal:
    deal = glueckauf(players=3, tiles="y1l y1l y1l y1d y1d y1d b1l b1d b2l b2d g1l g1d k1l").drafted()
    deal.after("place factory-draw", "take none", "return top")
    return deal.after(*(f"next {tile}" for tile in order))


def test_others_do_not_learn_how_cards_were_put_back() -> None:
    one, other = put_back_in(["b1d", "b2l", "b2d", "g1l"]), put_back_in(["g1d", "g1l", "b2d", "b1d"])
    assert seen_by(one.table, 0) != seen_by(other.table, 0)
    for seat in (1, 2, None):
        assert seen_by(one.table, seat) == seen_by(other.table, seat)


def test_cards_in_hand_are_in_no_other_view() -> None:
    deal = glueckauf(players=3, tiles="y1l y1l y1l y1d y1d y1d b1l k2d").drafted().after("place factory-draw")
    assert "k2d" in (deal.view(0).drawn or ())
    for seat in (1, 2, None):
        assert deal.view(seat).drawn is None and b"k2d" not in seen_by(deal.table, seat)
        assert deal.view(seat).looking == 5


def test_only_the_seat_that_put_cards_back_sees_them() -> None:
    deal = put_back_in(["b1d", "b2l", "b2d", "g1l"])
    assert deal.view(0).known.tiles[0] == KnownTile("b1d", [0])
    assert deal.view(1).known == deal.view(None).known == Known([], [])


def delivering(delivered: str = "hidden") -> Deal:
    deal = glueckauf(players=2, draft=[23, 24, 1, 2, 3, 4, 5], delivered=delivered)
    deal.after("draft 1", "draft 23", "draft 2", "draft 24", "draft 3", "draft 4")
    deal.state.players[0].fill(Card(22), Colour(0), 1)
    return deal.after("place deliver-wagon")


def test_delivered_orders_are_hidden_until_a_scoring_shows_them() -> None:
    deal = delivering()
    assert deal.view(0).seats[0].delivered == [23]
    for seat in (1, None):
        assert deal.view(seat).seats[0].delivered == []
        assert deal.view(seat).seats[0].delivered_count == 1
        assert deal.view(seat).clock[0].counts == [0, 0]
    deal.state.players[0].seen_deliveries = 1
    assert deal.view(1).seats[0].delivered == [23]


def test_the_clock_says_how_many_deliveries_lie_face_down() -> None:
    deal = delivering()
    assert [element.face_down for element in deal.view(0).clock] == [[0, 0]] * 12
    for seat in (1, None):
        clock = deal.view(seat).clock
        assert [element.face_down for element in clock] == [[1, 0]] * 8 + [[0, 0]] * 4  # empty carts are always open


def test_no_leader_is_named_where_a_face_down_card_could_change_it() -> None:
    deal = delivering()
    deal.state.players[1].delivered = vec[i64]([2])  # order 3: two yellow slots
    deal.state.players[1].seen_deliveries = 1
    yellow = deal.view(1).clock[0]
    assert (yellow.counts, yellow.leaders) == ([0, 2], [])  # the card of the other player may have three
    assert deal.view(0).clock[0].leaders == [1]


def test_a_leader_is_named_where_no_face_down_card_can_catch_up() -> None:
    deal = delivering()
    deal.state.players[1].delivered = vec[i64]([25, 14])  # orders 26 and 15: three yellow slots each
    deal.state.players[1].seen_deliveries = 2
    assert deal.view(1).clock[0].leaders == deal.view(None).clock[0].leaders == [1]


@pytest.mark.parametrize("name", ["miner-3-0", "storer-4-0"])
def test_the_clock_does_not_depend_on_face_down_cards(name: str) -> None:
    """Redeal what a seat cannot know, at every tenth ply of a golden game."""
    record = golden_record(golden_folder("glueckauf") / f"{name}.json")
    table, rng, face_down = Table.replay(record, to=0), Rng(1), 0
    for ply, words in enumerate(record.actions):
        table.play(words)
        for seat in range(len(record.players)) if ply % 10 == 0 else ():
            other = table.state.copy()
            other.determinize(seat, rng)
            clock = seen_by_seat(table.state, seat)
            assert clock == seen_by_seat(other, seat)
            face_down += sum(sum(element.face_down) for element in clock)
    assert face_down > 0


def seen_by_seat(state: State, seat: int) -> Sequence[Element]:
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view.clock


def test_option_open_shows_delivered_orders_at_once() -> None:
    deal = delivering(delivered="open")
    assert deal.view(None).seats[0].delivered == [23]


def test_determinize_redeals_the_deliveries_of_others_only() -> None:
    deal = delivering()
    found = set()
    for seed in range(60):
        other = deal.state.copy()
        other.determinize(1, Rng(seed))
        found.add(int(other.players[0].delivered[0]))
        own = deal.state.copy()
        own.determinize(0, Rng(seed))
        assert list(own.players[0].delivered) == [22]
    assert len(found) > 10


def test_determinize_keeps_returned_cards_for_their_seat_only() -> None:
    deal = put_back_in(["b1d", "b2l", "b2d", "g1l"])
    truth = deal.now["stacks"]["tiles"][:5]
    differs = 0
    for seed in range(20):
        mine, theirs = deal.state.copy(), deal.state.copy()
        mine.determinize(0, Rng(seed))
        theirs.determinize(1, Rng(seed))
        assert described(mine)["stacks"]["tiles"][:5] == truth
        differs += described(theirs)["stacks"]["tiles"][:5] != truth
    assert differs >= 18
