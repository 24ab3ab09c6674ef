"""The promise every position keeps: mutable, cheap to copy, free of I/O, clock and chance. Legality is checked at the Table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import bit_count, nth_bit
from steiger.core.rng import Rng

NOBODY: Final[i64] = -1


ROOM: Final = vec[i64]([0] * 64)

# Python's own objects for action numbers, made once: making them anew is most of the cost of a list of actions.
NUMBERS: Final[list[Any]] = list(range(4096))


@final
class Choices:
    """The legal actions of one position, noted as runs: a first action, and a mask of those from there on that are legal.

    Its buffers are used again for the next position. Who only needs one action of many never writes them all out.
    """

    def __init__(self) -> None:
        self.firsts = ROOM[:]
        self.masks = ROOM[:]
        self.counts = append(ROOM[:], 0)  # how many actions there are before each run, and with the last one
        self.runs: i64 = 0
        self.count: i64 = 0
        self.actions = ROOM[:]  # all of them, once they were written out

    def clear(self) -> None:
        self.runs = 0
        self.count = 0

    def add(self, action: i64) -> None:
        self.add_all(action, 1)

    def add_all(self, first: i64, mask: i64) -> None:
        """The actions first + n for every bit n of the mask. They must come ascending."""
        if mask == 0:
            return
        run = self.runs
        if run == len(self.firsts):
            self._make_room()
        self.firsts[run] = first
        self.masks[run] = mask
        self.count += bit_count(mask)
        self.runs = run + 1
        self.counts[run + 1] = self.count

    def _make_room(self) -> None:
        self.firsts = append(self.firsts, 0)
        self.masks = append(self.masks, 0)
        self.counts = append(self.counts, 0)

    def pick(self, index: i64) -> i64:
        """The action that has so many others before it."""
        run: i64 = 0
        while self.counts[run + 1] <= index:
            run += 1
        return self.firsts[run] + nth_bit(self.masks[run], index - self.counts[run])

    def write_out(self) -> None:
        """All actions, ascending, into `actions`."""
        while len(self.actions) < self.count:
            self.actions = append(self.actions, 0)
        at: i64 = 0
        for run in range(self.runs):
            action = self.firsts[run]
            mask = self.masks[run]
            while mask != 0:
                if mask & 1 != 0:
                    self.actions[at] = action
                    at += 1
                mask >>= 1
                action += 1

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
