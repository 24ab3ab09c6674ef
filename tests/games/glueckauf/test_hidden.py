"""Hidden information stays hidden: a seat that can't tell two games apart gets byte-identical views and logs of them."""

from __future__ import annotations

import pytest

import steiger
from steiger.core.record import default_players
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.games.glueckauf.contract import Known, KnownTile
from steiger.games.glueckauf.rules.terms import Card
from tests.conformance import canonical
from tests.games.glueckauf.deal import Deal, glueckauf

GAME = steiger.game("glueckauf")


def random_table(seed: int, plies: int, delivered: str = "hidden") -> Table:
    table = Table.new(GAME, 3, {"delivered": delivered}, seed)
    rng = Rng(seed)
    while table.to_move() is not None and table.ply < plies:
        legal = table.legal()
        table.play(legal[rng.below(len(legal))])
    return table


def seen_by(table: Table, seat: int | None) -> bytes:
    return canonical([table.view(seat), table.log(seat)])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("stack", ["tiles", "orders"])
def test_cards_nobody_has_seen_make_no_difference(seed: int, stack: str) -> None:
    table = random_table(seed, 60)
    lying = GAME.describe(table.state)["stacks"][stack]
    untouched = [n for n, card in enumerate(table.setup[stack]) if card in lying][-3:]
    setup = {key: list(value) if isinstance(value, list) else value for key, value in table.setup.items()}
    first, second = untouched[0], untouched[-1]
    setup[stack][first], setup[stack][second] = setup[stack][second], setup[stack][first]
    other = Table(GAME, default_players(3), table.options, setup)
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
    deal.state.players[0].fill(Card(22), 0, 1)
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
        assert GAME.describe(mine)["stacks"]["tiles"][:5] == truth
        differs += GAME.describe(theirs)["stacks"]["tiles"][:5] != truth
    assert differs >= 18
