"""Every shipped net has its own curve, and what the curve makes of the net's words holds."""

from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
import pytest

from steiger.core.errors import BadRequest
from steiger.review import calibration, curve
from steiger.review.curve import Curve, checked_curve, shipped_curve, uncalibrated
from tests.any_game import ANY, LEARNED

NETS = [(game, players) for game in LEARNED for players in (2, 3, 4)]
MOST_ERROR = 0.03
LEAST_HELD_OUT = 200


@pytest.mark.parametrize(("game", "players"), NETS)
def test_every_shipped_net_has_its_own_curve(game: str, players: int) -> None:
    """After training a net, run `steiger calibrate GAME --players N`."""
    found = checked_curve(game, players)
    assert found.held_out >= LEAST_HELD_OUT and found.error <= MOST_ERROR
    assert all(low < high for low, high in pairwise(found.raw)) and all(low < high for low, high in pairwise(found.weights))
    assert len(found.waiting) == len(found.points_waiting) == players and min(found.waiting) > 0


@pytest.mark.parametrize(("game", "players"), NETS)
def test_shares_of_all_seats_sum_to_one_and_rise_with_the_net(game: str, players: int) -> None:
    found, chance = shipped_curve(game, players), np.random.default_rng(1)
    raw = chance.random((500, players))
    waiting = np.argsort(chance.random((500, players)), axis=1)
    shares = found.shares(raw, waiting)
    assert np.abs(shares.sum(axis=1) - 1).max() < 1e-12 and shares.min() >= 0
    more = raw.copy()
    more[:, 0] += (1 - more[:, 0]) / 2
    assert (found.shares(more, waiting)[:, 0] > shares[:, 0]).all()


@pytest.mark.parametrize(("game", "players"), NETS)
def test_the_curve_is_better_than_the_net_alone(game: str, players: int) -> None:
    """The seeds are not those of the fit. Few games measure roughly, so the bound is far above the error."""
    played = list(calibration.games(game, players, 99, 40, 1))
    found = shipped_curve(game, players)
    alone = uncalibrated(found.net, players)
    assert loss(found, played) < loss(alone, played)
    assert calibration.error_of(calibration.bins_of(found, played)) < 0.12


def loss(found: Curve, played: list[calibration.Played]) -> float:
    """Return how surprised the shares are by the winners, per position."""
    said = np.concatenate([found.shares(game.wins, game.distances) for game in played])
    won = np.concatenate([np.tile(game.shared, (len(game.wins), 1)) for game in played])
    return float(-(won * np.log(np.clip(said, 1e-9, 1))).sum(axis=1).mean())


def test_a_curve_of_another_net_is_refused_and_replaced_by_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = msgspec.structs.replace(uncalibrated("of another net", 2), points_raw=7.0)
    file = tmp_path / "2.curve.json"
    file.write_bytes(msgspec.json.encode(stale))
    monkeypatch.setattr(curve, "curve_file", lambda game, players: file)
    with pytest.raises(BadRequest) as caught:
        checked_curve(ANY, 2)
    assert caught.value.reason.key == "review-curve-stale" and "calibrate" in str(caught.value)
    shipped_curve.cache_clear()
    assert shipped_curve(ANY, 2).points_raw == 1.0
    shipped_curve.cache_clear()


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"net": 3}'])
def test_a_damaged_curve_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    (tmp_path / "curve").write_text(text)
    monkeypatch.setattr(curve, "curve_file", lambda game, players: tmp_path / "curve")
    with pytest.raises(BadRequest) as caught:
        checked_curve(ANY, 2)
    assert caught.value.reason.key == "review-curve-missing"


def test_a_line_goes_through_its_knots_and_stays_inside() -> None:
    knots, values = np.array([0.0, 0.5, 1.0]), np.array([1.0, 2.0, 8.0])
    assert curve.line(knots, values, np.array([0.0, 0.25, 0.5, 0.75, 1.0, 2.0])).tolist() == [1.0, 1.5, 2.0, 5.0, 8.0, 8.0]
