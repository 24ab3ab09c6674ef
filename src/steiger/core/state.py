"""The promise every position keeps: mutable, cheap to copy, free of I/O, clock and chance. Legality is checked at the Table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.rng import Rng

NOBODY: Final[i64] = -1


ROOM: Final = vec[i64]([0] * 64)

# Python's own objects for action numbers, made once: making them anew is most of the cost of a list of actions.
NUMBERS: Final[list[Any]] = list(range(4096))


@final
class Choices:
    """The legal actions of one position, in a buffer that is used again for the next. There is always room for the first 64."""

    def __init__(self) -> None:
        self.actions = ROOM[:]
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count < len(self.actions):
            self.actions[self.count] = action
        else:
            self.actions = append(self.actions, action)
        self.count += 1

    def as_list(self) -> list[int]:
        if self.count > 0 and self.actions[self.count - 1] < len(NUMBERS):
            return [NUMBERS[self.actions[i]] for i in range(self.count)]
        return [self.actions[i] for i in range(self.count)]


# Buffers for `legal`, used again; taking one and putting it back is safe among threads.
SPARE: Final[list[Choices]] = []


class State(ABC):
    @abstractmethod
    def to_move(self) -> i64:
        """The seat that decides next; NOBODY when the game is over."""

    @abstractmethod
    def choices(self, into: Choices) -> None:
        """Fill in the legal actions: ascending, unique, none only when the game is over."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Carry out a legal action. An illegal one is the caller's fault and may leave nonsense: play through a Table."""

    @abstractmethod
    def copy(self) -> State:
        """An equal position that shares nothing that can change."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Victory points by seat, so far or final."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Who has won, all that share the win; empty before the end."""

    @abstractmethod
    def determinize(self, seat: i64, rng: Rng) -> None:
        """Redeal in place whatever this seat cannot know, keeping all it knows."""

    @abstractmethod
    def fingerprint(self, seat: i64) -> tuple[object, ...]:
        """All that this seat knows, hashable and canonical; for NOBODY: the whole position."""

    @abstractmethod
    def reveals(self) -> i64:
        """How often hidden information has come to light so far; undo never goes back behind a change of it."""

    @abstractmethod
    def check(self) -> None:
        """Assert the conservation laws: every piece is somewhere, exactly once."""

    def legal(self) -> list[int]:
        choices = SPARE.pop() if SPARE else Choices()
        choices.clear()
        self.choices(choices)
        legal = choices.as_list()
        SPARE.append(choices)
        return legal
