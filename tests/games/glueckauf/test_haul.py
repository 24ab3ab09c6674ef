"""The haul planner against brute force over the engine's own steps."""

import pytest

from steiger.core.state import Choices
from steiger.games.glueckauf.planner.haul import Goal, plan
from steiger.games.glueckauf.rules.board import Player
from steiger.games.glueckauf.rules.orders import card_of, is_complete
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.tables import ORDER_VP
from steiger.games.glueckauf.rules.terms import DIG, Card, Colour, Level
from steiger.games.glueckauf.rules.words import STOP
from tests.games.glueckauf.mines import random_mine

Best = dict[str, tuple[int, int]]  # by goal: how far, and minus the steps


def achieved(me: Player, carts: list[int]) -> dict[str, int]:
    complete = [card_of(order) for order in me.open if is_complete(order)]
    found = {f"order {card + 1}": 1 for card in complete}
    found |= {f"carts {level}": int(me.empty_carts(Colour(level))) - carts[level] for level in range(4)}
    return found | {"points": sum(int(ORDER_VP[card]) for card in complete)}


def brute_force(board: Position, steps: int, carts: list[int], best: Best) -> None:
    """Every sequence of legal steps, one by one."""
    me = board.players[int(board.seat)]
    used = steps - int(board.steps)
    for goal, value in achieved(me, carts).items():
        best[goal] = max(best.get(goal, (0, 0)), (value, -used))
    if board.phase() != DIG:
        return
    choices = Choices()
    board.choices(choices)
    for action in choices.as_list():
        if action != STOP:
            after = board.copy()
            after.apply(action)
            if after.to_move() != board.seat:
                after.seat = board.seat
                after.agenda = 0
            brute_force(after, steps, carts, best)


def goals(me: Player) -> dict[str, Goal]:
    found = {f"order {card_of(order) + 1}": Goal.order(card_of(order) + 1) for order in me.open}
    found |= {f"carts {level}": Goal.carts(level) for level in range(4)}
    return found | {"points": Goal.points()}


def carry_out(board: Position, actions: list[int]) -> Player:
    after = board.copy()
    for action in actions:
        assert action in after.legal(), action
        after.apply(action)
    return after.players[int(board.seat)]


@pytest.mark.parametrize("batch", range(10))
def test_plans_are_as_good_and_as_cheap_as_brute_force(batch: int) -> None:
    for seed in range(100 * batch, 100 * batch + 100):
        steps = 3 + (seed % 3 == 0)
        board = random_mine(seed, steps)
        me = board.me()
        carts = [int(me.empty_carts(Colour(level))) for level in range(4)]
        best: Best = {}
        brute_force(board, steps, carts, best)
        for name, goal in goals(me).items():
            found = plan(me, goal, steps, board.free_storage)
            assert (found.reached, -found.steps) == best.get(name, (0, 0)), (seed, name, found)
            assert achieved(carry_out(board, found.actions), carts).get(name, 0) == found.reached, (seed, name)


def test_the_rulebook_example_needs_eight_steps() -> None:
    board = random_mine(0, 8)
    me = board.me()
    me.open, me.wanted, me.complete = me.open[:0], 0, 0
    me.cage, me.store, me.level, me.coal = 0, 0, Level(0), board.players[1].coal[:]
    me.add_tunnel(8, 3)
    me.add_order(Card(7))
    found = plan(me, Goal.order(8), 8)
    assert found.words() == ["cage 3", "load g", "load g", "cage 0", "fill 8 g c:g", "fill 8 g c:g"]
