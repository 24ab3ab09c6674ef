"""What seats remember of cards they put back, against every order the cards could really lie in."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.pile import Pile
from steiger.core.rng import Rng


def pile(cards: int = 10, seats: int = 2) -> Pile:
    return Pile(vec[i64](list(range(cards))), 0, cards, [vec[i64]([]) for _ in range(seats)], False)


def test_who_put_cards_back_on_top_knows_each() -> None:
    p = pile()
    p.look(0, 5)
    p.take(0, 5, 2)
    p.raise_to(0, 0, 4, 4)
    assert p.listed()[:4] == [4, 0, 1, 3]
    assert p.known(0) == [(0, (1,)), (1, (2,)), (3, (3,)), (4, (0,))]
    assert p.known(1) == []


def test_who_put_cards_underneath_knows_each() -> None:
    p = pile()
    p.look(0, 5)
    p.sink(0, 5)
    assert p.listed() == [5, 6, 7, 8, 9, 0, 1, 2, 3, 4]
    assert p.known(0) == [(card, (5 + card,)) for card in range(5)]


def test_when_another_looks_the_first_knows_which_but_not_how_they_lie() -> None:
    p = pile()
    p.look(0, 5)
    p.look(1, 5)
    p.take(1, 5, 3)
    p.raise_to(1, 0, 4, 4)
    assert p.known(0) == [(card, (0, 1, 2, 3)) for card in (0, 1, 2, 4)]
    assert p.known(1) == [(0, (1,)), (1, (2,)), (2, (3,)), (4, (0,))]


def test_a_card_turned_up_is_no_longer_remembered_and_narrows_the_rest() -> None:
    p = pile()
    p.look(0, 2)
    p.look(1, 2)
    p.raise_to(1, 0, 2, 1)
    assert p.known(0) == [(0, (0, 1)), (1, (0, 1))]
    assert p.draw() == 1
    assert p.known(0) == [(0, (0,))]


def test_a_second_identical_card_leaves_open_which_was_taken() -> None:
    # Seat 0 knows one card 7 on top; another 7 below it is unknown to seat 0. Seat 1 looks at both and takes one.
    for depth in (0, 1):
        p = Pile(vec[i64]([7, 7, 1, 2]), 0, 4, [vec[i64]([]), vec[i64]([])], False)
        p.look(0, 1)
        p.look(1, 2)
        p.raise_to(1, 0, 2, p.peek(depth))
        p.take(1, 2, 7)
        assert p.known(0) == [], "seat 0 cannot know that the other 7 is still there"


def test_a_block_half_drawn_by_another_keeps_the_rest() -> None:
    # Seat 0 sinks five; when three remain above them, seat 1 looks at five: three unknown and two of seat 0's.
    p = pile(8)
    p.look(0, 5)
    p.sink(0, 5)
    p.look(1, 5)
    p.take(1, 5, 0)
    assert p.known(0)[0] == (1, (0, 1, 2, 3))
    assert p.known(0)[1:] == [(2, (4,)), (3, (5,)), (4, (6,))]


def test_copies_do_not_share_memories() -> None:
    p = pile()
    p.look(0, 5)
    other = p.copy()
    other.look(1, 5)
    other.take(1, 5, 0)
    assert p.known(0) == [(card, (card,)) for card in range(5)]
    assert p.listed() == list(range(10))


@pytest.mark.parametrize("seat", [0, 1])
def test_redeal_keeps_what_is_known_and_reaches_every_deal_possible(seat: int) -> None:
    p = pile(6)
    p.look(0, 3)
    p.look(1, 2)
    possible = {order for order in permutations(range(6)) if all(order.index(card) in depths for card, depths in p.known(seat))}
    found = set()
    for seed in range(600):
        other = p.copy()
        other.redeal(seat, [], Rng(seed))
        found.add(tuple(other.listed()))
    assert found == possible


def test_redeal_mixes_in_hidden_cards_from_elsewhere() -> None:
    seen = set()
    for seed in range(200):
        p = pile(3)
        p.look(0, 1)
        elsewhere = p.redeal(0, [8, 9], Rng(seed))
        assert p.listed()[0] == 0 and sorted(p.listed() + elsewhere) == [0, 1, 2, 8, 9]
        seen.add(tuple(elsewhere))
    assert len(seen) == 12


moves = st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["draw", "top", "bottom", "take"]), st.integers(0, 4)), max_size=25)


@given(moves, st.integers(0, 2**32), st.booleans())
@settings(max_examples=300, deadline=None)
def test_the_truth_is_always_among_what_is_held_possible(plays: list[tuple[int, str, int]], seed: int, twins: bool) -> None:
    cards = [card // 2 if twins else card for card in range(12)]
    p = Pile(vec[i64](cards), 0, 12, [vec[i64]([]) for _ in range(3)], False)
    rng = Rng(seed)
    for seat, kind, choice in plays:
        if p.size == 0:
            break
        play(p, seat, kind, choice)
        for owner in range(3):
            holds_true(p, owner)
            known = p.known(owner)
            other = p.copy()
            other.redeal(owner, [], rng)
            assert other.known(owner) == known and sorted(other.listed()) == sorted(p.listed())


def play(p: Pile, seat: int, kind: str, choice: int) -> None:
    if kind == "draw":
        p.draw()
        return
    count = min(5, int(p.size))
    p.look(seat, count)
    if kind == "take":
        p.take(seat, count, p.peek(choice % count))
        return
    p.raise_to(seat, 0, count, p.peek(choice % count))
    if kind == "bottom" and p.size > count:
        p.sink(seat, count)


def holds_true(p: Pile, seat: int) -> None:
    """Each remembered card lies at one of its depths, all at once: some assignment exists (Kuhn, from scratch)."""
    known = p.known(seat)
    truth = p.listed()
    owner: dict[int, int] = {}

    def assign(item: int, tried: set[int]) -> bool:
        card, depths = known[item]
        for depth in depths:
            if truth[depth] == card and depth not in tried:
                tried.add(depth)
                if depth not in owner or assign(owner[depth], tried):
                    owner[depth] = item
                    return True
        return False

    assert all(assign(item, set()) for item in range(len(known))), (known, truth)
