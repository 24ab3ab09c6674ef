"""The bots play whole games legally, and the ladder's rungs lie in order."""

import pytest

from steiger import NOBODY, Rng, Table, bots, game


def play(names: list[str], seed: int, ms: int = 20) -> list[int]:
    state = Table.new(game("glueckauf"), len(names), {}, seed).state
    seated = [bots.get(name, Rng(seed + seat)) for seat, name in enumerate(names)]
    redeal = Rng(seed)
    while (seat := int(state.to_move())) != NOBODY:
        state.apply(bots.ask(seated[seat], state, redeal, ms))
    state.check()
    return state.scores()


@pytest.mark.parametrize("name", [name for name in bots.names() if name not in ("random", "planner", "expert", "ismcts")])
@pytest.mark.parametrize("players", [2, 4])
def test_every_bot_plays_to_the_end(name: str, players: int) -> None:
    play([name] * players, 1)


@pytest.mark.parametrize("name", ["planner", "expert", "ismcts"])
def test_searching_bots_play_to_the_end(name: str) -> None:
    play([name, "foreman"], 2, ms=3)


def test_foreman_beats_greedy_beats_random() -> None:
    for better, worse in (("foreman", "greedy"), ("greedy", "random")):
        results = [play([better, worse], seed) for seed in range(3)] + [play([worse, better], seed)[::-1] for seed in range(3)]
        assert sum(mine > theirs for mine, theirs in results) >= 5, (better, worse, results)


def test_options_and_free_storage_are_played_too() -> None:
    table = Table.new(game("glueckauf"), 3, {"storage": "free", "delivered": "open"}, 4)
    seated = [bots.get("foreman", Rng(seat)) for seat in range(3)]
    while (seat := int(table.state.to_move())) != NOBODY:
        table.state.apply(bots.ask(seated[seat], table.state, Rng(1)))
    table.state.check()
