"""The turns of Glück Auf as macro moves: a field and all decisions on it. The planner solves the mining."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.bots.mind import Mind, Outlook, Turn, by_value, settled
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices, State
from steiger.games.glueckauf.mind.hauling import Hauls
from steiger.games.glueckauf.mind.weights import Weights
from steiger.games.glueckauf.mind.worth import Worth
from steiger.games.glueckauf.planner.reach import MOST_STEPS, NONE
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.tables import MINE_STEPS
from steiger.games.glueckauf.rules.terms import AREA, COAL, DIG, DRAFT, FACTORY_DRAW, MINE, ORDER_DRAW, OVER, PLACE, TAKE
from steiger.games.glueckauf.rules.words import PLACE_AT, STOP

LOOKS: Final[i64] = 3  # deals of a stack to weigh a look at it


@final
class Foreman(Mind):
    """Weighs each turn by the hand-written evaluation of the position it leads to."""

    def __init__(self, rng: Rng, weights: Weights) -> None:
        super().__init__(rng)
        self.worth = Worth(weights)
        self.hauls = Hauls(self.worth)

    def turns(self, state: State, variety: i64) -> list[Turn]:
        assert isinstance(state, Position)
        if state.phase() == DIG:
            return by_value(self._digs(state, [], state.steps, variety))
        if state.phase() == PLACE:
            return by_value(self._places(state, variety, LOOKS))
        return by_value([self._answer(state, action) for action in state.legal()])

    def quick_turns(self, state: State) -> list[Turn]:
        assert isinstance(state, Position)
        return self._places(state, 1, 1) if state.phase() == PLACE else self.turns(state, 1)

    def finish(self, state: State) -> None:
        assert isinstance(state, Position)
        while state.phase() not in (PLACE, DRAFT, OVER):
            self._go_on(state)

    def unsettled(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.phase() == TAKE

    def play(self, state: State) -> None:
        assert isinstance(state, Position)
        if state.phase() == PLACE:
            self._carry_out(state, first_of(self._places(state, 1, 1)))
        elif state.phase() == DRAFT:
            self._carry_out(state, first_of([self._answer(state, action) for action in state.legal()]))
        self.finish(state)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        return self.worth.margin(state, seat)

    def outlook(self, state: State, seat: i64) -> Outlook:
        assert isinstance(state, Position)
        return settled(state, seat) if state.to_move() == NOBODY else self.worth.outlook(state, seat)

    def parts(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Position)
        return {f"glueckauf-part-{part}": points for part, points in self.worth.parts_ahead(state, seat).items()}

    def _carry_out(self, board: Position, turn: Turn) -> None:
        for action in turn.actions:
            board.apply(action)

    # Turns.

    def _places(self, board: Position, variety: i64, looks: i64) -> list[Turn]:
        choices = Choices()
        board.choices(choices)
        turns: list[Turn] = []
        walked = False
        for i in range(choices.count):
            field = choices.actions[i] - PLACE_AT
            if AREA[field] == MINE:
                if not walked:
                    self._walk(board, choices)
                    walked = True
                turns += self._mine(board, choices.actions[i], variety)
            elif field in (FACTORY_DRAW, ORDER_DRAW):
                turns.append(self._look(board, choices.actions[i], looks))
            else:
                turns.append(self._answer(board, choices.actions[i]))
        return turns

    def _walk(self, board: Position, choices: Choices) -> None:
        """Walk the mine once, with the steps of the best field offered."""
        steps: i64 = 0
        for i in range(choices.count):
            field = choices.actions[i] - PLACE_AT
            if AREA[field] == MINE:
                steps = MINE_STEPS[field - MINE]
        self.worth.majorities.count(board)
        self.hauls.walk(board, board.seat, steps)

    def _mine(self, board: Position, action: i64, variety: i64) -> list[Turn]:
        return self._outcomes(board, [action], MINE_STEPS[action - PLACE_AT - MINE], variety)

    def _digs(self, board: Position, before: list[int], steps: i64, variety: i64) -> list[Turn]:
        self.worth.majorities.count(board)
        self.hauls.walk(board, board.seat, steps if steps < MOST_STEPS else MOST_STEPS)
        return self._outcomes(board, before, steps, variety)

    def _outcomes(self, board: Position, before: list[int], steps: i64, variety: i64) -> list[Turn]:
        turns: list[Turn] = []
        apart = vec[i64]([])
        for _ in range(variety):
            node = self.hauls.best(steps, apart)
            if node == NONE:
                break
            apart = append(apart, self.hauls.reach.slots[node])
            actions = before + self.hauls.reach.way(node)
            if self.hauls.reach.cost[node] < steps:
                actions.append(STOP)
            turns.append(self._weighed(board, actions))
        return turns

    def _weighed(self, board: Position, actions: list[int]) -> Turn:
        after = board.copy()
        for action in actions:
            after.apply(action)
        return Turn(actions, self.worth.margin(after, board.seat), [after])

    def _answer(self, board: Position, action: i64) -> Turn:
        """Weigh one decision, with the rest of the turn played quickly."""
        after = board.copy()
        after.apply(action)
        self.finish(after)
        return Turn([action], self.worth.margin(after, board.seat), [after])

    def _look(self, board: Position, action: i64, looks: i64) -> Turn:
        """Weigh a look at a stack by a few deals of it, never by the stack as it lies."""
        total = 0.0
        afters: list[State] = []
        for _ in range(looks):
            dealt = board.copy()
            dealt.determinize(board.seat, self.rng)
            found = self._answer(dealt, action)
            total += found.value
            afters += found.afters
        return Turn([action], total / float(looks), afters)

    # Quick decisions within a turn.

    def _go_on(self, board: Position) -> None:
        phase = board.phase()
        if phase == DIG:
            self._carry_out(board, first_of(self._digs(board, [], board.steps, 1)))
        elif phase == TAKE:
            self._carry_out(board, first_of([self._answer(board, action) for action in board.legal()]))
        else:
            legal = board.legal()
            board.apply(legal[len(legal) - 1] if phase == COAL else legal[0])


def first_of(turns: list[Turn]) -> Turn:
    """Return the best turn, and of equal ones the first."""
    best = turns[0]
    for turn in turns:
        if turn.value > best.value:
            best = turn
    return best
