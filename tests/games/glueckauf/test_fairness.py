"""Bots know what their seat may know: other hidden cards, the same choice."""

import pytest

from steiger import NOBODY, Rng, State, Table, bots, game
from steiger.bots.minded import Expert
from steiger.games.glueckauf.rules.position import Position

NAMES = ["random", "easy", "medium", "greedy", "foreman", "planner", "expert", "ismcts", "blocker"]


def after_random_play(players: int, seed: int, decisions: int) -> State:
    state = Table.new(game("glueckauf"), players, {}, seed).state
    rng = Rng(seed)
    for _ in range(decisions):
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    assert state.to_move() != NOBODY
    return state


def choices(name: str, state: State, seed: int) -> int:
    """What the bot does, with all its chance fixed; look-ahead is bounded by its deals, not by the clock."""
    return bots.ask(bots.get(name, Rng(seed)), state, Rng(seed + 1), ms=2 if name == "ismcts" else 60_000)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "ismcts"])
@pytest.mark.parametrize("players", [2, 3])
def test_hidden_cards_do_not_change_a_choice(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Expert, "deals", 2)
    for seed in range(4):
        state = after_random_play(players, seed, 30 + 35 * seed)
        other = state.copy()
        other.determinize(int(state.to_move()), Rng(1000 + seed))
        assert choices(name, state, seed) == choices(name, other, seed), (seed, state.to_move())


def test_tree_search_by_iterations_is_fair_too() -> None:
    from steiger.bots.budget import Samples
    from steiger.bots.ismcts import TreeSearch
    from steiger.bots.minds import find_mind

    for seed in range(3):
        state = after_random_play(2, seed, 60)
        seat = int(state.to_move())
        found = []
        for chance in (1, 2):
            seen = state.copy()
            seen.determinize(seat, Rng(chance))
            seen.determinize(seat, Rng(7))
            mind = find_mind(state, "", Rng(5))
            found.append(TreeSearch(mind).search(seen, seat, Samples(12)).actions)
        assert found[0] == found[1]


def test_redealing_keeps_cards_the_seat_put_back() -> None:
    table = Table.new(game("glueckauf"), 2, {}, 5)
    rng = Rng(5)
    while "place order-draw" not in table.legal():
        table.play(table.legal()[rng.below(len(table.legal()))])
    seat = table.to_move()
    assert seat is not None
    for words in ("place order-draw", "take none", "return top"):
        table.play(words)
    while table.legal()[0].startswith("next"):
        table.play(table.legal()[-1])
    assert isinstance(table.state, Position)
    top = table.state.order_pile.listed()[:5]
    for chance in range(20):
        dealt = table.state.copy()
        dealt.determinize(seat, Rng(chance))
        assert isinstance(dealt, Position)
        assert dealt.order_pile.listed()[:5] == top
        dealt.check()


def test_redealing_forgets_what_others_put_back() -> None:
    state = after_random_play(2, 3, 120)
    assert isinstance(state, Position)
    seat = int(state.to_move())
    state.determinize(seat, Rng(1))
    for pile in (state.tile_pile, state.order_pile):
        assert pile.known(1 - seat) == []


def test_bots_see_nothing_of_the_true_deck() -> None:
    state = after_random_play(2, 9, 80)
    seat = int(state.to_move())
    permuted = state.copy()
    permuted.determinize(seat, Rng(77))
    one, other = state.copy(), permuted.copy()
    one.determinize(seat, Rng(3))
    other.determinize(seat, Rng(3))
    assert one.fingerprint(NOBODY) == other.fingerprint(NOBODY)
