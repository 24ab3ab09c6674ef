"""Ratings and tests from shares of wins: Elo for two players, Weng and Lin's for more, and the sequential test.

`skill` is what OpenSkill's BradleyTerryFull computes (after 50 tables of three, means differ by 0.1 % and deviations by 0.6 %,
because OpenSkill adds a little uncertainty per game). We keep our own, because one bot may hold several seats of a table, which
OpenSkill would count as different players. `elo` needs no order of games, which OpenSkill's updates do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log10, sqrt
from statistics import fmean, variance

ELO_BASE = 1500.0
MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2
ERROR_RATE = 0.05
DECIDED = log((1 - ERROR_RATE) / ERROR_RATE)  # of the likelihoods' ratio
INDIFFERENCE = 0.02  # the sequential test distinguishes one half plus this share from one half minus it


def elo(names: Sequence[str], wins: Mapping[tuple[str, str], float], games: Mapping[tuple[str, str], int]) -> dict[str, float]:
    """Bradley and Terry's strengths by minorization (Hunter 2004), half a drawn game added to each pairing; 1500 on average."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        strength = {name: _stronger(name, names, strength, wins, games) for name in names}
        mean = exp(fmean(log(value) for value in strength.values()))
        strength = {name: value / mean for name, value in strength.items()}
    return {name: ELO_BASE + 400 * log10(value) for name, value in strength.items()}


def elo_errors(rated: Mapping[str, float], games: Mapping[tuple[str, str], int]) -> dict[str, float]:
    """Return the standard error of each rating, from the information in the games. The mean of all ratings is fixed."""
    import numpy as np

    names = list(rated)
    known = np.zeros((len(names), len(names)))
    for (first, second), played in games.items():
        i, j = names.index(first), names.index(second)
        if i < j:
            chance = 1 / (1 + 10 ** ((rated[second] - rated[first]) / 400))
            weight = (played + 0.5) * chance * (1 - chance) * (log(10) / 400) ** 2
            known[[i, j], [i, j]] += weight
            known[[i, j], [j, i]] -= weight
    spread = np.linalg.pinv(known)
    return {name: sqrt(max(0.0, float(spread[i, i]))) for i, name in enumerate(names)}


def _stronger(
    name: str,
    names: Sequence[str],
    strength: Mapping[str, float],
    wins: Mapping[tuple[str, str], float],
    games: Mapping[tuple[str, str], int],
) -> float:
    rivals = [rival for rival in names if rival != name and games.get((name, rival), 0)]
    won = sum(wins[name, rival] + 0.25 for rival in rivals)
    faced = sum((games[name, rival] + 0.5) / (strength[name] + strength[rival]) for rival in rivals)
    return won / faced if rivals else strength[name]


def skill(names: Sequence[str], tables: Sequence[tuple[Sequence[str], Sequence[float]]]) -> dict[str, tuple[float, float]]:
    """Weng and Lin's Bradley-Terry update (2011), as OpenSkill has it; a table is its bots and their scores."""
    known = dict.fromkeys(names, (MU, SIGMA))
    for seated, scores in tables:
        known |= _updated(known, seated, scores)
    return known


def _updated(
    known: Mapping[str, tuple[float, float]], seated: Sequence[str], scores: Sequence[float]
) -> dict[str, tuple[float, float]]:
    """Every bot's mean over its seats of what each seat would become."""
    found: dict[str, list[tuple[float, float]]] = {}
    for seat, name in enumerate(seated):
        mu, sigma = known[name]
        omega = delta = 0.0
        for rival, other in enumerate(seated):
            if rival == seat or other == name:
                continue
            spread = sqrt(sigma**2 + known[other][1] ** 2 + 2 * BETA**2)
            chance = 1 / (1 + exp((known[other][0] - mu) / spread))
            result = 0.5 + 0.5 * ((scores[seat] > scores[rival]) - (scores[seat] < scores[rival]))
            omega += sigma**2 / spread * (result - chance)
            delta += sigma / spread * (sigma / spread) ** 2 * chance * (1 - chance)
        found.setdefault(name, []).append((mu + omega, sigma * sqrt(max(1 - delta, 1e-4))))
    return {name: (fmean(mu for mu, _ in rows), fmean(sigma for _, sigma in rows)) for name, rows in found.items()}


def verdict(blocks: Sequence[float], fair: float) -> int:
    """Return what the sequential test (normal, on block means) says of the share: 1 above the fair one, -1 below, 0 open."""
    if len(blocks) < 8:
        return 0
    spread = max(variance(blocks), 1e-3)
    ratio = len(blocks) * (fmean(blocks) - fair) * 2 * INDIFFERENCE / spread
    return (ratio > DECIDED) - (ratio < -DECIDED)


def settled(blocks: Sequence[float], fair: float) -> bool:
    """Return whether the sequential test has decided."""
    return verdict(blocks, fair) != 0
