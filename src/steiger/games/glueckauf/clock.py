"""The shift clock as a viewer sees it: known counts, face-down deliveries that may count too, and leaders who are certain."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from steiger.games.glueckauf.contract import Element
from steiger.games.glueckauf.rules.board import NO_CARD, Player
from steiger.games.glueckauf.rules.orders import card_of
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.scoring import tally
from steiger.games.glueckauf.rules.tables import (
    CART_ELEMENTS,
    ELEMENTS,
    ELEMENTS_PER_SHIFT,
    FIRST,
    LEAST_FOR_SECOND,
    ORDERS,
    SECOND,
)


def clock(board: Position, visible: Sequence[Sequence[int]]) -> list[Element]:
    """Return the twelve elements. `visible` are by seat the deliveries that the viewer may see."""
    known = [with_deliveries(player, cards) for player, cards in zip(board.players, visible, strict=True)]
    face_down = [len(player.delivered) - len(cards) for player, cards in zip(board.players, visible, strict=True)]
    candidates = [with_deliveries(known[0], [card]) for card in unseen(board, visible)]
    return [clock_element(board, element, known, face_down, candidates) for element in range(len(ELEMENTS))]


def with_deliveries(player: Player, cards: Sequence[int]) -> Player:
    copy = player.copy()
    copy.delivered = vec[i64](cards)
    return copy


def unseen(board: Position, visible: Sequence[Sequence[int]]) -> list[int]:
    """Return the orders that lie face down somewhere, in the stack or delivered. The viewer cannot tell where."""
    seen = {int(card) for card in board.orders if card != NO_CARD} | set(board.laid_out())
    for player, cards in zip(board.players, visible, strict=True):
        seen |= {int(card_of(order)) for order in player.open} | set(cards)
    return [card for card in range(ORDERS) if card not in seen]


def clock_element(
    board: Position, element: int, known: Sequence[Player], face_down: Sequence[int], candidates: Sequence[Player]
) -> Element:
    counts = [int(tally(player, element)) for player in known]
    more = [] if element >= CART_ELEMENTS else sorted((int(tally(one, element)) for one in candidates), reverse=True)
    most = [have + sum(more[:cards]) for have, cards in zip(counts, face_down, strict=True)]
    return Element(
        element=ELEMENTS[element],
        first=FIRST[element],
        second=SECOND[element] if len(known) >= LEAST_FOR_SECOND else None,
        counts=counts,
        face_down=[cards if top > have else 0 for have, top, cards in zip(counts, most, face_down, strict=True)],
        leaders=certain_leaders(counts, most),
        scores=element < ELEMENTS_PER_SHIFT * board.shift,
    )


def certain_leaders(least: Sequence[int], most: Sequence[int]) -> list[int]:
    """Return the seats that nobody can be ahead of, given the least and the most that each may have. Zero never leads."""
    return [
        seat
        for seat, have in enumerate(least)
        if have > 0 and all(have >= top for other, top in enumerate(most) if other != seat)
    ]
