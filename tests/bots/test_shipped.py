"""The nets that come with the package are the ones that were trained, fit their games, and say what they said then."""

import hashlib
import json
from importlib.resources import files
from pathlib import Path

import pytest

from steiger import Rng, bots
from steiger.arena.self_play import Seating
from steiger.bots.learned import LearnedMind
from steiger.bots.minds import find_net_spec
from steiger.bots.shipped import shipped_net
from tests.any_game import LEARNED

SHIPPED = [(game, players) for game in LEARNED for players in (2, 3, 4)]
FOLDER = Path(__file__).parent.parent / "games"
MOST_BYTES = 300_000


def file(game: str) -> Path:
    return FOLDER / game / "shipped.json"


def facts(game: str, players: int) -> dict[str, object]:
    """What is known of a shipped net; `python -m tests.bots.test_shipped` writes it down again."""
    data = (files(f"steiger.games.{game}") / "nets" / f"{players}.npz").read_bytes()
    state = Seating(game, players).begin(1)
    spec = find_net_spec(state)
    net = shipped_net(spec, players)
    for _ in range(4 * players):
        state.apply(state.legal()[0])
    outlook = LearnedMind(Rng(1), spec, net).outlook(state, 0)
    return {
        "sha256": hashlib.sha256(data).hexdigest(),
        "bytes": len(data),
        "shape": [*net["w1"].shape, *net["w2"].shape[1:], *net["w3"].shape[1:]],
        "win": round(outlook.win, 3),
        "score": round(outlook.own, 1),
        "rival": round(outlook.other, 1),
    }


@pytest.mark.parametrize(("game", "players"), SHIPPED)
def test_a_shipped_net_is_the_one_that_was_trained(game: str, players: int) -> None:
    found, known = facts(game, players), json.loads(file(game).read_text(encoding="utf-8"))[str(players)]
    assert (found["sha256"], found["shape"]) == (known["sha256"], known["shape"])
    for said in ("win", "score", "rival"):
        assert found[said] == pytest.approx(known[said], abs=0.2 if said != "win" else 0.002)
    assert len((files(f"steiger.games.{game}") / "nets" / f"{players}.npz").read_bytes()) <= MOST_BYTES


@pytest.mark.parametrize(("game", "players"), SHIPPED)
def test_expert_plays_it(game: str, players: int) -> None:
    state = Seating(game, players).begin(3)
    expert = bots.get("expert", Rng(1))
    for _ in range(5):
        state.apply(bots.ask(expert, state, Rng(2), ms=20))


if __name__ == "__main__":
    for game in LEARNED:
        known = {players: facts(game, players) for name, players in SHIPPED if name == game}
        file(game).write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
