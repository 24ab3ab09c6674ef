"""The top level at a Python prompt: defaults, checks, friendly errors, and displays."""

import copy
from pathlib import Path

import pytest

import steiger
from steiger import BadRecord, BadRequest, Illegal, Record, State, Table
from tests.any_game import ANY


def test_table_has_sensible_defaults() -> None:
    table = Table.new(ANY)
    assert len(table.players) == steiger.game(ANY).least_players
    assert table.to_move() in (0, 1) and table.legal()
    assert Table.replay(table.record()).setup == table.setup


def test_tables_without_a_seed_differ() -> None:
    assert Table.new(ANY).seed != Table.new(ANY).seed


def test_same_seed_gives_the_same_setup() -> None:
    assert Table.new(ANY, players=3, seed=7).setup == Table.new(steiger.game(ANY), players=3, seed=7).setup


def test_action_number_is_refused_with_a_sentence() -> None:
    table = Table.new(ANY, seed=1)
    with pytest.raises(Illegal, match=r"An action is words such as .* \(got 3\)"):
        table.play(3)  # type: ignore[arg-type]
    assert table.ply == 0


@pytest.mark.parametrize("seat", [9, -1, True, "0", 1.0])
def test_seat_that_does_not_exist_is_refused(seat: int) -> None:
    table = Table.new(ANY, players=3, seed=1)
    for ask in (table.view, table.show, table.log):
        with pytest.raises(BadRequest, match="Seats are 0 to 2"):
            ask(seat)


def test_errors_read_as_sentences() -> None:
    with pytest.raises(steiger.ClientError) as error:
        steiger.game("chess")
    assert "chess" in str(error.value) and ANY in str(error.value)
    assert "Reason" not in str(error.value) and "game-unknown" not in str(error.value)


def test_reason_of_an_unknown_key_is_still_readable() -> None:
    assert str(steiger.core.errors.Reason("no-such-key", n=3)) == "no-such-key {'n': 3}"


def test_record_survives_a_file(tmp_path: Path) -> None:
    table = Table.new(ANY, seed=1)
    table.play(table.legal()[0])
    table.record().save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again.actions == table.words() and again.dumps() == table.record().dumps()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_record_in_another_encoding_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff\xfe{}")
    with pytest.raises(BadRecord, match="UTF-8"):
        Record.load(tmp_path / "game.json")


def test_representations_say_what_matters() -> None:
    table = Table.new(ANY, players=3, seed=1)
    assert repr(table) == f"<Table {ANY}, 3 players, 0 actions, seat 0 to move>"
    assert repr(table.state) == f"<{ANY} position, seat 0 to move>"
    assert repr(table.record()) == f"<Record {ANY}, 3 players, 0 actions>"
    assert repr(table.game).startswith(f"<Game {ANY}, 2–4 players")


def test_finished_table_shows_its_scores() -> None:
    table = Table.new(ANY, seed=1)
    while table.to_move() is not None:
        table.play(table.legal()[0])
    assert f"scores {table.state.scores()}" in repr(table)
    assert repr(table.state) == f"<{ANY} position, over>"


def test_board_is_shown_as_text_and_in_notebooks() -> None:
    table = Table.new(ANY, players=3, seed=1)
    assert "Player 3" in str(table) and str(table) == table.show()
    assert table._repr_html_().startswith("<pre") and "Player 3" in table._repr_html_()


def test_boards_hide_what_a_spectator_may_not_see() -> None:
    table = Table.new(ANY, players=3, seed=1)
    twin = copy.deepcopy(table)
    twin.state.determinize(steiger.NOBODY, steiger.Rng(5))
    assert table._repr_html_() == twin._repr_html_()


def test_suggested_action_is_legal() -> None:
    table = Table.new(ANY, seed=1)
    assert steiger.suggest(table, "foreman") in table.legal()
    with pytest.raises(steiger.ClientError, match="foreman"):
        steiger.suggest(table, "nobody")


def test_simulation_gives_the_same_games_for_the_same_seed() -> None:
    first, second = (steiger.simulate(ANY, ["random", "random"], games=20, seed=3) for _ in range(2))
    assert first.seats == second.seats and first.games == 20


def test_every_public_name_exists_and_is_documented() -> None:
    for name in steiger.__all__:
        assert name in dir(steiger)
        found = getattr(steiger, name)
        assert isinstance(found, int) or found.__doc__, name


@pytest.mark.parametrize("name", ["legal", "apply", "copy", "determinize", "winners", "fingerprint"])
def test_docstrings_survive_compilation(name: str) -> None:
    """mypyc leaves docstrings out; scripts/docstrings.py puts them back."""
    kind = type(Table.new(ANY).state)
    assert State.__doc__ and getattr(State, name).__doc__
    assert getattr(kind, name)  # a game may describe it again or leave it to the base class
