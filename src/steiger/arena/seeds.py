"""The chance of the n-th of many games, from one seed: the same whichever process plays it, in whatever order.

Output n of SplitMix64 started at the seed is found without those before it. Game i takes three of them: output 3i for its set-up,
3i + 1 for what its bots draw, 3i + 2 for the redealing that hides from bots what they may not know. Of each the top 53 bits,
which every reader of JSON holds exactly.
"""

from __future__ import annotations

from dataclasses import dataclass

WORD = 2**64 - 1
STEP = 0x9E3779B97F4A7C15


def split_mix(seed: int, n: int) -> int:
    """Output n, from 0, of SplitMix64 (Steele, Lea, Flood 2014)."""
    state = (seed + (n + 1) * STEP) & WORD
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    return mixed ^ (mixed >> 31)


@dataclass(frozen=True)
class Seeds:
    setup: int
    bots: int
    redeal: int


def seeds_of(seed: int, index: int) -> Seeds:
    setup, bots, redeal = (split_mix(seed, 3 * index + part) >> 11 for part in range(3))
    return Seeds(setup=setup, bots=bots, redeal=redeal)
