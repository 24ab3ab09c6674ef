"""The account of a game: every change of a share is a decision or luck, and nothing is left over."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from steiger.review.appraisal import Promise
from steiger.review.data import Balance, Moment
from steiger.review.units import Unit


def moments_of(
    units: Sequence[Unit], promises: Sequence[Promise], decisions: Sequence[Sequence[float]], last: int
) -> list[Moment]:
    """Return the positions before each turn and at the end. Luck is what the decision does not explain of a change."""
    found = []
    for unit, here, following, decision in zip(units, promises, promises[1:], decisions, strict=False):
        changes = [after - before for before, after in zip(here.shares, following.shares, strict=True)]
        luck = [change - part for change, part in zip(changes, decision, strict=True)]
        moment = Moment(ply=unit.ply, seat=unit.seat, shares=here.shares, points=here.points, decision=list(decision), luck=luck)
        found.append(moment)
    end, none = promises[-1], [0.0] * len(promises[-1].shares)
    found.append(Moment(ply=last, seat=None, shares=end.shares, points=end.points, decision=none, luck=none))
    return found


def balances_of(moments: Sequence[Moment]) -> list[Balance]:
    return [balance_of(moments, seat) for seat in range(len(moments[0].shares))]


def balance_of(moments: Sequence[Moment], seat: int) -> Balance:
    return Balance(
        initial=moments[0].shares[seat],
        final=moments[-1].shares[seat],
        own=fsum(one.decision[seat] for one in moments if one.seat == seat),
        others=fsum(one.decision[seat] for one in moments if one.seat != seat),
        luck=fsum(one.luck[seat] for one in moments),
    )
