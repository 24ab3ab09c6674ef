import pytest

from steiger import Rng, State, Table, game, game_names
from steiger.bots import STYLES, Bot, adviser, ask, get, names, plays, register, registry
from steiger.bots.minds import minds_of
from steiger.bots.registry import entry_of
from steiger.core.errors import UnknownBot
from steiger.core.playout import playout
from steiger.core.state import Choices
from steiger.locale import LANGUAGES, catalogue
from tests.any_game import ANY


class Spy(Bot):
    """Remembers what it is shown."""

    def choose(self, state: State, seat: int, ms: int) -> int:
        self.shown = state
        self.seat = seat
        return state.legal()[0]


def played(seed: int, plies: int) -> Table:
    table = Table.new(game(ANY), 3, {}, seed)
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


def test_registered_bot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_entries", dict(registry._entries))
    register("spy", "tests.bots.test_bot:Spy")
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
    general, fast = (Table.new(game(ANY), 4, {}, 8).state for _ in range(2))
    rng = Rng(77)
    bots = [get("random", rng) for _ in range(4)]
    while general.to_move() >= 0:
        general.apply(ask(bots[general.to_move()], general, Rng(1)))
    playout(fast, Rng(77), Choices())
    assert general.fingerprint(-1) == fast.fingerprint(-1)


def test_bots_that_think_play_games_with_a_mind_and_the_others_play_all(monkeypatch: pytest.MonkeyPatch) -> None:
    name = game_names()[0]
    assert all(plays(bot, name) for bot in ("random", "ismcts", "foreman", "hoarder", "expert"))
    monkeypatch.setattr(game(name), "mind", lambda: None)
    assert [bot for bot in ("random", "ismcts", "foreman", "hoarder", "expert") if plays(bot, name)] == ["random", "ismcts"]


def test_a_learned_bot_needs_nets_and_a_style_must_be_known(monkeypatch: pytest.MonkeyPatch) -> None:
    name = game_names()[0]
    minds = minds_of(name)
    assert minds is not None and adviser(name) == "expert"
    monkeypatch.setattr(type(minds), "net_spec", lambda minds: None)
    monkeypatch.setattr(type(minds), "styles", ("",))
    assert adviser(name) == "planner" and not plays("hoarder", name)


def test_a_game_without_a_mind_has_no_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game(game_names()[0]), "mind", lambda: None)
    assert adviser(game_names()[0]) is None


def test_tree_search_plays_a_game_without_a_mind_and_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game(ANY), "mind", lambda: None)
    monkeypatch.setattr("steiger.bots.minded.Ismcts.iterations", 40)
    state = Table.new(game(ANY), 2, {}, 3).state
    bots = [get("ismcts", Rng(1)), get("random", Rng(2))]
    while state.to_move() >= 0:
        state.apply(ask(bots[state.to_move()], state, Rng(3), ms=60_000))
    assert state.winners() == [0]


@pytest.mark.parametrize("name", game_names())
def test_every_style_of_a_game_is_a_bot_and_every_game_knows_it(name: str) -> None:
    minds = minds_of(name)
    assert minds is None or set(minds.styles) == {"", "greedy", *STYLES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_for_people(language: str) -> None:
    ours = [name for name in names() if entry_of(name).where.startswith("steiger.")]
    assert [name for name in ours if catalogue(language).text("web-bot-name", bot=name) == name] == []
