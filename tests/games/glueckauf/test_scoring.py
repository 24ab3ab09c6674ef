"""Majorities and ties, against a second statement of the rule."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.glueckauf.rules.scoring import award, score_end, tally, tilt
from steiger.games.glueckauf.rules.tables import FIRST, ORDER_ROWS, SECOND
from tests.games.glueckauf.deal import glueckauf

counts = st.lists(st.integers(0, 6), min_size=2, max_size=4)


@given(counts, st.integers(0, 11))
def test_award_by_the_words_of_the_rule(have: list[int], element: int) -> None:
    points = [int(p) for p in award(vec[i64](have), FIRST[element], SECOND[element])]
    places = sorted(set(have) - {0}, reverse=True)
    first = [seat for seat, n in enumerate(have) if places and n == places[0]]
    second = [seat for seat, n in enumerate(have) if len(places) > 1 and n == places[1]]
    paid = second if len(first) == 1 and len(have) > 2 else []
    expected = [int(FIRST[element]) if s in first else int(SECOND[element]) if s in paid else 0 for s in range(len(have))]
    assert points == expected


@given(counts, st.permutations([0, 1, 2, 3]))
def test_award_does_not_depend_on_the_seating(have: list[int], order: list[int]) -> None:
    seats = [seat for seat in order if seat < len(have)]
    points = award(vec[i64](have), 9, 4)
    moved = award(vec[i64]([have[seat] for seat in seats]), 9, 4)
    assert [int(p) for p in moved] == [int(points[seat]) for seat in seats]


def test_clock_pays_the_printed_points() -> None:
    assert [int(n) for n in FIRST] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    assert [int(n) for n in SECOND] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


@given(st.sets(st.integers(0, 43), max_size=12))
def test_tallies_count_the_printed_slots(cards: set[int]) -> None:
    player = glueckauf(players=2).state.players[0]
    player.delivered = vec[i64](sorted(cards))
    for element, colour in enumerate("ybgk"):
        assert tally(player, element) == sum(ORDER_ROWS[card][2].count(colour) for card in cards)
    for element, vehicle in enumerate(("handcart", "wagon", "truck", "train"), start=4):
        assert tally(player, element) == sum(len(ORDER_ROWS[c][2]) for c in cards if ORDER_ROWS[c][0] == vehicle)


@given(st.integers(0, 60), st.integers(0, 9), st.integers(0, 9), st.integers(0, 5), st.integers(0, 9))
def test_end_scoring_adds_up(money: int, light: int, dark: int, cage: int, store: int) -> None:
    deal = glueckauf(players=2).drafted()
    player = deal.state.players[0]
    player.money, player.cage, player.store = money, cage, store
    for _ in range(light):
        player.add_tunnel(0, 0)
    for _ in range(dark):
        player.add_tunnel(1, 0)
    assert tilt(player) == abs(light - dark)
    score_end(deal.state)
    assert player.score == money // 5 + (4 + cage + store) // 3 - 3 - 2 * abs(light - dark)
    assert player.money == money % 5
