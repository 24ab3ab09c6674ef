import pytest

from steiger import Rng, State, Table, game
from steiger.bots import Bot, ask, get, names, offer
from steiger.core.errors import UnknownBot
from steiger.core.playout import playout
from steiger.core.state import Choices


class Spy(Bot):
    """Remembers what it is shown."""

    def choose(self, state: State, seat: int, ms: int) -> int:
        self.shown = state
        self.seat = seat
        return state.legal()[0]


def played(seed: int, plies: int) -> Table:
    table = Table.new(game("glueckauf"), 3, {}, seed)
    rng = Rng(seed)
    for _ in range(plies):
        legal = table.legal()
        table.play(legal[rng.below(len(legal))])
    return table


def test_random_is_there() -> None:
    assert "random" in names()


def test_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(UnknownBot) as caught:
        get("genius", Rng(1))
    assert "random" in str(caught.value.reason.arguments["known"])
    with pytest.raises(UnknownBot):
        get(None, Rng(1))


def test_offered_bot_is_found() -> None:
    offer("spy", "tests.bots.test_bot:Spy")
    assert type(get("spy", Rng(1))).__name__ == "Spy"


def test_bot_sees_what_its_seat_knows_and_no_more() -> None:
    table = played(seed=4, plies=150)
    spy = Spy(Rng(1))
    before = table.state.fingerprint(-1)
    ask(spy, table.state, Rng(9))
    assert table.state.fingerprint(-1) == before
    assert spy.shown.fingerprint(spy.seat) == table.state.fingerprint(spy.seat)
    assert spy.shown.fingerprint(-1) != before


def test_same_rng_same_choices() -> None:
    state = played(seed=5, plies=60).state
    first = [ask(get("random", Rng(n)), state, Rng(2)) for n in range(30)]
    assert first == [ask(get("random", Rng(n)), state, Rng(3)) for n in range(30)]
    assert len(set(first)) > 1


def test_random_bots_with_one_rng_play_the_playout() -> None:
    general, fast = (Table.new(game("glueckauf"), 4, {}, 8).state for _ in range(2))
    rng = Rng(77)
    bots = [get("random", rng) for _ in range(4)]
    while general.to_move() >= 0:
        general.apply(ask(bots[general.to_move()], general, Rng(1)))
    playout(fast, Rng(77), Choices())
    assert general.fingerprint(-1) == fast.fingerprint(-1)
