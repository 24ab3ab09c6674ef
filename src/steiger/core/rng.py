"""A small random generator that gives the same numbers on every platform, interpreted or compiled.

xoshiro128** by Blackman and Vigna (32-bit words, so that nothing overflows an i64), its state drawn from the seed by SplitMix64.
docs/records.md documents it, tests pin it: records that hold only a seed depend on these numbers forever.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
TWICE: Final[i64] = 0x100000001  # writes a word twice side by side: a rotation is then one shift (past bit 63 nothing is missed)
SEED_MIN: Final = -(2**63)
SEED_MAX: Final = 2**63 - 1


def spread(seed: int) -> list[int]:
    """Four 32-bit words from a seed: two rounds of SplitMix64."""
    words: list[int] = []
    state = seed & 0xFFFFFFFFFFFFFFFF
    for _ in range(2):
        state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        words += [mixed & 0xFFFFFFFF, mixed >> 32]
    return words


@final
class Rng:
    """A small random generator whose numbers are the same on every platform: xoshiro128**, seeded with an integer."""

    def __init__(self, seed: int) -> None:
        words = spread(seed)
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3]

    def word(self) -> i64:
        """The next 32 random bits. Their product with the bound may reach the sign of an i64, which is cut off again."""
        return self.below(WORD + 1) & WORD

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely: the next word by Lemire's method, or the first that is fair."""
        while True:
            b = self.b
            c = self.c ^ self.a
            d = self.d ^ b
            self.b = b ^ c
            self.a ^= d
            self.c = c ^ ((b << 9) & WORD)
            self.d = (d * TWICE >> 21) & WORD
            product = ((((b * 5) & WORD) * TWICE >> 25) * 9 & WORD) * bound
            low = product & WORD
            if low >= bound or low >= (WORD + 1 - bound) % bound:
                return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Fisher-Yates, from the last card down."""
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
            i -= 1

    def shuffled(self, cards: list[int]) -> list[int]:
        """Return the same cards in random order."""
        pile = vec[i64](cards)
        self.shuffle(pile)
        return [int(card) for card in pile]
