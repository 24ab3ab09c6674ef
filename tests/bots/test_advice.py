"""Bots explain themselves, fairly and in three languages."""

from pathlib import Path

import pytest

from steiger import Rng, Table, bots, game
from steiger.bots.glueckauf import worth as glueckauf_worth
from steiger.bots.zwergar import worth as zwergar_worth
from steiger.cli.main import main
from steiger.locale import LANGUAGES, catalogue


def table_after(name: str, decisions: int) -> Table:
    table = Table.new(game(name), 2, {}, 3)
    rng = Rng(3)
    for _ in range(decisions):
        table.play(table.legal()[rng.below(len(table.legal()))])
    return table


@pytest.mark.parametrize("name", ["glueckauf", "zwergar"])
def test_advice_is_legal_sorted_and_has_reasons(name: str) -> None:
    table = table_after(name, 6)
    advice = bots.explain(bots.get("planner", Rng(1)), table.state, Rng(2), ms=100, most=3)
    assert advice[0].actions[0] in table.state.legal()
    assert 0 <= advice[0].win <= 1
    assert any(one.reasons for one in advice)


@pytest.mark.parametrize("name", ["glueckauf", "zwergar"])
def test_advice_uses_only_what_the_seat_knows(name: str) -> None:
    state = table_after(name, 60).state
    other = state.copy()
    other.determinize(int(state.to_move()), Rng(99))
    found = [bots.explain(bots.get("foreman", Rng(1)), one, Rng(2), ms=0) for one in (state, other)]
    assert found[0] == found[1]


def test_every_part_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        for name, parts in (("glueckauf", glueckauf_worth.PARTS), ("zwergar", zwergar_worth.PARTS)):
            for part in parts:
                assert catalogue(language).has(f"{name}-part-{part}"), (language, part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_speaks(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(table_after("glueckauf", 40).record().dumps(), encoding="utf-8")
    assert main(["--lang", language, "hint", str(path), "--ms", "50"]) == 0
    assert capsys.readouterr().out.startswith("1. ")


def test_random_cannot_explain_itself() -> None:
    assert bots.explain(bots.get("random", Rng(1)), table_after("glueckauf", 5).state, Rng(1)) == []
