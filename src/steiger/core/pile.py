"""A face-down pile of cards, and what each seat remembers of cards it looked at and put back. Knows no game.

The cards lie in a ring: slot (head + i) % places is the i-th from the top. A memory is a card and a mask of the slots where it
may lie; one bit is certainty. Cards being looked at stay on the pile until one is taken, so that all that is hidden lies here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import BIT, bit_count
from steiger.core.rng import Rng

CARD_BITS: Final[i64] = 6
CARD_MASK: Final[i64] = 63
MOST_CARDS: Final = 56  # slots of a mask that fit beside the card


@final
class Pile:
    """`cards` is shared between copies and replaced before it is written; so are the memories."""

    def __init__(self, cards: vec[i64], head: i64, size: i64, memories: list[vec[i64]], remembered: bool) -> None:
        self.cards = cards
        self.head = head
        self.size = size
        self.memories = memories
        self.remembered = remembered

    def copy(self) -> Pile:
        return Pile(self.cards, self.head, self.size, self.memories[:] if self.remembered else self.memories, self.remembered)

    def places(self) -> i64:
        return len(self.cards)

    def slot(self, depth: i64) -> i64:
        return (self.head + depth) % len(self.cards)

    def peek(self, depth: i64) -> i64:
        return self.cards[self.slot(depth)]

    def listed(self) -> list[int]:
        """All cards, top first."""
        return [self.peek(i) for i in range(self.size)]

    def draw(self) -> i64:
        """Turn up the top card for everybody to see."""
        card = self.cards[self.head]
        if self.remembered:
            self._seen_by_all(card, BIT[self.head], 0)
        self.head = self.slot(1)
        self.size -= 1
        return card

    # Looking at the top cards, taking one, putting the rest back.

    def look(self, seat: i64, count: i64) -> None:
        """A seat looks at the top cards: from now on it knows them, and the others no longer know how they lie."""
        if not self.remembered:
            self.memories = [vec[i64]([]) for _ in range(len(self.memories))]
            self.remembered = True
        window = self._window(count)
        for other in range(len(self.memories)):
            if other != seat:
                self._blur(other, window, window)
        self._learn(seat, count)

    def take(self, seat: i64, count: i64, card: i64) -> None:
        """Of the `count` cards looked at, one is taken openly; the others close up below it."""
        before = self._window(count)
        self.cards = self.cards[:]
        depth: i64 = 0
        while self.peek(depth) != card:
            depth += 1
        while depth > 0:
            self.cards[self.slot(depth)] = self.cards[self.slot(depth - 1)]
            depth -= 1
        self.head = self.slot(1)
        self.size -= 1
        self._seen_by_all(card, before, self._window(count - 1))
        self._learn(seat, count - 1)

    def raise_to(self, seat: i64, depth: i64, count: i64, card: i64) -> None:
        """Among the `count` cards looked at, bring a card up to this depth (those before it are settled)."""
        self.cards = self.cards[:]
        found = depth
        while self.peek(found) != card:
            found += 1
        while found > depth:
            self.cards[self.slot(found)] = self.cards[self.slot(found - 1)]
            found -= 1
        self.cards[self.slot(depth)] = card
        self._learn(seat, count)

    def sink(self, seat: i64, count: i64) -> None:
        """Put the top `count` cards underneath, in the order in which they lie."""
        before = self._window(count)
        self.cards = self.cards[:]
        moved = [self.peek(i) for i in range(count)]
        self.head = self.slot(count)
        after: i64 = 0
        for i in range(count):
            place = self.slot(self.size - count + i)
            self.cards[place] = moved[i]
            after |= BIT[place]
        for other in range(len(self.memories)):
            self._blur(other, before, after)
        self._learn_at(seat, self.size - count, count)

    # Memory.

    def _window(self, count: i64) -> i64:
        """The mask of the top `count` slots."""
        mask: i64 = 0
        for i in range(count):
            mask |= BIT[self.slot(i)]
        return mask

    def live(self) -> i64:
        """The mask of all slots that hold a card."""
        return self._window(self.size)

    def _learn(self, seat: i64, count: i64) -> None:
        self._learn_at(seat, 0, count)

    def _learn_at(self, seat: i64, depth: i64, count: i64) -> None:
        """The seat has seen exactly what lies in these slots."""
        for i in range(depth, depth + count):
            place = self.slot(i)
            self._settle(seat, self.cards[place], BIT[place], 0)
        memory = self.memories[seat]
        for i in range(depth, depth + count):
            place = self.slot(i)
            memory = append(memory, (BIT[place] << CARD_BITS) | self.cards[place])
        self.memories[seat] = memory

    def _blur(self, seat: i64, before: i64, after: i64) -> None:
        """Cards that may lie in `before` may now lie anywhere in `after`."""
        old = self.memories[seat]
        new = vec[i64]([])
        for item in old:
            mask = item >> CARD_BITS
            if mask & before != 0:
                mask = (mask & ~before) | after
            new = append(new, (mask << CARD_BITS) | (item & CARD_MASK))
        self.memories[seat] = new

    def _seen_by_all(self, card: i64, before: i64, after: i64) -> None:
        """A card from the slots `before` was shown to all; the rest of those cards lies in `after`."""
        for seat in range(len(self.memories)):
            self._settle(seat, card, before, after)

    def _settle(self, seat: i64, card: i64, before: i64, after: i64) -> None:
        """A card from the slots `before` is accounted for: drop the closest memory of it, move the other ones to `after`."""
        old = self.memories[seat]
        chosen = self._closest(old, card, before)
        new = vec[i64]([])
        for i in range(len(old)):
            if i != chosen:
                mask = old[i] >> CARD_BITS
                if mask & before != 0:
                    mask = (mask & ~before) | after
                if mask != 0:
                    new = append(new, (mask << CARD_BITS) | (old[i] & CARD_MASK))
        self.memories[seat] = new

    def _closest(self, memory: vec[i64], card: i64, within: i64) -> i64:
        """The memory of such a card in these slots that says most about where it lies, or -1."""
        best: i64 = -1
        fewest: i64 = 99
        for i in range(len(memory)):
            mask = memory[i] >> CARD_BITS
            if memory[i] & CARD_MASK == card and mask & within != 0 and bit_count(mask) < fewest:
                best = i
                fewest = bit_count(mask)
        return best

    def known(self, seat: i64) -> list[tuple[int, tuple[int, ...]]]:
        """What a seat remembers: each card with the depths at which it may lie, sorted."""
        if not self.remembered:
            return []
        found: list[tuple[int, tuple[int, ...]]] = []
        for item in self.memories[seat]:
            mask = item >> CARD_BITS
            depths = [i for i in range(self.size) if mask & BIT[self.slot(i)] != 0]
            found.append((item & CARD_MASK, tuple(depths)))
        return sorted(found)

    # Redealing.

    def redeal(self, seat: i64, others: list[int], rng: Rng) -> list[int]:
        """Shuffle what the seat does not know, together with hidden cards from elsewhere; what elsewhere then holds.

        What comes out depends on what the seat knows and on the Rng alone; what others remember is forgotten.
        """
        slots = self._place_known(seat, rng)
        pool = sorted(self._unknown(seat) + others)
        shuffled = vec[i64](pool)
        rng.shuffle(shuffled)
        cards = self.cards[:]
        used: i64 = 0
        for i in range(self.size):
            place = self.slot(i)
            if slots[place] >= 0:
                cards[place] = slots[place]
            else:
                cards[place] = shuffled[used]
                used += 1
        self.cards = cards
        self._forget_others(seat)
        return [shuffled[i] for i in range(used, len(shuffled))]

    def _forget_others(self, seat: i64) -> None:
        if self.remembered:
            self.memories = [self.memories[i] if i == seat else vec[i64]([]) for i in range(len(self.memories))]

    def _unknown(self, seat: i64) -> list[int]:
        cards = self.listed()
        if self.remembered:
            for item in self.memories[seat]:
                cards.remove(int(item & CARD_MASK))
        return cards

    def _place_known(self, seat: i64, rng: Rng) -> vec[i64]:
        """By slot the remembered card that is put there, -1 elsewhere: a random assignment within all masks."""
        slots = vec[i64]([-1] * len(self.cards))
        if not self.remembered:
            return slots
        order = vec[i64](list(range(len(self.memories[seat]))))
        rng.shuffle(order)
        owner = vec[i64]([-1] * len(self.cards))
        for item in order:
            found = self._assign(seat, item, owner, 0, rng)
            assert found >= 0, (seat, self.known(seat))
        for place in range(len(owner)):
            if owner[place] >= 0:
                slots[place] = self.memories[seat][owner[place]] & CARD_MASK
        return slots

    def _assign(self, seat: i64, item: i64, owner: vec[i64], tried: i64, rng: Rng) -> i64:
        """Kuhn's augmenting path from a random slot on; the slots tried, or -1 if the memory cannot be placed."""
        mask = (self.memories[seat][item] >> CARD_BITS) & self.live()
        places = vec[i64]([place for place in range(len(owner)) if mask & BIT[place] != 0])
        rng.shuffle(places)
        for place in places:
            if owner[place] < 0:
                owner[place] = item
                return tried
        for place in places:
            if tried & BIT[place] == 0:
                tried |= BIT[place]
                further = self._assign(seat, owner[place], owner, tried, rng)
                if further >= 0:
                    owner[place] = item
                    return further
        return -1
