"""A budget in samples gives the same answer everywhere: compiled or not, and in batches of any size."""

import json
import subprocess
import sys
from itertools import pairwise
from math import exp, inf
from os import environ
from pathlib import Path

import numpy as np
import pytest

from steiger import Rng, Table, bots, game
from steiger._loading import is_compiled
from steiger.bots.budget import Samples
from steiger.bots.exact import ExactNet, share
from steiger.bots.minds import find_net_spec
from steiger.bots.net import LAYERS, predict
from steiger.bots.shipped import shipped_net
from steiger.core.errors import UnknownBot
from tests.any_game import LEARNED

ROOT = Path(__file__).parent.parent.parent
NAMES = ("planner#12", "expert#16", "ismcts#2")
PLIES = 3


def answers() -> list[list[str]]:
    """What each searching bot plays in the first plies of a game of each title."""
    return [chosen(name, bot) for name in LEARNED for bot in NAMES]


def chosen(name: str, bot: str) -> list[str]:
    table = Table.new(game(name), 2, {}, 11)
    seated = bots.get(bot, Rng(7))
    for _ in range(PLIES):
        action = bots.ask(seated, table.state, Rng(table.ply), ms=0)
        table.play(table.game.vocabulary.words[action])
    promised = bots.explain(bots.get(bot, Rng(7)), table.state, Rng(3), ms=0)
    return [*table.words(), *(repr((advice.actions, advice.win, advice.error)) for advice in promised)]


def test_samples_give_the_same_answer_interpreted_and_compiled() -> None:
    if not is_compiled():
        pytest.skip("the engine is not compiled, so there is nothing to compare")
    code = "import json; from tests.bots.test_samples import answers; print(json.dumps(answers()))"
    pure = environ | {"STEIGER_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=pure, capture_output=True, text=True, check=True, cwd=ROOT)
    assert json.loads(done.stdout) == answers()


@pytest.mark.parametrize("name", LEARNED)
def test_samples_give_the_same_answer_twice_whatever_the_time(name: str) -> None:
    state = Table.new(game(name), 3, {}, 4).state
    found = [bots.explain(bots.get("expert#40", Rng(1)), state, Rng(2), ms) for ms in (0, 60_000)]
    assert found[0] == found[1] and found[0][0].deals > 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", LEARNED)
def test_sums_are_exact_in_any_order_and_batch(name: str, players: int) -> None:
    """Permuted inputs change the order of every sum. Exact sums do not notice."""
    spec = find_net_spec(Table.new(game(name), players, {}, 1).state)
    net = shipped_net(spec, players)
    chance = np.random.default_rng(1)
    rows = chance.normal(0, 3, (70, spec.inputs(players))).astype(np.float32)
    order = chance.permutation(rows.shape[1])
    hidden = chance.permutation(net["b1"].size)
    moved = {name: net[name] for name in LAYERS} | {"skip": net["skip"][order], "b1": net["b1"][hidden]}
    moved |= {"w1": net["w1"][order][:, hidden], "w2": net["w2"][hidden]}
    whole = ExactNet(net).predict(rows)
    assert np.array_equal(whole, ExactNet(moved).predict(rows[:, order]))
    assert np.array_equal(whole, np.concatenate([ExactNet(net).predict(rows[i : i + 1]) for i in range(len(rows))]))
    assert np.abs(whole - predict(net, rows)).max() < 0.01


def test_the_table_of_shares_is_close_to_the_logistic_function() -> None:
    logits = np.linspace(-20, 20, 3001)
    wanted = np.array([1 / (1 + exp(-min(16, max(-16, x)))) for x in logits])
    assert np.abs(share(logits) - wanted).max() < 1e-5
    assert all(low <= high for low, high in pairwise(share(logits)))


@pytest.mark.parametrize("samples", [1, 7, 24, 200, 1000])
def test_a_search_spends_its_samples_and_no_more(samples: int) -> None:
    budget, left, spent = Samples(samples), 12, 0
    for index in range(4):
        part = budget.round(index, 4, left, 24)
        assert part.until == inf
        spent += part.deals * left
        left = (left + 1) // 2
    assert samples - 2 * left < spent <= samples or samples < 12


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("foreman#20", "bot-no-samples"),
        ("random#1", "bot-no-samples"),
        ("expert#", "bot-samples-range"),
        ("expert#0", "bot-samples-range"),
        ("expert#-3", "bot-samples-range"),
        ("expert#1e3", "bot-samples-range"),
        ("expert#1000001", "bot-samples-range"),
        ("genius#3", "bot-unknown"),
    ],
)
def test_a_wrong_number_of_samples_is_explained(name: str, key: str) -> None:
    for refuse in (lambda: bots.get(name, Rng(1)), lambda: bots.check(name, LEARNED[0])):
        with pytest.raises(UnknownBot) as caught:
            refuse()
        assert caught.value.reason.key == key
