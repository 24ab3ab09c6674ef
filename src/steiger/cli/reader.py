"""The player's lines: from a terminal with completion and history, or from any stream."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from steiger.cli.speech import clean

if TYPE_CHECKING:
    from rich.console import Console

LONGEST_INPUT = 2000


class Reader:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.candidates: list[str] = []
        if self.terminal:
            self._offer_completion()

    def line(self, prompt: str, candidates: Sequence[str] = ()) -> str | None:
        """The next line in lower case, words parted by one space; None at the end of input."""
        self.candidates = list(candidates)
        given = self._from_terminal(prompt) if self.terminal else self._from_stream(prompt)
        return None if given is None else " ".join(given[:LONGEST_INPUT].split())

    def _from_terminal(self, prompt: str) -> str | None:
        try:
            return input(prompt)
        except EOFError:
            return None

    def _from_stream(self, prompt: str) -> str | None:
        """Echo the line, so that the output reads as the whole conversation."""
        given = sys.stdin.readline()
        self.console.print(prompt + clean(given.strip()), overflow="fold")
        return given or None

    def _offer_completion(self) -> None:
        try:
            import readline
        except ImportError:  # not on every platform; the game does without
            return
        readline.set_completer_delims("")
        readline.set_completer(self.complete)
        # Python on macOS, and some others, come with libedit, which has a language of its own for this.
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def complete(self, text: str, state: int) -> str | None:
        """Complete the last of several actions on a line."""
        before = text[: 1 + max(text.rfind(","), text.rfind(";"))]
        begun = text[len(before) :].lstrip()
        gap = text[len(before) : len(text) - len(begun)]
        fitting = [candidate for candidate in self.candidates if candidate.startswith(begun.lower())]
        return before + gap + fitting[state] if state < len(fitting) else None
