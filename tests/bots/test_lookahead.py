"""The look-ahead and the nets behind it: many positions at once are the same positions one by one, and the time is kept."""

import numpy as np
import pytest

from steiger import NOBODY, Rng, Table, bots, game
from steiger.bots import budget, lookahead
from steiger.bots.budget import Milliseconds
from steiger.bots.learned import LearnedMind
from steiger.bots.lookahead import Candidate, LookAhead
from steiger.bots.mind import Turn
from steiger.bots.minded import MindedBot
from steiger.bots.minds import find_net_spec
from steiger.bots.shipped import shipped_net
from steiger.core.state import State
from tests.any_game import LEARNED


def positions(name: str, players: int, every: int = 9) -> list[State]:
    """Where the foreman comes to in a game, at the beginning of a turn."""
    state = Table.new(game(name), players, {}, 5).state
    foreman = find_net_spec(state).finder(Rng(1))
    found: list[State] = []
    for turn in range(100):
        if state.to_move() == NOBODY:
            break
        if turn % every == 0:
            found.append(state.copy())
        foreman.play(state)
    return found


def learned(state: State, seed: int = 3) -> LearnedMind:
    spec = find_net_spec(state)
    return LearnedMind(Rng(seed), spec, shipped_net(spec, len(state.scores())))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", LEARNED)
def test_rows_of_many_positions_are_those_of_each(name: str, players: int) -> None:
    states = positions(name, players)
    seats = [i % players for i in range(len(states))]
    spec = find_net_spec(states[0])
    one_by_one = np.array([spec.row(state, seat) for state, seat in zip(states, seats, strict=True)], np.float32)
    assert np.array_equal(spec.rows(states, seats), one_by_one)


@pytest.mark.parametrize("name", LEARNED)
def test_a_batch_is_weighed_like_each_for_its_seat(name: str) -> None:
    states = positions(name, 2)
    seats = [i % 2 for i in range(len(states))]
    mind = learned(states[0])
    alone = [mind.value(state, seat) for state, seat in zip(states, seats, strict=True)]
    assert mind.weigh(states, seats) == alone


def test_turns_are_played_together_as_they_are_alone() -> None:
    together, alone = positions(LEARNED[-1], 3), positions(LEARNED[-1], 3)
    mind = learned(alone[0])
    mind.play_all(together)
    for state in alone:
        mind.play(state)
    assert [state.fingerprint(NOBODY) for state in together] == [state.fingerprint(NOBODY) for state in alone]


class Ticks:
    """A clock that goes on by one second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("name", ["planner", "expert"])
@pytest.mark.parametrize("which", LEARNED)
def test_the_clock_is_looked_at_before_every_turn_played_ahead(which: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = Ticks()
    monkeypatch.setattr(lookahead, "now", ticks)
    monkeypatch.setattr(budget, "now", ticks)
    state = positions(which, 2)[1]
    bot = bots.get(name, Rng(1))
    assert isinstance(bot, MindedBot)
    search = LookAhead(bot.mind(state), width=4, deals=50)
    found = search.search(state, int(state.to_move()), Milliseconds(20_000))
    assert 1 <= len(found[0].values) <= 20


@pytest.mark.parametrize("which", LEARNED)
def test_without_time_the_first_thought_is_played(which: str) -> None:
    state = positions(which, 2)[1]
    mind = learned(state)
    first = learned(state).turns(state, 2)[0]
    found = LookAhead(mind).search(state, int(state.to_move()), Milliseconds(0))
    assert found[0].turn.actions == first.actions and not found[0].values


def test_a_first_thought_counts_like_some_deals() -> None:
    candidate = Candidate(Turn([], 40.0, []))
    assert candidate.mean(2.0) == 40.0
    candidate.values += [50.0, 60.0]
    assert candidate.mean(0.0) == 55.0
    assert candidate.mean(2.0) == 47.5
