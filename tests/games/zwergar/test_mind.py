"""Zwergar's bots: whole games, fairness, and a turn in little time."""

from time import perf_counter

import pytest

from steiger import NOBODY, Rng, State, Table, bots, game
from steiger.bots.budget import Samples
from steiger.bots.ismcts import TreeSearch
from steiger.bots.minds import find_mind
from steiger.games.zwergar.mind.outlook import most_of_a_set
from steiger.games.zwergar.rules.position import Position


def play(names: list[str], seed: int, ms: int = 20) -> list[int]:
    state = Table.new(game("zwergar"), len(names), {}, seed).state
    seated = [bots.get(name, Rng(seed + seat)) for seat, name in enumerate(names)]
    redeal = Rng(seed)
    while (seat := int(state.to_move())) != NOBODY:
        state.apply(bots.ask(seated[seat], state, redeal, ms))
    state.check()
    return state.scores()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_foreman_plays_to_the_end(players: int) -> None:
    assert min(play(["foreman"] * players, 1)) > 30


@pytest.mark.parametrize("name", ["easy", "medium", "hoarder", "majority-hunter", "set-rusher", "planner", "ismcts"])
def test_other_bots_play_to_the_end(name: str) -> None:
    play([name, "greedy"], 2, ms=1)


def test_all_sets_are_played() -> None:
    table = Table.new(game("zwergar"), 3, {"sets": ["gold", "old-shaft", "east"]}, 4)
    seated = [bots.get("foreman", Rng(seat)) for seat in range(3)]
    while (seat := int(table.state.to_move())) != NOBODY:
        table.state.apply(bots.ask(seated[seat], table.state, Rng(1)))


def test_foreman_beats_greedy_beats_random() -> None:
    for better, worse in (("foreman", "greedy"), ("greedy", "random")):
        results = [play([better, worse], seed) for seed in range(3)] + [play([worse, better], seed)[::-1] for seed in range(3)]
        assert sum(mine > theirs for mine, theirs in results) >= 4, (better, worse, results)


def middle_of_a_game(seed: int) -> State:
    state = Table.new(game("zwergar"), 2, {}, seed).state
    mind = find_mind(state, "greedy", Rng(seed))
    for _ in range(7):
        mind.play(state)
    return state


@pytest.mark.parametrize("name", ["easy", "greedy", "foreman", "planner"])
def test_hidden_cards_do_not_change_a_choice(name: str) -> None:
    for seed in range(3):
        state = middle_of_a_game(seed)
        other = state.copy()
        other.determinize(int(state.to_move()), Rng(1000 + seed))
        chosen = [bots.ask(bots.get(name, Rng(seed)), one, Rng(seed + 1), ms=60_000) for one in (state, other)]
        assert chosen[0] == chosen[1], seed


def test_tree_search_by_iterations_is_fair_too() -> None:
    for seed in range(3):
        state = middle_of_a_game(seed)
        seat = int(state.to_move())
        other = state.copy()
        other.determinize(seat, Rng(1000 + seed))
        assert other.fingerprint(NOBODY) != state.fingerprint(NOBODY)
        found = []
        for seen in (state, other):
            mind = find_mind(state, "", Rng(5))
            found.append(TreeSearch(mind).search(seen, seat, Samples(12)).actions)
        assert found[0] == found[1], seed


def largest_sets(style: str) -> int:
    """Of each clan in a few games among themselves: how many projects it has of the set with most of them."""
    total = 0
    for seed in range(6):
        state = Table.new(game("zwergar"), 2, {}, seed).state
        assert isinstance(state, Position)
        mind = find_mind(state, style, Rng(seed))
        while state.to_move() != NOBODY:
            mind.play(state)
        total += sum(int(most_of_a_set(player)) for player in state.players)
    return total


def test_a_set_rusher_has_more_of_one_set() -> None:
    assert largest_sets("set-rusher") > largest_sets("")


def test_a_turn_is_found_in_little_time() -> None:
    times = []
    for seed in range(5):
        state = middle_of_a_game(seed)
        began = perf_counter()
        find_mind(state, "", Rng(1)).turns(state, 1)
        times.append(perf_counter() - began)
    assert sorted(times)[2] < 0.5
