"""No turn is endless: every decision inside a turn uses up something that nothing inside the turn gives back for free.

`place`, `visit`, `break` and `end` are bounded by the actions of the turn. What may be repeated costs heat, and what gives heat
comes once an action or once a game. docs/zwergar.md has the argument.
"""

from __future__ import annotations

import pytest

from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.games.zwergar.rules.words import MOST_FURNACES, MOST_HEAT, VOCABULARY
from tests.games.zwergar.deal import GAME, rich

# Decisions in one turn that cost no heat and no resource: each at most so often in an action.
FREE = {"light": 1, "light-all": 1, "heat": 1, "stones": 1, "refund": 1, "install": 1, "silverbeard": 1, "convert": 3, "lift": 1}
PAID = ("smelt", "steam", "as", "upgrade", "complete", "build")


def test_every_verb_is_counted() -> None:
    verbs = {verb.word for verb in VOCABULARY.verbs}
    assert verbs == {"place", "visit", "break", "end", *FREE, *PAID}


def test_all_repeatable_actions_cost_heat() -> None:
    """`smelt` and `steam` may be repeated at will, so they must cost heat, whatever the owner of a box writes."""
    from steiger.core.errors import ClientError

    for section, name in (("smelter", "stone-heat"), ("smelter", "iron-heat"), ("smelter", "gold-heat")):
        with pytest.raises(ClientError):
            GAME.with_components({section: {name: 0}})
    for section, name in (("project-37", "steam-stone"), ("project-39", "steam-iron"), ("project-44", "disguise")):
        with pytest.raises(ClientError):
            GAME.with_components({section: {name: 0}})


@pytest.mark.parametrize("seed", range(12))
def test_a_player_who_never_ends_runs_out_of_actions(seed: int) -> None:
    """A player with plenty of everything never chooses `end` while another action is legal."""
    deal = rich(sets=["east", "old-shaft"], projects=[37, 39]).upgraded(37, 39, 44, 2, 3, 4).completed(35, 36, 38, 40, 41, 43)
    deal.gives(0, "40S 40I 40G 40J", heat=10, warm=4, cold=4).silverbeard(0)
    rng = Rng(seed)
    decisions = 0
    while deal.now["player"] == 0:
        legal = [words for words in deal.legal() if words != "end"] or ["end"]
        deal.after(legal[rng.below(len(legal))])
        decisions += 1
        assert decisions < 200
    assert decisions > 3


def longest_turn() -> int:
    """The available heat and the heat that a turn of five actions can bring limit the decisions that cost heat."""
    at_hand = MOST_HEAT + MOST_FURNACES
    an_action = MOST_FURNACES + 2 + 1  # all lit, smith's heat, event 59
    once = MOST_FURNACES + 2 + 4 + 1  # projects 35, 36, 41
    actions = 3 + 1
    free = actions * (sum(FREE.values()) + 2 + 5)  # place and end, complete, build twice, as
    return at_hand + actions * an_action + once + free + 45


def test_no_turn_is_longer_than_the_bound() -> None:
    longest = 0
    for seed in range(30):
        table = Table.new(GAME, 2 + seed % 3, {}, seed)
        rng = Rng(seed)
        turn, mover = 0, table.to_move()
        while table.to_move() is not None:
            legal = [words for words in table.legal() if words != "end"] or ["end"]
            table.play(legal[rng.below(len(legal))])
            turn = turn + 1 if table.to_move() == mover else 0
            mover = table.to_move()
            longest = max(longest, turn)
    assert longest <= longest_turn()
