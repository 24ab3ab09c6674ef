"""Names: what they may contain, and which ones look alike."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from steiger.server.faults import Refusal
from steiger.server.identity import Player, new_id
from steiger.server.messages import SeatWish
from steiger.server.names import clean_name, look_alike, visible
from steiger.server.rows import Row
from steiger.server.seats import furnish, sit, voice
from tests.server.unit.tables import new_row, player


def make_row(players: int) -> Row:
    return new_row(players=players, sit=False)


def make_player(name: str) -> Player:
    return replace(player(), id=new_id("p"), name=name)


ALIKE = [
    ("Anna", "anna"),
    ("Anna", "Аnnа"),  # Cyrillic А and а
    ("Anna", "Αnna"),  # Greek Α
    ("Anna", "Ａｎｎａ"),  # full width
    ("Anna", "𝐀𝐧𝐧𝐚"),  # mathematical
    ("Anna", "Ánna"),
    ("Anna", "A n n a"),
    ("Anna", "Anna."),
    ("Ida", "lda"),
    ("Ida", "ida"),
    ("Bill", "BiII"),
    ("Otto", "0tt0"),
    ("Emma", "Ernma"),
    ("Peter", "Реtеr"),
    ("Groß", "gross"),
]
DIFFERENT = [("Anna", "Hanna"), ("Player 1", "Player 2"), ("Anna", "Ben"), ("Ω", "Д"), ("李", "王"), ("!", "?")]
SUSPECT = "A\u202en\u200bn\u2066a\u2069\u00ad\u034f\u3164\ufe0f\x00\x07\x1b\u200f\U000e0041"


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_names_that_people_confuse_look_alike(first: str, second: str) -> None:
    assert look_alike(first, second)


@pytest.mark.parametrize(("first", "second"), DIFFERENT)
def test_other_names_do_not(first: str, second: str) -> None:
    assert not look_alike(first, second)


def test_control_and_direction_characters_are_removed() -> None:
    assert clean_name(SUSPECT) == visible(SUSPECT) == "Anna"
    assert visible("one\ntwo\tthree\u2028four") == "one two three four"
    assert clean_name("a" + "\u0301" * 30) == "á\u0301\u0301"
    assert clean_name("\u3164\u2800\u200b") == ""


@pytest.mark.parametrize("name", ["Anna", "Аnnа", "foreman"])
def test_nobody_sits_down_under_another_s_name(name: str) -> None:
    row = make_row(3)
    sit(row, make_player("Anna"), None, row.invite)
    furnish(row, 1, SeatWish(kind="bot", bot="foreman"))
    with pytest.raises(Refusal) as refused:
        sit(row, make_player(name), None, row.invite)
    assert refused.value.reason.key == "name-at-table" and row.seats[2].kind == "open"


def test_a_hotseat_cannot_imitate_either_and_is_cleaned() -> None:
    row = make_row(3)
    sit(row, make_player("Anna"), None, row.invite)
    with pytest.raises(Refusal):
        furnish(row, 1, SeatWish(kind="hotseat", name="\u202eAnna"))
    furnish(row, 1, SeatWish(kind="hotseat", name="O\u202epa\x00"))
    assert row.seats[1].name == "Opa"
    furnish(row, 1, SeatWish(kind="hotseat", name="opa"))  # the same seat may be renamed


def test_bots_may_share_a_name() -> None:
    row = make_row(2)
    for seat in (0, 1):
        furnish(row, seat, SeatWish(kind="bot", bot="random"))
    assert [seat.name for seat in row.seats] == ["random", "random"]


def test_a_spectator_cannot_speak_as_a_player_and_a_player_speaks_from_the_seat() -> None:
    row = make_row(2)
    anna = make_player("Anna")
    sit(row, anna, 1, row.invite)
    anna.name = "Somebody else"
    assert voice(row, anna) == (1, "Anna")
    assert voice(row, make_player("Ben")) == (None, "Ben")
    with pytest.raises(Refusal):
        voice(row, make_player("ANNA"))
