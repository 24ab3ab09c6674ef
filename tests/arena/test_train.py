"""Training: the net begins as the hand evaluation, learns what it is shown, and goes on where it stopped."""

from pathlib import Path

import numpy as np
import pytest

from steiger import NOBODY, Rng
from steiger.arena.self_play import Seating, SeatPlayer, foreman_game, gate_block, learning_game, returns
from steiger.arena.train import RATE, TrainingPlan, better, rate, restore, train
from steiger.bots.learned import LearnedMind
from steiger.bots.minds import find_net_spec
from steiger.bots.net import Learner, load, load_learner, predict, save, save_learner
from steiger.bots.net_spec import FIRST_SOURCE, SOURCE_UNIT, NetSpec
from steiger.core.errors import BadRequest
from tests.any_game import ANY, LEARNED


def net_spec_of(game: str) -> NetSpec:
    return find_net_spec(Seating(game, 2).begin(0))


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_untrained_net_ranks_turns_like_the_hand_evaluation(game: str, players: int) -> None:
    state = Seating(game, players).begin(5)
    for _ in range(3 * players):
        state.apply(state.legal()[0])
    spec = find_net_spec(state)
    ranked = LearnedMind(Rng(1), spec, spec.first_net(players, 1)).turns(state, 1)
    best = spec.finder(Rng(1)).turns(state, 1)[:5]
    assert ranked[0].actions in [turn.actions for turn in best]


def test_returns_mix_the_outcome_with_what_was_said() -> None:
    said = np.full((3, 5), 0.5, np.float32)
    targets = returns(said, [1.0] * 5, 0.8)
    assert targets[2, 0] == pytest.approx(1.0)
    assert targets[1, 0] == pytest.approx(0.9)
    assert targets[0, 0] == pytest.approx(0.82)
    assert (targets[:, 1:] == 1.0).all()


@pytest.mark.parametrize("game", LEARNED)
def test_the_learner_learns(game: str) -> None:
    examples = foreman_game(Seating(game, 2), 3)
    learner = Learner(net_spec_of(game).first_net(2, 1))
    losses = [learner.learn(examples.rows, examples.targets) for _ in range(300)]
    assert losses[-1] < 0.5 * losses[0]


@pytest.mark.parametrize("game", LEARNED)
def test_the_heads_of_the_sources_add_up_to_the_score(game: str) -> None:
    table = Seating(game, 3)
    state = table.begin(8)
    spec = find_net_spec(state)
    players = [SeatPlayer(spec.finder(Rng(seat)), spec) for seat in range(3)]
    while (seat := int(state.to_move())) != NOBODY:
        players[seat].play(state, seat)
    for seat in range(3):
        outcome = spec.outcome(state, seat)
        assert sum(outcome[FIRST_SOURCE:]) * SOURCE_UNIT == pytest.approx(state.scores()[seat])


@pytest.mark.parametrize("game", LEARNED)
def test_seat_players_know_only_what_their_seat_knows(game: str) -> None:
    """Other hidden cards, the same turn."""
    state = Seating(game, 2).begin(9)
    spec = find_net_spec(state)
    for _ in range(12):
        seat = int(state.to_move())
        other = state.copy()
        other.determinize(seat, Rng(77))
        assert other.fingerprint(NOBODY) != state.fingerprint(NOBODY)
        chosen = [SeatPlayer(spec.finder(Rng(3)), spec).choose(position, seat).actions for position in (state, other)]
        assert chosen[0] == chosen[1]
        SeatPlayer(spec.finder(Rng(4)), spec).play(state, seat)


@pytest.mark.parametrize("game", LEARNED)
def test_the_same_seed_gives_the_same_lesson(game: str) -> None:
    table = Seating(game, 2)
    net = net_spec_of(game).first_net(2, 1)
    one, other = (learning_game(table, net, [net], 5) for _ in range(2))
    assert (one.rows == other.rows).all() and (one.targets == other.targets).all()


def test_a_net_has_no_advantage_over_itself() -> None:
    net = net_spec_of(ANY).first_net(2, 1)
    assert 0.2 < sum(gate_block(Seating(ANY, 2), net, net, seed) for seed in range(6)) / 6 < 0.8


