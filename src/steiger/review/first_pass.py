"""Pass one: the net alone at every turn, from one seat's eyes. Gives the curve, and what every turn gave away. Names no game.

Everything hidden from the viewer is dealt again, also in the turns of others. A turn is weighed by the net right after it.
"""

from __future__ import annotations

from collections.abc import Sequence

from steiger.arena.seeds import split_mix
from steiger.core.state import State
from steiger.core.table import Table
from steiger.review.appraisal import Appraiser, Promise
from steiger.review.sampling import mean
from steiger.review.units import Unit

DEALS = 4  # per position of the curve
FIRST_SEEDS = 1 << 32  # pass two draws from the streams below


class FirstPass:
    """What the viewer could know of a game, and what each seat's turns gave away by the net alone."""

    def __init__(self, appraiser: Appraiser, table: Table, units: Sequence[Unit], viewer: int, seed: int) -> None:
        self.appraiser, self.table, self.viewer, self.seed = appraiser, table, viewer, seed
        self.promises = [self._promise(unit) for unit in units]
        self.promises.append(appraiser.promises([table.state], viewer)[0])

    def _promise(self, unit: Unit) -> Promise:
        self.appraiser.seed(split_mix(self.seed, FIRST_SEEDS + unit.ply))
        copies = [self.appraiser.finished(self.appraiser.seen(unit.before, self.viewer)) for _ in range(DEALS)]
        found = self.appraiser.promises(copies, self.viewer)
        return Promise(by_seat([one.shares for one in found]), by_seat([one.points for one in found]), [], 0.0)

    def decision(self, unit: Unit) -> list[float]:
        """Return by seat how the played turn changed its share against the turn that the net prefers."""
        self.appraiser.seed(split_mix(self.seed, 2 * FIRST_SEEDS + unit.ply))
        seen = self.appraiser.seen(unit.before, self.viewer)
        best = seen.copy()
        for action in self.appraiser.mind.turns(seen, 1)[0].actions:
            best.apply(action)
        ends = [self.appraiser.finished(best), self.appraiser.finished(self._played(seen, unit))]
        better, played = self.appraiser.promises(ends, self.viewer)
        if better.shares[unit.seat] <= played.shares[unit.seat]:
            return [0.0] * self.appraiser.players
        return [mine - theirs for mine, theirs in zip(played.shares, better.shares, strict=True)]

    def _played(self, seen: State, unit: Unit) -> State:
        """Return a copy after the played turn, as far as the viewer saw it and the redealt cards allow it."""
        copy = seen.copy()
        secret = self.table.game.vocabulary.verb_of
        for action in unit.actions:
            if unit.seat != self.viewer and (secret[action].secret or action not in copy.legal()):
                break
            copy.apply(action)
        return copy


def by_seat(rows: Sequence[Sequence[float]]) -> list[float]:
    return [mean(column) for column in zip(*rows, strict=True)]
