"""How reviews sort and compare turns of Glück Auf."""

from __future__ import annotations

from collections.abc import Sequence

from steiger.bots.contrast import Contrast, Difference
from steiger.core.state import State
from steiger.games.glueckauf.planner.reach import COMPLETE, slot_mask
from steiger.games.glueckauf.rules.board import NO_CARD, Player
from steiger.games.glueckauf.rules.orders import card_of
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.tables import ELEMENTS, MINE_STEPS, ORDER_VP
from steiger.games.glueckauf.rules.terms import (
    AREA,
    BANK,
    DELIVER,
    DRAFT,
    FACTORY,
    FACTORY_DRAW,
    MINE,
    MONEY,
    ORDER,
    ORDER_DRAW,
    PLACE,
    TAKE,
)
from steiger.games.glueckauf.rules.words import PLACE_AT, STOP

DRAFTED, CHOSEN, MINED = "draft", "take", "mine"
KIND_OF = {
    int(FACTORY): "factory",
    int(FACTORY_DRAW): "factory",
    int(MINE): MINED,
    int(DELIVER): "deliver",
    int(MONEY): "money",
    int(ORDER): "order",
    int(ORDER_DRAW): "order",
    int(BANK): "bank",
}
MAJORITIES = tuple(ELEMENTS)
FROM_ORDERS = ("orders", "open-orders")


class GlueckAufContrast(Contrast):
    deals = 150
    phases = ("draft", "shift-1", "shift-2", "shift-3")
    kinds = (DRAFTED, "factory", MINED, "deliver", "money", "order", "bank", CHOSEN)

    def ends_turn(self, before: State, action: int, after: State) -> bool:
        assert isinstance(after, Position)
        return after.phase() in (PLACE, DRAFT)

    def phase(self, state: State) -> str:
        assert isinstance(state, Position)
        return DRAFTED if state.phase() == DRAFT else f"shift-{state.shift}"

    def kind(self, state: State, actions: Sequence[int]) -> str:
        assert isinstance(state, Position)
        if state.phase() == DRAFT:
            return DRAFTED
        if state.phase() == PLACE:
            return KIND_OF[int(AREA[actions[0] - PLACE_AT])]
        return CHOSEN if state.phase() == TAKE else MINED

    def differences(self, state: State, best: Sequence[int], played: Sequence[int]) -> list[Difference]:
        assert isinstance(state, Position)
        if state.phase() != PLACE:
            return []
        better, other = after(state, best), after(state, played)
        return [
            *delivered(better, other),
            *completed(better, other),
            *taken(state, better, other),
            *wasted(self.kind(state, played), better, other, played),
        ]


def after(state: Position, actions: Sequence[int]) -> Player:
    """Return the mover's side of the table after these actions."""
    seat, copy = state.seat, state.copy()
    for action in actions:
        copy.apply(action)
    return copy.players[seat]


def delivered(better: Player, other: Player) -> list[Difference]:
    cards = [int(card) for card in better.delivered if card not in list(other.delivered)]
    points = sum(int(ORDER_VP[card]) for card in cards)
    if not cards:
        return []
    numbers: dict[str, int | str] = {"orders": len(cards), "points": points}
    return [Difference("glueckauf-review-deliver", numbers, (*FROM_ORDERS, *MAJORITIES))]


def complete_count(player: Player) -> int:
    return sum(slot_mask(order) == COMPLETE for order in player.open)


def completed(better: Player, other: Player) -> list[Difference]:
    """Compare the orders that are ready to be delivered or delivered already."""
    more = complete_count(better) + len(better.delivered) - complete_count(other) - len(other.delivered)
    if more <= 0 or complete_count(better) <= complete_count(other):
        return []
    return [Difference("glueckauf-review-complete", {"orders": int(more)}, (*FROM_ORDERS, *MAJORITIES))]


def taken(state: Position, better: Player, other: Player) -> list[Difference]:
    """Name the displayed order that only the best turn takes. A rival may be quicker next time."""
    shown = [int(card) for card in state.orders if card != NO_CARD]
    mine = [card for card in shown if has(better, card) and not has(other, card)]
    if not mine:
        return []
    numbers: dict[str, int | str] = {"order": mine[0] + 1, "points": int(ORDER_VP[mine[0]])}
    return [Difference("glueckauf-review-order", numbers, (*FROM_ORDERS, *MAJORITIES))]


def has(player: Player, card: int) -> bool:
    return any(card_of(order) == card for order in player.open)


def wasted(kind: str, better: Player, other: Player, played: Sequence[int]) -> list[Difference]:
    """Count the work steps that the played haul left, where the best turn raises or fills more."""
    if kind != MINED or STOP not in played:
        return []
    field = played[0] - PLACE_AT
    steps = int(MINE_STEPS[field - MINE]) if 0 <= field - MINE < len(MINE_STEPS) else 0
    left = steps - (len(played) - 2)
    if left <= 0:
        return []
    return [Difference("glueckauf-review-steps", {"left": left, "steps": steps}, (*FROM_ORDERS, *MAJORITIES))]
