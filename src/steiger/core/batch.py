"""Many games stepped in one call: masks and observations of the seats to move, in buffers made once. Starts no game by itself."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from steiger.core.observation import Observer
from steiger.core.state import NOBODY, RUN, Choices, State


@final
class Batch:
    """The games at work. A row of `masks` and `cells` belongs to each, for the seat to move.

    When a game is over, its mask is all ones, so that no row is ever empty. Its cells show the final position to the seat that
    moved last.
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

    def illegal(self, chosen: list[int]) -> list[int]:
        """Return the games whose chosen action is not legal. Games that are over take any action."""
        found: list[int] = []
        masks = self.masks
        for game in range(self.games):
            action: i64 = chosen[game]
            legal = 0 <= action < self.actions and masks[game * self.actions + action] != 0
            if not legal and self.to_move[game] != NOBODY:
                found.append(int(game))
        return found

    def step(self, chosen: list[int]) -> list[int]:
        """Carry out a legal action in every game that is not over, and return the games that ended by it."""
        ended: list[int] = []
        for game in range(self.games):
            if self.to_move[game] != NOBODY:
                self.play(game, chosen[game])
                if self.to_move[game] == NOBODY:
                    ended.append(int(game))
        return ended

    def play(self, game: i64, action: i64) -> None:
        """Carry out a legal action in one game."""
        self._mark(game, 0)
        self.states[game].apply(action)
        self._show(game)

    def stop(self, game: i64) -> None:
        """End a game before its time."""
        self.to_move[game] = NOBODY
        self._fill(game)

    def _show(self, game: i64) -> None:
        state = self.states[game]
        seat = state.to_move()
        last = self.to_move[game]
        self.to_move[game] = seat
        if seat == NOBODY:
            self._fill(game)
            seat = last
        else:
            offer = self.offers[game]
            offer.clear()
            state.offer(offer)
            self._mark(game, 1)
        if self.observer is not None:
            self.observer.write(state, seat, self.cells, game * self.row)

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
