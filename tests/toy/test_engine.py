"""A game from another package, in plain Python, on the engine: the walk, redeals, pickles, and both versions of its rules."""

import copy
import multiprocessing
import pickle
from typing import Any, cast

import pytest

import steiger
from steiger import NOBODY, Rng, State, Table
from steiger.core.errors import BadRecord, BadRequest, Illegal
from steiger.core.jsontypes import Json
from steiger.core.record import parse
from steiger.core.resample import resample
from steiger.core.state import Choices
from steiger.locale import LANGUAGES, catalogue
from tests.conformance.help import check_topics
from tests.conformance.past import take_back_all
from tests.conformance.settings import Setting
from tests.conformance.walking import Walk, at_random
from tests.toy.installing import NAME


def table(players: int = 2, seed: int = 1, rules: int | None = None) -> Table:
    return Table.new(steiger.game(NAME), players, {}, seed, rules)


def in_the_middle(seed: int = 1, plies: int = 5, rules: int | None = None) -> Table:
    found, rng = table(3, seed, rules), Rng(seed)
    for _ in range(plies):
        legal = found.legal()
        found.play(legal[rng.below(len(legal))])
    return found


def test_the_game_is_found_by_its_entry_point() -> None:
    assert NAME in steiger.game_names()
    assert type(steiger.game(NAME)).__module__ == "nuggets"
    assert table().state.game_name() == NAME


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_walk(players: int, seed: int) -> None:
    walk = Walk(Setting("", steiger.game(NAME), players, {}, seed).table(), seed, stride=3)
    take_back_all(walk.to_the_end(at_random), walk.trail)


def test_every_topic_is_explained() -> None:
    check_topics(steiger.game(NAME))


def test_redealt_games_look_the_same_to_the_seat() -> None:
    for seed in range(20):
        true = in_the_middle(seed)
        for seat in range(3):
            assert resample(true, seat, Rng(seed)).rules == 2


def test_its_sentences_are_found_beside_it() -> None:
    for language in LANGUAGES:
        assert catalogue(language).text("nuggets-log-dig", shaft="left") != "nuggets-log-dig"


def test_refusals_name_the_rule() -> None:
    with pytest.raises(Illegal) as refused:
        table().play("stop")
    assert refused.value.reason.key == "nuggets-nothing-dug"
    with pytest.raises(Illegal) as refused:
        table().play("dig deeper")
    assert refused.value.reason.key == "action-unknown"


def test_a_set_up_that_is_none_is_refused() -> None:
    bad: list[Json] = [{}, {"left": [], "right": 3}, {"left": ["gold"], "right": [1]}, {"left": [1], "right": [1]}, 3]
    for setup in bad:
        with pytest.raises(BadRequest):
            steiger.game(NAME).read_setup(2, {}, setup, 2)


class Forgetful(State):
    """A subclass that lacks every method."""


def test_a_forgotten_method_is_named() -> None:
    forgetful: State = cast("Any", Forgetful)()
    with pytest.raises(NotImplementedError, match="offer"):
        forgetful.legal()
    with pytest.raises(NotImplementedError, match="apply"):
        forgetful.apply(1)


# Pickles.


def played_on(state: State) -> tuple[object, ...]:
    """How the game ends from here, at random."""
    from steiger.core.playout import playout

    playout(state, Rng(9), Choices())
    return state.fingerprint(NOBODY)


@pytest.mark.parametrize("name", [NAME, *(name for name in steiger.game_names() if name != NAME)])
def test_positions_survive_pickle_and_deepcopy(name: str) -> None:
    state, rng = Table.new(steiger.game(name), 3, {}, 4).state, Rng(4)
    while state.to_move() != NOBODY:
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert twin is not state and twin.fingerprint(NOBODY) == state.fingerprint(NOBODY)
            assert played_on(twin) == played_on(state.copy())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])


def test_positions_go_to_a_process_that_was_spawned() -> None:
    names = steiger.game_names()
    states = [Table.new(steiger.game(name), 2, {}, 3).state for name in names]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(played_on, states) == [played_on(state) for state in states]


def test_a_generator_survives_pickle() -> None:
    rng = Rng(5)
    rng.word()
    twin = pickle.loads(pickle.dumps(rng))
    assert [twin.word() for _ in range(5)] == [rng.word() for _ in range(5)]


# Versions of the rules.


def buried(rules: int) -> list[int]:
    """The scores after a cave-in with three nuggets in the sack."""
    setup: Json = {"left": [3, 0, 0, 0, 0, 1, 1, 1], "right": [1, 2, 2, 2, 2, 3, 3, 3]}
    record: dict[str, Json] = {"format": "steiger/1", "game": NAME, "rules": rules, "players": [{"name": "A"}, {"name": "B"}]}
    record |= {"setup": setup, "actions": ["dig left", "dig left"]}
    return Table.replay(parse(record)).state.scores()


def test_a_record_is_played_under_its_own_rules() -> None:
    assert buried(rules=1) == [0, 0]
    assert buried(rules=2) == [1, 0]
    with pytest.raises(BadRecord) as fault:
        buried(rules=3)
    assert fault.value.reason.arguments["known"] == "1, 2"


def test_new_games_take_the_newest_rules_and_old_ones_keep_theirs() -> None:
    assert table().rules == 2
    old = in_the_middle(rules=1)
    assert old.record().to_json()["rules"] == 1
    again = Table.replay(parse(old.record().to_json()))
    for other in (again, old.copy(), resample(old, 0, Rng(1))):
        assert other.rules == 1
    old.take_back()
    assert old.state.fingerprint(NOBODY)[0] == 1
