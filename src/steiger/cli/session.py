"""A game at one terminal: people and bots in turn, what the people see and what they may say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from steiger import bots
from steiger.bots import Bot
from steiger.cli.files import free_name, write_text
from steiger.cli.hint import show as show_advice
from steiger.cli.menu import MOST_SHOWN, Menu
from steiger.cli.reader import Reader
from steiger.cli.render import LEAST_HEIGHT, LEAST_WIDTH, listed, show_board, show_result, too_small
from steiger.cli.rules import contents, section, sections
from steiger.cli.speech import clean, deed, names_of
from steiger.core.errors import BadRequest, ClientError, Reason
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.locale import Catalogue

if TYPE_CHECKING:
    from rich.console import Console

COMMANDS = ("?", "help", "rules", "undo", "restart", "save", "log", "hint", "board", "quit")
SEVERAL = re.compile(r"\s*[;,]\s*")
HINT_MS = 1000


class Session:
    def __init__(
        self, table: Table, seated: Sequence[Bot | None], rng: Rng, catalogue: Catalogue, console: Console, save: Path | None
    ) -> None:
        self.table = table
        self.seated = list(seated)  # by seat its bot, None for a person
        self.rng = rng
        self.catalogue = catalogue
        self.console = console
        self.save = save
        self.reader = Reader(console)
        self.names = names_of(table)
        self.reported = [0] * len(seated)  # by seat the number of log lines it has been shown
        self.scores = table.state.scores()  # as last shown
        self.at_screen: int | None = None  # the person whose view was last shown
        self.left = False
        self.notice: Reason | None = None  # why the rest of a line was not played, for after the next board
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.explain,
            "rules": self.show_rules,
            "undo": self.undo,
            "restart": self.restart,
            "save": self.save_as,
            "log": self.show_log,
            "hint": self.hint,
            "board": self.show_position,
            "quit": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

    def run(self) -> None:
        """Play to the end, or until the people leave. Ctrl-C leaves too, and keeps the game."""
        try:
            self.play()
        except KeyboardInterrupt:
            self.console.print()
            self.save = self.save or free_name(self.table.game.name)
            self.keep()
            message = self.catalogue.text("cli-interrupted", file=str(self.save), game=self.table.game.name)
            self.console.print(clean(message), soft_wrap=True)  # a command that is broken in two cannot be copied

    def play(self) -> None:
        self.keep()
        while not self.left and (seat := self.table.to_move()) is not None:
            bot = self.seated[seat]
            if bot is None:
                self.ask_person(seat)
            else:
                self.table.play(
                    self.table.game.vocabulary.words[bots.ask(bot, self.table.state, self.rng, so_far=lambda: self.table)]
                )
        self.keep()
        self.finish()

    def finish(self) -> None:
        if self.table.to_move() is None:
            show_board(self.console, self.table, None, self.catalogue)
            self.tell_news(self.at_screen)
            show_result(self.console, self.table, self.catalogue)
        self.say("cli-saved" if self.save else "cli-not-saved", file=clean(str(self.save)))

    def keep(self) -> None:
        """The record on disk is never more than one decision behind."""
        if self.save is not None:
            write_text(self.save, self.table.record().dumps())

    def say(self, key: str, **arguments: object) -> None:
        self.console.print(clean(self.catalogue.text(key, **arguments), 4000), overflow="fold")

    # One decision of a person.

    def ask_person(self, seat: int) -> None:
        self.hand_over(seat)
        if self.left:
            return
        self.show_position("")
        self.tell_news(seat)
        ply = self.table.ply
        menu = Menu(self.table.legal())
        self.show_menu(menu)
        self.say("cli-footer")
        self.tell_notice()
        while not self.left and self.table.ply == ply:
            self.hear(seat, menu)

    def hear(self, seat: int, menu: Menu) -> None:
        given = self.reader.line(self.catalogue.text("cli-prompt", name=self.names[seat]), self.candidates(menu))
        if given is None:
            self.say("cli-end-of-input")
            self.left = True
        elif given:
            try:
                self.obey_line(given, menu, seat)
            except ClientError as error:
                self.console.print(clean(self.catalogue.say(error.reason)), overflow="fold")

    def obey_line(self, given: str, menu: Menu, seat: int) -> None:
        """One input, or several actions parted by commas or semicolons. They stop at the first that cannot be played."""
        parts = [part for part in SEVERAL.split(given) if part]
        if len(parts) < 2 or given.lower().startswith("save "):
            self.obey(given, menu)
            return
        self.obey(parts[0], menu)
        for part in parts[1:]:
            if self.left or self.table.to_move() != seat:
                self.notice = Reason("cli-turn-over", rest=part)
                return
            try:
                self.obey(part, Menu(self.table.legal()))
            except ClientError as error:
                self.notice = error.reason
                return

    def tell_notice(self) -> None:
        if self.notice is not None:
            self.console.print(clean(self.catalogue.say(self.notice)), overflow="fold")
        self.notice = None

    def candidates(self, menu: Menu) -> list[str]:
        topics = [f"? {topic}" for topic in self.table.game.topics()]
        return [*menu.actions, *COMMANDS, *topics, *(f"rules {name}" for name in sections(self.table.game.name, self.catalogue))]

    def obey(self, given: str, menu: Menu) -> None:
        """An action by number or words, a command, or the beginning of some actions; else why not."""
        action = menu.find(given.lower())
        word, _, rest = given.partition(" ")
        if given.startswith("?"):
            self.explain(given[1:].strip().lower())
        elif action is not None:
            self.table.play(action)
            self.keep()
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest)
        elif fitting := menu.beginning(given.lower()):
            self.show_entries("", fitting)
        else:
            self.refuse(given.lower(), menu)

    def refuse(self, given: str, menu: Menu) -> None:
        if given.isdigit():
            raise BadRequest(Reason("cli-no-such-number", given=given, most=len(menu.actions)))
        raise BadRequest(self.table.game.why_not(self.table.state, given))

    # What a person sees.

    def hand_over(self, seat: int) -> None:
        """At a screen shared by several, nobody sees what the one before saw."""
        if self.at_screen == seat:
            return
        if self.seated.count(None) > 1:
            if self.reader.terminal:
                self.console.clear()
            self.say("cli-hand-over", name=self.names[seat])
            if self.reader.terminal and self.reader.line(self.catalogue.text("cli-press-enter")) is None:
                self.left = True
        self.at_screen = seat

    def show_position(self, rest: str) -> None:
        if self.reader.terminal:
            self.console.clear()
        show_board(self.console, self.table, self.at_screen, self.catalogue)
        if self.reader.terminal and too_small(self.console):
            size = self.console.size
            self.say("cli-small", wide=size.width, high=size.height, columns=LEAST_WIDTH, lines=LEAST_HEIGHT)

    def tell_news(self, seat: int | None) -> None:
        """Show this seat what the others did since its last turn, one line per player who acted."""
        if seat is None:
            return
        log = self.table.log(seat)
        news = [entry for entry in log[min(self.reported[seat], len(log)) :] if entry[0] != seat]
        self.reported[seat] = len(log)
        self.tell(news)
        self.tell_scores()

    def tell_scores(self) -> None:
        """Points come at moments that are nobody's action, like the end of a round: say so whenever they have changed."""
        scores = self.table.state.scores()
        if scores != self.scores:
            self.say("cli-scores", scores=", ".join(f"{name} {score}" for name, score in zip(self.names, scores, strict=True)))
        self.scores = scores

    def tell(self, entries: Sequence[tuple[int, str]]) -> None:
        line: list[str] = []
        for at, (mover, logged) in enumerate(entries):
            line.append(deed(self.table, self.catalogue, logged))
            if at + 1 == len(entries) or entries[at + 1][0] != mover:
                self.say("cli-log-line", name=self.names[mover], deed="; ".join(line))
                line = []

    def show_menu(self, menu: Menu) -> None:
        for verb, entries in menu.groups().items():
            if len(entries) <= MOST_SHOWN:
                self.show_entries(verb, entries)
            else:
                self.say("cli-many", verb=verb, count=len(entries), first=entries[0][0], last=entries[-1][0])

    def show_entries(self, verb: str, entries: Sequence[tuple[int, str]]) -> None:
        for line in listed(verb, entries, self.console.width):
            self.console.print(line)

    # Commands.

    def explain(self, topic: str) -> None:
        if not topic:
            self.say("cli-help")
            self.say("cli-topics")
            self.console.print(" ".join(self.table.game.topics()))
            return
        about = self.table.game.under(self.table.rules).explain(topic, self.catalogue)
        if about is None:
            raise BadRequest(Reason("cli-no-topic", topic=topic))
        self.console.print(clean(about, 4000), overflow="fold")

    def show_rules(self, rest: str) -> None:
        game = self.table.game.name
        for line in section(game, rest.lower(), self.catalogue) if rest else contents(game, self.catalogue):
            self.console.print(clean(line, 4000), overflow="fold")

    def person_to_undo(self) -> int:
        """Whoever made the last action, if a person; the table says whether it may be taken back."""
        last = self.table.movers[-1] if self.table.movers else 0
        return last if self.seated[last] is None else self.at_screen or 0

    def alone(self) -> bool:
        """Return whether one person plays against bots. Then undo is unfair to nobody."""
        return self.seated.count(None) == 1

    def undo(self, rest: str) -> None:
        """Take back the person's last action, and the bots' replies to it if nobody else plays."""
        if not self.alone() or not any(self.seated[mover] is None for mover in self.table.movers):
            self.table.undo(self.person_to_undo())
            return
        while self.seated[self.table.movers[-1]] is not None:
            self.table.take_back()
        self.table.take_back()
        self.reported = [min(lines, self.table.ply) for lines in self.reported]
        self.keep()

    def restart(self, rest: str) -> None:
        self.table.restart_turn(self.person_to_undo())

    def save_as(self, rest: str) -> None:
        path = Path(rest) if rest else self.save
        if path is None:
            raise BadRequest(Reason("cli-save-where"))
        write_text(path, self.table.record().dumps())
        self.say("cli-saved", file=clean(str(path)))

    def show_log(self, rest: str) -> None:
        self.tell(self.table.log(self.at_screen))

    def hint(self, rest: str) -> None:
        name = bots.adviser(self.table.game.name)
        if name is None:
            raise BadRequest(Reason("cli-no-hint"))
        bot = bots.get(name, self.rng)
        advice = bots.explain(bot, self.table.state, self.rng, HINT_MS, 1)
        if advice:
            self.say("cli-hint-from", bot=name)
            show_advice(self.console, self.table, advice, self.catalogue)
            return
        action = bots.ask(bot, self.table.state, self.rng)
        self.say("cli-hint", bot=name, action=self.table.game.vocabulary.words[action])

    def quit(self, rest: str) -> None:
        self.left = True
