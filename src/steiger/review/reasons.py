"""Why the best turn is better: by points from each source, by the strongest rival's points, and by plain differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from steiger.bots.contrast import Difference
from steiger.core.state import State
from steiger.review.appraisal import Appraiser, Promise
from steiger.review.data import Why
from steiger.review.sampling import mean

MOST = 4
LEAST = 0.25  # points; less is no reason
ENOUGH = 0.5  # of the loss
SOURCE, RIVAL = "review-why-source", "review-why-rival"


class Compared(Protocol):
    @property
    def best(self) -> Sequence[Promise]: ...

    @property
    def played(self) -> Sequence[Promise]: ...


def reasons_for(
    appraiser: Appraiser, state: State, actions: Sequence[Sequence[int]], compared: Compared
) -> tuple[list[Why], float]:
    """Return the reasons, the largest first, and the part of the lost points that they account for.

    `actions` are the best and the played turn. Sources and rival add up to the points lost against the strongest rival.
    """
    spec = appraiser.spec
    parts = {name: lost(compared, index) for index, name in enumerate(spec.sources)}
    rival = mean([one.rival for one in compared.played]) - mean([one.rival for one in compared.best])
    whole = sum(parts.values()) + rival
    plain = appraiser.contrast.differences(state, actions[0], actions[1])
    found = explained(plain, parts)
    used = {name for fact in plain for name in fact.sources if any(why.key == fact.key for why in found)}
    found += [
        Why(key=SOURCE, points=points, source=f"{spec.game}-source-{name}") for name, points in parts.items() if name not in used
    ]
    found.append(Why(key=RIVAL, points=rival))
    chosen = largest(found, whole)
    covered = sum(why.points for why in chosen)
    return chosen, min(1.0, covered / whole) if whole > 0 else float(bool(chosen))


def lost(compared: Compared, source: int) -> float:
    """Return the points from one source that the played turn gives away."""
    return mean([one.sources[source] for one in compared.best]) - mean([one.sources[source] for one in compared.played])


def explained(plain: Sequence[Difference], parts: dict[str, float]) -> list[Why]:
    """Return plain differences with the points of the sources that each explains. A source is explained once."""
    found, left = [], dict(parts)
    for fact in plain:
        points = sum(left.pop(name, 0.0) for name in fact.sources)
        if points >= LEAST:
            found.append(Why(key=fact.key, points=points, numbers=fact.numbers))
    return found


def largest(found: Sequence[Why], whole: float) -> list[Why]:
    """Return the largest reasons: enough of them for half of the loss, then those that are nearly as large."""
    chosen: list[Why] = []
    for why in sorted(found, key=lambda why: -why.points):
        covered = sum(one.points for one in chosen)
        if why.points < LEAST or len(chosen) == MOST or (chosen and covered >= max(whole, 0.0)):
            break
        chosen.append(why)
    return chosen
