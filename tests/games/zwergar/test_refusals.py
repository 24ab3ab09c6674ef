"""An action is legal exactly when nothing refuses it, for every word of the vocabulary."""

from __future__ import annotations

import pytest

from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import SETS
from tests.games.zwergar.deal import GAME, rich
from tests.games.zwergar.leaning import LEANINGS, choose


def check_refusals(table: Table) -> None:
    assert isinstance(table.state, Position)
    legal = set(table.state.legal())
    for action in range(GAME.vocabulary.size):
        reason = table.state.refusal(action)
        assert (reason is None) == (action in legal), (GAME.vocabulary.words[action], reason)


@pytest.mark.parametrize("leaning", LEANINGS)
def test_legal_actions_are_those_that_nothing_refuses(leaning: str) -> None:
    seed = list(LEANINGS).index(leaning)
    players = 2 + seed % 3
    table = Table.new(GAME, players, {"sets": (SETS * 2)[seed : seed + players]}, seed)
    rng = Rng(seed)
    while table.to_move() is not None:
        if table.ply % 3 == 0:
            check_refusals(table)
        table.play(choose(table, leaning, rng))
    check_refusals(table)


@pytest.mark.parametrize("place", ["mine-1", "lab", "boiler", "lift", "forge", "smelter", "office"])
@pytest.mark.parametrize("dwarf", ["miner", "smith", "engineer", "foreman"])
def test_refusals_with_every_effect_and_silverbeard(place: str, dwarf: str) -> None:
    """Every project that changes what is legal is upgraded, and the player follows each bonus that is offered."""
    deal = rich(projects=[5, 6, 7]).completed(9, 20, 45).upgraded(1, 2, 21, 37, 39, 44).silverbeard(0)
    deal.after(f"place {dwarf} {place}")
    rng = Rng(7)
    while deal.now["phase"] == "work":
        check_refusals(deal.table)
        legal = [words for words in deal.table.legal() if words != "end"][:40]
        if not legal or deal.table.ply > 12:
            break
        deal.after(legal[rng.below(len(legal))])
