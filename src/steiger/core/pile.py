"""A face-down pile of cards, and what each seat remembers of cards it looked at and put back. Knows no game.

The cards lie in a ring, the one at depth i in slot (head + i) % places. Cards being looked at stay on top until one is taken, so
that all that is hidden lies here. A memory is a seat, a card and a mask of the slots where it may lie; one bit is certainty.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import BIT, bit_count
from steiger.core.rng import Rng
from steiger.core.state import NOBODY

# A memory in one number: bits 0–2 the seat, 3–8 the card, then the mask.
SEAT_MASK: Final[i64] = 7
CARD_SHIFT: Final[i64] = 3
CARD_MASK: Final[i64] = 63
SLOTS_SHIFT: Final[i64] = 9
WHO_AND_WHAT: Final[i64] = 511
MOST_CARDS: Final = 53
NO_MEMORIES: Final = vec[i64]([])


def memory_of(seat: i64, card: i64, slots: i64) -> i64:
    return seat | (card << CARD_SHIFT) | (slots << SLOTS_SHIFT)


def seat_of(memory: i64) -> i64:
    return memory & SEAT_MASK


def card_in(memory: i64) -> i64:
    return (memory >> CARD_SHIFT) & CARD_MASK


def slots_of(memory: i64) -> i64:
    return memory >> SLOTS_SHIFT


def new_pile(cards: list[int], places: int) -> Pile:
    """A pile, top card first, in a ring of that many places."""
    assert len(cards) <= places <= MOST_CARDS, (len(cards), places)
    ring = vec[i64](cards + [-1] * (places - len(cards)))
    return Pile(ring, len(cards))


@final
class Pile:
    """Its cards and memories are shared between copies until one of these writes to them."""

    def __init__(self, cards: vec[i64], size: i64) -> None:
        self.cards = cards
        self.size = size
        self.head: i64 = 0
        self.looker: i64 = NOBODY
        self.held: i64 = 0  # how many cards from the top are being looked at
        self.settled: i64 = 0  # how many of these have found their place again
        self.memories = NO_MEMORIES
        self.recalled: i64 = 0  # the slots that any memory speaks of
        self.shared = True  # whether a copy may hold the same cards and memories

    def copy(self) -> Pile:
        self.shared = True
        copy = Pile(self.cards, self.size)
        copy.head = self.head
        copy.looker = self.looker
        copy.held = self.held
        copy.settled = self.settled
        copy.memories = self.memories
        copy.recalled = self.recalled
        return copy

    def _own(self) -> None:
        """Before the first write: no copy must see it."""
        if self.shared:
            self.cards = self.cards[:]
            self.memories = self.memories[:]
            self.shared = False

    def slot(self, depth: i64) -> i64:
        place = self.head + depth
        return place if place < len(self.cards) else place - len(self.cards)

    def peek(self, depth: i64) -> i64:
        place = self.head + depth
        return self.cards[place if place < len(self.cards) else place - len(self.cards)]

    def listed(self) -> list[int]:
        """All cards, top first."""
        return [self.peek(i) for i in range(self.size)]

    def draw(self) -> i64:
        """Turn up the top card for everybody to see."""
        card = self.cards[self.head]
        if self.recalled & BIT[self.head] != 0:
            self._account_for(card, BIT[self.head], 0, NOBODY)
        self._drop_top()
        return card

    def _drop_top(self) -> None:
        self.head += 1
        if self.head == len(self.cards):
            self.head = 0
        self.size -= 1

    # Looking at the top cards, taking one, putting the rest back.

    def look(self, seat: i64, count: i64) -> None:
        """A seat looks at the top cards. What it remembered of them it now sees; the others no longer know how they lie."""
        self.looker = seat
        self.held = count
        self.settled = 0
        window = self._window(0, count)
        if self.recalled & window != 0:
            for depth in range(count):
                place = self.slot(depth)
                if self.recalled & BIT[place] != 0:
                    self._account_for(self.cards[place], BIT[place], 0, seat)
            self._move(window, window)

    def take(self, card: i64) -> None:
        """Take one of the cards looked at, openly; the others close up."""
        window = self._window(0, self.held)
        self._bring_up(card, 0)
        self._drop_top()
        self.held -= 1
        if self.recalled & window != 0:
            self._account_for(card, window, self._window(0, self.held), NOBODY)
        if self.held == 0:
            self.looker = NOBODY

    def unsettled(self) -> i64:
        """The mask of the cards looked at that have not found their place again; identical ones are one."""
        mask: i64 = 0
        cards = self.cards
        places = len(cards)
        place = self.slot(self.settled)
        for _ in range(self.held - self.settled):
            mask |= BIT[cards[place]]
            place += 1
            if place == places:
                place = 0
        return mask

    def settle(self, card: i64) -> None:
        """Of the cards looked at, this one lies next from the top."""
        self._bring_up(card, self.settled)
        self.settled += 1

    def _bring_up(self, card: i64, to: i64) -> None:
        """Bring the first such card at or below this depth up to it; those it passes move down one."""
        self._own()
        cards = self.cards
        place = self.slot(to)
        passed = cards[place]
        while passed != card:
            place += 1
            if place == len(cards):
                place = 0
            below = cards[place]
            cards[place] = passed
            passed = below
        cards[self.slot(to)] = card

    def put_back(self, underneath: bool) -> None:
        """The cards looked at stay on top or go underneath, as they lie. Who looked remembers each."""
        count = self.held
        first: i64 = 0
        if underneath:
            self._sink(count)
            first = self.size - count
        self._own()
        place = self.slot(first)
        for _ in range(count):
            self.memories = append(self.memories, memory_of(self.looker, self.cards[place], BIT[place]))
            place += 1
            if place == len(self.cards):
                place = 0
        self.recalled |= self._window(first, count)
        self.looker = NOBODY
        self.held = 0
        self.settled = 0

    def _sink(self, count: i64) -> None:
        before = self._window(0, count)
        cards = self.cards[:]
        old = self.cards
        from_head = self.head
        self.head = self.slot(count)
        for i in range(count):
            place = from_head + i
            cards[self.slot(self.size - count + i)] = old[place if place < len(old) else place - len(old)]
        self.cards = cards
        if self.recalled & before != 0:
            self._move(before, self._window(self.size - count, count))

    # Memory.

    def _window(self, depth: i64, count: i64) -> i64:
        """The mask of `count` slots from a depth on."""
        mask = (BIT[count] - 1) << self.slot(depth)
        places: i64 = len(self.cards)
        return (mask & (BIT[places] - 1)) | (mask >> places)

    def _move(self, before: i64, after: i64) -> None:
        """Cards that may lie in `before` may now lie anywhere in `after`."""
        self._own()
        memories = self.memories
        recalled: i64 = 0
        for i in range(len(memories)):
            memory = memories[i]
            slots = memory >> SLOTS_SHIFT
            if slots & before != 0:
                slots = (slots & ~before) | after
                memories[i] = (memory & WHO_AND_WHAT) | (slots << SLOTS_SHIFT)
            recalled |= slots
        self.recalled = recalled

    def _account_for(self, card: i64, before: i64, after: i64, seat: i64) -> None:
        """A card from the slots `before` was seen by a seat (NOBODY: by all): its closest memory is done with.

        The other cards from there lie in `after` now; a memory that is left with no slot is gone too.
        """
        memories = self.memories
        kept = memories[:]
        count: i64 = 0
        recalled: i64 = 0
        speaks_of_it = before << SLOTS_SHIFT
        for i in range(len(memories)):
            memory = memories[i]
            if memory & speaks_of_it != 0 and (seat == NOBODY or memory & SEAT_MASK == seat):
                if self._is_closest(i, card, before):
                    continue
                memory = (memory & ~speaks_of_it) | (after << SLOTS_SHIFT)
                if memory <= WHO_AND_WHAT:
                    continue
            kept[count] = memory
            count += 1
            recalled |= memory
        self.memories = kept[:count]
        self.recalled = recalled >> SLOTS_SHIFT

    def _is_closest(self, at: i64, card: i64, within: i64) -> bool:
        """Whether this is its seat's memory of such a card in these slots that says most about where it lies."""
        memories = self.memories
        chosen = memories[at]
        if card_in(chosen) != card or slots_of(chosen) & within == 0:
            return False
        if slots_of(chosen) == within and bit_count(within) == 1:
            return True  # certain: no other card lies there
        for i in range(len(memories)):
            other = memories[i]
            if (other ^ chosen) & WHO_AND_WHAT == 0 and slots_of(other) & within != 0:
                closer = bit_count(slots_of(other)) - bit_count(slots_of(chosen))
                if closer < 0 or (closer == 0 and i < at):
                    return False
        return True

    def in_hand(self, seat: i64) -> list[int]:
        """The cards this seat is looking at, as they lie."""
        return [self.peek(i) for i in range(self.held)] if seat == self.looker else []

    def known(self, seat: i64) -> list[tuple[int, tuple[int, ...]]]:
        """What a seat remembers: each card with the depths at which it may lie, sorted. Cards in the hand are not on it."""
        found: list[tuple[int, tuple[int, ...]]] = []
        for memory in self.memories:
            if seat_of(memory) == seat:
                depths = [i for i in range(self.size) if slots_of(memory) & BIT[self.slot(i)] != 0]
                found.append((int(card_in(memory)), tuple(depths)))
        return sorted(found)

    # Redealing.

    def redeal(self, seat: i64, others: list[int], rng: Rng) -> list[int]:
        """Shuffle what the seat does not know, together with hidden cards from elsewhere; what elsewhere then holds.

        What comes out depends on what the seat knows and on the Rng alone; what others remember is forgotten.
        """
        fixed = self._place_known(seat, rng)
        shuffled = vec[i64](sorted(self._unknown(seat) + others))
        rng.shuffle(shuffled)
        cards = self.cards[:]
        used: i64 = 0
        for i in range(self.size):
            place = self.slot(i)
            if fixed[place] >= 0:
                cards[place] = fixed[place]
            else:
                cards[place] = shuffled[used]
                used += 1
        self.cards = cards
        self._forget_others(seat)
        return [shuffled[i] for i in range(used, len(shuffled))]

    def _forget_others(self, seat: i64) -> None:
        self.memories = vec[i64]([memory for memory in self.memories if seat_of(memory) == seat])
        self.recalled = 0
        for memory in self.memories:
            self.recalled |= slots_of(memory)

    def _unknown(self, seat: i64) -> list[int]:
        cards = self.listed()
        for card in self.in_hand(seat):
            cards.remove(card)
        for memory in self.memories:
            if seat_of(memory) == seat:
                cards.remove(int(card_in(memory)))
        return cards

    def _place_known(self, seat: i64, rng: Rng) -> vec[i64]:
        """By slot the card that the seat sees or remembers there, -1 elsewhere: a random assignment within all masks."""
        owner = vec[i64]([-1] * len(self.cards))
        own = vec[i64]([memory for memory in self.memories if seat_of(memory) == seat])
        rng.shuffle(own)
        for i in range(len(own)):
            found = self._assign(own, i, owner, 0, rng)
            assert found >= 0, (seat, self.known(seat))
        fixed = vec[i64]([-1] * len(self.cards))
        for place in range(len(owner)):
            if owner[place] >= 0:
                fixed[place] = card_in(own[owner[place]])
        if seat == self.looker:
            for i in range(self.held):
                fixed[self.slot(i)] = self.peek(i)
        return fixed

    def _assign(self, own: vec[i64], item: i64, owner: vec[i64], tried: i64, rng: Rng) -> i64:
        """Kuhn's augmenting path from a random slot on; the slots tried, or -1 if the memory cannot be placed."""
        mask = slots_of(own[item])
        places = vec[i64]([place for place in range(len(owner)) if mask & BIT[place] != 0])
        rng.shuffle(places)
        for place in places:
            if owner[place] < 0:
                owner[place] = item
                return tried
        for place in places:
            if tried & BIT[place] == 0:
                tried |= BIT[place]
                further = self._assign(own, owner[place], owner, tried, rng)
                if further >= 0:
                    owner[place] = item
                    return further
        return -1
