"""The promise every position keeps: mutable, cheap to copy, free of I/O, clock and chance. Legality is checked at the Table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import CHUNK, ONES, bit_count, nth_bit
from steiger.core.rng import Rng

NOBODY: Final[i64] = -1


ROOM: Final = vec[i64]([0] * 192)

# Python's own objects for action numbers, made once: making them anew is most of the cost of a list of actions.
NUMBERS: Final[list[Any]] = list(range(4096))

RUN: Final[i64] = 3  # a run is noted as its first action, its mask, and how many actions there are before it


@final
class Choices:
    """The legal actions of one position, noted as runs: a first action, and a mask of those from there on that are legal.

    Its buffers are used again for the next position. Who needs only one action of many never writes them all out.
    """

    def __init__(self) -> None:
        self.runs = ROOM[:]
        self.end: i64 = 0  # of the runs noted
        self.count: i64 = 0
        self.actions = ROOM[:]  # all of them, once they were written out

    def clear(self) -> None:
        self.end = 0
        self.count = 0

    def add(self, action: i64) -> None:
        self.add_all(action, 1)

    def add_all(self, first: i64, mask: i64) -> None:
        """The actions first + n for every bit n of the mask. They must come ascending."""
        if mask == 0:
            return
        end = self.end
        if end == len(self.runs):
            self._make_room()
        runs = self.runs
        runs[end] = first
        runs[end + 1] = mask
        runs[end + 2] = self.count
        self.end = end + RUN
        self.count += ONES[mask] if mask <= CHUNK else bit_count(mask)

    def _make_room(self) -> None:
        for _ in range(RUN):
            self.runs = append(self.runs, 0)

    def pick(self, index: i64) -> i64:
        """The action that has so many others before it."""
        runs = self.runs
        at = self.end - RUN
        while runs[at + 2] > index:
            at -= RUN
        return runs[at] + nth_bit(runs[at + 1], index - runs[at + 2])

    def write_out(self) -> None:
        """All actions, ascending, into `actions`."""
        while len(self.actions) < self.count:
            self.actions = append(self.actions, 0)
        actions = self.actions
        count: i64 = 0
        at: i64 = 0
        while at < self.end:
            action = self.runs[at]
            mask = self.runs[at + 1]
            while mask != 0:
                if mask & 1 != 0:
                    actions[count] = action
                    count += 1
                mask >>= 1
                action += 1
            at += RUN

    def as_list(self) -> list[int]:
        self.write_out()
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
    def offer(self, into: Choices) -> None:
        """Note the legal actions: ascending, unique, none only when the game is over."""

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

    def choices(self, into: Choices) -> None:
        """The legal actions, written out."""
        self.offer(into)
        into.write_out()

    def legal(self) -> list[int]:
        choices = SPARE.pop() if SPARE else Choices()
        choices.clear()
        self.offer(choices)
        legal = choices.as_list()
        SPARE.append(choices)
        return legal
