"""Pass two: one turn compared with the best alternatives, by look-ahead over redealt positions. Names no game.

Halving over a fixed number of deals finds the best candidate. Further deals, which had no part in that choice, then compare it
with the played turn. So the loss is not inflated by choosing the luckiest candidate, and nothing stops early.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from steiger.arena.seeds import split_mix
from steiger.bots.mind import Turn
from steiger.core.state import State
from steiger.review import data
from steiger.review.appraisal import Appraiser, Promise
from steiger.review.bands import band_of, is_decided
from steiger.review.reasons import reasons_for
from steiger.review.sampling import Sampled, differences, error, mean
from steiger.review.units import Unit

WIDTH = 8  # candidates besides the played turn
VARIETY = 3
ROUNDS = 32  # the first round of the halving takes deals / ROUNDS deals per candidate, each further round twice as many
LEAST_DEALS = 2
REAL = 1.0  # hundredths of a win, with two players, between the best and the worst candidate of a real decision


@dataclass(frozen=True)
class Judged:
    """A judged turn, and by seat what it gave away against the best one, which is never positive for the mover."""

    turn: data.TurnReview
    decision: list[float]


class Comparison:
    """The best candidate and the played turn over deals of their own."""

    def __init__(self, seat: int, best: Sequence[Promise], played: Sequence[Promise]) -> None:
        self.best, self.played = best, played
        self.shares = differences([one.shares[seat] for one in best], [one.shares[seat] for one in played])
        self.points = differences([one.points[seat] for one in best], [one.points[seat] for one in played])
        self.best_share = mean([one.shares[seat] for one in best])

    @property
    def decided(self) -> bool:
        return is_decided(self.best_share)

    def loss(self) -> list[float]:
        """Return the loss in each deal, in the currency that decides."""
        return self.points if self.decided else self.shares

    def decision(self) -> list[float]:
        """Return by seat the mean change of its share. The changes sum to zero."""
        seats = range(len(self.best[0].shares))
        return [mean([b.shares[s] - a.shares[s] for a, b in zip(self.best, self.played, strict=True)]) for s in seats]


def judge(appraiser: Appraiser, words: Sequence[str], unit: Unit, deals: int, seed: int) -> Judged:
    """Judge a turn from what its own seat knew."""
    appraiser.seed(split_mix(seed, unit.ply))
    seen = appraiser.seen(unit.before, unit.seat)
    candidates, played = candidates_of(appraiser, seen, unit)
    real = is_real([one.turn for one in candidates], appraiser.players)
    best = played
    if len(candidates) > 1:
        best = halving(appraiser, seen, unit.seat, candidates, deals)
    else:
        examine(appraiser, seen, unit.seat, candidates, LEAST_DEALS)
    compared = None if best == played else compare(appraiser, seen, unit.seat, candidates, best, played, deals)
    if compared is None or mean(compared.loss()) <= 0:
        return verdict(appraiser, words, unit, candidates, played, played, real, None)
    return verdict(appraiser, words, unit, candidates, best, played, real, compared)


def candidates_of(appraiser: Appraiser, seen: State, unit: Unit) -> tuple[list[Sampled], int]:
    """Return different turns, the most promising first, and the place of the played one among them."""
    found: list[Sampled] = []
    outcomes: list[tuple[object, ...]] = []
    turns = appraiser.mind.turns(seen, VARIETY)
    wanted = outcome(seen, unit.actions, unit.seat)
    for turn in turns:
        after = outcome(seen, turn.actions, unit.seat)
        if after not in outcomes and (len(found) < WIDTH or after == wanted):
            found.append(Sampled(turn))
            outcomes.append(after)
    if wanted not in outcomes:
        found.append(Sampled(valued(appraiser, seen, unit)))
        outcomes.append(wanted)
    return found, outcomes.index(wanted)


def outcome(state: State, actions: Sequence[int], seat: int) -> tuple[object, ...]:
    after = state.copy()
    for action in actions:
        after.apply(action)
    return after.fingerprint(seat)


def valued(appraiser: Appraiser, seen: State, unit: Unit) -> Turn:
    """Return the played actions as a turn, weighed like the candidates."""
    after = seen.copy()
    for action in unit.actions:
        after.apply(action)
    end = appraiser.finished(after)
    return Turn(list(unit.actions), appraiser.mind.value(end, unit.seat), [end])


def is_real(turns: Sequence[Turn], players: int) -> bool:
    values = [turn.value for turn in turns]
    return len(turns) > 1 and max(values) - min(values) >= REAL * 2 / players


def halving(appraiser: Appraiser, seen: State, seat: int, candidates: list[Sampled], deals: int) -> int:
    """Return the place of the best candidate: the better half of them sees twice as many deals, until one is left."""
    left, here = list(range(len(candidates))), max(LEAST_DEALS, deals // ROUNDS)
    while len(left) > 1:
        examine(appraiser, seen, seat, [candidates[place] for place in left], here)
        left.sort(key=lambda place: -standing(candidates[place], seat))
        left, here = left[: (len(left) + 1) // 2], 2 * here
    return left[0]


def standing(candidate: Sampled, seat: int) -> float:
    """Return the mean share. Where that is decided, points are added, which a share can't outweigh."""
    share = mean(candidate.shares(seat))
    return share + (mean(candidate.points(seat)) / 1000 if is_decided(share) else 0.0)


