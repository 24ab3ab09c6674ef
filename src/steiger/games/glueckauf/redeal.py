"""Another deal that is consistent with everything a seat has seen.

The stacks as they are now are shuffled again and played backwards to the set-up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from steiger.core.pile import Pile
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.words import (
    NEXT_ORDER,
    NEXT_TILE,
    NEXT_VERB,
    RETURN_BOTTOM,
    TAKE_NONE,
    TAKE_ORDER,
    TAKE_TILE,
    TAKE_VERB,
)

T = TypeVar("T")
Known = list[tuple[int, tuple[int, ...]]]

# A pile remembers a little less than a seat could work out, so a shuffle sometimes contradicts the past: about one in forty
# if somebody looks at cards every second turn.
TRIES = 2000


@dataclass
class Draw:
    """A card was turned up for all to see."""

    card: int

    def before(self, cards: list[int], rng: Rng) -> list[int] | None:
        return [self.card, *cards]


@dataclass
class Look:
    """Somebody looked at the top cards, took one openly or none, and put the rest back in an order that only they know."""

    count: int
    known: Known  # the seat's memories of the pile before
    hand: list[int] | None  # the cards from the top, if the seat itself looked
    first_next: int  # the action `next` of card 0
    taken: int = -1
    underneath: bool = False
    settled: list[int] = field(default_factory=list)  # the plies of `next`
    is_over: bool = False
    words: dict[int, int] = field(default_factory=dict)  # ply → the action that puts these cards back

    def before(self, cards: list[int], rng: Rng) -> list[int] | None:
        """Return a possible pile before the look, or None if the seat's memories rule it out."""
        size = self.count - (self.taken >= 0)
        sunk = len(cards) - size if self.is_over and self.underneath else 0
        back, rest = cards[sunk : sunk + size], cards[:sunk] + cards[sunk + size :]
        self.words = {ply: self.first_next + card for ply, card in zip(self.settled, back, strict=False)}
        window = [*back, self.taken] if self.taken >= 0 else back
        hand = self.hand if self.hand is not None else arranged(window, rest, self.known, rng)
        return None if hand is None else hand + rest


def arranged(window: list[int], rest: list[int], known: Known, rng: Rng) -> list[int] | None:
    """Return the cards of the window in an order that agrees with all memories, each of which is about a different card."""
    left = Counter(window)
    places: dict[int, int] = {}
    if not _place(shuffled(known, rng), places, left, rest, len(window), rng):
        return None
    spare = shuffled(sorted(left.elements()), rng)
    return [places[depth] if depth in places else spare.pop() for depth in range(len(window))]


def _place(known: Known, places: dict[int, int], left: Counter[int], rest: list[int], count: int, rng: Rng) -> bool:
    if not known:
        return True
    card, depths = known[0]
    for depth in shuffled([depth for depth in depths if depth not in places], rng):
        inside = depth < count
        if left[card] == 0 if inside else rest[depth - count] != card:
            continue
        places[depth] = card
        left[card] -= inside
        if _place(known[1:], places, left, rest, count, rng):
            return True
        left[card] += inside
        del places[depth]
    return False


def shuffled(items: Sequence[T], rng: Rng) -> list[T]:
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(rng.below(last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


class Story:
    """The events of one pile as one seat saw them."""

    def __init__(self, seat: int, first_take: int, first_next: int) -> None:
        self.seat = seat
        self.first_take, self.first_next = first_take, first_next
        self.events: list[Draw | Look] = []

    def add(self, ply: int, action: int, before: Pile, after: Pile) -> None:
        if before.held > 0:
            self._go_on(ply, action, after.held == 0)
        elif after.held > 0:
            hand = after.in_hand(self.seat) or None
            self.events.append(Look(int(after.held), before.known(self.seat), hand, self.first_next))
        else:
            self.events += [Draw(int(before.peek(depth))) for depth in range(before.size - after.size)]

    def _go_on(self, ply: int, action: int, is_over: bool) -> None:
        look = self.events[-1]
        assert isinstance(look, Look), (ply, action)
        if TAKE_VERB.has(action) and action != TAKE_NONE:
            look.taken = action - self.first_take
        if NEXT_VERB.has(action):
            look.settled.append(ply)
        look.underneath |= action == RETURN_BOTTOM
        look.is_over = is_over

    def beginning(self, pile: Pile, rng: Rng) -> list[int]:
        """Return a possible pile at the beginning."""
        for _ in range(TRIES):
            cards = self._backwards(pile, rng)
            if cards is not None:
                return cards
        raise AssertionError((self.seat, self.events, pile.listed()))

    def _backwards(self, pile: Pile, rng: Rng) -> list[int] | None:
        now = pile.copy()
        now.redeal(self.seat, [], rng)
        cards: list[int] | None = now.listed()
        for event in reversed(self.events):
            cards = None if cards is None else event.before(cards, rng)
        return cards

    def words(self) -> dict[int, int]:
        return {ply: action for event in self.events if isinstance(event, Look) for ply, action in event.words.items()}


def redeal(first: State, actions: Sequence[int], seat: int, rng: Rng) -> tuple[list[int], list[int], list[int]]:
    """Return both stacks at the beginning, without the cards laid out, and the actions with other cards put back."""
    assert isinstance(first, Position)
    board = first.copy()
    tiles = Story(seat, TAKE_TILE, NEXT_TILE)
    orders = Story(seat, TAKE_ORDER, NEXT_ORDER)
    for ply, action in enumerate(actions):
        before = board.tile_pile.copy(), board.order_pile.copy()
        board.apply(action)
        tiles.add(ply, action, before[0], board.tile_pile)
        orders.add(ply, action, before[1], board.order_pile)
    stacks = tiles.beginning(board.tile_pile, rng), orders.beginning(board.order_pile, rng)
    changed = tiles.words() | orders.words()
    return *stacks, [changed.get(ply, action) for ply, action in enumerate(actions)]
