"""Information-set Monte Carlo tree search over macro moves, every player for itself (max^n). Knows no game."""

from __future__ import annotations

import sys
from math import sqrt

from steiger.bots.budget import Budget
from steiger.bots.clock import now
from steiger.bots.mind import Mind, Turn
from steiger.core.maths import exp, log
from steiger.core.state import NOBODY, State

Key = tuple[int, ...]
BEST_TURNS = 8
EXPLORE = 0.5
SCALE = 20.0  # points ahead that make a win about three times as likely as a loss
ALL_TURNS = sys.maxsize


class Node:
    """What followed a turn: visits, how often it could have been chosen, and every seat's rewards."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.available = 0
        self.rewards = [0.0] * players
        self.children: dict[Key, Node] = {}


class TreeSearch:
    """Each iteration deals again what the seat cannot know. The tree holds the players' actions, independent of the deal."""

    def __init__(self, mind: Mind, width: int = BEST_TURNS, iterations: int = 4000) -> None:
        self.mind = mind
        self.width = width
        self.iterations = iterations

    def search(self, state: State, seat: int, budget: Budget) -> Turn:
        allowed = budget.whole(self.iterations)
        turns = self.mind.turns(state, 2)[: self.width]
        root = Node(len(state.scores()))
        for _ in range(allowed.deals if len(turns) > 1 else 0):
            dealt = state.copy()
            dealt.determinize(seat, self.mind.rng)
            if not self._descend(root, dealt, turns, allowed.until):
                break
        return max(turns, key=lambda turn: (visits(root, turn), turn.value))

    def _descend(self, root: Node, state: State, turns: list[Turn], until: float) -> bool:
        """One iteration; whether there was time for it. One that the time does not suffice for leaves no rewards."""
        path, node = [root], root
        while state.to_move() != NOBODY:
            if now() > until:
                return False
            turn = self._select(node, turns, int(state.to_move()))
            fresh = tuple(turn.actions) not in node.children
            node = node.children.setdefault(tuple(turn.actions), Node(len(root.rewards)))
            path.append(node)
            self._carry_out(state, turn)
            if fresh or state.to_move() == NOBODY:
                break
            turns = self.mind.turns(state, 1)[: self.width]
        self._learn(path, [self._reward(value) for value in self.mind.values_by_seat(state)])
        return True

    def _carry_out(self, state: State, turn: Turn) -> None:
        for action in turn.actions:
            state.apply(action)
        self.mind.finish(state)

    def _select(self, node: Node, turns: list[Turn], mover: int) -> Turn:
        """A turn not tried yet, the most promising first; else the best upper bound among those available."""
        for turn in turns:
            if tuple(turn.actions) not in node.children:
                return turn
        for turn in turns:
            node.children[tuple(turn.actions)].available += 1
        return max(turns, key=lambda turn: self._bound(node.children[tuple(turn.actions)], mover))

    def _bound(self, child: Node, mover: int) -> float:
        visits = max(1, child.visits)
        return child.rewards[mover] / visits + EXPLORE * sqrt(log(child.available + 1) / visits)

    def _reward(self, ahead: float) -> float:
        return 1 / (1 + exp(-ahead / SCALE))

    def _learn(self, path: list[Node], rewards: list[float]) -> None:
        for node in path:
            node.visits += 1
            node.rewards = [old + new for old, new in zip(node.rewards, rewards, strict=True)]


def visits(root: Node, turn: Turn) -> int:
    child = root.children.get(tuple(turn.actions))
    return child.visits if child else 0
