"""What seats remember of cards they put back, against every order the cards could really lie in."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steiger.core.pile import Pile, new_pile
from steiger.core.rng import Rng


def pile(cards: int = 10) -> Pile:
    return new_pile(list(range(cards)), cards)


def put_back(p: Pile, seat: int, count: int, underneath: bool = False) -> None:
    p.look(seat, count)
    p.put_back(underneath)


def test_who_looks_knows_the_cards_in_the_hand() -> None:
    p = pile()
    p.look(1, 3)
    assert p.in_hand(1) == [0, 1, 2] and p.in_hand(0) == []
    for seed in range(20):
        mine, theirs = p.copy(), p.copy()
        mine.redeal(1, [], Rng(seed))
        theirs.redeal(0, [], Rng(seed))
        assert mine.in_hand(1) == [0, 1, 2] and theirs.held == 3
    assert theirs.in_hand(1) != [0, 1, 2]


def test_who_put_cards_back_on_top_knows_each() -> None:
    p = pile()
    p.look(0, 5)
    p.take(2)
    p.settle(4)
    p.put_back(underneath=False)
    assert p.listed()[:4] == [4, 0, 1, 3]
    assert p.known(0) == [(0, (1,)), (1, (2,)), (3, (3,)), (4, (0,))]
    assert p.known(1) == []


def test_who_put_cards_underneath_knows_each() -> None:
    p = pile()
    put_back(p, 0, 5, underneath=True)
    assert p.listed() == [5, 6, 7, 8, 9, 0, 1, 2, 3, 4]
    assert p.known(0) == [(card, (5 + card,)) for card in range(5)]


def test_when_another_looks_the_first_knows_which_but_not_how_they_lie() -> None:
    p = pile()
    put_back(p, 0, 5)
    p.look(1, 5)
    p.take(3)
    p.settle(4)
    p.put_back(underneath=False)
    assert p.known(0) == [(card, (0, 1, 2, 3)) for card in (0, 1, 2, 4)]
    assert p.known(1) == [(0, (1,)), (1, (2,)), (2, (3,)), (4, (0,))]


def test_a_card_turned_up_is_no_longer_remembered_and_narrows_the_rest() -> None:
    p = pile()
    put_back(p, 0, 2)
    p.look(1, 2)
    p.settle(1)
    p.put_back(underneath=False)
    assert p.known(0) == [(0, (0, 1)), (1, (0, 1))]
    assert p.draw() == 1
    assert p.known(0) == [(0, (0,))]


def test_a_second_identical_card_leaves_open_which_was_taken() -> None:
    # Seat 0 knows one card 7 on top; another 7 below it is unknown to seat 0. Seat 1 looks at both and takes one.
    for depth in (0, 1):
        p = new_pile([7, 7, 1, 2], 4)
        put_back(p, 0, 1)
        p.look(1, 2)
        p.settle(p.peek(depth))
        p.take(7)
        assert p.known(0) == [], "seat 0 cannot know that the other 7 is still there"


def test_a_block_half_drawn_by_another_keeps_the_rest() -> None:
    # Seat 0 sinks five; when three remain above them, seat 1 looks at five: three unknown and two of seat 0's.
    p = pile(8)
    put_back(p, 0, 5, underneath=True)
    p.look(1, 5)
    p.take(0)
    assert p.known(0)[0] == (1, (0, 1, 2, 3))
    assert p.known(0)[1:] == [(2, (4,)), (3, (5,)), (4, (6,))]


def test_copies_do_not_share_memories() -> None:
    p = pile()
    put_back(p, 0, 5)
    other = p.copy()
    other.look(1, 5)
    other.take(0)
    other.put_back(underneath=False)
    assert p.known(0) == [(card, (card,)) for card in range(5)]
    assert p.listed() == list(range(10))


@pytest.mark.parametrize("seat", [0, 1])
def test_redeal_keeps_what_is_known_and_reaches_every_deal_possible(seat: int) -> None:
    p = pile(6)
    put_back(p, 0, 3)
    put_back(p, 1, 2)
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
        put_back(p, 0, 1)
        elsewhere = p.redeal(0, [8, 9], Rng(seed))
        assert p.listed()[0] == 0 and sorted(p.listed() + elsewhere) == [0, 1, 2, 8, 9]
        seen.add(tuple(elsewhere))
    assert len(seen) == 12


moves = st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["draw", "top", "bottom", "take"]), st.integers(0, 4)), max_size=25)


@given(moves, st.integers(0, 2**32), st.booleans())
@settings(max_examples=300, deadline=None)
def test_the_truth_is_always_among_what_is_held_possible(plays: list[tuple[int, str, int]], seed: int, twins: bool) -> None:
    cards = [card // 2 if twins else card for card in range(12)]
    p = new_pile(cards, 12)
    rng = Rng(seed)
    for seat, kind, choice in plays:
        if p.size == 0:
            break
        play(p, seat, kind, choice, rng)
        for owner in range(3):
            holds_true(p, owner)
            known, hand = p.known(owner), p.in_hand(owner)
            other = p.copy()
            other.redeal(owner, [], rng)
            assert (other.known(owner), other.in_hand(owner)) == (known, hand) and sorted(other.listed()) == sorted(p.listed())


def play(p: Pile, seat: int, kind: str, choice: int, rng: Rng) -> None:
    if kind == "draw":
        p.draw()
        return
    count = min(5, int(p.size))
    p.look(seat, count)
    p.copy().redeal(choice % 3, [], rng)  # in the middle of it, too
    if kind == "take":
        p.take(p.peek(choice % count))
        count -= 1
    if count > 1:
        p.settle(p.peek(choice % count))
    if count > 0:
        p.put_back(underneath=kind == "bottom" and p.size > count)


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
