"""A game that bots play: its position, and the record of it."""

from __future__ import annotations

from collections.abc import Sequence

from steiger.core.game import Game, Options
from steiger.core.record import Player, Record
from steiger.core.state import NOBODY
from steiger.core.table import Table


class BotGame:
    """A game in progress from a seed. `labels` name the bots, with their own time if they have one: `NAME@MS`."""

    def __init__(self, game: Game, labels: Sequence[str], options: Options, seed: int) -> None:
        self.game = game
        self.labels = labels
        self.options = options
        self.seed = seed
        self.setup = game.setup_from(len(labels), options, seed)
        self.state = game.begin(len(labels), options, self.setup, game.rules)
        self.actions: list[int] = []

    def play(self, action: int) -> None:
        self.state.apply(action)
        self.actions.append(action)

    def record(self) -> Record:
        """Return the record so far. A game that was not played to the end has no result."""
        over = int(self.state.to_move()) == NOBODY
        result = {"scores": self.state.scores(), "winners": self.state.winners()} if over else None
        names = [parts_of(label)[0] for label in self.labels]
        players: list[Player] = [{"name": f"{label} {seat + 1}", "bot": names[seat]} for seat, label in enumerate(self.labels)]
        words = [self.game.vocabulary.words[action] for action in self.actions]
        return Record(self.game, self.options, players, self.setup, words, self.seed, result)

    def table(self) -> Table:
        """Return the game so far as a table, for a bot that needs its record."""
        return Table.replay(self.record())


def parts_of(label: str) -> tuple[str, str | None]:
    """Return a bot's name and its own time to think, if it has one: `NAME` or `NAME@MS`. A command may contain @ too."""
    name, sign, own = label.rpartition("@")
    return (name, own) if sign and (own.isdigit() or ":" not in label) else (label, None)