def examine(appraiser: Appraiser, seen: State, seat: int, candidates: Sequence[Sampled], deals: int) -> None:
    for _ in range(deals):
        found = appraiser.outcomes(seen, seat, [one.turn for one in candidates])
        for one, promise in zip(candidates, found, strict=True):
            one.promises.append(promise)


def compare(
    appraiser: Appraiser, seen: State, seat: int, candidates: Sequence[Sampled], best: int, played: int, deals: int
) -> Comparison:
    pair = [Sampled(candidates[best].turn), Sampled(candidates[played].turn)]
    examine(appraiser, seen, seat, pair, max(LEAST_DEALS, deals))
    for one, place in zip(pair, (best, played), strict=True):
        candidates[place].promises[:] = one.promises  # the list shows the figures that decide
    return Comparison(seat, pair[0].promises, pair[1].promises)


def verdict(
    appraiser: Appraiser,
    words: Sequence[str],
    unit: Unit,
    candidates: Sequence[Sampled],
    best: int,
    played: int,
    real: bool,
    compared: Comparison | None,
) -> Judged:
    players, seat = appraiser.players, unit.seat
    shares = [0.0] if compared is None else compared.shares
    points = [0.0] if compared is None else compared.points
    lost = [0.0] if compared is None else compared.loss()
    decided = is_decided(mean(candidates[best].shares(seat)))
    band = band_of(mean(lost), error(lost) or 0.0, decided, players)
    actions = [candidates[best].turn.actions, unit.actions]
    reasons, accounted = reasons_for(appraiser, unit.before, actions, compared) if compared is not None else ([], 0.0)
    turn = data.TurnReview(
        ply=unit.ply,
        end=unit.end,
        phase=appraiser.contrast.phase(unit.before),
        kind=appraiser.contrast.kind(unit.before, unit.actions),
        candidates=[shown(words, one, seat) for one in candidates],
        best=best,
        played=played,
        real=real,
        decided=decided,
        regret=mean(shares),
        regret_error=error(shares) or 0.0,
        points=mean(points),
        points_error=error(points) or 0.0,
        band=band,
        deals=0 if compared is None else len(shares),
        reasons=reasons,
        accounted=accounted,
    )
    return Judged(turn, [0.0] * players if compared is None else compared.decision())


def shown(words: Sequence[str], one: Sampled, seat: int) -> data.Candidate:
    shares, points = one.shares(seat), one.points(seat)
    return data.Candidate(
        actions=[words[action] for action in one.turn.actions],
        share=mean(shares),
        error=error(shares),
        points=mean(points),
        points_error=error(points),
        deals=len(shares),
    )
