"""A game being played: the true position, the actions so far, undo, and each seat's view.

Everything here is checked. `State` is the fast interface without checks.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from secrets import randbelow

from steiger.core.errors import BadRecord, BadRequest, Illegal, NothingToUndo, Reason, in_json
from steiger.core.faces import faces
from steiger.core.game import Game, Options
from steiger.core.jsontypes import Json, JsonObject
from steiger.core.record import Player, Record, default_players
from steiger.core.registry import find_game
from steiger.core.rng import SEED_MAX
from steiger.core.state import NOBODY, State
from steiger.core.view import Setup, View


class Table:
    """A game in progress. Actions are words, as in records: `table.legal()` lists them and `table.play(words)` plays one.

    Undo never goes back behind `floor`: there hidden information came to light, or the mover changed.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        options: Options,
        setup: Setup,
        seed: int | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.players = [player.copy() for player in players]
        self.options = dict(options)
        self.setup = setup
        self.seed = seed
        self.rules = game.rules if rules is None else rules
        self.state = self.first()
        self.actions: list[int] = []
        self.movers: list[int] = []
        self.floor = 0

    @staticmethod
    def new(
        game: Game | str,
        players: int | None = None,
        options: JsonObject | None = None,
        seed: int | None = None,
        rules: int | None = None,
    ) -> Table:
        """Start a game: by default with the fewest players, a random set-up, and the newest rules.

        `game` is a name or a game, perhaps with corrected components. The same seed gives the same set-up.
        """
        played = find_game(game) if isinstance(game, str) else game
        checked = played.check_options(dict(options or {}))
        count = played.check_players(played.least_players if players is None else players)
        drawn = randbelow(SEED_MAX + 1) if seed is None else seed
        return Table(played, default_players(count), checked, played.setup_from(count, checked, drawn, rules), drawn, rules)

    @staticmethod
    def replay(record: Record, to: int | None = None) -> Table:
        """Replay a record, whole or up to a ply. An error names the action at fault."""
        table = Table(record.game, record.players, record.options, record.setup, record.seed, record.rules)
        for index, words in enumerate(record.actions if to is None else record.actions[:to]):
            try:
                table.play(words)
            except Illegal as error:
                raise BadRecord(Reason("record-action", index=index, words=words, why=error.reason), index) from None
        if to is None and record.result is not None:
            table.check_result(record.result)
        return table

    @staticmethod
    def read(game: Game, players: Sequence[Player], options: Json, setup: Json, seed: int | None, rules: int) -> Table:
        """Start a game whose options and set-up come as JSON. A fault in them is a `ClientError`."""
        checked = game.check_options(options)
        return Table(game, players, checked, game.read_setup(len(players), checked, setup, rules), seed, rules)

    def first(self) -> State:
        """Return the position before the first action."""
        return self.game.begin(len(self.players), self.options, self.setup, self.rules)

    def copy(self) -> Table:
        """Return an equal table that shares nothing mutable with this one."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.actions, twin.movers = self.actions[:], self.movers[:]
        return twin

    def at(self, ply: int) -> Table:
        """Return the table as it was at an earlier ply."""
        earlier = copy(self)
        earlier._back_to(ply)
        return earlier

    @property
    def ply(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        seat = self.to_move()
        now = f"scores {self.state.scores()}" if seat is None else f"seat {seat} to move"
        return f"<Table {self.game.name}, {len(self.players)} players, {self.ply} actions, {now}>"

    def __str__(self) -> str:
        return self.show()

    def _repr_html_(self) -> str:
        """Return the board for a notebook, as a spectator sees it."""
        return faces.html(self, None)

    def show(self, seat: int | None = None) -> str:
        """Return the board as text, as a seat or a spectator (None) sees it."""
        return faces.text(self, self._checked(seat))

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.players)):
            raise BadRequest(Reason("seat-range", given=in_json(seat), last=len(self.players) - 1))
        return seat

    def to_move(self) -> int | None:
        """Return the seat to move, or None when the game is over."""
        seat = int(self.state.to_move())
        return None if seat == NOBODY else seat

    def legal(self) -> list[str]:
        """Return the legal actions in words; none when the game is over."""
        return self.game.legal_words(self.state)

    def play(self, words: str) -> None:
        """Play an action. If it is not legal, raise `Illegal`, which says why, and change nothing."""
        mover = self.to_move()
        if not isinstance(words, str):
            example = self.legal()[:1] or ["pass"]
            raise Illegal(Reason("action-not-words", given=in_json(words), example=example[0]))
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
        """Return whether this seat may take its last action back."""
        return self.ply > self.floor and self.movers[-1] == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, if it revealed nothing and nobody else has moved since."""
        if not self.can_undo(seat):
            raise NothingToUndo(Reason(self._undo_reason(seat)))
        self._back_to(self.ply - 1)

    def restart_turn(self, seat: int) -> None:
        """Take back everything that undo would."""
        if not self.can_undo(seat):
            raise NothingToUndo(Reason(self._undo_reason(seat)))
        self._back_to(self.floor)

    def _undo_reason(self, seat: int) -> str:
        if not self.actions:
            return "undo-nothing"
        return "undo-other-player" if self.movers[-1] != seat else "undo-revealed"

    def take_back(self) -> None:
        """Take back the last action of any player. Use it in engines and analysis, never at a table with several people."""
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
        """Return everything that a seat or a spectator (None) may see."""
        return self.game.view(self.state, self._checked(seat))

    def log(self, seat: int | None) -> list[tuple[int, str]]:
        """Return all actions so far with their seats, as this seat or a spectator may read them."""
        self._checked(seat)
        words = self.game.vocabulary.log_words
        return [(mover, words(action, mover == seat)) for mover, action in zip(self.movers, self.actions, strict=True)]

    def words(self) -> list[str]:
        """Return all actions so far in words."""
        return [self.game.vocabulary.words[action] for action in self.actions]

    def result(self) -> dict[str, list[int]] | None:
        """Return the final scores and winners, or None while the game is running."""
        if self.to_move() is not None:
            return None
        return {"scores": self.state.scores(), "winners": self.state.winners()}

    def check_result(self, given: JsonObject) -> None:
        result = self.result()
        if result is None:
            raise BadRecord(Reason("record-result-early"))
        for key in ("scores", "winners"):
            if result[key] != given[key]:
                raise BadRecord(Reason("record-result-differs", part=key, given=in_json(given[key]), found=in_json(result[key])))

    def record(self) -> Record:
        """Return the game so far as a record."""
        players = [player.copy() for player in self.players]
        return Record(self.game, self.options, players, self.setup, self.words(), self.seed, self.result(), self.rules)
