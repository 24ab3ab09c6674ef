"""A review adds up, uses only what its seat could know, is the same everywhere, and calls nothing even a mistake."""

import subprocess
import sys
from collections.abc import Callable
from os import environ
from pathlib import Path

import msgspec
import pytest

from steiger import Record, Rng, Table
from steiger._loading import is_compiled
from steiger.bots.contrast import Contrast
from steiger.bots.minds import minds_of
from steiger.core.errors import BadRequest, ClientError
from steiger.core.resample import resample
from steiger.locale import LANGUAGES, catalogue
from steiger.review import cache, curve
from steiger.review.bands import DECIDED, band_of
from steiger.review.data import BANDS, Review
from steiger.review.page import page
from steiger.review.reviewing import Reviewing, review
from steiger.review.units import units_of
from steiger.review.wording import Wording
from tests.any_game import ANY, LEARNED
from tests.review.games import played

ROOT = Path(__file__).parent.parent.parent
EXACT = 1e-9
QUICK = 2  # deals


def check_account(found: Review) -> None:
    for balance in found.balances:
        assert abs(balance.final - balance.initial - balance.own - balance.others - balance.luck) < EXACT
    assert abs(sum(balance.luck for balance in found.balances)) < EXACT
    assert abs(sum(balance.initial for balance in found.balances) - 1) < EXACT
    for moment in found.moments:
        assert abs(sum(moment.luck)) < EXACT and abs(sum(moment.decision)) < EXACT and abs(sum(moment.shares) - 1) < EXACT
        # Where the win is decided, points decide, and the better turn may have a slightly smaller share.
        assert moment.seat is None or moment.decision[moment.seat] <= DECIDED


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", LEARNED)
def test_shares_decisions_and_luck_add_up_in_200_games(name: str, part: int) -> None:
    for seed in range(10 * part, 10 * part + 10):
        players = 2 + seed % 3
        check_account(review(played(name, players, seed), seed % players, deals=0, seed=seed))


@pytest.mark.parametrize("name", LEARNED)
def test_judged_turns_add_up_too(name: str) -> None:
    found = review(played(name, 2, 3, ("easy", "foreman")), 0, QUICK)
    check_account(found)
    own = [moment for moment in found.moments if moment.seat == 0]
    assert [turn.ply for turn in found.turns] == [moment.ply for moment in own]
    for turn, moment in zip(found.turns, own, strict=True):
        assert turn.decided or abs(turn.regret + moment.decision[0]) < EXACT
        assert turn.regret >= 0 or turn.decided
        assert (turn.regret == 0 and turn.band == "even") if turn.best == turn.played else turn.deals >= QUICK
    assert found.balances[0].own == pytest.approx(-sum(turn.regret for turn in found.turns), abs=EXACT)
    assert found.summary.decisions == sum(turn.real for turn in found.turns) > 0


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("name", LEARNED)
def test_what_the_seat_could_not_know_never_changes_its_review(name: str, seat: int) -> None:
    """Deal everything again that the seat has not learnt by the end of the game."""
    record = played(name, 3, 5, ("medium", "random"))
    table = Table.replay(record)
    found = [review(resample(table, seat, Rng(deal)).record(), seat, deals=0) for deal in (1, 2)]
    whole = review(record, seat, deals=0)
    for other in found:
        assert msgspec.structs.replace(other, key="") == msgspec.structs.replace(whole, key="")


