"""Training: the net begins as the hand evaluation, learns what it is shown, and goes on where it stopped."""

from pathlib import Path

import numpy as np
import pytest

from steiger import Rng
from steiger.arena.train import Course, begin, foreman_game, restore, returns, train
from steiger.bots.glueckauf.learned import HEADS, LearnedMind, first_net
from steiger.bots.glueckauf.turns import Foreman
from steiger.bots.glueckauf.weights import Weights
from steiger.bots.net import Learner, load, predict, save


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_untrained_net_ranks_turns_like_the_foreman(players: int) -> None:
    board = begin(players, 5)
    for _ in range(3 * players):
        board.apply(board.legal()[0])
    ranked = LearnedMind(Rng(1), first_net(players, 1)).turns(board, 1)
    best = Foreman(Rng(1), Weights()).turns(board, 1)[:3]
    assert ranked[0].actions in [turn.actions for turn in best]


def test_returns_mix_the_outcome_with_what_was_said() -> None:
    said = np.full((3, HEADS), 0.5, np.float32)
    targets = returns(said, [1.0] * HEADS, 0.8)
    assert targets[2, 0] == pytest.approx(1.0)
    assert targets[1, 0] == pytest.approx(0.9)
    assert targets[0, 0] == pytest.approx(0.82)
    assert (targets[:, 1:] == 1.0).all()


def test_the_learner_learns() -> None:
    lesson = foreman_game(2, 3)
    learner = Learner(first_net(2, 1))
    losses = [learner.learn(lesson.rows, lesson.targets) for _ in range(300)]
    assert losses[-1] < 0.5 * losses[0]


def test_weights_survive_the_file(tmp_path: Path) -> None:
    net = first_net(2, 1)
    save(tmp_path / "net.npz", net)
    rows = foreman_game(2, 4).rows
    assert np.allclose(predict(load(tmp_path / "net.npz"), rows), predict(net, rows), atol=0.05)
    assert (tmp_path / "net.npz").stat().st_size < 300_000


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    course = Course(players=2, seed=1, seconds=0.1, out=tmp_path / "net.npz", workers=1, games=2, warm_games=3)
    first = train(course, lambda facts: None)
    assert first.iteration == 1
    assert restore(course)[2].games == first.games
    assert train(course, lambda facts: None).iteration == 2
