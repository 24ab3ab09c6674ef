"""New tables, and the options that every way of making one carries."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from steiger.core.registry import find_game
from steiger.server import opening
from steiger.server.faults import Refusal
from steiger.server.messages import Fork, Table, TableOptions, TableRow
from steiger.server.playing import Play
from steiger.server.rows import all_columns, from_columns
from tests.server.unit.tables import GAME, move, new_row, player, running_row


def other_than_default(name: str) -> Any:
    """Return a value that differs from the option's default."""
    known: dict[str, Any] = {
        "game": GAME,
        "options": other_game_options(),
        "components": other_components(),
        "seed": 5,
        "mode": "turns",
        "clock": {"initial": 600, "increment": 7},
        "public": False,
        "advice": False,
    }
    assert name in known, f"add a value for the new table option '{name}' here"
    return known[name]


def other_game_options() -> dict[str, Any]:
    option = find_game(GAME).options[0]
    return {option.name: next(value for value in option.values if value != option.default)}


def other_components() -> dict[str, Any]:
    """Return corrected components if the game has any: the first number of the box plus one."""
    row = next((row for row in find_game(GAME).components() if isinstance(row.value, int)), None)
    return {} if row is None else {row.section: {row.name: int(row.value) + 1}}


ALL = {name: other_than_default(name) for name in TableOptions.__struct_fields__}


def chosen(row: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(row.chosen)
    return found


def expected(**changes: Any) -> dict[str, Any]:
    game = find_game(GAME)
    return ALL | {"options": game.check_options(ALL["options"])} | changes


def test_a_new_table_has_every_option_that_was_chosen() -> None:
    assert chosen(new_row(**ALL)) == expected()


def test_storage_keeps_every_option() -> None:
    row = new_row(**ALL)
    assert from_columns(all_columns(row)) == row


def test_options_added_later_get_their_default_in_stored_tables() -> None:
    columns = all_columns(new_row(**ALL))
    columns["chosen"] = msgspec.json.encode({"game": GAME}).decode()
    assert from_columns(columns).chosen == TableOptions(game=GAME)


def test_a_rematch_has_the_same_options_and_a_new_deal() -> None:
    row = running_row(**ALL)
    row.status = "finished"
    assert chosen(opening.rematch_of(row)) == expected(seed=None)


def test_a_fork_has_the_same_options_and_the_visibility_that_was_asked_for() -> None:
    play = Play(running_row(**ALL), [])
    move(play)
    play.row.status = "cancelled"
    for public in (True, False):
        row, plies = opening.forked(play, Fork(ply=1, public=public), player(2))
        assert chosen(row) == expected(public=public) and len(plies) == 1
    resampled, _ = opening.forked(play, Fork(ply=1, seat=0), player(2))
    assert chosen(resampled) == expected(seed=None)


def test_the_lobby_and_the_table_show_every_option() -> None:
    for message in (Table, TableRow):
        assert set(TableOptions.__struct_fields__) <= set(message.__struct_fields__)


def test_clocks_start_with_the_game() -> None:
    row = running_row(clock={"initial": 60})
    assert row.times is not None and row.times.left == [60.0, 60.0]


def test_only_the_host_starts_a_full_table() -> None:
    row = new_row()
    with pytest.raises(Refusal, match="conflict"):
        opening.start(row, player(0), [])
    with pytest.raises(Refusal, match="not-allowed"):
        opening.start(row, player(1), [])


def test_a_chosen_seed_gives_the_same_deal_and_no_commitment() -> None:
    first, second = running_row(seed=3), running_row(seed=3)
    assert first.setup == second.setup and first.salt == second.salt == ""
    assert running_row(seed=None).salt
