"""A position with the actions that led to it, and what each seat has seen meanwhile. OpenSpiel copies it with its states."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from steiger.core.state import State
from steiger.core.view import Setup
from steiger.env.buffers import new_cells
from steiger.env.setting import Setting

DIGEST = 16  # bytes


class Memory:
    """The actions so far. Two games are the same to a seat exactly if it was shown the same after every action."""

    def __init__(self, setting: Setting, setup: Setup, first: State) -> None:
        self.setting = setting
        self.setup = setup
        self.state = first
        self.actions: list[int] = []
        self.movers: list[int] = []
        self._seen = first.copy()  # the position up to which the digests go
        self._seen_ply = 0
        self._digests = [b""] * setting.players
        self._watch()

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        twin = Memory.__new__(Memory)
        twin.setting, twin.setup = self.setting, self.setup
        twin.state = self.state.copy()
        twin.actions, twin.movers = self.actions[:], self.movers[:]
        twin._seen, twin._seen_ply, twin._digests = self._seen.copy(), self._seen_ply, self._digests[:]
        return twin

    def play(self, action: int) -> None:
        self.movers.append(int(self.state.to_move()))
        self.actions.append(action)
        self.state.apply(action)

    def known(self, seat: int) -> str:
        """Return a text that stands for everything this seat has seen since the deal."""
        while self._seen_ply < len(self.actions):
            self._seen.apply(self.actions[self._seen_ply])
            self._seen_ply += 1
            self._watch()
        last = ""
        if self.actions:
            words = self.setting.game.vocabulary.log_words(self.actions[-1], self.movers[-1] == seat)
            last = f" after seat {self.movers[-1]}: {words}"
        return f"seat {seat}, action {len(self.actions)}{last}, has seen {self._digests[seat].hex()}"

    def _watch(self) -> None:
        """Take what each seat is shown now into its digest."""
        setting = self.setting
        buffer, cells = new_cells(setting.cells)
        log = setting.game.vocabulary.log_words
        for seat in range(setting.players):
            setting.observer.write(self._seen, seat, buffer, 0)
            digest = blake2b(self._digests[seat] + cells.tobytes(), digest_size=DIGEST)
            if self._seen_ply:
                mover, action = self.movers[self._seen_ply - 1], self.actions[self._seen_ply - 1]
                digest.update(f"{mover} {log(action, mover == seat)}".encode())
            self._digests[seat] = digest.digest()
