"""Bots explain themselves, fairly and in three languages."""

from pathlib import Path

import pytest

from steiger import Rng, Table, bots, game
from steiger.bots.minded import MindedBot
from steiger.cli.main import main
from steiger.locale import LANGUAGES, catalogue
from tests.any_game import ANY, LEARNED


def table_after(name: str, decisions: int) -> Table:
    table = Table.new(game(name), 2, {}, 3)
    rng = Rng(3)
    for _ in range(decisions):
        table.play(table.legal()[rng.below(len(table.legal()))])
    return table


@pytest.mark.parametrize("name", LEARNED)
@pytest.mark.parametrize("adviser", ["planner", "expert"])
def test_advice_is_legal_and_has_reasons(name: str, adviser: str) -> None:
    table = table_after(name, 6)
    advice = bots.explain(bots.get(adviser, Rng(1)), table.state, Rng(2), ms=100, most=3)
    assert advice[0].actions[0] in table.state.legal()
    assert 0 <= advice[0].win <= 1
    assert any(one.reasons for one in advice)


@pytest.mark.parametrize("name", LEARNED)
def test_advice_uses_only_what_the_seat_knows(name: str) -> None:
    state = table_after(name, 60).state
    other = state.copy()
    other.determinize(int(state.to_move()), Rng(99))
    found = [bots.explain(bots.get("foreman", Rng(1)), one, Rng(2), ms=0) for one in (state, other)]
    assert found[0] == found[1]


def test_every_part_has_a_name_in_every_language() -> None:
    for name in LEARNED:
        state = table_after(name, 6).state
        for bot in (bots.get("planner", Rng(1)), bots.get("expert", Rng(1))):
            assert isinstance(bot, MindedBot)
            for part in bot.mind(state).parts(state, 0):
                assert all(catalogue(language).has(part) for language in LANGUAGES), part


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_speaks(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(table_after(ANY, 40).record().dumps(), encoding="utf-8")
    assert main(["--lang", language, "hint", str(path), "--ms", "50"]) == 0
    assert capsys.readouterr().out.startswith("1. ")


def test_random_cannot_explain_itself() -> None:
    assert bots.explain(bots.get("random", Rng(1)), table_after(ANY, 5).state, Rng(1)) == []