@pytest.mark.parametrize("name", LEARNED)
def test_what_the_seat_did_not_know_yet_never_changes_a_verdict(name: str) -> None:
    """Deal everything again that the seat had not learnt at the time of each turn: the verdict stays, to the last bit."""
    from steiger.review.appraisal import Appraiser
    from steiger.review.judging import judge
    from steiger.review.units import Unit

    record = played(name, 3, 6, ("medium", "random"))
    words = record.game.vocabulary.words
    contrast = contrast_of(name)
    units = [unit for unit in units_of(Table.replay(record), contrast) if unit.seat == 1]
    for unit in units[:: max(1, len(units) // 6)]:
        other = resample(Table.replay(record, unit.ply), 1, Rng(unit.ply)).state
        assert other.fingerprint(1) == unit.before.fingerprint(1)
        twin = Unit(unit.ply, unit.end, unit.seat, other, unit.actions)
        appraiser = Appraiser(name, 3)
        assert judge(appraiser, words, unit, QUICK, 0) == judge(Appraiser(name, 3), words, twin, QUICK, 0)


def contrast_of(name: str) -> Contrast:
    minds = minds_of(name)
    assert minds is not None
    return minds.contrast()


@pytest.mark.parametrize("name", LEARNED)
def test_every_action_belongs_to_one_unit_of_its_seat(name: str) -> None:
    table = Table.replay(played(name, 3, 2))
    reviewing = Reviewing(table.record(), 0, 0)
    assert [action for unit in reviewing.units for action in unit.actions] == table.actions
    assert all(set(table.movers[unit.ply : unit.end]) == {unit.seat} for unit in reviewing.units)
    assert sum(len(unit.actions) > 1 for unit in reviewing.units) > 5


def encoded(name: str) -> str:
    """Return pass one of a whole game and the verdicts on a few turns, as bytes would hold them."""
    whole = Reviewing(played(name, 2, 4), 1, 0)
    plies = [unit.ply for unit in whole.units if unit.seat == 1]
    verdicts = [whole.turn(ply, QUICK) for ply in plies[:: len(plies) // 3]]
    return cache.encode(whole.run()).decode() + msgspec.json.encode(verdicts).decode()


def test_a_review_is_the_same_to_the_byte_interpreted_and_compiled() -> None:
    if not is_compiled():
        pytest.skip("the engine is not compiled, so there is nothing to compare")
    code = "from tests.review.test_review import *\nfor name in LEARNED: print(encoded(name))"
    pure = environ | {"STEIGER_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=pure, capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.splitlines() == [encoded(name) for name in LEARNED]


def test_a_seed_changes_the_figures_and_the_key() -> None:
    record = played(ANY, 2, 4)
    one, other = Reviewing(record, 0, 2, 1), Reviewing(record, 0, 2, 2)
    assert one.key != other.key and one.key != Reviewing(record, 1, 2, 1).key != Reviewing(record, 0, 3, 1).key
    assert one.turn(one.units[0].ply if one.units[0].seat == 0 else one.units[1].ply, 4).candidates


def test_a_new_net_makes_a_kept_review_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STEIGER_CACHE", str(tmp_path))
    reviewing = Reviewing(played(ANY, 2, 4), 0, 0)
    kept = reviewing.run()
    cache.keep(kept)
    assert cache.find(reviewing.key) == kept
    monkeypatch.setattr("steiger.review.reviewing.net_hash", lambda game, players: "a new net")
    assert cache.find(reviewing.key) is None
    (tmp_path / "reviews" / f"{kept.key}.json").write_text("{")
    monkeypatch.undo()
    monkeypatch.setenv("STEIGER_CACHE", str(tmp_path))
    assert cache.find(kept.key) is None


def test_bands_need_three_errors_and_shrink_with_more_players() -> None:
    assert [band_of(loss, 0.0, False, 2) for loss in (0.01, 0.03, 0.05, 0.09)] == list(BANDS)
    assert band_of(0.09, 0.0101, False, 2) == "middle" and band_of(0.03, 0.01, False, 2) == "even"
    assert band_of(0.05, 0.0, False, 4) == "large"
    assert [band_of(loss, 0.0, True, 4) for loss in (1.9, 2.1, 4.1, 8.1)] == list(BANDS)
    assert band_of(-0.5, 0.0, False, 2) == "even"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEARNED)
def test_the_page_has_every_turn_and_needs_nothing_else(name: str, language: str) -> None:
    found = review(played(name, 2, 9, ("random", "foreman")), 0, QUICK)
    text = page(Wording(found, catalogue(language)))
    assert all(f'id="t{turn.ply}"' in text for turn in found.turns) and text.count("<polyline") == 2
    assert "http" not in text and "<script" not in text and "src=" not in text


def test_names_of_strangers_are_text_on_the_page() -> None:
    record = played(ANY, 2, 4)
    named = Record(record.game, record.options, [{"name": "<b>x"}, {"name": "y"}], record.setup, record.actions)
    text = page(Wording(review(named, 0, 0), catalogue("en")))
    assert "<b>x" not in text and "&lt;b&gt;x" in text


def test_wrong_questions_are_explained() -> None:
    record = played(ANY, 2, 4)
    unfinished = Record(record.game, record.options, record.players, record.setup, record.actions[:-1])
    broken = Record(record.game, record.options, record.players, record.setup, [*record.actions[:5], "fly home"])
    questions: list[tuple[Callable[[], object], str]] = [
        (lambda: Reviewing(unfinished, 0), "review-unfinished"),
        (lambda: Reviewing(broken, 0), "record-action"),
        (lambda: Reviewing(record, 2), "seat-range"),
        (lambda: Reviewing(record, 0, -1), "review-deals-range"),
        (lambda: Reviewing(record, 0, 0).unit_at(10_000), "review-no-turn"),
    ]
    for ask, key in questions:
        with pytest.raises(ClientError) as caught:
            ask()
        assert caught.value.reason.key == key and str(caught.value)


def test_a_game_without_nets_cannot_be_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    from steiger.review import appraisal

    monkeypatch.setattr(appraisal, "minds_of", lambda game: None)
    with pytest.raises(BadRequest) as caught:
        Reviewing(played(ANY, 2, 4), 0)
    assert caught.value.reason.key == "review-no-net"


def test_without_a_curve_the_review_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = curve.uncalibrated("net", 2)
    monkeypatch.setattr("steiger.review.appraisal.shipped_curve", lambda game, players: plain)
    found = review(played(ANY, 2, 4), 0, 0)
    check_account(found)
    assert not found.calibrated
    assert catalogue("en").text("review-uncalibrated") in Wording(found, catalogue("en")).result()
