"""Positions: mutable, cheap to copy, without I/O, clock or randomness. Nothing is checked here; `Table` checks."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from steiger.core.bits import CHUNK, CHUNK_BITS, ONES, PLACES, bit_count
from steiger.core.rng import Rng

NOBODY: Final[i64] = -1


ROOM: Final = vec[i64]([0] * 192)

# Python's own objects for action numbers, made once: creating them is most of the cost of a list of actions.
NUMBERS: Final[list[Any]] = list(range(4096))

RUN: Final[i64] = 2  # a run is noted as its first action and its mask


@final
class Choices:
    """The legal actions of one position, noted as runs: a first action, and a mask of those from there on that are legal.

    Its buffers are used again for the next position. A caller that needs one action never writes them all out.
    """

    def __init__(self) -> None:
        self.runs = ROOM[:]
        self.room: i64 = len(self.runs)
        self.end: i64 = 0  # of the runs noted
        self.count: i64 = 0
        self.actions = ROOM[:]  # all of them, once they were written out

    def clear(self) -> None:
        self.end = 0
        self.count = 0

    def add(self, action: i64) -> None:
        self.add_all(action, 1)

    def add_all(self, first: i64, mask: i64) -> None:
        """The actions first + n for every bit n of the mask, which may be none. They must come ascending."""
        end = self.end
        if end == self.room:
            self._make_room()
        runs = self.runs
        runs[end] = first
        runs[end + 1] = mask
        self.end = end + RUN
        self.count += bit_count(mask)

    def _make_room(self) -> None:
        for _ in range(RUN):
            self.runs = append(self.runs, 0)
        self.room = len(self.runs)

    def pick(self, index: i64) -> i64:
        """Return the legal action at `index`: find its run, then its nine bits, then its bit."""
        runs = self.runs
        at: i64 = 0
        mask = runs[1]
        ones = bit_count(mask)
        while index >= ones:
            index -= ones
            at += RUN
            mask = runs[at + 1]
            ones = bit_count(mask)
        action = runs[at]
        ones = ONES[mask & CHUNK]
        while index >= ones:
            index -= ones
            action += CHUNK_BITS
            mask >>= CHUNK_BITS
            ones = ONES[mask & CHUNK]
        return action + PLACES[(mask & CHUNK) * CHUNK_BITS + index]

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


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, without checks: the fast interface for bots and search. It speaks action numbers.

    A game from another package extends this in plain Python, also where the engine is compiled.
    """

    def __repr__(self) -> str:
        seat = self.to_move()
        return f"<{self.game_name()} position, {'over' if seat == NOBODY else f'seat {seat} to move'}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Let pickle and deepcopy rebuild the position."""
        from steiger.core.pickling import reduce

        return reduce(self)

    @abstractmethod
    def game_name(self) -> str:
        """Return the name of the game that this position belongs to, as the registry knows it."""
        raise NotImplementedError("game_name")

    @abstractmethod
    def to_move(self) -> i64:
        """Return the seat to move, or NOBODY when the game is over."""
        raise NotImplementedError("to_move")

    @abstractmethod
    def offer(self, into: Choices) -> None:
        """Note the legal actions: ascending, unique, none only when the game is over."""
        raise NotImplementedError("offer")

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Play a legal action. Nothing is checked: an illegal action may leave a broken position. `Table.play` checks."""
        raise NotImplementedError("apply")

    @abstractmethod
    def copy(self) -> State:
        """Return an equal position that shares nothing mutable with this one."""
        raise NotImplementedError("copy")

    @abstractmethod
    def scores(self) -> list[int]:
        """Return the victory points by seat, so far or final."""
        raise NotImplementedError("scores")

    @abstractmethod
    def winners(self) -> list[int]:
        """Return the winning seats, several if they share the win, none before the end."""
        raise NotImplementedError("winners")

    @abstractmethod
    def determinize(self, seat: i64, rng: Rng) -> None:
        """Redeal in place everything that this seat cannot know."""
        raise NotImplementedError("determinize")

    @abstractmethod
    def fingerprint(self, seat: i64) -> tuple[object, ...]:
        """Return everything that this seat knows as a hashable value. NOBODY stands for the whole position."""
        raise NotImplementedError("fingerprint")

    @abstractmethod
    def reveals(self) -> i64:
        """Return how often hidden information has come to light so far. Undo never goes back behind a change of it."""
        raise NotImplementedError("reveals")

    @abstractmethod
    def check(self) -> None:
        """Assert the conservation laws: every piece is somewhere, exactly once."""
        raise NotImplementedError("check")

    def choices(self, into: Choices) -> None:
        """The legal actions, written out."""
        self.offer(into)
        into.write_out()

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions in ascending order; none when the game is over."""
        choices = SPARE.pop() if SPARE else Choices()
        choices.clear()
        self.offer(choices)
        legal = choices.as_list()
        SPARE.append(choices)
        return legal
