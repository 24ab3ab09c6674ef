"""The turns of Zwergar as macro moves: a beam over the actions that are left, weighed before anything new is turned up."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from steiger.bots.mind import Mind, Outlook, Turn, by_value, settled
from steiger.bots.zwergar.deeds import Deed, begun, whole_key, worked
from steiger.bots.zwergar.weights import Weights
from steiger.bots.zwergar.worth import Worth
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, State
from steiger.zwergar.position import Position
from steiger.zwergar.terms import CHOOSE, OVER, UPGRADE, WORK
from steiger.zwergar.words import END

MOST_TURNS: Final = 40


@final
class Engineer(Mind):
    """`width` positions go on after each action; a quick decision has fewer."""

    def __init__(self, rng: Rng, weights: Weights, width: i64, quick: i64) -> None:
        super().__init__(rng)
        self.worth = Worth(weights)
        self.width = width
        self.quick = quick

    def turns(self, state: State, variety: i64) -> list[Turn]:
        assert isinstance(state, Position)
        return self._plan(state, self.width)

    def finish(self, state: State) -> None:
        """Turns are planned to their end."""

    def play(self, state: State) -> None:
        assert isinstance(state, Position)
        for action in self._plan(state, self.quick)[0].actions:
            state.apply(action)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return self.worth.margin(state, seat)

    def outlook(self, state: State, seat: i64) -> Outlook:
        assert isinstance(state, Position)
        return settled(state, seat) if state.to_move() == NOBODY else self.worth.outlook(state, seat)

    def parts(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Position)
        return self.worth.parts_ahead(state, seat)

    # The beam.

    def _plan(self, board: Position, width: i64) -> list[Turn]:
        if board.phase == UPGRADE:
            return self._free_upgrades(board)
        root = Deed(board.copy(), [], 0.0)
        front = [root] if board.phase == CHOOSE else self._ended(worked(root))
        done: list[Deed] = []
        while front:
            done += [deed for deed in front if deed.board.phase != CHOOSE]
            going_on = [deed for deed in front if deed.board.phase == CHOOSE]
            front = self._best_after(going_on, board.seat, width)
        turns = [Turn(deed.actions, deed.value, [deed.board]) for deed in done]
        return by_value(turns)[:MOST_TURNS]

    def _best_after(self, deeds: list[Deed], seat: i64, width: i64) -> list[Deed]:
        """The best results of one more action. Those that end the turn are all kept, those that go on only while they lead."""
        found: list[Deed] = []
        for deed in deeds:
            for start in begun(deed):
                found += self._ended(worked(start))
        found = best_first(found)
        kept: list[Deed] = []
        seen: dict[tuple[object, ...], int] = {}
        for deed in found:
            mark = whole_key(deed.board)
            if mark in seen:
                continue
            seen[mark] = 0
            kept.append(deed)
            if len(kept) >= (width if deed.board.phase == CHOOSE else MOST_TURNS):
                break
        return kept

    def _ended(self, deeds: list[Deed]) -> list[Deed]:
        """Each deed with the end of its action. The turn's last end would turn up new cards: it is noted, not played."""
        for deed in deeds:
            assert deed.board.phase == WORK, deed.board.phase
            deed.actions.append(END)
            deed.value = self.worth.margin(deed.board, deed.board.seat)
            if deed.board.actions > 0:
                deed.board.apply(END)
        return deeds

    def _free_upgrades(self, board: Position) -> list[Turn]:
        turns: list[Turn] = []
        for action in board.legal():
            after = board.copy()
            after.apply(action)
            ended = after.phase == OVER or after.seat != board.seat
            value = self.worth.margin(after, board.seat)
            turns.append(Turn([action], value if ended else value + 1.0, [after]))
        return by_value(turns)


def best_first(deeds: list[Deed]) -> list[Deed]:
    return sorted(deeds, key=_worst)


def _worst(deed: Deed) -> float:
    return -deed.value
