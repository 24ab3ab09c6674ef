"""The terminal board: within 100 columns and 33 lines at every moment, in every language, and nothing cut off."""

import msgspec
import pytest
from rich.console import Console

from steiger import Rng, Table, game
from steiger.games.glueckauf.rules.terms import PHASES
from steiger.locale import LANGUAGES, catalogue
from tests.games.glueckauf.deal import seen_by
from tests.golden import golden_folder, golden_record

GLUECKAUF = game("glueckauf")
NAMES = ["Bartholomäus", "Ben", "Christiane-M", "D"]
WIDTH, HEIGHT = 100, 33


def drawn(table: Table, seat: int | None, language: str = "en") -> list[str]:
    """As text, on a console so wide that nothing is cut off at its edge."""
    console = Console(width=300, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(GLUECKAUF.draw(table.view(seat), NAMES[: len(table.players)], catalogue(language)))
    return [line.rstrip() for line in console.export_text().splitlines()]


def height(table: Table) -> int:
    """Who hoards orders, as random play does and people do not, gets a line more for every two beyond eight."""
    most = max(len(seat.open) for seat in seen_by(table, None).seats)
    return HEIGHT + max(0, most - 8 + 1) // 2


def along(players: int, seed: int, every: int = 1) -> list[Table]:
    """Tables all along a random game."""
    table, rng = Table.new(GLUECKAUF, players, {}, seed), Rng(seed)
    tables = []
    while table.to_move() is not None:
        if table.ply % every == 0:
            tables.append(Table.replay(table.record()))
        legal = table.legal()
        table.play(legal[rng.below(len(legal))])
    return [*tables, table]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_fits(players: int, language: str) -> None:
    for seed in range(3):
        for table in along(players, seed, every=11):
            for seat in (table.to_move(), None):
                lines = drawn(table, seat, language)
                assert max(map(len, lines)) <= WIDTH, "\n".join(lines)
                assert len(lines) <= height(table), "\n".join(lines)
                assert "…" not in "".join(lines), "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES[1:])
def test_longest_heading_fits(language: str, phase: str) -> None:
    table = Table.new(GLUECKAUF, 4, {}, 1)
    view = msgspec.structs.replace(table.view(None), phase=phase, steps=10, player=0, start=2)
    console = Console(width=300, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(GLUECKAUF.draw(view, NAMES, catalogue(language)))
    assert max(map(len, console.export_text().splitlines())) <= WIDTH


def test_says_what_lies_where() -> None:
    table = Table.new(GLUECKAUF, 3, {}, 7)
    text = "\n".join(drawn(table, None))
    view = seen_by(table, None)
    for tile in view.tiles.values():
        assert tile is not None and tile in text
    for number in view.pool:
        assert f"{number} " in text
    assert all(name in text for name in NAMES[:3])


def test_workers_and_costs() -> None:
    table = Table.new(GLUECKAUF, 2, {}, 7)
    for _ in range(6):
        table.play(table.legal()[0])
    table.play("place money-4")
    lines = drawn(table, None)
    letter = "AB"[table.movers[-1]]
    row = next(n for n, line in enumerate(lines) if "money-4" in line)
    at = lines[row].index("money-4")
    assert lines[row + 1][at : at + 4] == f"{letter}1→2"


def test_cage_carts_and_slots() -> None:
    table = Table.new(GLUECKAUF, 2, {}, 7)
    for _ in range(6):
        table.play(table.legal()[0])
    for words in ("place mine-6", "cage 3", "load g"):
        table.play(words)
    text = "\n".join(drawn(table, None))
    assert "▣3g · 0l0d" in text
    assert "Cage 3 g····" in text
    assert "3 steps left" not in text and "4 steps left" in text


def test_own_cards_are_shown_to_the_seat_only() -> None:
    table = Table.new(GLUECKAUF, 2, {}, 7)
    for _ in range(6):
        table.play(table.legal()[0])
    table.play("place factory-draw")
    seat = table.to_move()
    assert seat is not None
    assert any("You look at:" in line for line in drawn(table, seat))
    for other in (1 - seat, None):
        lines = drawn(table, other)
        assert not any("You look at:" in line for line in lines)
        assert any("5 cards are being looked at" in line for line in lines)


def test_face_down_deliveries_stand_beside_the_counts() -> None:
    record = golden_record(golden_folder("glueckauf") / "miner-3-0.json")
    first = next(ply for ply, words in enumerate(record.actions) if words.startswith("place deliver"))
    before, after = Table.replay(record, to=first), Table.replay(record, to=first + 1)
    assert not any("0+1?" in line for line in drawn(before, None))
    assert any("0+1?" in line for line in drawn(after, None))
    assert not any("0+1?" in line for line in drawn(after, after.movers[-1]))
