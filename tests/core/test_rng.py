"""The generator's numbers are pinned: records that hold only a seed depend on them forever."""

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.rng import Rng


def test_first_words_of_seed_zero_and_one() -> None:
    assert [int(Rng(1).word()) for _ in range(1)] == [1695105466]
    rng = Rng(0)
    assert [int(rng.word()) for _ in range(4)] == FIRST_WORDS_OF_ZERO


def test_matches_the_published_algorithm() -> None:
    """xoshiro128** written out plainly, from the same state."""
    rng = Rng(20131024)
    s = [int(rng.a), int(rng.b), int(rng.c), int(rng.d)]
    for _ in range(1000):
        assert int(rng.word()) == published_next(s)


def rotl(x: int, k: int) -> int:
    return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF


def published_next(s: list[int]) -> int:
    result = (rotl((s[1] * 5) & 0xFFFFFFFF, 7) * 9) & 0xFFFFFFFF
    t = (s[1] << 9) & 0xFFFFFFFF
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = rotl(s[3], 11)
    return result


def test_below_is_even() -> None:
    rng = Rng(3)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert max(counts) - min(counts) < 700  # about seven standard deviations


def test_shuffle_is_a_permutation_and_pinned() -> None:
    cards = vec[i64](list(range(10)))
    Rng(7).shuffle(cards)
    assert sorted(cards) == list(range(10))
    assert [int(card) for card in cards] == SHUFFLE_OF_SEVEN


def test_seeds_far_apart_and_negative_work() -> None:
    assert len({int(Rng(seed).word()) for seed in (-(2**63), -1, 0, 1, 2**63 - 1)}) == 5


FIRST_WORDS_OF_ZERO = [3737715805, 2584255861, 2876756834, 3286328325]
SHUFFLE_OF_SEVEN = [9, 6, 0, 8, 1, 2, 7, 5, 3, 4]
