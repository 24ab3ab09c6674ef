"""A game being played: the true position, the actions so far, undo, and each seat's view. Legality is checked here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy

from steiger.core.errors import BadRecord, Illegal, NothingToUndo, Reason, in_json
from steiger.core.game import Game, Json
from steiger.core.record import Record, default_players
from steiger.core.state import NOBODY, State
from steiger.core.view import View


class Table:
    """`floor` is the ply behind which nobody may go back: hidden information came to light there, or the mover changed."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Mapping[str, Json]],
        options: Mapping[str, Json],
        setup: dict[str, Json],
        seed: int | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.players = [dict(player) for player in players]
        self.options = dict(options)
        self.setup = setup
        self.seed = seed
        self.rules = game.rules if rules is None else rules
        self.state = self.first()
        self.actions: list[int] = []
        self.movers: list[int] = []
        self.floor = 0

    @staticmethod
    def new(game: Game, players: int, options: Mapping[str, Json], seed: int, rules: int | None = None) -> Table:
        """Return a table whose set-up is drawn from a seed, under the newest rules unless told otherwise."""
        checked = game.check_options(dict(options))
        count = game.check_players(players)
        return Table(game, default_players(count), checked, game.setup_from(count, checked, seed, rules), seed, rules)

    @staticmethod
    def replay(record: Record, to: int | None = None) -> Table:
        """Play a record back, all of it or as far as a ply; faults name the action."""
        table = Table(record.game, record.players, record.options, record.setup, record.seed, record.rules)
        for index, words in enumerate(record.actions if to is None else record.actions[:to]):
            try:
                table.play(words)
            except Illegal as error:
                raise BadRecord(Reason("record-action", index=index, words=words, why=error.reason), index) from None
        if to is None and record.result is not None:
            table.check_result(record.result)
        return table

    def first(self) -> State:
        """The position before the first action."""
        return self.game.begin(len(self.players), self.options, self.setup, self.rules)

    def copy(self) -> Table:
        """An equal table that shares nothing that can change."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.actions, twin.movers = self.actions[:], self.movers[:]
        return twin

    @property
    def ply(self) -> int:
        return len(self.actions)

    def to_move(self) -> int | None:
        seat = int(self.state.to_move())
        return None if seat == NOBODY else seat

    def legal(self) -> list[str]:
        return self.game.legal_words(self.state)

    def play(self, words: str) -> None:
        """Play a legal action; anything else is Illegal, says why, and changes nothing."""
        mover = self.to_move()
        if mover is None:
            raise Illegal(Reason("game-over"))
        action = self.game.action(self.state, words)
        before = self.state.reveals()
        self.state.apply(action)
        if self.movers and self.movers[-1] != mover:
            self.floor = self.ply
        self.actions.append(action)
        self.movers.append(mover)
        if self.state.reveals() != before:
            self.floor = self.ply

    def can_undo(self, seat: int) -> bool:
        return self.ply > self.floor and self.movers[-1] == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's own last action, if nothing hidden came to light since and nobody else has moved."""
        if not self.can_undo(seat):
            raise NothingToUndo(Reason(self._undo_reason(seat)))
        self._back_to(self.ply - 1)

    def restart_turn(self, seat: int) -> None:
        """Take back all that undo would."""
        if not self.can_undo(seat):
            raise NothingToUndo(Reason(self._undo_reason(seat)))
        self._back_to(self.floor)

    def _undo_reason(self, seat: int) -> str:
        if not self.actions:
            return "undo-nothing"
        return "undo-other-player" if self.movers[-1] != seat else "undo-revealed"

    def take_back(self) -> None:
        """Take back the last action whoever made it: for engines and analysis, never for a table among players."""
        if not self.actions:
            raise NothingToUndo(Reason("undo-nothing"))
        self._back_to(self.ply - 1)

    def _back_to(self, ply: int) -> None:
        """Undo replays: positions hold no history."""
        actions = self.actions[:ply]
        self.state = self.first()
        self.actions, self.movers, self.floor = [], [], 0
        for action in actions:
            self.play(self.game.vocabulary.words[action])

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def log(self, seat: int | None) -> list[tuple[int, str]]:
        """All actions so far as this seat, or a spectator, may read them, each with who made it."""
        words = self.game.vocabulary.log_words
        return [(mover, words(action, mover == seat)) for mover, action in zip(self.movers, self.actions, strict=True)]

    def words(self) -> list[str]:
        return [self.game.vocabulary.words[action] for action in self.actions]

    def result(self) -> dict[str, Json] | None:
        if self.to_move() is not None:
            return None
        return {"scores": self.state.scores(), "winners": self.state.winners()}

    def check_result(self, given: Mapping[str, Json]) -> None:
        result = self.result()
        if result is None:
            raise BadRecord(Reason("record-result-early"))
        for key in ("scores", "winners"):
            if result[key] != given[key]:
                raise BadRecord(Reason("record-result-differs", part=key, given=in_json(given[key]), found=in_json(result[key])))

    def record(self) -> Record:
        return Record(self.game, self.options, self.players, self.setup, self.words(), self.seed, self.result(), self.rules)