def test_weights_survive_the_file(tmp_path: Path) -> None:
    spec = net_spec_of(ANY)
    net = spec.first_net(2, 1)
    save(tmp_path / "net.npz", net)
    rows = foreman_game(Seating(ANY, 2), 4).rows
    assert np.allclose(predict(load(tmp_path / "net.npz", spec.inputs(2), spec.heads), rows), predict(net, rows), atol=0.05)


def test_a_file_that_holds_no_such_net_is_refused(tmp_path: Path) -> None:
    spec = net_spec_of(ANY)
    path = tmp_path / "net.npz"
    path.write_bytes(b"no weights")
    with pytest.raises(BadRequest) as unreadable:
        load(path, spec.inputs(2), spec.heads)
    assert unreadable.value.reason.key == "net-unreadable"
    save(path, spec.first_net(3, 1))
    with pytest.raises(BadRequest) as misfit:
        load(path, spec.inputs(2), spec.heads)
    assert misfit.value.reason.key == "net-misfit"


def test_a_learner_survives_the_file_with_all_it_remembers(tmp_path: Path) -> None:
    examples = foreman_game(Seating(ANY, 2), 3)
    learner = Learner(net_spec_of(ANY).first_net(2, 1))
    learner.learn(examples.rows, examples.targets)
    save_learner(tmp_path / "learning.npz", learner)
    again = load_learner(tmp_path / "learning.npz")
    for one in (learner, again):
        one.learn(examples.rows, examples.targets)
    for kind in ("weights", "steady"):
        assert all((getattr(learner, kind)[name] == getattr(again, kind)[name]).all() for name in learner.weights)


def test_the_steady_net_is_the_running_mean_of_the_learning_one() -> None:
    examples = foreman_game(Seating(ANY, 2), 3)
    learner = Learner(net_spec_of(ANY).first_net(2, 1))
    seen = []
    for _ in range(5):
        learner.learn(examples.rows, examples.targets)
        seen.append(learner.weights["w1"].copy())
    assert np.allclose(learner.steady["w1"], np.mean(seen, axis=0), atol=1e-6)
    assert not np.allclose(learner.steady["w1"], learner.weights["w1"], atol=1e-6)


def one_iteration(game: str, folder: Path) -> TrainingPlan:
    """A plan whose time is over after its first iteration on any machine."""
    return TrainingPlan(
        Seating(game, 2), seed=1, seconds=1e-9, out=folder / "net.npz", workers=1, games=2, warm_games=3, gate_blocks=1
    )


@pytest.mark.parametrize("game", LEARNED)
def test_training_goes_on_where_it_stopped(game: str, tmp_path: Path) -> None:
    plan = one_iteration(game, tmp_path)
    first = train(plan, lambda facts: None)
    assert first.iteration == 1
    restored = restore(plan)
    assert restored is not None and restored.progress.games == first.games and restored.replay
    assert train(plan, lambda facts: None).iteration == 2


@pytest.mark.parametrize("what", ["npz", "learning.npz", "replay.npz", "log.json"])
def test_a_broken_file_of_an_earlier_run_is_named(what: str, tmp_path: Path) -> None:
    plan = one_iteration(ANY, tmp_path)
    train(plan, lambda facts: None)
    path = tmp_path / f"net.{what}"
    path.write_bytes(path.read_bytes()[:40])
    with pytest.raises(BadRequest) as broken:
        restore(plan)
    assert broken.value.reason.arguments["file"] == str(path)


def test_the_rate_falls_and_a_net_that_goes_on_is_not_shaken_up() -> None:
    for first, full in ((True, 1.0), (False, 0.4)):
        rates = [rate(spent / 10, first) / RATE for spent in range(12)]
        assert rates[0] == full and rates == sorted(rates, reverse=True) and rates[-1] == 0.05


def test_a_champion_must_do_well_against_both_its_rivals() -> None:
    assert better(champion=0.52, foreman=0.8, before=0.8)
    assert better(champion=0.46, foreman=0.86, before=0.8)
    assert not better(champion=0.55, foreman=0.7, before=0.8)
    assert not better(champion=0.5, foreman=0.8, before=0.8)
