"""Many games stepped in one call: masks and observations of the seats to move, in buffers made once. Starts no game by itself."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from steiger.core.observation import Observer
from steiger.core.state import NOBODY, RUN, Choices, State

ALL_LEGAL: Final[i64] = -1  # no game was given an illegal action


@final
class Batch:
    """The games at work. A row of `masks` and `cells` belongs to each, for the seat to move.

    When a game is over, its mask is all ones, so that no row is ever empty, and its cells keep the last observation.
    """

    def __init__(self, games: i64, actions: i64, observer: Observer | None) -> None:
        self.games: i64 = games
        self.actions: i64 = actions
        self.states: list[State] = []
        self.offers: list[Choices] = [Choices() for _ in range(games)]
        self.masks: vec[u8] = vec[u8]([0] * (int(games) * int(actions)))
        self.to_move: vec[i64] = vec[i64]([int(NOBODY)] * int(games))
        self.observer = observer
        self.row: i64 = 0 if observer is None else observer.size()
        self.cells: vec[u8] = vec[u8]([0] * (int(games) * int(self.row)))

    def start(self, game: i64, state: State) -> None:
        """Begin a new game in a row. The first ones must come in order."""
        if game == len(self.states):
            self.states.append(state)
        else:
            self.states[game] = state
        self._wipe(game)
        self._show(game)

    def illegal(self, chosen: list[int], idle: list[bool]) -> i64:
        """Return the first game whose chosen action is not legal, or ALL_LEGAL. Idle games are not looked at."""
        masks = self.masks
        for game in range(self.games):
            action: i64 = chosen[game]
            if not idle[game] and not (0 <= action < self.actions and masks[game * self.actions + action] != 0):
                return game
        return ALL_LEGAL

    def step(self, chosen: list[int], idle: list[bool]) -> list[int]:
        """Carry out a legal action in every game that is not idle, and return the games that ended."""
        ended: list[int] = []
        for game in range(self.games):
            if not idle[game]:
                self.play(game, chosen[game])
                if self.to_move[game] == NOBODY:
                    ended.append(int(game))
        return ended

    def play(self, game: i64, action: i64) -> None:
        """Carry out a legal action in one game."""
        self._clear(game)
        self.states[game].apply(action)
        self._show(game)

    def _show(self, game: i64) -> None:
        state = self.states[game]
        seat = state.to_move()
        self.to_move[game] = seat
        if seat == NOBODY:
            self._fill(game)
            return
        offer = self.offers[game]
        offer.clear()
        state.offer(offer)
        self._mark(game, 1)
        if self.observer is not None:
            self.observer.write(state, seat, self.cells, game * self.row)

    def _clear(self, game: i64) -> None:
        """Take back the mask of the last offer."""
        self._mark(game, 0)

    def _mark(self, game: i64, value: u8) -> None:
        offer = self.offers[game]
        runs = offer.runs
        masks = self.masks
        row = game * self.actions
        at: i64 = 0
        while at < offer.end:
            place = row + runs[at]
            mask = runs[at + 1]
            while mask != 0:
                if mask & 1 != 0:
                    masks[place] = value
                mask >>= 1
                place += 1
            at += RUN

    def _fill(self, game: i64) -> None:
        masks = self.masks
        for place in range(game * self.actions, (game + 1) * self.actions):
            masks[place] = 1

    def _wipe(self, game: i64) -> None:
        masks = self.masks
        for place in range(game * self.actions, (game + 1) * self.actions):
            masks[place] = 0

    def observe(self, game: i64, seat: i64, cells: vec[u8]) -> None:
        """Write what any seat of a game may know."""
        if self.observer is not None:
            self.observer.write(self.states[game], seat, cells, 0)
