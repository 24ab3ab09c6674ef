"""The action in progress: where the dwarf works, which bonuses the player has, and what is used up."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from steiger.games.zwergar.rules.goods import NOTHING
from steiger.games.zwergar.rules.terms import FOREMAN, NO_CARD, NOWHERE, Card, Place

# Bits of `used`.
LIFTED: Final[i64] = 1
STONES_LAID: Final[i64] = 2
LIT: Final[i64] = 4
ALL_LIT: Final[i64] = 8
HEATED: Final[i64] = 16
REFUNDED: Final[i64] = 32
DISGUISED: Final[i64] = 64
BONUS_USED: Final[i64] = 128
MINED_PLAIN: Final[i64] = 256  # the yield went into the cart without the extra
BUILT: Final[i64] = 512
BUILT_MORE: Final[i64] = 1024


@final
class Work:
    """The frame of one action. It counts only in the phase `work`. Between actions it keeps what the last one left."""

    def __init__(self) -> None:
        self.place: Place = NOWHERE
        self.figure: i64 = FOREMAN  # the dwarf's kind, or the kind chosen with project 44
        self.silver: i64 = 0  # mask of the kinds whose bonus Silverbeard lends
        self.bonuses: i64 = 0  # mask of the place's bonuses that the player has
        self.used: i64 = 0
        self.times: i64 = 0  # conversions in the lab
        self.project: Card = NO_CARD  # completed in this action
        self.paid: i64 = NOTHING  # resources paid for it

    def begin(self, place: Place, figure: i64) -> None:
        """Reset everything except `bonuses`, which follow from the board."""
        self.place = place
        self.figure = figure
        self.silver = 0
        self.used = 0
        self.times = 0
        self.project = NO_CARD
        self.paid = NOTHING

    def become(self, other: Work) -> None:
        """Copy every field from another frame."""
        self.place = other.place
        self.figure = other.figure
        self.silver = other.silver
        self.bonuses = other.bonuses
        self.used = other.used
        self.times = other.times
        self.project = other.project
        self.paid = other.paid

    def facts(self) -> tuple[object, ...]:
        return (self.place, self.figure, self.silver, self.bonuses, self.used, self.times, self.project, self.paid)

    def has_bonus(self, which: i64) -> bool:
        return self.bonuses & which != 0

    def not_used(self, what: i64) -> bool:
        return self.used & what == 0

    def use(self, what: i64) -> None:
        self.used |= what
